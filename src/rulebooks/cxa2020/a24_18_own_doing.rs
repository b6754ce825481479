//! Article 24.18 of 2020, 自毙: of one’s own doing.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 24.18.
pub static ARTICLE: Article = Article {
    number: "24.18",
    title: Text { zh: "自毙", en: "Of one’s own doing" },
    summary: Text {
        zh: "对方自己的将军造成的被攻，不算此方的捉。",
        en: "An attack that the opponent’s own check brought about is not charged.",
    },
    does: Text {
        zh: "走前被将军时，把那个将军当作没有来比较。所引各着：威胁因此早已存在。",
        en: "Where the mover stood in check, the position before is compared as if the check were absent. Cited where the threat is found old that way.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| label.before.in_check(label.side) && evidence::has_old_threat(label))
    },
};
