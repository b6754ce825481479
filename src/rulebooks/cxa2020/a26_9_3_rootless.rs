//! Article 26.9.3 of 2020, 单捉无根子对联合捉: single against joint chase of a rootless piece.

use crate::rulebooks::{Article, Role, Text, find};

use super::order::{self, Lightness};

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
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| find::change_of(dispute, &ARTICLE, order::must_change(dispute, Lightness::Joint)),
};
