//! Article 25.2, 禁止着法与允许着法: prohibited and allowed moves.

use crate::chess::Side;
use crate::rulebooks::{Act, Article, Dispute, Read, Standing, Text};

/// Article 25.2.
pub static ARTICLE: Article = Article {
    number: "25.2",
    title: Text { zh: "禁止着法与允许着法", en: "Prohibited and allowed moves" },
    summary: Text {
        zh: "循环中步步是将、杀或捉的，不论单用一种还是混用，都是禁止着法；循环里只要有一着闲（包括兑、献、拦、跟），就是允许着法。",
        en: "A side is prohibited when every move of its cycle is check, kill or chase, of one sort or mixed. A single idle move, exchange, offer, block or follow makes its play allowed.",
    },
    does: Text {
        zh: "逐方看循环内各着：步步是打（28.4）即为禁止，有一着是闲（28.9）即为允许；各条裁决都以此为准。",
        en: "Looks through each side’s moves in the cycle: attacks (28.4) throughout are prohibited, one idle move (28.9) makes the play allowed. Every ruling rests on this.",
    },
    read: Read::Text,
    acts: &[Act::Stands(standing)],
    file: file!(),
};

/// 打 on every move (28.4) is prohibited; one move that is 闲 (28.9) makes the play allowed.
pub(in crate::rulebooks) fn standing(dispute: &Dispute, side: Side) -> Option<Standing> {
    let terms = dispute.terms;
    if dispute.every(side, |label| terms.attacks.holds(label.class)) {
        Some(Standing::Prohibited)
    } else if dispute.of(side).any(|label| terms.idles.holds(label.class)) {
        Some(Standing::Allowed)
    } else {
        None
    }
}
