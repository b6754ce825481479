//! Article 6: perpetual check.

use crate::labels::{Class, Finder, Naming, gives_check};
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 6.
pub static ARTICLE: Article = Article {
    number: "6",
    title: Text { zh: "长将", en: "Perpetual check" },
    summary: Text { zh: "一子或数子长将，判负。", en: "Perpetual check, by one piece or several, loses." },
    does: Text {
        zh: "所引各着：将。一方着着将军、另一方不是着着将军时，判前者负。",
        en: "Cited for checks. Rules a loss for the side that checks on every move while the other does not.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Check, finds: Finder::Plain(gives_check) }),
        Act::Calls(&[Class::Check]),
        Act::Rules(|dispute| rulings::loss_of(dispute.lone_checker())),
    ],
    file: file!(),
};
