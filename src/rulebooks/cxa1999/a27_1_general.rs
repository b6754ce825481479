//! Article 27.1, 帅（将）的捉: attacks by the general.

use crate::chess::Kind;
use crate::rulebooks::{Article, Role, Text, evidence, find};

/// Article 27.1.
pub static ARTICLE: Article = Article {
    number: "27.1",
    title: Text { zh: "帅（将）的捉", en: "Attacks by the general" },
    summary: Text {
        zh: "帅（将）自己步步叫吃对方的子，算闲。别的子与帅（将）一同捉，或借帅（将）的力量捉，算捉。",
        en: "A general may attack pieces by itself for ever: that is idle. Another piece that attacks together with the general, or on its strength, chases.",
    },
    does: Text {
        zh: "只靠帅（将）去吃的威胁不算捉；帅（将）只在换吃中回吃或在连续照将中吃子时才计入。所引各着：帅（将）独自叫吃，或参与了一次捉。",
        en: "A threat that only the general would carry out is no chase; its captures count as retakes or within a series of checks. Cited for moves where the general attacks alone or has a part in a chase.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        find::bears(dispute, &ARTICLE, |label| {
            evidence::is_privileged(label, Kind::King) || evidence::uses_general(label)
        })
    },
};
