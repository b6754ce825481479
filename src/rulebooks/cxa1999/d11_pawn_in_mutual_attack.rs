//! Detailed rule 11, 互打时的兵（卒）: pawns in a mutual attack.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 11.
pub static ARTICLE: Article = Article {
    number: "细则11",
    title: Text { zh: "互打时的兵（卒）", en: "Pawns in a mutual attack" },
    summary: Text {
        zh: "双方互打时，兵（卒）叫吃按捉处理。",
        en: "When both sides attack each other, a pawn’s attack on a piece is a chase.",
    },
    does: Text {
        zh: "对方其余着法已步步是打时，重新把兵（卒）的叫吃计为捉；所引各着因此定为捉。",
        en: "In a second pass, where the other side attacks on every move, a pawn’s attack is counted as a chase. Cited for moves named so for this reason.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::MutualPawn(true), otherwise: Setting::MutualPawn(false) }],
    file: file!(),
};
