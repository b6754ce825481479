//! Article 29.4, 吃后不致被将死: not mated after taking.

use crate::facts::MatedAfter;
use crate::rulebooks::{Article, Role, Text, evidence, find};

/// The text says without limit that the taker must not be mated.
pub(super) const MATED_AFTER: MatedAfter = MatedAfter::Series;

/// Article 29.4.
pub static ARTICLE: Article = Article {
    number: "29.4",
    title: Text { zh: "吃后不致被将死", en: "Not mated after taking" },
    summary: Text {
        zh: "下一着吃子或得子之后，不会因此被对方将死。",
        en: "After taking or winning the piece, the side that did so is not mated.",
    },
    does: Text {
        zh: "变化中对方能以连续照将将死吃子一方的，此捉不成立；1999 年版不限于立即一着将死。所引各着有这样的变化。",
        en: "A capture fails if the opponent can then mate by an unbroken series of checks; the 1999 text does not stop at mate on the very next move. Cited for moves with such a line.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::mated_after_taking),
};
