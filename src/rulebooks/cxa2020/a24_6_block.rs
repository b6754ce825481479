//! Article 24.6, 拦: block.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.6.
pub static ARTICLE: Article = Article {
    number: "24.6",
    title: Text { zh: "拦", en: "Block" },
    summary: Text {
        zh: "走子阻挡对方子的活动而不带攻击的，叫拦。",
        en: "A move that hinders an enemy piece and attacks nothing.",
    },
    does: Text {
        zh: "走动的子挡住了对方将军或吃子的去路。所引各着：有拦的作用。",
        en: "The moved piece bars a check or a capture that an enemy piece had. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Block, finds: Finder::Chinese(chinese::blocks) })],
    file: file!(),
};
