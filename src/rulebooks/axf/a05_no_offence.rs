//! Article 5: repetition without offence.

use super::fault::offender;
use crate::chess::Side;
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Stretch, Text};

/// Article 5.
pub static ARTICLE: Article = Article {
    number: "5",
    title: Text { zh: "无责任的循环", en: "Repetition without offence" },
    summary: Text {
        zh: "局面反复出现，双方都未违例又都不变，可作和。",
        en: "If the same position comes again and again without any offence and nobody varies, it may be a draw.",
    },
    does: Text {
        zh: "只判两个相同局面之间的着法，满三次注明成熟；找不到有责任的一方时作和。",
        en: "Judges the moves between two equal positions, marked as ripe at the third occurrence, and rules a draw where no side is found at fault.",
    },
    read: Read::Text,
    acts: &[
        Act::Rules(|dispute| {
            let both_move = Side::ALL.into_iter().all(|side| dispute.of(side).next().is_some());
            rulings::cycle(Says::Draws, both_move && offender(dispute).is_none())
        }),
        Act::Ripens(3),
        Act::Judges(Stretch::Turn),
    ],
    file: file!(),
};
