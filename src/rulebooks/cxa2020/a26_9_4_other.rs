//! Article 26.9.4 of 2020, 其余作和: all else draws.

use crate::rulebooks::{Article, Role, Says, Text, find};

use super::order;

/// Article 26.9.4.
pub static ARTICLE: Article = Article {
    number: "26.9.4",
    title: Text { zh: "其余作和", en: "All else draws" },
    summary: Text {
        zh: "双方均为禁止着法而不合上列各款的，作和。",
        en: "Both sides prohibited and none of the cases above: a draw.",
    },
    does: Text { zh: "双方轻重相当时判和。", en: "Rules a draw when neither side is the lighter." },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let ordered = order::lighter(dispute).is_some();
        let draws = dispute.both_prohibited() && dispute.lone_checker().is_none() && !ordered;
        find::cycle(&ARTICLE, Says::Draws, draws)
    },
};
