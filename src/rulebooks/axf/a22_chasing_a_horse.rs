//! Article 22: chasing a horse; mutual chase.

use super::fault::{draws, is_victim, victims};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 22.
pub static ARTICLE: Article = Article {
    number: "22",
    title: Text { zh: "捉马；互捉", en: "Chasing a horse; mutual chase" },
    summary: Text {
        zh: "车长捉马，或两子捉一马，判负；双方着着互捉作和。",
        en: "A rook, or two pieces, that keep chasing one horse lose. If each side chases on every move it is a draw.",
    },
    does: Text {
        zh: "着着被捉的是同一马时，判捉方负；双方各自着着捉对方同一子时作和。",
        en: "Rules a loss where one horse is chased with every move, and a draw where each side chases one piece of the other throughout.",
    },
    read: Read::Inferred,
    acts: &[
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| is_victim(dispute, finding, |victim| victim.piece.kind == Kind::Horse),
        },
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| {
                draws(finding, |side| {
                    let chases = |side| !victims(dispute, side).is_empty();
                    chases(side) && chases(side.other())
                })
            },
        },
    ],
    file: file!(),
};
