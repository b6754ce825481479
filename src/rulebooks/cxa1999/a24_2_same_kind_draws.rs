//! Article 24.2, 同类着法作和: moves of the same kind draw.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.2.
pub static ARTICLE: Article = Article {
    number: "24.2",
    title: Text { zh: "同类着法作和", en: "Moves of the same kind draw" },
    summary: Text {
        zh: "双方都是允许着法，或者都是禁止着法，又都不愿变着的，立即判和。",
        en: "When both sides’ moves are allowed, or both sides’ moves are prohibited, and neither will change, the game is drawn at once.",
    },
    does: Text {
        zh: "与 26.2、26.3 同判：双方性质相同即判和；只有一方长将的除外，那由 24.1 处理。",
        en: "Rules with 26.2 and 26.3: a draw when both sides are of the same kind, except where one side alone checks throughout, which 24.1 decides.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a26_2_both_allowed::ARTICLE, &super::a26_3_both_prohibited::ARTICLE],
        when: always,
    }],
    file: file!(),
};
