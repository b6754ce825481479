//! Article 24.8, 闲: idle.

use super::super::cxa1999::{a29_2_new_threat, d06_from_chase_to_chase};
use crate::labels::{Class, Classes, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.8.
pub static ARTICLE: Article = Article {
    number: "24.8",
    title: Text { zh: "闲", en: "Idle" },
    summary: Text {
        zh: "不属于将、杀、捉的都是闲，兑、献、拦、跟也在其中；走子前后结果不变的也是闲。",
        en: "Every move that is not check, kill or chase is idle, exchange, offer, block and follow among them; so is a move that leaves the result as it was.",
    },
    does: Text {
        zh: "走子之前已能得到的子、仅因闪开才显得能得的子，不算新捉（同 1999 版 29.2、细则 6）。所引各着：有这样的旧威胁，或有经此检验的新捉，或着法是闲。",
        en: "What could be won before the move, or seems new only because the moved piece stepped aside, is not chased by it (as 29.2 and detailed rule 6 of 1999). Cited for moves with such an old threat, for chases found new, and for idle moves.",
    },
    read: Read::Text,
    acts: &[
        Act::Tests(a29_2_new_threat::MUST_BE_NEW),
        Act::Sets { says: Setting::SizeMatters(true), otherwise: Setting::SizeMatters(false) },
        Act::Tests(d06_from_chase_to_chase::STEPS_ASIDE),
        Act::Sets { says: Setting::Idles(IDLES), otherwise: Setting::Idles(Classes::NONE) },
    ],
    file: file!(),
};

/// 兑, 献, 拦 and 跟 are kinds of idle move.
const IDLES: Classes = Classes::of(&[Class::Exchange, Class::Offer, Class::Block, Class::Follow, Class::Idle]);
