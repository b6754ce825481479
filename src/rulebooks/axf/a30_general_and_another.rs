//! Article 30: the general and another piece.

use super::fault::{is_victim, takes_part};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 30.
pub static ARTICLE: Article = Article {
    number: "30",
    title: Text { zh: "帅（将）与他子同捉", en: "The general and another piece" },
    summary: Text {
        zh: "帅（将）走动而别的子着着有攻击的，是那个子的长捉，判负。",
        en: "If another piece attacks on every move that the general makes, that piece chases: loss.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着由帅（将）走出或帅（将）也攻它时引此条。第 30、31 条的分界是本程序所定。",
        en: "Cited with the loss where one piece is chased with every move and the general makes some of the moves or attacks it too. The line between 30 and 31 is ours.",
    },
    read: Read::Inferred,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            is_victim(dispute, finding, |victim| victim.ever(|label, target| takes_part(label, target, Kind::King)))
        },
    }],
    file: file!(),
};
