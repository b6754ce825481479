//! Article 32: several victims.

use super::fault::{draws, victims};
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 32.
pub static ARTICLE: Article = Article {
    number: "32",
    title: Text { zh: "分捉", en: "Several victims" },
    summary: Text {
        zh: "一子分捉两子以上，或两子分捉两子以上，作和。",
        en: "One piece that chases two or more in turn, or two pieces that chase two or more, is a draw.",
    },
    does: Text {
        zh: "一方着着是捉，但没有一个子着着被捉时作和。",
        en: "Rules a draw when every move of a side chases something, but no piece is chased every time.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| {
            draws(finding, |side| dispute.is_only(side, Class::Chase) && victims(dispute, side).is_empty())
        },
    }],
    file: file!(),
};
