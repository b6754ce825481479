//! Detailed rule 7, 吃后被将死: mated by taking.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Detailed rule 7.
pub static ARTICLE: Article = Article {
    number: "细则7",
    title: Text { zh: "吃后被将死", en: "Mated by taking" },
    summary: Text {
        zh: "形式上是捉，但一吃就会被对方将死的，按闲处理。",
        en: "What looks like a chase is idle if taking the piece lets the opponent mate.",
    },
    does: Text {
        zh: "与 29.4 同一检验；所引各着因此不成捉，又没有捉到别的子。",
        en: "The same test as 29.4. Cited for moves that fail to chase for this reason and chase nothing else.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| evidence::mated_after_taking(label) && !evidence::chases(label))
    },
};
