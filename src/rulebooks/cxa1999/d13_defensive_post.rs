//! Detailed rule 13, 占据防守要点: holding a defensive post.

use crate::rulebooks::article::always;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 13.
pub static ARTICLE: Article = Article {
    number: "细则13",
    title: Text { zh: "占据防守要点", en: "Holding a defensive post" },
    summary: Text {
        zh: "重申：占住防守要点立即成为简明和棋，顺带捉到士、相（象）的按闲处理。",
        en: "Repeats that taking up a key defensive point and so making a plain draw is idle, whatever advisor or elephant it happens to attack.",
    },
    does: Text { zh: "与 27.3 同样处理。", en: "Treated as under 27.3." },
    read: Read::Text,
    acts: &[
        Act::Repeats { what: &[&super::a27_3_defensive_post::ARTICLE], when: always },
        Act::Referee(Text {
            zh: "一个残局是否“简明和棋”、哪一点是防守要点，要靠残局知识判断。",
            en: "Whether an ending is a plain draw, and which point holds it, is a judgement of endgame theory.",
        }),
    ],
    file: file!(),
};
