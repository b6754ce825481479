//! Article 38: a threat through a check.

use crate::rulebooks::{Act, Article, Read, Text};

/// Article 38.
pub static ARTICLE: Article = Article {
    number: "38",
    title: Text { zh: "借将得子", en: "A threat through a check" },
    summary: Text {
        zh: "先将军然后得子的威胁不是捉，作和。",
        en: "The threat to win a piece after a check is not a chase: draw.",
    },
    does: Text {
        zh: "只看下一着能直接吃到的子，不搜索将军之后的变化。",
        en: "Only captures that the next move could make are looked at, nothing that comes after a check.",
    },
    read: Read::Inferred,
    acts: &[Act::Unseen(Text {
        zh: "本派只看下一着能直接吃到的子，将军之后的变化本来就不看，所以没有这一条也不会有别的标签。",
        en: "this school looks only at what the next move could take; what comes after a check is not looked at in any case, so without the article no label would be another",
    })],
    file: file!(),
};
