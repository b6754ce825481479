//! Article 28.16, 有根子和无根子: pieces with and without a root.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.16.
pub static ARTICLE: Article = Article {
    number: "28.16",
    title: Text { zh: "有根子和无根子", en: "Pieces with and without a root" },
    summary: Text {
        zh: "有己方别的子充分保护的是有根子，暗根也算；否则是无根子。看似有根而保护不住的假根、少根，都作无根论。",
        en: "A piece is rooted if another piece of its side really protects it, hidden roots included; otherwise it is rootless. A root that cannot do its work (false) or too few roots (less) count as none.",
    },
    does: Text {
        zh: "以走得出的吃回为准：能合法吃回、吃回不失利、数量也够，才算根；走动后才显出的暗根同样计入。所引各着：判明了假根、少根，或因有根而不成捉。",
        en: "Judged by retakes that can be played: legal, not losing at once, and enough in number; roots that appear only during the exchange count too. Cited where a root was judged: false, less or real, or a root that defeats an attack.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::Roots(true), otherwise: Setting::Roots(false) }],
    file: file!(),
};
