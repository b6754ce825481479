//! Article 24.18, 自毙: of one’s own doing.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.18.
pub static ARTICLE: Article = Article {
    number: "24.18",
    title: Text { zh: "自毙", en: "Of one’s own doing" },
    summary: Text {
        zh: "对方自己的将军造成的被攻，不算此方的捉。",
        en: "An attack that the opponent’s own check brought about is not charged.",
    },
    does: Text {
        zh: "走前被将军时，把那个将军当作没有来比较。所引各着：威胁因此早已存在。",
        en: "Where the mover stood in check, the position before is compared as if the check were absent. Cited where the threat is found old that way.",
    },
    read: Read::Cited,
    acts: &[Act::Sets { says: Setting::OwnDoing(true), otherwise: Setting::OwnDoing(false) }],
    file: file!(),
};
