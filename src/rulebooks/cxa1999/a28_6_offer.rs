//! Article 28.6, 献: offer of a piece.

use crate::labels::{Class, Finder, Naming, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.6.
pub static ARTICLE: Article = Article {
    number: "28.6",
    title: Text { zh: "献", en: "Offer of a piece" },
    summary: Text {
        zh: "以无根子送吃，对方同兵种的子吃了它，不会立即被将死，也不会立即损失子力的，叫献。",
        en: "A piece without a root is put where an enemy piece of the same kind may take it, and taking it neither loses to mate nor costs material at once.",
    },
    does: Text {
        zh: "查走动的子有无根、对方同兵种子能否合法吃它、吃后是否无害；吃后受害的不是献。",
        en: "Asks whether the moved piece has no root, whether an enemy piece of its kind may legally take it, and whether that is harmless. If taking does harm, the move is no offer.",
    },
    read: Read::Text,
    acts: &[Act::Names(Naming { class: Class::Offer, finds: Finder::Chinese(chinese::offers_piece) })],
    file: file!(),
};
