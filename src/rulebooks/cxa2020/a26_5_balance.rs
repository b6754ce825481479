//! Article 26.5 of 2020, 得失相抵: the balance.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// What a root or a pinned piece wins is weighed against what it leaves.
pub(super) const ROOT_AS_CHASER: crate::facts::RootAsChaser = crate::facts::RootAsChaser::Balance;
/// A pawn given for a rook is a gain.
pub(super) const PAWN_FOR_ROOK: bool = true;

/// Article 26.5.
pub static ARTICLE: Article = Article {
    number: "26.5",
    title: Text { zh: "得失相抵", en: "The balance" },
    summary: Text {
        zh: "走完交换后相当或有得的是捉，有失的是闲；用根或被牵的子去捉也照此办。弃兵得车算得子。",
        en: "After the full exchange even or better is a chase and worse is idle, also for a root or a pinned piece that takes. A pawn given for a rook is a gain.",
    },
    does: Text {
        zh: "以变化终了的账目为准。所引各着：列有账目。",
        en: "Judged by the account at the end of the line. Cited where a line with an account is shown.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::makes_an_account),
};
