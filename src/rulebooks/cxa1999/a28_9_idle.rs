//! Article 28.9, 闲: idle.

use crate::labels::{Class, Classes, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.9.
pub static ARTICLE: Article = Article {
    number: "28.9",
    title: Text { zh: "闲", en: "Idle" },
    summary: Text {
        zh: "不属于将、杀、捉的着法都是闲；兑、献、拦、跟也在闲的范围内。",
        en: "Every move that is not check, kill or chase is idle; exchange, offer, block and follow are kinds of idle move.",
    },
    does: Text {
        zh: "三种攻击都不成立的着法是闲；其中另有名目的（兑、献、拦、跟）保留其名，同样使一方成为允许着法。",
        en: "A move for which none of the three attacks holds is idle. Those with a name of their own (exchange, offer, block, follow) keep it, and make a side’s play allowed all the same.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::Idles(IDLES), otherwise: Setting::Idles(Classes::NONE) }],
    file: file!(),
};

/// 兑, 献, 拦 and 跟 are kinds of idle move.
const IDLES: Classes = Classes::of(&[Class::Exchange, Class::Offer, Class::Block, Class::Follow, Class::Idle]);
