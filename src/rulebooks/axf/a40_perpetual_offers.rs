//! Article 40: perpetual offers.

use super::fault::draws;
use crate::labels::{Class, Finder, Naming, asian};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 40.
pub static ARTICLE: Article = Article {
    number: "40",
    title: Text { zh: "长兑、长献", en: "Perpetual offers" },
    summary: Text { zh: "长兑、长献作和。", en: "Perpetual offer to exchange or to sacrifice is a draw." },
    does: Text {
        zh: "一方着着是兑或献时作和。",
        en: "Rules a draw when every move of a side is an exchange or an offer.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Exchange, finds: Finder::Asian(asian::offers_exchange) }),
        Act::Names(Naming { class: Class::Offer, finds: Finder::Asian(asian::offers_piece) }),
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| {
                draws(finding, |side| {
                    dispute.of(side).all(|label| matches!(label.class, Class::Exchange | Class::Offer))
                })
            },
        },
    ],
    file: file!(),
};
