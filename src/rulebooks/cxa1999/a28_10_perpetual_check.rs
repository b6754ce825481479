//! Article 28.10, 长将: perpetual check.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.10.
pub static ARTICLE: Article = Article {
    number: "28.10",
    title: Text { zh: "长将", en: "Perpetual check" },
    summary: Text {
        zh: "连续不断照将而成循环的，叫长将。", en: "Check on every move, so that a cycle arises."
    },
    does: Text {
        zh: "一方在循环中每着都定为将时，命名为长将；24.1 据此判负。",
        en: "Names a side’s play perpetual check when each of its moves in the cycle is check; 24.1 rules on that name.",
    },
    read: Read::Text,
    acts: &[Act::Calls(&[Class::Check])],
    file: file!(),
};
