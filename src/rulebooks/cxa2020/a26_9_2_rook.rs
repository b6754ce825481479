//! Article 26.9.2: single against joint chase of a rook.

use super::order::{self, Lightness};
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.9.2.
pub static ARTICLE: Article = Article {
    number: "26.9.2",
    title: Text { zh: "单捉车对联合捉车", en: "Single against joint chase of a rook" },
    summary: Text {
        zh: "双方长打，一方单子长捉车，另一方联合捉车的，前者变着。",
        en: "Both attack; one side keeps chasing a rook singly, the other jointly: the former must change.",
    },
    does: Text {
        zh: "一方的捉中有联合捉，另一方步步单捉且都是车。",
        en: "One side has a joint chase; the other chases rooks singly on every move.",
    },
    read: Read::Cited,
    acts: &[Act::Rules(|dispute| {
        rulings::change_of(dispute, order::must_change(dispute, Lightness::JointAgainstRook))
    })],
    file: file!(),
};
