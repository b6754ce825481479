//! Article 24.9, 长将: perpetual check.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Stretch, Text};

/// Article 24.9.
pub static ARTICLE: Article = Article {
    number: "24.9",
    title: Text { zh: "长将", en: "Perpetual check" },
    summary: Text {
        zh: "连续不断将军而循环反复三次的，叫长将；循环之前的第一步吃子不计在内。",
        en: "Checks without a break that make a cycle three times; a capture on the first ply is not counted.",
    },
    does: Text {
        zh: "一方在循环中每着都是将时，命名为长将，25.1 据此判负。只判两个相同局面之间的着法，终局面满三次注明成熟。",
        en: "Names a side’s play perpetual check when each of its moves in the cycle is check; 25.1 rules on that name. Only the moves between two equal positions are judged; three occurrences make the case ripe.",
    },
    read: Read::Text,
    acts: &[Act::Calls(&[Class::Check]), Act::Ripens(3), Act::Judges(Stretch::Turn)],
    file: file!(),
};
