//! Article 7: mutual perpetual check.

use crate::chess::Side;
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 7.
pub static ARTICLE: Article = Article {
    number: "7",
    title: Text { zh: "互相长将", en: "Mutual perpetual check" },
    summary: Text { zh: "双方着着将军，作和。", en: "If both sides check on every move, it is a draw." },
    does: Text {
        zh: "双方各着都是将时作和。", en: "Rules a draw when every move of both sides is a check."
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, _| Side::ALL.into_iter().all(|side| dispute.is_only(side, Class::Check)),
    }],
    file: file!(),
};
