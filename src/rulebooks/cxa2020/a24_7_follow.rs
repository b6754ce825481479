//! Article 24.7, 跟: follow.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.7.
pub static ARTICLE: Article = Article {
    number: "24.7",
    title: Text { zh: "跟", en: "Follow" },
    summary: Text {
        zh: "走子盯住对方有根子而不带攻击的，叫跟。",
        en: "A move that shadows a rooted enemy piece and attacks nothing.",
    },
    does: Text {
        zh: "走动的子攻着有根子而得不到。所引各着：有跟的作用。",
        en: "The moved piece attacks a rooted piece that it cannot win. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Follow, finds: Finder::Chinese(chinese::follows) })],
    file: file!(),
};
