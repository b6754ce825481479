//! Detailed rule 1, 单方长将不许: no perpetual check by one side.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 1.
pub static ARTICLE: Article = Article {
    number: "细则1",
    title: Text { zh: "单方长将不许", en: "No perpetual check by one side" },
    summary: Text {
        zh: "重申：任何情况下都不许单方面长将。",
        en: "Repeats that perpetual check by one side alone is never permitted.",
    },
    does: Text {
        zh: "与 24.1、26.1 同判：单方长将者负。",
        en: "Rules with 24.1 and 26.1: the lone perpetual checker loses.",
    },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a24_1_perpetual_check::ARTICLE], when: always }],
    file: file!(),
};
