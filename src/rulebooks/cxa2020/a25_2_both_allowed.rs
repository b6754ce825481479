//! Article 25.2, 双方允许作和: both allowed: a draw.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 25.2.
pub static ARTICLE: Article = Article {
    number: "25.2",
    title: Text { zh: "双方允许作和", en: "Both allowed: a draw" },
    summary: Text {
        zh: "双方均为允许着法，双方不变作和。",
        en: "If both sides’ moves are allowed and neither changes, the game is drawn.",
    },
    does: Text { zh: "双方均为允许着法时判和。", en: "Rules a draw when both sides’ moves are allowed." },
    read: Read::Cited,
    acts: &[Act::Rules(|dispute| rulings::cycle(Says::Draws, dispute.both_allowed()))],
    file: file!(),
};
