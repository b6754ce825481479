//! Article 28.1, 将: check.

use crate::labels::gives_check;
use crate::labels::{Class, Finder, Naming};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.1.
pub static ARTICLE: Article = Article {
    number: "28.1",
    title: Text { zh: "将", en: "Check" },
    summary: Text {
        zh: "走子后直接攻击对方帅（将）的，叫照将，简称将；闪开别的子造成的照将也一样。",
        en: "A move after which the enemy general is under direct attack, by the moved piece or by one it uncovers.",
    },
    does: Text {
        zh: "走子后对方帅（将）受攻即定为将，并列出照将的子。",
        en: "Names the move check whenever the general stands attacked after it, with the pieces that give check.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Check, finds: Finder::Plain(gives_check) })],
    file: file!(),
};
