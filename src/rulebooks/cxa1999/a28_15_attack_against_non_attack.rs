//! Article 28.15, 长打对非长打: attack against non-attack.

use crate::rulebooks::{Article, Role, Says, Text, find};

/// Article 28.15.
pub static ARTICLE: Article = Article {
    number: "28.15",
    title: Text { zh: "长打对非长打", en: "Attack against non-attack" },
    summary: Text {
        zh: "一方步步是打、中间没有闲着，另一方中间有闲着，叫长打对非长打。",
        en: "One side attacks on every move of the cycle; the other has an idle move among its own.",
    },
    does: Text {
        zh: "恰有一方步步是打时引用此名，并指明该方。",
        en: "Cited, naming the attacking side, when exactly one side’s every move is check, kill or chase.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::sides(&ARTICLE, |side| (dispute.lone_attacker() == Some(side)).then_some(Says::Bears)),
};
