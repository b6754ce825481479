//! Article 21: horse and cannon chase a rook.

use super::fault::is_victim;
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 21.
pub static ARTICLE: Article = Article {
    number: "21",
    title: Text { zh: "马炮捉车", en: "Horse and cannon chase a rook" },
    summary: Text {
        zh: "马炮轮流长捉一车判负；车一捉一闲不能抵消。",
        en: "Horse and cannon together may not keep chasing a rook; that the rook chases every other move is no excuse.",
    },
    does: Text {
        zh: "着着被捉的是同一车、捉者有马有炮而无他子时，判捉方负。",
        en: "Rules a loss for horses and cannons that between them chase one rook with every move.",
    },
    read: Read::Inferred,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            is_victim(dispute, finding, |victim| {
                victim.piece.kind == Kind::Rook
                    && victim.is_chased_by(&[Kind::Horse, Kind::Cannon])
                    && victim.kinds().any(|kind| kind == Kind::Horse)
                    && victim.kinds().any(|kind| kind == Kind::Cannon)
            })
        },
    }],
    file: file!(),
};
