//! Article 26.4, 单方禁止须变: one prohibited: that side changes.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.4.
pub static ARTICLE: Article = Article {
    number: "26.4",
    title: Text { zh: "单方禁止须变", en: "One prohibited: that side changes" },
    summary: Text {
        zh: "一方禁止、一方允许时，应由禁止的一方变着；不变判负。",
        en: "When one side’s moves are prohibited and the other’s allowed, it is the former that must change, or lose.",
    },
    does: Text {
        zh: "令犯禁一方变着；已受警告而又重复的判负。",
        en: "Orders the prohibited side to change; rules a loss where it was warned and repeated.",
    },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a24_3_offender_changes::ARTICLE], when: always }],
    file: file!(),
};
