//! Article 29: pawns chase.

use super::fault::{draws, is_privileged_play};
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.
pub static ARTICLE: Article = Article {
    number: "29",
    title: Text { zh: "兵（卒）长捉", en: "Pawns chase" },
    summary: Text {
        zh: "一兵或数兵可以长捉，别的子参与其中一着也可以。",
        en: "A pawn, or several, may keep chasing, also if another piece takes part in one of the moves.",
    },
    does: Text {
        zh: "只有兵（卒）能吃的威胁不算捉；所引各着：兵（卒）新攻一子。一方着着是这种威胁或捉时作和。",
        en: "An attack by a pawn is no chase. Cited for moves by which one newly attacks a piece; rules a draw when every move of a side is such an attack or a chase.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::Asian(Point::PawnMay, true), otherwise: Setting::Asian(Point::PawnMay, false) },
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| draws(finding, |side| is_privileged_play(dispute, side, Kind::Pawn)),
        },
    ],
    file: file!(),
};
