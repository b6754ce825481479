//! Article 24.2, 杀: kill, a mate threat.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.2.
pub static ARTICLE: Article = Article {
    number: "24.2",
    title: Text { zh: "杀", en: "Kill: a mate threat" },
    summary: Text {
        zh: "走子后，下一着起可用照将或连续照将把对方将死的，叫杀；与捉并见时按杀。",
        en: "A move that threatens mate by one check or an unbroken series of checks. It outranks a chase made by the same move.",
    },
    does: Text {
        zh: "假定对方不应，搜索连续照将的杀着。所引各着：有杀的作用。",
        en: "Supposes that the opponent passes and searches for mate by checks alone. Cited for moves with this effect.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Kill, finds: Finder::Chinese(chinese::kills) })],
    file: file!(),
};
