//! Article 26.4 of 2020, 多种作用从重: several effects: the heaviest counts.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 26.4.
pub static ARTICLE: Article = Article {
    number: "26.4",
    title: Text { zh: "多种作用从重", en: "Several effects: the heaviest counts" },
    summary: Text {
        zh: "一着兼有几种作用的，按最重的定。",
        en: "A move with several effects is judged by the heaviest.",
    },
    does: Text {
        zh: "将、杀、捉依次为重；其余作用留作依据。",
        en: "Check, kill, chase in this order; the other effects are kept as evidence.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, |label| label.effects.len() > 1),
};
