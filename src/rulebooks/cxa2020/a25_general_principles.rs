//! Article 25 of 2020, 总纲: general principles.

use crate::rulebooks::{Article, Role, Says, Text, find};

/// Article 25.
pub static ARTICLE: Article = Article {
    number: "25",
    title: Text { zh: "总纲", en: "General principles" },
    summary: Text {
        zh: "双方均允许，不变作和；一方禁止、一方允许，禁止的一方须变着，不变判负。",
        en: "Both allowed: a draw. One side prohibited and the other allowed: the former must change, or lose.",
    },
    does: Text {
        zh: "判和，或令犯禁一方变着；已受警告而又重复的判负。",
        en: "Rules a draw, or orders the prohibited side to change; a loss where it was warned and repeated.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let mut findings = find::cycle(&ARTICLE, Says::Draws, dispute.both_allowed());
        findings.extend(find::change_of_lone_attacker(dispute, &ARTICLE));
        findings
    },
};
