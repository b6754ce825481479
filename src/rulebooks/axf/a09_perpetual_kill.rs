//! Article 9: perpetual kill.

use super::fault::draws;
use crate::labels::{Class, Finder, Naming, asian};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 9.
pub static ARTICLE: Article = Article {
    number: "9",
    title: Text { zh: "长杀", en: "Perpetual kill" },
    summary: Text { zh: "长杀作和。", en: "Perpetual kill is a draw." },
    does: Text {
        zh: "所引各着：杀。一方着着是杀而无人有责任时作和。",
        en: "Cited for kills. Rules a draw when every move of a side is a kill and nobody is at fault.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Kill, finds: Finder::Asian(asian::kills) }),
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| draws(finding, |side| dispute.is_only(side, Class::Kill)),
        },
    ],
    file: file!(),
};
