//! Article 24.13, 禁止着法: prohibited moves.

use crate::chess::Side;
use crate::labels::Label;
use crate::rulebooks::{Act, Article, Dispute, Read, Standing, Text};

/// Article 24.13.
pub static ARTICLE: Article = Article {
    number: "24.13",
    title: Text { zh: "禁止着法", en: "Prohibited moves" },
    summary: Text {
        zh: "单方面长将、长杀、长捉，以及一将一杀、一将一捉、一杀一捉等，为禁止着法。",
        en: "One-sided perpetual check, kill or chase, one check one kill, one check one chase, one kill one chase and the like are prohibited.",
    },
    does: Text {
        zh: "循环中步步是将、杀、捉的一方，判明为禁止；各条裁决都以此为准。",
        en: "A side all of whose moves in the cycle are check, kill or chase is prohibited. Every ruling rests on this.",
    },
    read: Read::Text,
    acts: &[Act::Stands(standing)],
    file: file!(),
};

fn standing(dispute: &Dispute, side: Side) -> Option<Standing> {
    dispute.every(side, Label::is_attack).then_some(Standing::Prohibited)
}
