//! Article 18: a rook after an unprotected cannon.

use super::fault::is_victim;
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 18.
pub static ARTICLE: Article = Article {
    number: "18",
    title: Text { zh: "车长捉无根炮", en: "Rook against an unprotected cannon" },
    summary: Text {
        zh: "车长捉无根的炮判负，即使炮步步做杀、将军、一将一捉或分捉两子。",
        en: "A rook that keeps chasing an unprotected cannon loses, even if the cannon keeps threatening mate, gives check, or hits two pieces in turn.",
    },
    does: Text {
        zh: "着着被捉的是同一炮、捉者都是车时，判捉方负。",
        en: "Rules a loss for rooks that chase one cannon with every move.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            is_victim(dispute, finding, |victim| {
                victim.piece.kind == Kind::Cannon && victim.is_chased_by(&[Kind::Rook])
            })
        },
    }],
    file: file!(),
};
