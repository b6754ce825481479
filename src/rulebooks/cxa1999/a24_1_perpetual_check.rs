//! Article 24.1, 单方长将判负: checking alone loses at once.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.1.
pub static ARTICLE: Article = Article {
    number: "24.1",
    title: Text { zh: "单方长将判负", en: "Checking alone loses at once" },
    summary: Text {
        zh: "只有一方步步将军而成循环的，立即判该方负，不必先令其变着。",
        en: "A side that alone checks on every move of the cycle loses at once; it is not first told to change.",
    },
    does: Text {
        zh: "一方每着都是将、另一方不全是将时，判前者负；双方都长将的不在此列。",
        en: "Rules a loss for the side whose every move is check while the other side’s is not. If both check throughout, this article does not speak.",
    },
    read: Read::Text,
    acts: &[Act::Rules(|dispute| rulings::loss_of(dispute.lone_checker()))],
    file: file!(),
};
