//! Article 16: cannons chase two rooks.

use super::fault::{always_chases, draws};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 16.
pub static ARTICLE: Article = Article {
    number: "16",
    title: Text { zh: "炮分捉双车", en: "Cannons chase two rooks" },
    summary: Text {
        zh: "一炮分捉双车，或双炮分捉双车，作和。",
        en: "One cannon that chases two rooks in turn, or two cannons two rooks, is a draw.",
    },
    does: Text {
        zh: "一方着着以炮捉车而不是同一车时作和。",
        en: "Rules a draw when every move of a side chases some rook with a cannon, but not one and the same.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| draws(finding, |side| always_chases(dispute, side, Kind::Cannon, Kind::Rook)),
    }],
    file: file!(),
};
