//! Article 12: check and chase.

use super::fault::{draws, makes_only};
use crate::labels::asian::Point;
use crate::labels::{Class, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 12.
pub static ARTICLE: Article = Article {
    number: "12",
    title: Text { zh: "一将一捉", en: "Check and chase" },
    summary: Text {
        zh: "一将一捉，或数将一捉，作和。",
        en: "One check one chase, or several checks and a chase, is a draw.",
    },
    does: Text {
        zh: "将军的着法不另算捉；一方只有将和捉、两者都有时作和。",
        en: "A check does not count as a chase as well. Rules a draw when a side makes checks and chases and nothing else.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::ChecksChase, false),
            otherwise: Setting::Asian(Point::ChecksChase, true),
        },
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| draws(finding, |side| makes_only(dispute, side, &[Class::Check, Class::Chase])),
        },
    ],
    file: file!(),
};
