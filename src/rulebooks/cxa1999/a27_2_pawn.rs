//! Article 27.2, 兵（卒）的捉: attacks by a pawn.

use crate::chess::Kind;
use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 27.2.
pub static ARTICLE: Article = Article {
    number: "27.2",
    title: Text { zh: "兵（卒）的捉", en: "Attacks by a pawn" },
    summary: Text {
        zh: "兵（卒）自己捉子算闲，但将军和要杀不在此列；双方相互长打时，兵（卒）的叫吃算捉。",
        en: "A pawn’s own attack on a piece is idle; its checks and mate threats are not covered. When both sides keep attacking, a pawn’s attack is a chase.",
    },
    does: Text {
        zh: "只靠兵（卒）去吃的威胁不算捉；若对方其余着法已步步是打，则回头把它计为捉。所引各着：兵（卒）独自叫吃，或其叫吃因互打而计入。",
        en: "A threat that only a pawn would carry out is no chase; in a second pass it counts where the other side attacks on every move. Cited for moves where a pawn attacks alone, or where its attack counted in a mutual attack.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| {
            evidence::is_privileged(label, Kind::Pawn) || label.pawn_in_mutual_attack
        })
    },
};
