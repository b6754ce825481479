//! Article 33: several chasers.

use super::fault::is_victim;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 33.
pub static ARTICLE: Article = Article {
    number: "33",
    title: Text { zh: "轮流捉一子", en: "Several chasers" },
    summary: Text {
        zh: "两子以上不得轮流长捉一子。", en: "Two or more pieces may not take turns to chase one piece."
    },
    does: Text {
        zh: "着着被捉的是同一子，而捉者不止一子时引此条。",
        en: "Cited with the loss where one piece is chased with every move, by more than one.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| is_victim(dispute, finding, |victim| victim.chasers.len() > 1),
    }],
    file: file!(),
};
