//! Detailed rule 8, 双方禁止作和: both prohibited: a draw.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 8.
pub static ARTICLE: Article = Article {
    number: "细则8",
    title: Text { zh: "双方禁止作和", en: "Both prohibited: a draw" },
    summary: Text {
        zh: "重申：双方都是禁止着法而不变的作和，单方面长将除外。",
        en: "Repeats that two prohibited sides draw if neither changes, one-sided perpetual check excepted.",
    },
    does: Text { zh: "与 26.3 同判。", en: "Rules with 26.3." },
    read: Read::Text,
    acts: &[Act::Repeats { what: &[&super::a26_3_both_prohibited::ARTICLE], when: always }],
    file: file!(),
};
