//! Article 24.10, 长杀: perpetual kill.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.10.
pub static ARTICLE: Article = Article {
    number: "24.10",
    title: Text { zh: "长杀", en: "Perpetual kill" },
    summary: Text {
        zh: "连续不断要杀而循环反复三次的，叫长杀。",
        en: "Mate threats without a break that make a cycle three times.",
    },
    does: Text {
        zh: "一方在循环中每着都是杀时，以此命名。",
        en: "Names a side’s play so when each of its moves in the cycle is kill.",
    },
    read: Read::Text,
    acts: &[
        Act::Calls(&[Class::Kill]),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；裁定看的是禁止着法与允许着法（24.13、24.14），不看这个名称。",
            en: "The article only fixes a name; rulings look at prohibited and allowed play (24.13, 24.14), not at this name.",
        }),
    ],
    file: file!(),
};
