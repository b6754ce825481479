//! Article 24: pieces of one kind.

use super::fault::is_victim;
use crate::labels::asian::Point;
use crate::labels::{Class, Finder, Naming, Setting, asian};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.
pub static ARTICLE: Article = Article {
    number: "24",
    title: Text { zh: "同类子相遇", en: "Pieces of one kind" },
    summary: Text {
        zh: "车对车、炮对炮、马对马，彼此都能吃的是邀兑，作和；一方因被牵、被困或蹩腿不能吃的，另一方不得长捉。",
        en: "Rook against rook, cannon against cannon, horse against horse: if both can take it is an offer and a draw. If one cannot, being pinned, confined or blocked, the other may not keep chasing it.",
    },
    does: Text {
        zh: "彼此能合法吃到的不算捉，所引各着新成此形；着着被捉的子与捉者同类时，判捉方负。",
        en: "Two pieces of a kind that can legally take each other chase neither; cited for moves that bring them so. Rules a loss where the piece chased with every move is of the chasers’ kind.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Exchange, finds: Finder::Asian(asian::offers_to_equal) }),
        Act::Sets {
            says: Setting::Asian(Point::EqualsOffer, true),
            otherwise: Setting::Asian(Point::EqualsOffer, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| is_victim(dispute, finding, |victim| victim.is_chased_by(&[victim.piece.kind])),
        },
    ],
    file: file!(),
};
