//! Article 28: the general chases.

use super::fault::{draws, is_privileged_play};
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.
pub static ARTICLE: Article = Article {
    number: "28",
    title: Text { zh: "帅（将）长捉", en: "The general chases" },
    summary: Text {
        zh: "帅（将）可以长捉，与别的子一同捉也可以。",
        en: "The general may keep chasing, also together with another piece.",
    },
    does: Text {
        zh: "只有帅（将）能吃的威胁不算捉；所引各着：帅（将）新攻一子。一方着着是这种威胁或捉时作和。",
        en: "An attack by the general is no chase. Cited for moves by which it newly attacks a piece; rules a draw when every move of a side is such an attack or a chase.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::GeneralMay, true),
            otherwise: Setting::Asian(Point::GeneralMay, false),
        },
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| draws(finding, |side| is_privileged_play(dispute, side, Kind::King)),
        },
    ],
    file: file!(),
};
