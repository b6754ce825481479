//! Article 29.2, 捉须新生: the chase must be new.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 29.2.
pub static ARTICLE: Article = Article {
    number: "29.2",
    title: Text { zh: "捉须新生", en: "The chase must be new" },
    summary: Text {
        zh: "捉是刚走的这一着造成的；走这一着之前已经存在的不算。",
        en: "A chase arises from the move just made; a threat that existed before it is not charged to that move.",
    },
    does: Text {
        zh: "把走子之前轮到该方走的局面也搜索一遍：原已能得的子，或仅因避开攻击才显得能得的子，都不算新捉。所引各着有这样的旧威胁。",
        en: "Searches the position before the move too, with the same side to play: what could be won already, or seems new only because the moved piece stepped out of attack, is not a new chase. Cited for moves with such an old threat.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::has_old_threat),
};
