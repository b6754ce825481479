//! Article 29.3, 被捉的子: what can be chased.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 29.3.
pub static ARTICLE: Article = Article {
    number: "29.3",
    title: Text { zh: "被捉的子", en: "What can be chased" },
    summary: Text {
        zh: "直接或间接被捉的，须是有子力价值的无根子；假根子、少根子也算无根。",
        en: "The piece chased, directly or indirectly, must have material worth and no sufficient root; false and insufficient roots count as none.",
    },
    does: Text {
        zh: "吃去的子不被吃回（无根、假根、少根），账目相抵即为捉；会被吃回的，须净得才是捉（细则 3）。帅（将）和未过河兵（卒）不作捉的对象。所引各着：账目相抵而捉成立。",
        en: "An even account is enough against a piece that is not retaken (no root, a false one, too few); one that is retaken must be won at a net gain (detailed rule 3). The general and a pawn at home are never chased. Cited for chases that end even.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::Rootless(true), otherwise: Setting::Rootless(false) }],
    file: file!(),
};
