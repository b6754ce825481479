//! Article 3: three violations.

use crate::rulebooks::{Act, Article, Read, Text};

/// Article 3.
pub static ARTICLE: Article = Article {
    number: "3",
    title: Text { zh: "再三违例", en: "Three violations" },
    summary: Text {
        zh: "被要求变着而不变，违例达三次的判负。",
        en: "A player told to vary who breaks the rule three times loses.",
    },
    does: Text {
        zh: "由裁判员计数；程序只说谁有责任，直接给出判负。",
        en: "The referee counts. The program says who is at fault and gives the loss.",
    },
    read: Read::Text,
    acts: &[Act::Referee(Text {
        zh: "违例次数在对局中由裁判员记录，着法记录里看不出",
        en: "the referee counts violations during the game; a record of moves does not show them",
    })],
    file: file!(),
};
