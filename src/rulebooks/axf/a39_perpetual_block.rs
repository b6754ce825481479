//! Article 39: perpetual block.

use super::fault::draws;
use crate::labels::{Class, Finder, Naming, asian};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 39.
pub static ARTICLE: Article = Article {
    number: "39",
    title: Text { zh: "长拦", en: "Perpetual block" },
    summary: Text { zh: "长拦作和。", en: "Perpetual block is a draw." },
    does: Text { zh: "一方着着是拦时作和。", en: "Rules a draw when every move of a side is a block." },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Block, finds: Finder::Asian(asian::blocks) }),
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| draws(finding, |side| dispute.is_only(side, Class::Block)),
        },
    ],
    file: file!(),
};
