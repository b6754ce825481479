//! Article 24.16 of 2020, 少根: less-rooted.

use crate::labels::Root;
use crate::rulebooks::{Article, Role, Text, find};

/// Article 24.16.
pub static ARTICLE: Article = Article {
    number: "24.16",
    title: Text { zh: "少根", en: "Less-rooted" },
    summary: Text { zh: "根少于对方攻子的，叫少根子。", en: "A piece with fewer roots than attackers." },
    does: Text {
        zh: "在该点上把交换走完，看谁先没有子可用。所引各着：捉的是少根子。",
        en: "The exchange on the square is played out to see who runs out first. Cited where such a piece is chased.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| label.targets.iter().any(|target| target.root == Root::Less))
    },
};
