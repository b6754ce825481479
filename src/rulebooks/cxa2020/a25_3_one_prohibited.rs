//! Article 25.3, 单方禁止须变: one prohibited: that side changes.

use crate::rulebooks::rulings;
use crate::rulebooks::{About, Act, Article, Dispute, Read, Says, Text};

/// Article 25.3.
pub static ARTICLE: Article = Article {
    number: "25.3",
    title: Text { zh: "单方禁止须变", en: "One prohibited: that side changes" },
    summary: Text {
        zh: "一方为禁止着法，另一方为允许着法，应由前者变着，不变判负。",
        en: "If one side’s moves are prohibited and the other’s allowed, the former must change, or lose.",
    },
    does: Text {
        zh: "令犯禁一方变着；已受警告而又重复的判负。单方长将归 25.1。",
        en: "Orders the prohibited side to change; a loss where it was warned and repeated. One-sided perpetual check falls under 25.1.",
    },
    read: Read::Cited,
    acts: &[Act::Rules(rule)],
    file: file!(),
};

/// Perpetual check is ruled by 25.1, not here.
fn rule(dispute: &Dispute) -> Vec<(About, Says)> {
    rulings::change_of(dispute, dispute.lone_attacker().filter(|_| dispute.lone_checker().is_none()))
}
