//! Article 28.2, 杀: kill: a mate threat.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.2.
pub static ARTICLE: Article = Article {
    number: "28.2",
    title: Text { zh: "杀", en: "Kill: a mate threat" },
    summary: Text {
        zh: "走子后，下一着起可用照将或连续照将把对方将死的，叫杀。",
        en: "A move that threatens to mate with the next move, by one check or by an unbroken series of checks.",
    },
    does: Text {
        zh: "假定对方不应，搜索连续照将的杀着，对方可作任何合法应着；走子之前已有杀势的，走后仍有杀就还是杀。所引各着：定为杀。",
        en: "Supposes that the opponent passes and searches for mate by checks alone against every legal defence. A mate threat that was there before the move and still is after it counts as one. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Kill, finds: Finder::Chinese(chinese::kills) })],
    file: file!(),
};
