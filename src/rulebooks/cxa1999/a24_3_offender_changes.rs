//! Article 24.3, 犯禁者变着: the offender must change.

use crate::rulebooks::rulings;
use crate::rulebooks::{About, Act, Article, Dispute, Read, Says, Text};

/// Article 24.3.
pub static ARTICLE: Article = Article {
    number: "24.3",
    title: Text { zh: "犯禁者变着", en: "The offender must change" },
    summary: Text {
        zh: "一方着法被禁止、另一方着法被允许时，前者须立即变着；再走一个循环就判负。",
        en: "When only one side’s moves are prohibited, that side must change at once; it loses if it goes through the cycle once more.",
    },
    does: Text {
        zh: "令犯禁一方变着；输入注明该方已受警告而又重复的，判负。单方长将不经此条。",
        en: "Orders the prohibited side to change; rules a loss where the input says that it was already warned and it repeated. One-sided perpetual check does not come here.",
    },
    read: Read::Text,
    acts: &[Act::Rules(rule)],
    file: file!(),
};

/// Perpetual check is ruled by 24.1, not here.
fn rule(dispute: &Dispute) -> Vec<(About, Says)> {
    rulings::change_of(dispute, dispute.lone_attacker().filter(|_| dispute.lone_checker().is_none()))
}
