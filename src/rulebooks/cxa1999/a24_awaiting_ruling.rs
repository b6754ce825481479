//! Article 24, 待判局面: a position awaiting a ruling.

use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.
pub static ARTICLE: Article = Article {
    number: "24",
    title: Text { zh: "待判局面", en: "A position awaiting a ruling" },
    summary: Text {
        zh: "双方着法循环反复出现三次，且有一方棋手提出请求，局面才交付裁定。",
        en: "A repetition is ruled on once it has come round three times and one of the players asks for a ruling.",
    },
    does: Text {
        zh: "数出终局面出现的次数（记录所示或所述），满三次即为“成熟”；未满时也给出裁定，但注明尚未成熟。",
        en: "Counts how often the final position has occurred, as shown or as stated; three times makes the case ripe. Before that a ruling is still given, marked as not yet ripe.",
    },
    read: Read::Text,
    acts: &[
        Act::Ripens(3),
        Act::Referee(Text {
            zh: "是否有棋手提出请求，着法记录里看不出来，由裁判员掌握。",
            en: "Whether a player has asked cannot be seen from the moves; the referee knows.",
        }),
    ],
    file: file!(),
};
