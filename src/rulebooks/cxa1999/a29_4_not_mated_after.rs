//! Article 29.4, 吃后不致被将死: not mated after taking.

use crate::facts::MatedAfter;
use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.4.
pub static ARTICLE: Article = Article {
    number: "29.4",
    title: Text { zh: "吃后不致被将死", en: "Not mated after taking" },
    summary: Text {
        zh: "下一着吃子或得子之后，不会因此被对方将死。",
        en: "After taking or winning the piece, the side that did so is not mated.",
    },
    does: Text {
        zh: "吃子后对方下一着就能将死的，此捉不成立；细则7 说的是“立即”被将死，所以更远的连将杀不计。与走子之前的局面相比时，两边同样看待。所引各着有这样的变化。",
        en: "A capture fails if the opponent's very next move mates: detailed rule 7 speaks of being mated at once, so longer series of checks do not undo a win. The position before the move is compared by the same measure. Cited for moves with such a line.",
    },
    read: Read::Text,
    acts: &[Act::Sets {
        says: Setting::MatedAfter(MatedAfter::Next),
        otherwise: Setting::MatedAfter(MatedAfter::Never),
    }],
    file: file!(),
};
