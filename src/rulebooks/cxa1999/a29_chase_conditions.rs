//! Article 29, 捉的条件: what makes a chase.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.
pub static ARTICLE: Article = Article {
    number: "29",
    title: Text { zh: "捉的条件", en: "What makes a chase" },
    summary: Text {
        zh: "捉须同时具备本条所列的各项条件：方式、新生、对象和吃后安全。",
        en: "A chase must meet the conditions listed under this article: its form, its newness, its object, and safety after the capture.",
    },
    does: Text {
        zh: "总提 29.1 至 29.4；其中一款有所引，本条随引。",
        en: "Heads 29.1 to 29.4 and is cited with each of them.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[
            &super::a29_1_forms_of_chase::ARTICLE,
            &super::a29_2_new_threat::ARTICLE,
            &super::a29_3_worth_and_root::ARTICLE,
            &super::a29_4_not_mated_after::ARTICLE,
        ],
        when: always,
    }],
    file: file!(),
};
