//! Article 28.11, 长杀: perpetual kill.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.11.
pub static ARTICLE: Article = Article {
    number: "28.11",
    title: Text { zh: "长杀", en: "Perpetual kill" },
    summary: Text {
        zh: "连续不断走杀着而成循环的，叫长杀。",
        en: "A mate threat on every move, so that a cycle arises.",
    },
    does: Text {
        zh: "一方在循环中每着都定为杀时，命名为长杀。",
        en: "Names a side’s play perpetual kill when each of its moves in the cycle is kill.",
    },
    read: Read::Text,
    acts: &[
        Act::Calls(&[Class::Kill]),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；裁定看的是禁止着法与允许着法（25.2），不看这个名称。",
            en: "The article only fixes a name; rulings look at prohibited and allowed play (25.2), not at this name.",
        }),
    ],
    file: file!(),
};
