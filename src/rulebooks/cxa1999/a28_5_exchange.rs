//! Article 28.5, 兑: exchange offer.

use crate::labels::{Class, Finder, Naming, Setting, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.5.
pub static ARTICLE: Article = Article {
    number: "28.5",
    title: Text { zh: "兑", en: "Exchange offer" },
    summary: Text {
        zh: "走子后可与对方同等的子互换吃去的，叫邀兑，简称兑。",
        en: "A move that offers to exchange a piece for an enemy piece of equal force.",
    },
    does: Text {
        zh: "走动的子（或其闪开的子）与对方同兵种的子能互相合法吃掉并被等价吃回，且吃后不致立即失利，即为兑；对方不能吃回的是捉。邀兑所含的吃子和杀着不另算。",
        en: "The moved piece, or one it uncovers, and an enemy piece of its kind can each legally take the other and be retaken at equal value without immediate harm. If the partner cannot take back, it is a chase. Captures and mates that only carry out the offered exchange are not counted apart.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Exchange, finds: Finder::Chinese(chinese::offers_exchange) }),
        Act::Sets { says: Setting::Exchange(true), otherwise: Setting::Exchange(false) },
    ],
    file: file!(),
};
