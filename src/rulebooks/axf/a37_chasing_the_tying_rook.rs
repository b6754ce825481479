//! Article 37: chasing the rook that ties.

use super::fault::{is_victim, ties_a_rook};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 37.
pub static ARTICLE: Article = Article {
    number: "37",
    title: Text { zh: "捉牵制之车", en: "Chasing the rook that ties" },
    summary: Text {
        zh: "车和帅（将）被对方车炮牵住时，用马或炮长捉那个牵制的车，判负。",
        en: "When rook and general are tied down by rook and cannon, chasing the tying rook with horse or cannon loses.",
    },
    does: Text {
        zh: "着着被马炮捉的车始终牵住捉方的车时引此条。",
        en: "Cited with the loss where the rook chased by horse or cannon holds a rook of the chasing side throughout.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            is_victim(dispute, finding, |victim| {
                victim.piece.kind == Kind::Rook
                    && victim.is_chased_by(&[Kind::Horse, Kind::Cannon])
                    && victim.always(ties_a_rook)
            })
        },
    }],
    file: file!(),
};
