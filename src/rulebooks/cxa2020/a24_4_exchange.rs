//! Article 24.4, 兑: exchange offer.

use crate::labels::{Class, Finder, Naming, Setting, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.4.
pub static ARTICLE: Article = Article {
    number: "24.4",
    title: Text { zh: "兑", en: "Exchange offer" },
    summary: Text {
        zh: "走子后可与对方同兵种子互换，对方应兑既不会被将死也不致失子的，叫兑。",
        en: "A move that offers to exchange pieces of one kind where accepting neither mates nor loses material.",
    },
    does: Text {
        zh: "同兵种两子可互吃，且应兑无害。所引各着：有兑的作用。",
        en: "Two pieces of a kind can take each other and accepting does no harm. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Exchange, finds: Finder::Chinese(chinese::offers_exchange) }),
        Act::Sets { says: Setting::Exchange(true), otherwise: Setting::Exchange(false) },
    ],
    file: file!(),
};
