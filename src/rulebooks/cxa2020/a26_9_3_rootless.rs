//! Article 26.9.3: single against joint chase of a rootless piece.

use super::order::{self, Lightness};
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.9.3.
pub static ARTICLE: Article = Article {
    number: "26.9.3",
    title: Text { zh: "单捉无根子对联合捉", en: "Single against joint chase of a rootless piece" },
    summary: Text {
        zh: "双方长打，一方单子长捉无根子，另一方有联合捉的，前者变着。",
        en: "Both attack; one side keeps chasing a rootless piece singly, the other has a joint chase: the former must change.",
    },
    does: Text {
        zh: "一方的捉中有联合捉，另一方步步单捉。",
        en: "One side has a joint chase; the other chases singly on every move.",
    },
    read: Read::Cited,
    acts: &[Act::Rules(|dispute| rulings::change_of(dispute, order::must_change(dispute, Lightness::Joint)))],
    file: file!(),
};
