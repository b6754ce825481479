//! Article 34: a false root.

use super::fault::is_victim;
use crate::labels::asian::Point;
use crate::labels::{Root, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 34.
pub static ARTICLE: Article = Article {
    number: "34",
    title: Text { zh: "假根", en: "A false root" },
    summary: Text { zh: "假根不算保护，判负。", en: "A false root does not protect: loss." },
    does: Text {
        zh: "有真根与否，看吃子之后能否合法地回吃；假根不算保护。所引各着：捉的是假根的子；着着被捉的子有假根时，与总则同判。",
        en: "A root is true if it can legally retake after the capture; a false one does not protect. Cited for chases of a piece with a false root, and with the general rule where the piece chased throughout has one.",
    },
    read: Read::Inferred,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::FalseRootsProtect, false),
            otherwise: Setting::Asian(Point::FalseRootsProtect, true),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| victim.ever(|_, target| target.root == Root::False))
            },
        },
    ],
    file: file!(),
};
