//! Detailed rule 6, 从捉到捉: from chase to chase.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Detailed rule 6.
pub static ARTICLE: Article = Article {
    number: "细则6",
    title: Text { zh: "从捉到捉", en: "From chase to chase" },
    summary: Text {
        zh: "原来已捉着子的子或相关的子，走动后没有新的捉，按闲处理。",
        en: "If a piece, or one connected with it, was chasing already and its move brings no new chase, the move is idle.",
    },
    does: Text {
        zh: "比较走子前后能得到的全部子，不比较用哪个子、走哪条路去得；没有新得的就是闲。所引各着：只有旧威胁而没有新捉。",
        en: "Compares everything that can be won before and after, not which piece wins it or by which route; with nothing new the move is idle. Cited for moves with an old threat and no new chase.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| evidence::has_old_threat(label) && !evidence::chases(label))
    },
};
