//! Article 29, 捉的条件: what makes a chase.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 29.
pub static ARTICLE: Article = Article {
    number: "29",
    title: Text { zh: "捉的条件", en: "What makes a chase" },
    summary: Text {
        zh: "捉须同时具备本条所列的各项条件：方式、新生、对象和吃后安全。",
        en: "A chase must meet the conditions listed under this article: its form, its newness, its object, and safety after the capture.",
    },
    does: Text {
        zh: "逐子检验各项条件；所引各着都有过这样的检验，不论结果是否为捉。",
        en: "Each attacked piece is tested against the conditions one by one. Cited for every move where a threat was so tested, whatever came of it.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::tests_a_chase),
};
