//! Article 28.14, 长打对长打: attack against attack.

use crate::rulebooks::{Article, Role, Says, Text, find};

/// Article 28.14.
pub static ARTICLE: Article = Article {
    number: "28.14",
    title: Text { zh: "长打对长打", en: "Attack against attack" },
    summary: Text {
        zh: "双方循环反复而步步都是打，叫长打对长打。",
        en: "Both sides attack on every move of the cycle.",
    },
    does: Text {
        zh: "双方都步步是打时引用此名。", en: "Cited when both sides’ every move is check, kill or chase."
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::cycle(&ARTICLE, Says::Bears, dispute.both_prohibited()),
};
