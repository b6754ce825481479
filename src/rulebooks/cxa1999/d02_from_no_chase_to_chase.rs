//! Detailed rule 2, 从没捉到捉: from no chase to chase.

use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Detailed rule 2.
pub static ARTICLE: Article = Article {
    number: "细则2",
    title: Text { zh: "从没捉到捉", en: "From no chase to chase" },
    summary: Text {
        zh: "走子前没有捉，走子后成了捉，就按捉处理。",
        en: "Where there was no chase before the move and there is one after it, the move is a chase.",
    },
    does: Text {
        zh: "走子后能得、走子前不能得的子，列为本着所捉；所引各着都新捉到了子。",
        en: "A piece that can be won after the move and could not before is listed as chased by it. Cited for every move that newly chases.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a29_2_new_threat::ARTICLE],
        when: |_, finding| finding.says == Says::Affirms,
    }],
    file: file!(),
};
