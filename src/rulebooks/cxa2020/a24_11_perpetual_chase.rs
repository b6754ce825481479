//! Article 24.11, 长捉: perpetual chase.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.11.
pub static ARTICLE: Article = Article {
    number: "24.11",
    title: Text { zh: "长捉", en: "Perpetual chase" },
    summary: Text {
        zh: "步步捉一子或数子而成循环的，叫长捉。",
        en: "Chasing on every move so that a cycle arises, one piece or several.",
    },
    does: Text {
        zh: "一方在循环中每着都是捉时，以此命名；26.9 各款据此比较双方。",
        en: "Names a side’s play so when each of its moves in the cycle is chase; the clauses of 26.9 compare the sides by this name.",
    },
    read: Read::Text,
    acts: &[Act::Calls(&[Class::Chase])],
    file: file!(),
};
