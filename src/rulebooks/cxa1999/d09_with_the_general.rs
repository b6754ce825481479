//! Detailed rule 9, 与帅（将）同捉: chasing together with the general.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Detailed rule 9.
pub static ARTICLE: Article = Article {
    number: "细则9",
    title: Text { zh: "与帅（将）同捉", en: "Chasing together with the general" },
    summary: Text {
        zh: "别的子与帅（将）同时捉对方的子，按捉处理。",
        en: "Another piece that attacks an enemy piece at the same time as the general chases it.",
    },
    does: Text {
        zh: "帅（将）与别的子同时对着一个能得的子时，不享受 27.1 的豁免；所引各着属于这种情形。",
        en: "Where general and another piece both bear on a piece that can be won, the licence of 27.1 does not apply. Cited for such moves.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::attacks_beside_general),
};
