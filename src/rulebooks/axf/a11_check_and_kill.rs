//! Article 11: check and kill.

use super::fault::{draws, makes_only};
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 11.
pub static ARTICLE: Article = Article {
    number: "11",
    title: Text { zh: "一将一杀", en: "Check and kill" },
    summary: Text { zh: "一将一杀作和。", en: "One check one kill is a draw." },
    does: Text {
        zh: "一方的着法只有将和杀、两者都有时作和。",
        en: "Rules a draw when a side makes checks and kills and nothing else.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| draws(finding, |side| makes_only(dispute, side, &[Class::Check, Class::Kill])),
    }],
    file: file!(),
};
