//! Article 24.8 of 2020, 闲: idle.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 24.8.
pub static ARTICLE: Article = Article {
    number: "24.8",
    title: Text { zh: "闲", en: "Idle" },
    summary: Text {
        zh: "不属于将、杀、捉的都是闲；兑、献、拦、跟也在其中。",
        en: "Every move that is not check, kill or chase; exchange, offer, block and follow are among them.",
    },
    does: Text { zh: "所引各着：不是将、杀、捉。", en: "Cited for moves that are none of the three." },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, |label| !label.is_attack()),
};
