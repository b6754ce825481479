//! Article 24.12, 长兑: perpetual exchange.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.12.
pub static ARTICLE: Article = Article {
    number: "24.12",
    title: Text { zh: "长兑、长献、长拦、长跟", en: "Perpetual exchange, offer, block, follow" },
    summary: Text {
        zh: "连续不断邀兑而循环反复三次的，叫长兑；长献、长拦、长跟照此解释。",
        en: "Offering an exchange without a break three times; perpetual offer, block and follow are read likewise.",
    },
    does: Text {
        zh: "一方在循环中各着都是同一种（兑、献、拦或跟）时，以此命名。",
        en: "Names a side’s play so when each of its moves in the cycle is of that one kind.",
    },
    read: Read::Text,
    acts: &[
        Act::Calls(&[Class::Exchange, Class::Offer, Class::Block, Class::Follow]),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；裁定看的是禁止着法与允许着法（24.13、24.14），不看这个名称。",
            en: "The article only fixes a name; rulings look at prohibited and allowed play (24.13, 24.14), not at this name.",
        }),
    ],
    file: file!(),
};
