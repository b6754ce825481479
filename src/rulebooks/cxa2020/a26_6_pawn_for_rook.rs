//! Article 26.6, 弃兵得车: a pawn given for a rook.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.6.
pub static ARTICLE: Article = Article {
    number: "26.6",
    title: Text { zh: "弃兵（卒）得车", en: "A pawn given for a rook" },
    summary: Text {
        zh: "弃过河兵（卒）得车，算得子。", en: "A crossed pawn given for a rook is a gain."
    },
    does: Text {
        zh: "记账时兵换车算得。条文未见，由图 24、参考图 29 推定。所引各着的变化里吃过过河兵。",
        en: "In the account a pawn for a rook is a gain. The text has not been seen; inferred from figure 24 and reference figure 29. Cited for moves with a line in which a crossed pawn is taken.",
    },
    read: Read::Inferred,
    acts: &[Act::Sets { says: Setting::PawnForRook(true), otherwise: Setting::PawnForRook(false) }],
    file: file!(),
};
