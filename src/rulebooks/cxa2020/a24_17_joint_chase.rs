//! Article 24.17, 联合捉: joint chase.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.17.
pub static ARTICLE: Article = Article {
    number: "24.17",
    title: Text { zh: "联合捉", en: "Joint chase" },
    summary: Text {
        zh: "两个以上的子合力才能得到一子的捉，叫联合捉。",
        en: "A chase in which it takes two or more pieces to win one.",
    },
    does: Text {
        zh: "被捉子带某种根，要靠两个以上的子才能得到，或另一子使其根失效。所引各着：有联合捉。",
        en: "The piece chased has a root of some kind, and more than one piece is needed to win it or to keep its root from working. Cited for moves with such a chase.",
    },
    read: Read::Cited,
    acts: &[Act::Sets { says: Setting::Joint(true), otherwise: Setting::Joint(false) }],
    file: file!(),
};
