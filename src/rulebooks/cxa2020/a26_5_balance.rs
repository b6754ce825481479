//! Article 26.5, 得失相抵: the balance.

use crate::facts::{RootAsChaser, Worth};
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.5.
pub static ARTICLE: Article = Article {
    number: "26.5",
    title: Text { zh: "得失相抵", en: "The balance" },
    summary: Text {
        zh: "走完交换后相当或有得的是捉，有失的是闲；用根或被牵的子去捉也照此办。",
        en: "After the full exchange even or better is a chase and worse is idle, also for a root or a pinned piece that takes.",
    },
    does: Text {
        zh: "以变化终了的账目为准；子力的价值同 1999 版 25.3。所引各着：列有账目。",
        en: "Judged by the account at the end of the line; pieces are worth what 25.3 of 1999 says. Cited where a line with an account is shown.",
    },
    read: Read::Cited,
    acts: &[
        Act::Sets { says: Setting::Material(Worth::GRADED), otherwise: Setting::Material(Worth::ALIKE) },
        Act::Sets { says: Setting::NetGain(true), otherwise: Setting::NetGain(false) },
        Act::Sets {
            says: Setting::RootAsChaser(RootAsChaser::Balance),
            otherwise: Setting::RootAsChaser(RootAsChaser::Always),
        },
    ],
    file: file!(),
};
