//! Article 28.14, 长打对长打: attack against attack.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 28.14.
pub static ARTICLE: Article = Article {
    number: "28.14",
    title: Text { zh: "长打对长打", en: "Attack against attack" },
    summary: Text {
        zh: "双方循环反复而步步都是打，叫长打对长打。",
        en: "Both sides attack on every move of the cycle.",
    },
    does: Text {
        zh: "双方都步步是打时引用此名。", en: "Cited when both sides’ every move is check, kill or chase."
    },
    read: Read::Text,
    acts: &[
        Act::Rules(|dispute| rulings::cycle(Says::Bears, dispute.both_prohibited())),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；26.3 就双方的禁止着法作裁，不看这个名称。",
            en: "The article only fixes a name; 26.3 rules on prohibited play by both sides, not on this name.",
        }),
    ],
    file: file!(),
};
