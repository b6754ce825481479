//! Article 26.1, 将帅与兵卒: general and pawn.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.1.
pub static ARTICLE: Article = Article {
    number: "26.1",
    title: Text { zh: "将帅与兵卒", en: "General and pawn" },
    summary: Text {
        zh: "将（帅）、兵（卒）本身可以长捉；与别的子有关的情形见各款。",
        en: "General and pawns may chase for ever by themselves; the clauses say what holds where another piece has a part.",
    },
    does: Text {
        zh: "只靠将帅或兵卒去吃的威胁不算捉。所引各着：有这样的威胁。",
        en: "A threat that only a general or pawn would carry out is no chase. Cited for moves with such a threat.",
    },
    read: Read::Cited,
    acts: &[
        Act::Sets { says: Setting::GeneralTakes(false), otherwise: Setting::GeneralTakes(true) },
        Act::Sets { says: Setting::PawnTakes(false), otherwise: Setting::PawnTakes(true) },
    ],
    file: file!(),
};
