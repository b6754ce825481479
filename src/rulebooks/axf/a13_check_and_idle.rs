//! Article 13: checks and idle moves.

use super::fault::draws;
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 13.
pub static ARTICLE: Article = Article {
    number: "13",
    title: Text { zh: "将与闲", en: "Check and idle moves" },
    summary: Text { zh: "将与闲相间，作和。", en: "Checks mixed with idle moves are a draw." },
    does: Text {
        zh: "一方有将也有不是将、杀、捉的着法，而无人有责任时作和。第 13、14 条的分界是本程序所定，所据只知两条合起来的意思。",
        en: "Rules a draw when a side makes checks and moves that are no attack, and nobody is at fault. Only the joint sense of 13 and 14 is known; the line between them is ours.",
    },
    read: Read::Inferred,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| {
            draws(finding, |side| {
                dispute.of(side).any(|label| label.class == Class::Check)
                    && dispute.of(side).any(|label| !label.is_attack())
            })
        },
    }],
    file: file!(),
};
