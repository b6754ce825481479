//! Article 28.3, 捉: chase.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.3.
pub static ARTICLE: Article = Article {
    number: "28.3",
    title: Text { zh: "捉", en: "Chase" },
    summary: Text {
        zh: "走子后，下一着能吃掉对方某个无根子的，叫捉；从下一着起经连续照将或连续交换吃到的也算。",
        en: "A move after which the next move could win a piece without a root, directly, through a series of checks, or through a series of exchanges.",
    },
    does: Text {
        zh: "假定对方不应，双方轮流只走吃子、照将和应将，看能否净得子力；具体条件见第 29 条。",
        en: "Supposes that the opponent passes and searches captures, checks and answers to checks for both sides, to see whether material is won. The conditions are those of Article 29.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Chase, finds: Finder::Chinese(chinese::chases) })],
    file: file!(),
};
