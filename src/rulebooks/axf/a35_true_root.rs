//! Article 35: several pieces against a true root.

use super::fault::draws;
use crate::labels::asian::Point;
use crate::labels::{Setting, Why};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 35.
pub static ARTICLE: Article = Article {
    number: "35",
    title: Text { zh: "数子攻有根子", en: "Several pieces against a true root" },
    summary: Text {
        zh: "几个子攻击有真根的子（马、炮攻车除外），作和。",
        en: "Several pieces against a truly protected piece, other than horse or cannon against a rook, is a draw.",
    },
    does: Text {
        zh: "不计子力与攻守子数；所引各着：新攻有真根的子。一方着着如此时作和。",
        en: "Neither material nor the number of attackers and roots is counted. Cited for moves that newly attack a piece with a true root; rules a draw when every move of a side does.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::RootsProtect, true),
            otherwise: Setting::Asian(Point::RootsProtect, false),
        },
        Act::Repeats {
            what: &[&super::a05_no_offence::ARTICLE],
            when: |dispute, finding| {
                draws(finding, |side| dispute.of(side).all(|label| label.failed(Why::Refuted).next().is_some()))
            },
        },
    ],
    file: file!(),
};
