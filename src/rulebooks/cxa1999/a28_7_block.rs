//! Article 28.7, 拦: block.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.7.
pub static ARTICLE: Article = Article {
    number: "28.7",
    title: Text { zh: "拦", en: "Block" },
    summary: Text {
        zh: "走子阻住对方某子的活动而没有攻击作用的，叫拦。",
        en: "A move that hinders an enemy piece and attacks nothing.",
    },
    does: Text {
        zh: "比较走子前后对方各子能到的点：线路、马腿、象眼或炮架因此断去，且本着不是将、杀、捉，即为拦，并列出失去的点。",
        en: "Compares where enemy pieces could go before and after: a line, a leg, an eye or a screen is cut and the move is no attack. The points lost are listed.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Block, finds: Finder::Chinese(chinese::blocks) })],
    file: file!(),
};
