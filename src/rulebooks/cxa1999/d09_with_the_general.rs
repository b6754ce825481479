//! Detailed rule 9, 与帅（将）同捉: chasing together with the general.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Detailed rule 9.
pub static ARTICLE: Article = Article {
    number: "细则9",
    title: Text { zh: "与帅（将）同捉", en: "Chasing together with the general" },
    summary: Text {
        zh: "别的子与帅（将）同时捉对方的子，按捉处理。",
        en: "Another piece that attacks an enemy piece at the same time as the general chases it.",
    },
    does: Text {
        zh: "别的子捉子而靠帅（将）回吃，或帅（将）在连续照将中吃子，都计入。所引各着：帅（将）走动而别的子捉，或在得子的变化里吃过子。",
        en: "Where another piece chases on the strength of the general, its retakes and its captures within checks count. Cited where the general moved and another piece chases, or where it takes in a winning line.",
    },
    read: Read::Text,
    acts: &[Act::Sets { says: Setting::GeneralHelps(true), otherwise: Setting::GeneralHelps(false) }],
    file: file!(),
};
