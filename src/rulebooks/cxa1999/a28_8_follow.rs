//! Article 28.8, 跟: follow.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.8.
pub static ARTICLE: Article = Article {
    number: "28.8",
    title: Text { zh: "跟", en: "Follow" },
    summary: Text {
        zh: "走子盯住对方有根子而没有攻击作用的，叫跟。",
        en: "A move that keeps an eye on a protected enemy piece and attacks nothing.",
    },
    does: Text {
        zh: "走动的子对着一个真有根的子，且本着不是将、杀、捉，即为跟。",
        en: "The moved piece bears on a piece that really has a root, and the move is no attack.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Follow, finds: Finder::Chinese(chinese::follows) })],
    file: file!(),
};
