//! Article 25.1, 棋例: what the repetition rules are for.

use crate::rulebooks::{Act, Article, Read, Stretch, Text};

/// Article 25.1.
pub static ARTICLE: Article = Article {
    number: "25.1",
    title: Text { zh: "棋例", en: "What the repetition rules are for" },
    summary: Text {
        zh: "棋例是专为双方着法循环不变、局面重复而设的裁处规则。",
        en: "The repetition rules are there for one thing: positions that keep recurring because neither side changes its moves.",
    },
    does: Text {
        zh: "只裁定两个相同局面（棋子位置与轮走方都相同）之间的着法；没有重复就没有裁定。",
        en: "Only the moves between two equal positions – same pieces on the same points, same side to move – are judged. Without a repetition there is nothing to rule on.",
    },
    read: Read::Text,
    acts: &[Act::Judges(Stretch::Turn)],
    file: file!(),
};
