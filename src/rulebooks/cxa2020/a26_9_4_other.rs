//! Article 26.9.4: all else draws.

use super::order;
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 26.9.4.
pub static ARTICLE: Article = Article {
    number: "26.9.4",
    title: Text { zh: "其余作和", en: "All else draws" },
    summary: Text {
        zh: "双方均为禁止着法而不合上列各款的，作和。",
        en: "Both sides prohibited and none of the cases above: a draw.",
    },
    does: Text { zh: "双方轻重相当时判和。", en: "Rules a draw when neither side is the lighter." },
    read: Read::Cited,
    acts: &[Act::Rules(|dispute| {
        let ordered = order::lighter(dispute).is_some();
        let draws = dispute.both_prohibited() && dispute.lone_checker().is_none() && !ordered;
        rulings::cycle(Says::Draws, draws)
    })],
    file: file!(),
};
