//! Article 24.13 of 2020, 禁止着法与允许着法: prohibited and allowed moves.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 24.13.
pub static ARTICLE: Article = Article {
    number: "24.13",
    title: Text { zh: "禁止着法与允许着法", en: "Prohibited and allowed moves" },
    summary: Text {
        zh: "循环中步步是将、杀、捉的为禁止着法；有一着闲即为允许着法。",
        en: "A side all of whose moves are check, kill or chase is prohibited; one idle move makes its play allowed.",
    },
    does: Text { zh: "逐方判明。", en: "Says of each side which it is." },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::standing(dispute, &ARTICLE),
};
