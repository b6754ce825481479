//! Article 26.3, 双方禁止作和: both prohibited: a draw.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 26.3.
pub static ARTICLE: Article = Article {
    number: "26.3",
    title: Text { zh: "双方禁止作和", en: "Both prohibited: a draw" },
    summary: Text {
        zh: "双方都是禁止着法而都不变，作和；若其中恰有一方是长将，则不适用。",
        en: "If both sides’ moves are prohibited and neither changes, the game is drawn – unless exactly one of them is giving perpetual check.",
    },
    does: Text {
        zh: "双方步步是打时判和，不分将、杀、捉的轻重；双方都长将也作和。单方长将归 26.1。",
        en: "Rules a draw when both sides attack on every move, without weighing one attack against another; so too when both check throughout. A lone perpetual checker falls under 26.1.",
    },
    read: Read::Text,
    acts: &[Act::Rules(|dispute| {
        rulings::cycle(Says::Draws, dispute.both_prohibited() && dispute.lone_checker().is_none())
    })],
    file: file!(),
};
