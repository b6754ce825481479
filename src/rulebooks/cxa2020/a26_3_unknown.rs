//! Article 26.3: its text has not been found.

use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.3.
pub static ARTICLE: Article = Article {
    number: "26.3",
    title: Text { zh: "（条文未见）", en: "(text not found)" },
    summary: Text {
        zh: "条文未见，内容不知。", en: "Its text has not been found and what it says is not known."
    },
    does: Text {
        zh: "不知其内容，程序没有采用。", en: "Not knowing what it says, the program does nothing with it."
    },
    read: Read::Unknown,
    acts: &[Act::Unseen(Text {
        zh: "条文未见，内容不知。",
        en: "Its text has not been found and what it says is not known.",
    })],
    file: file!(),
};
