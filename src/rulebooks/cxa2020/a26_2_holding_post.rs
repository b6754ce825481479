//! Article 26.2, 守和要点: holding a drawn post.

use super::super::cxa1999::a27_3_defensive_post;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.2.
pub static ARTICLE: Article = Article {
    number: "26.2",
    title: Text { zh: "守和要点", en: "Holding a drawn post" },
    summary: Text {
        zh: "守方只有一个攻子时，占据守和要点而附带捉士、象的按闲。",
        en: "A defender with one attacking piece that takes up the key point of a draw may hit an advisor or elephant with it.",
    },
    does: Text {
        zh: "按局面条件采用；是否简明和棋由裁判员认定。",
        en: "Applied by conditions of the position; whether the draw is plain is for the referee.",
    },
    read: Read::Cited,
    acts: &[
        Act::Tests(a27_3_defensive_post::HOLDS_POST),
        Act::Referee(Text {
            zh: "一个残局是否“简明和棋”要靠残局知识判断。",
            en: "Whether an ending is a plain draw is a judgement of endgame theory.",
        }),
    ],
    file: file!(),
};
