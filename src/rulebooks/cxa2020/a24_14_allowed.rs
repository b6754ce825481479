//! Article 24.14, 允许着法: allowed moves.

use crate::chess::Side;
use crate::rulebooks::{Act, Article, Dispute, Read, Standing, Text};

/// Article 24.14.
pub static ARTICLE: Article = Article {
    number: "24.14",
    title: Text { zh: "允许着法", en: "Allowed moves" },
    summary: Text {
        zh: "不是禁止着法的，都是允许着法。", en: "Everything that is not prohibited is allowed."
    },
    does: Text {
        zh: "循环中有一着闲的一方，判明为允许。", en: "A side with an idle move in the cycle is allowed."
    },
    read: Read::Text,
    acts: &[Act::Stands(standing)],
    file: file!(),
};

/// Asked after 24.13: whoever has moves that are all prohibited is not allowed.
fn standing(dispute: &Dispute, side: Side) -> Option<Standing> {
    let allowed = !dispute.is_prohibited(side) && dispute.of(side).any(|label| dispute.terms.idles.holds(label.class));
    allowed.then_some(Standing::Allowed)
}
