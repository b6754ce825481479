//! Article 26.1 of 2020, 将帅与兵卒: general and pawn.

use crate::labels::Considered;
use crate::rulebooks::{Article, Role, Text, find};

/// A pawn’s own attack never counts, in mutual attack either.
pub(super) const PAWN_IN_MUTUAL_ATTACK: bool = false;

/// Article 26.1.
pub static ARTICLE: Article = Article {
    number: "26.1",
    title: Text { zh: "将帅与兵卒", en: "General and pawn" },
    summary: Text {
        zh: "将（帅）、兵（卒）本身可以长捉；别的子参与的新捉按捉；将（帅）应将按闲。",
        en: "General and pawns may chase for ever by themselves; a new chase in which another piece takes part counts; a general’s answer to a check is idle.",
    },
    does: Text {
        zh: "所引各着：只有将帅或兵卒自己的捉，或将帅应将。",
        en: "Cited where only the general or a pawn would take, or where the general answers a check.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| {
            let exempt = |considered: &Considered| {
                matches!(considered, Considered::Privileged { .. } | Considered::AnswersCheck { .. })
            };
            label.considered.iter().any(exempt)
        })
    },
};
