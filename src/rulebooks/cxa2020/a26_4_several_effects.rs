//! Article 26.4, 多种作用从重: the heaviest effect counts.

use crate::labels::{Order, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.4.
pub static ARTICLE: Article = Article {
    number: "26.4",
    title: Text { zh: "多种作用从重", en: "Several effects: the heaviest counts" },
    summary: Text {
        zh: "一着兼有几种作用的，按最重的定。",
        en: "A move with several effects is judged by the heaviest.",
    },
    does: Text {
        zh: "将、杀、捉依次为重；其余作用留作依据。",
        en: "Check, kill, chase in this order; the other effects are kept as evidence.",
    },
    read: Read::Cited,
    acts: &[
        Act::Sets { says: Setting::Order(Order::KillBeforeChase), otherwise: Setting::Order(Order::LightestFirst) },
        Act::Sets { says: Setting::ChaseMayOffer(true), otherwise: Setting::ChaseMayOffer(false) },
    ],
    file: file!(),
};
