//! Article 24.16, 假根子: a false root.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.16.
pub static ARTICLE: Article = Article {
    number: "24.16",
    title: Text { zh: "假根子", en: "A false root" },
    summary: Text {
        zh: "看似有根而实际吃不回的子，是假根子。", en: "A piece whose root cannot really retake."
    },
    does: Text {
        zh: "吃不回或一吃回即被将死的根算假根；因另一子而失效的，作联合捉（24.17）。条文未见，由前后各条和图例推定。所引各着：捉的是假根子。",
        en: "A root that cannot legally retake, or is mated by it, is false; if another piece is why, the chase is joint (24.17). The text has not been seen; inferred from its neighbours and the figures. Cited where such a piece is chased.",
    },
    read: Read::Inferred,
    acts: &[Act::Sets { says: Setting::FalseRoots(true), otherwise: Setting::FalseRoots(false) }],
    file: file!(),
};
