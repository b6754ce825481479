//! Article 27.2, 兵（卒）的捉: attacks by a pawn.

use crate::labels::Setting;
use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 27.2.
pub static ARTICLE: Article = Article {
    number: "27.2",
    title: Text { zh: "兵（卒）的捉", en: "Attacks by a pawn" },
    summary: Text {
        zh: "兵（卒）自己捉子算闲，但将军和要杀不在此列；双方相互长打时，兵（卒）的叫吃算捉。",
        en: "A pawn’s own attack on a piece is idle; its checks and mate threats are not covered. When both sides keep attacking, a pawn’s attack is a chase.",
    },
    does: Text {
        zh: "只靠兵（卒）去吃的威胁不算捉；兵（卒）换吃中的回吃和将军中的吃子计入；互打时同细则 11。所引各着：兵（卒）独自叫吃，或在得子的变化里吃过子，或其叫吃因互打而计入。",
        en: "A threat that only a pawn would carry out is no chase; its retakes and its captures with check count; in mutual attack as detailed rule 11. Cited for moves where a pawn attacks alone, or takes in a winning line, or where its attack counted in a mutual attack.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::PawnTakes(false), otherwise: Setting::PawnTakes(true) },
        Act::Sets { says: Setting::PawnHelps(true), otherwise: Setting::PawnHelps(false) },
        Act::Repeats { what: &[&super::d11_pawn_in_mutual_attack::ARTICLE], when: always },
    ],
    file: file!(),
};
