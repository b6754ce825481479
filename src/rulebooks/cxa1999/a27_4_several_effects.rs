//! Article 27.4, 多种作用从重: several effects: the heaviest counts.

use crate::labels::{Order, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 27.4.
pub static ARTICLE: Article = Article {
    number: "27.4",
    title: Text { zh: "多种作用从重", en: "Several effects: the heaviest counts" },
    summary: Text {
        zh: "一着棋兼有几种作用时，按最重的一种定性：捉兼兑按捉，余可类推；条文所举杀兼捉之例定为捉。",
        en: "A move with several effects is judged by the heaviest: chase with exchange is chase, and so on. The printed example names a move that is both kill and chase a chase.",
    },
    does: Text {
        zh: "将最重，其次捉与杀，再次兑、献、拦、跟；杀与捉并见时定名为捉，裁定不受影响。其他作用仍留作依据。",
        en: "Check comes first, then chase and kill, then exchange, offer, block and follow. A move that is both kill and chase is named chase, which never alters a ruling. Every other effect is kept as evidence.",
    },
    read: Read::Text,
    acts: &[Act::Sets {
        says: Setting::Order(Order::ChaseBeforeKill),
        otherwise: Setting::Order(Order::LightestFirst),
    }],
    file: file!(),
};
