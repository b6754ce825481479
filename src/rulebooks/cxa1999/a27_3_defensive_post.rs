//! Article 27.3, 占据防守要点: holding a defensive post.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// The 1999 text does not ask that the defender be down to one attacking piece.
pub(super) const ONE_ATTACKER: bool = false;

/// Article 27.3.
pub static ARTICLE: Article = Article {
    number: "27.3",
    title: Text { zh: "占据防守要点", en: "Holding a defensive post" },
    summary: Text {
        zh: "走子占住防守要点、当即成为简明和棋，顺带捉到士、相（象）的，算闲。",
        en: "A move that takes up a key defensive point and at once makes a plain draw is idle, even if it happens to attack an advisor or elephant.",
    },
    does: Text {
        zh: "只在局面本身足以说明时才采用，并列出被顺带捉到的士、相；1999 年版对守方子力没有“只剩一个攻子”的限制。其余情形由裁判员认定。",
        en: "Applied only where the position itself is proof enough, naming the advisor or elephant that is hit. The 1999 text does not ask that the defender have one attacking piece only. All else is for the referee.",
    },
    role: Role::Referee(Text {
        zh: "一个残局是否“简明和棋”、哪一点是防守要点，要靠残局知识判断。",
        en: "Whether an ending is a plain draw, and which point holds it, is a judgement of endgame theory.",
    }),
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::holds_post),
};
