//! Article 28.11, 长杀: perpetual kill.

use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text, find};

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
        en: "Names a side’s play 长杀 when each of its moves in the cycle is kill.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::patterns(dispute, &ARTICLE, &[Class::Kill]),
};
