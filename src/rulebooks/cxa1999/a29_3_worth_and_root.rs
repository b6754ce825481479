//! Article 29.3, 被捉的子: what can be chased.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 29.3.
pub static ARTICLE: Article = Article {
    number: "29.3",
    title: Text { zh: "被捉的子", en: "What can be chased" },
    summary: Text {
        zh: "直接或间接被捉的，须是有子力价值的无根子；假根子、少根子也算无根。",
        en: "The piece chased, directly or indirectly, must have material worth and no sufficient root; false and insufficient roots count as none.",
    },
    does: Text {
        zh: "帅（将）和未过河兵（卒）不作捉的对象；其余的子按吃后的账判断有无根。所引各着都列出被捉的子及其根。",
        en: "The general and a pawn at home are never chased; for the rest the account after the capture tells whether the root suffices. The moves cited name each piece chased and its root.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| find::bears(dispute, &ARTICLE, |label| !label.targets.is_empty()),
};
