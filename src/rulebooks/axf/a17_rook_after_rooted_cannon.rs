//! Article 17: a rook after a protected cannon.

use super::fault::meets_root;
use crate::chess::Kind;
use crate::rulebooks::{About, Act, Article, Read, Text};

/// Article 17.
pub static ARTICLE: Article = Article {
    number: "17",
    title: Text { zh: "车跟有根炮", en: "Rook against a protected cannon" },
    summary: Text {
        zh: "车捉有根的炮，允许；炮只在一处有根也一样。",
        en: "A rook may keep after a protected cannon, also if that is protected on only one of its points.",
    },
    does: Text {
        zh: "所引各着：车新攻一炮而炮有真根，不成捉。",
        en: "Cited for moves by which a rook newly attacks a cannon that has a true root.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a35_true_root::ARTICLE],
        when: |dispute, finding| match finding.about {
            About::Ply(ply) => dispute.label(ply).is_some_and(|label| meets_root(label, Kind::Rook, Kind::Cannon)),
            _ => false,
        },
    }],
    file: file!(),
};
