//! Detailed rule 10, 过河兵价值浮动: the floating worth of a crossed pawn.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 10.
pub static ARTICLE: Article = Article {
    number: "细则10",
    title: Text { zh: "过河兵价值浮动", en: "The floating worth of a crossed pawn" },
    summary: Text {
        zh: "过河兵（卒）的子力价值不固定。", en: "The worth of a pawn across the river is not fixed."
    },
    does: Text {
        zh: "记账时先以兵抵兵；剩下的兵与对方所失的子相抵，不论几个，所以 1999 年版以兵换车也只算相抵。所引各着的变化里吃过过河兵。",
        en: "Pawns are set against pawns first; a pawn left over cancels whatever pieces stand on the other side, so in 1999 even a pawn for a rook is even. Cited for moves with a line in which a crossed pawn is taken.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::PawnForRook(false), otherwise: Setting::PawnForRook(true) }],
    file: file!(),
};
