//! Article 36: a chase that also offers.

use super::fault::is_victim;
use crate::labels::{Class, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 36.
pub static ARTICLE: Article = Article {
    number: "36",
    title: Text { zh: "捉兼邀兑", en: "A chase that also offers" },
    summary: Text {
        zh: "捉中有一着或各着兼有邀兑、献子，仍是捉。",
        en: "A chase stays a chase if one or all of its moves also offer an exchange.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着兼兑或兼献时引此条。",
        en: "Cited with the loss where some moves of the chase are also exchanges or offers.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::ChaseMayOffer(true), otherwise: Setting::ChaseMayOffer(false) },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| {
                    victim.ever(|label, _| label.has(Class::Exchange) || label.has(Class::Offer))
                })
            },
        },
    ],
    file: file!(),
};
