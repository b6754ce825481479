//! Article 26.1.3, 将帅应将: the general answers a check.

use super::super::cxa1999::a27_1_general;
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.1.3.
pub static ARTICLE: Article = Article {
    number: "26.1.3",
    title: Text { zh: "将帅应将", en: "The general answers a check" },
    summary: Text {
        zh: "将（帅）应将而附带产生捉的，按闲。",
        en: "What the general threatens by answering a check is idle.",
    },
    does: Text {
        zh: "将帅应将时附带的捉和杀都不算。所引各着有这样的威胁。",
        en: "What the general threatens by answering a check does not count, be it a chase or a kill. Cited for moves with such a threat.",
    },
    read: Read::Cited,
    acts: &[
        Act::Tests(a27_1_general::ANSWERS_CHECK),
        Act::Sets { says: Setting::AnswersAreIdle(true), otherwise: Setting::AnswersAreIdle(false) },
    ],
    file: file!(),
};
