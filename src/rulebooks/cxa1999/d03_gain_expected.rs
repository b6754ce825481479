//! Detailed rule 3, 预计得子: a gain to be expected.

use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Detailed rule 3.
pub static ARTICLE: Article = Article {
    number: "细则3",
    title: Text { zh: "预计得子", en: "A gain to be expected" },
    summary: Text {
        zh: "走子后算得下一着能在子力价值上得子的，都按捉处理。",
        en: "A move after which the next one can be expected to gain in the worth of material is a chase.",
    },
    does: Text {
        zh: "以变化终了时的账为准，净得即为捉；所引各着都有一条以得子结束的变化。",
        en: "The account at the end of the line decides: a net gain is a chase. Cited for moves with a line that ends in a gain.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, evidence::expects_gain),
};
