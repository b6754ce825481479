//! Article 28.12, 长捉: perpetual chase.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.12.
pub static ARTICLE: Article = Article {
    number: "28.12",
    title: Text { zh: "长捉", en: "Perpetual chase" },
    summary: Text {
        zh: "连续捉一子或几个子而成循环的，叫长捉。",
        en: "Chasing on every move, so that a cycle arises; the piece chased may be one or several.",
    },
    does: Text {
        zh: "一方在循环中每着都定为捉时，命名为长捉，不问被捉的是否同一子。",
        en: "Names a side’s play perpetual chase when each of its moves in the cycle is chase; it need not be the same piece that is chased.",
    },
    read: Read::Text,
    acts: &[
        Act::Calls(&[Class::Chase]),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；裁定看的是禁止着法与允许着法（25.2），不看这个名称。",
            en: "The article only fixes a name; rulings look at prohibited and allowed play (25.2), not at this name.",
        }),
    ],
    file: file!(),
};
