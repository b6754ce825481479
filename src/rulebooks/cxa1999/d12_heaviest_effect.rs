//! Detailed rule 12, 从重定性: named by the heaviest effect.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 12.
pub static ARTICLE: Article = Article {
    number: "细则12",
    title: Text { zh: "从重定性", en: "Named by the heaviest effect" },
    summary: Text {
        zh: "一着棋兼有几种作用的，按重的定性。",
        en: "A move with several effects is named by the heaviest.",
    },
    does: Text {
        zh: "与 27.4 同一规则；所引各着不止一种作用。",
        en: "The same rule as 27.4. Cited for moves with more than one effect.",
    },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a27_4_several_effects::ARTICLE], when: always }],
    file: file!(),
};
