//! Article 25.2, 禁止着法与允许着法: prohibited and allowed moves.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 25.2.
pub static ARTICLE: Article = Article {
    number: "25.2",
    title: Text { zh: "禁止着法与允许着法", en: "Prohibited and allowed moves" },
    summary: Text {
        zh: "循环中步步是将、杀或捉的，不论单用一种还是混用，都是禁止着法；循环里只要有一着闲（包括兑、献、拦、跟），就是允许着法。",
        en: "A side is prohibited when every move of its cycle is check, kill or chase, of one sort or mixed. A single idle move, exchange, offer, block or follow makes its play allowed.",
    },
    does: Text {
        zh: "逐方统计循环内各着的性质，判明该方为禁止或允许。",
        en: "Looks through each side’s moves in the cycle and says whether the side is prohibited or allowed.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::standing(dispute, &ARTICLE),
};
