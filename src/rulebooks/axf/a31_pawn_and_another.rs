//! Article 31: a pawn and another piece.

use super::fault::{is_victim, takes_part};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 31.
pub static ARTICLE: Article = Article {
    number: "31",
    title: Text { zh: "兵（卒）与他子同捉", en: "A pawn and another piece" },
    summary: Text {
        zh: "兵（卒）走动而别的子着着有攻击的，是那个子的长捉，判负。",
        en: "If another piece attacks on every move that a pawn makes, that piece chases: loss.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着由兵（卒）走出或兵（卒）也攻它时引此条。",
        en: "Cited with the loss where one piece is chased with every move and a pawn makes some of the moves or attacks it too.",
    },
    read: Read::Inferred,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            is_victim(dispute, finding, |victim| victim.ever(|label, target| takes_part(label, target, Kind::Pawn)))
        },
    }],
    file: file!(),
};
