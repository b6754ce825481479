//! Article 28.15, 长打对非长打: attack against non-attack.

use crate::rulebooks::{About, Act, Article, Read, Says, Text};

/// Article 28.15.
pub static ARTICLE: Article = Article {
    number: "28.15",
    title: Text { zh: "长打对非长打", en: "Attack against non-attack" },
    summary: Text {
        zh: "一方步步是打、中间没有闲着，另一方中间有闲着，叫长打对非长打。",
        en: "One side attacks on every move of the cycle; the other has an idle move among its own.",
    },
    does: Text {
        zh: "恰有一方步步是打时引用此名，并指明该方。",
        en: "Cited, naming the attacking side, when exactly one side’s every move is check, kill or chase.",
    },
    read: Read::Text,
    acts: &[
        Act::Rules(|dispute| {
            dispute.lone_attacker().map(|side| (About::Side(side), Says::Bears)).into_iter().collect()
        }),
        Act::Unseen(Text {
            zh: "这一条只定一个名称；24.3 就一方禁止、一方允许作裁，不看这个名称。",
            en: "The article only fixes a name; 24.3 rules where one side is prohibited and the other allowed, not on this name.",
        }),
    ],
    file: file!(),
};
