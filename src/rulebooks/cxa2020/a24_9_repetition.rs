//! Article 24.9 of 2020, 循环反复: repetition.

use crate::rulebooks::{Article, Role, Says, Text, find};

/// How often the position must have occurred.
pub(super) const RIPE_AT: u32 = 3;

/// Article 24.9.
pub static ARTICLE: Article = Article {
    number: "24.9",
    title: Text { zh: "循环反复", en: "Repetition" },
    summary: Text {
        zh: "双方着法循环反复达三次，才交付裁定；循环之前的第一步吃子不计在内。",
        en: "A repetition is ruled on when it has come round three times; a capture that leads into it is no part of it.",
    },
    does: Text {
        zh: "只判两个相同局面之间的着法；满三次注明成熟。",
        en: "Judges exactly the plies between equal positions; three occurrences make the case ripe.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |dispute| find::cycle(&ARTICLE, Says::Bears, dispute.cycle.occurrences >= RIPE_AT),
};
