//! Article 27.3, 占据防守要点: holding a defensive post.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 27.3.
pub static ARTICLE: Article = Article {
    number: "27.3",
    title: Text { zh: "占据防守要点", en: "Holding a defensive post" },
    summary: Text {
        zh: "走子占住防守要点、当即成为简明和棋，顺带捉到士、相（象）的，算闲。",
        en: "A move that takes up a key defensive point and at once makes a plain draw is idle, even if it happens to attack an advisor or elephant.",
    },
    does: Text {
        zh: "只在很窄的条件下采用：守方只剩一个攻子，对方不止一个，此着解除了对方的全部得子手段，捉到的只是士、相。条文本身没有“一个攻子”的限制，其余情形由裁判员认定。",
        en: "Applied narrowly: the defender has one attacking piece left, the opponent more; the move parries everything the opponent was winning; only advisors or elephants are hit. The text itself does not ask for one attacking piece; all else is for the referee.",
    },
    role: Role::Referee(Text {
        zh: "一个残局是否“简明和棋”、哪一点是防守要点，要靠残局知识判断。",
        en: "Whether an ending is a plain draw, and which point holds it, is a judgement of endgame theory.",
    }),
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::holds_post),
};
