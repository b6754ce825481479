//! Detailed rule 7, 吃后被将死: mated by taking.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 7.
pub static ARTICLE: Article = Article {
    number: "细则7",
    title: Text { zh: "吃后被将死", en: "Mated by taking" },
    summary: Text {
        zh: "形式上是捉，但一吃就会被对方将死的，按闲处理。",
        en: "What looks like a chase is idle if taking the piece lets the opponent mate.",
    },
    does: Text { zh: "与 29.4 同一检验，随引。", en: "The same test as 29.4, and cited with it." },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a29_4_not_mated_after::ARTICLE], when: always }],
    file: file!(),
};
