//! Article 24.2, 同类着法作和: moves of the same kind draw.

use crate::rulebooks::{Article, Role, Says, Text, find};

/// Article 24.2.
pub static ARTICLE: Article = Article {
    number: "24.2",
    title: Text { zh: "同类着法作和", en: "Moves of the same kind draw" },
    summary: Text {
        zh: "双方都是允许着法，或者都是禁止着法，又都不愿变着的，立即判和。",
        en: "When both sides’ moves are allowed, or both sides’ moves are prohibited, and neither will change, the game is drawn at once.",
    },
    does: Text {
        zh: "双方性质相同即判和；只有一方长将的除外，那由 24.1 处理。",
        en: "Rules a draw when both sides are of the same kind, except where one side alone checks throughout, which 24.1 decides.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let same = dispute.both_allowed() || dispute.both_prohibited();
        find::cycle(&ARTICLE, Says::Draws, same && dispute.lone_checker().is_none())
    },
};
