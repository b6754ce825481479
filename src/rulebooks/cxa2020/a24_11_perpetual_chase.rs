//! Article 24.11 of 2020, 长捉: perpetual chase.

use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text, find};

/// Article 24.11.
pub static ARTICLE: Article = Article {
    number: "24.11",
    title: Text { zh: "长捉", en: "Perpetual chase" },
    summary: Text {
        zh: "步步捉一子或数子而成循环的，叫长捉。",
        en: "Chasing on every move so that a cycle arises, one piece or several.",
    },
    does: Text { zh: "所引：步步是捉的一方。", en: "Cited for a side all of whose moves are chases." },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::patterns(dispute, &ARTICLE, &[Class::Chase]),
};
