//! Article 26.1, 单方长将不许: no perpetual check by one side.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.1.
pub static ARTICLE: Article = Article {
    number: "26.1",
    title: Text { zh: "单方长将不许", en: "No perpetual check by one side" },
    summary: Text {
        zh: "不管对方走的是什么着法，单方面长将都不允许。",
        en: "Perpetual check by one side alone is never permitted, whatever the other side does.",
    },
    does: Text {
        zh: "只有一方长将时判该方负，即使对方也步步是杀或捉。",
        en: "Rules a loss for the lone perpetual checker, even where the other side attacks on every move as well.",
    },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a24_1_perpetual_check::ARTICLE], when: always }],
    file: file!(),
};
