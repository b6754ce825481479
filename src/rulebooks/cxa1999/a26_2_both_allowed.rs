//! Article 26.2, 双方允许作和: both allowed: a draw.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 26.2.
pub static ARTICLE: Article = Article {
    number: "26.2",
    title: Text { zh: "双方允许作和", en: "Both allowed: a draw" },
    summary: Text {
        zh: "双方都是允许着法而都不变，作和。",
        en: "If both sides’ moves are allowed and neither changes, the game is drawn.",
    },
    does: Text {
        zh: "双方各有至少一着不是将、杀、捉时判和。",
        en: "Rules a draw when each side has at least one move that is not check, kill or chase.",
    },
    read: Read::Text,
    acts: &[Act::Rules(|dispute| rulings::cycle(Says::Draws, dispute.both_allowed()))],
    file: file!(),
};
