//! Article 14: chases, kills and idle moves.

use super::fault::draws;
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 14.
pub static ARTICLE: Article = Article {
    number: "14",
    title: Text { zh: "捉、杀与闲", en: "Chases, kills and idle moves" },
    summary: Text {
        zh: "将、杀、捉、闲的其他混合，作和。",
        en: "Other mixtures of check, kill, chase and idle are a draw.",
    },
    does: Text {
        zh: "一方有捉或杀也有不是将、杀、捉的着法，而无人有责任时作和。",
        en: "Rules a draw when a side makes chases or kills and moves that are no attack, and nobody is at fault.",
    },
    read: Read::Inferred,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| {
            draws(finding, |side| {
                let attacks = dispute.of(side).any(|label| matches!(label.class, Class::Chase | Class::Kill));
                attacks && dispute.of(side).any(|label| !label.is_attack())
            })
        },
    }],
    file: file!(),
};
