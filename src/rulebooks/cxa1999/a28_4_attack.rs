//! Article 28.4, 打: attack.

use crate::labels::{Class, Classes, Setting};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 28.4.
pub static ARTICLE: Article = Article {
    number: "28.4",
    title: Text { zh: "打", en: "Attack" },
    summary: Text {
        zh: "将、杀、捉等攻击手段合称打。", en: "Check, kill and chase together are called attacks (打)."
    },
    does: Text {
        zh: "凡定性为将、杀或捉的着法都计作打，供判断禁止着法之用。",
        en: "Counts every move named check, kill or chase as an attack, which is what prohibited play is made of.",
    },
    read: Read::Text,
    acts: &[Act::Sets {
        says: Setting::Attacks(Classes::of(&[Class::Check, Class::Kill, Class::Chase])),
        otherwise: Setting::Attacks(Classes::NONE),
    }],
    file: file!(),
};
