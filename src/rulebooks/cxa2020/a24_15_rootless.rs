//! Article 24.15 of 2020, 无根: rootless.

use crate::labels::Root;
use crate::rulebooks::{Article, Role, Text, find};

/// Article 24.15.
pub static ARTICLE: Article = Article {
    number: "24.15",
    title: Text { zh: "无根", en: "Rootless" },
    summary: Text {
        zh: "没有己方子能吃回的子，以及只有假根的子，叫无根子。",
        en: "A piece that nothing can retake, or only a false root.",
    },
    does: Text {
        zh: "以吃后能否合法吃回为准。所引各着：捉的是无根或假根子。",
        en: "Judged by legal retakes after the capture. Cited where such a piece is chased.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |dispute| {
        let rootless = |root| matches!(root, Root::None | Root::False);
        find::bears(dispute, &ARTICLE, |label| label.targets.iter().any(|target| rootless(target.root)))
    },
};
