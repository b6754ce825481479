//! Detailed rule 5, 捉兼兑、献、送吃: chase with exchange, offer or sacrifice.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 5.
pub static ARTICLE: Article = Article {
    number: "细则5",
    title: Text { zh: "捉兼兑、献、送吃", en: "Chase with exchange, offer or sacrifice" },
    summary: Text {
        zh: "捉子同时带有兑、献或送吃的，仍按捉处理。",
        en: "A chase that is also an exchange offer, an offer of a piece, or puts a piece where it may be taken, is still a chase.",
    },
    does: Text {
        zh: "捉成立即算捉，兑、献留作附带作用；对方可以吃掉走动的无根子也不改变定性。所引各着：捉而兼兑、献或送吃。",
        en: "If the chase holds it counts, and exchange or offer are kept as further effects; that the opponent may take the unprotected moved piece alters nothing. Cited for chases that also exchange, offer, or put the moved piece where it may be taken.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::ChaseMayOffer(true), otherwise: Setting::ChaseMayOffer(false) }],
    file: file!(),
};
