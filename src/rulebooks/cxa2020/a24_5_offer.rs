//! Article 24.5, 献: offer.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.5.
pub static ARTICLE: Article = Article {
    number: "24.5",
    title: Text { zh: "献", en: "Offer" },
    summary: Text {
        zh: "走子送吃而对方吃去无碍的，叫献。",
        en: "A move that leaves a piece to be taken without harm to the taker.",
    },
    does: Text {
        zh: "走动的子无根而可被同兵种子吃去。所引各着：有献的作用。",
        en: "The moved piece has no root and may be taken by its own kind. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Offer, finds: Finder::Chinese(chinese::offers_piece) })],
    file: file!(),
};
