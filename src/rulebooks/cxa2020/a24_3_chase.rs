//! Article 24.3 of 2020, 捉: chase.

use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text, find};

/// Only a mate by the very next move undoes a win.
pub(super) const MATED_AFTER: crate::facts::MatedAfter = crate::facts::MatedAfter::Next;

/// Article 24.3.
pub static ARTICLE: Article = Article {
    number: "24.3",
    title: Text { zh: "捉", en: "Chase" },
    summary: Text {
        zh: "走子后能在下一着起得子的，叫捉：走动的子或别的子、联合、经照将、经完整交换都算；得子后下一着即被将死的除外。",
        en: "A move after which material can be won from the next move on: by the moved piece or another, jointly, through checks or a full exchange; not if the taker is mated by the very next move.",
    },
    does: Text {
        zh: "与走子前相比有新得的才算。所引各着：有捉的作用。",
        en: "Only what the move adds counts, against the position before it. Cited for moves with this effect.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::effects(dispute, &ARTICLE, Class::Chase),
};
