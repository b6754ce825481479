//! Article 24.1, 将: check.

use crate::labels::{Class, Finder, Naming, gives_check};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.1.
pub static ARTICLE: Article = Article {
    number: "24.1",
    title: Text { zh: "将", en: "Check" },
    summary: Text {
        zh: "走子直接攻击对方将（帅）的，叫将军。", en: "A move that attacks the enemy general."
    },
    does: Text {
        zh: "走动的子和闪开后露出的子都算。所引各着：将军。",
        en: "Attacks by the moved piece and by pieces it uncovers both count. Cited for moves that give check.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Check, finds: Finder::Plain(gives_check) })],
    file: file!(),
};
