//! Article 24.3, 捉: chase.

use crate::facts::{Forms, MatedAfter};
use crate::labels::{Class, Finder, Naming, Setting, chinese};
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.3.
pub static ARTICLE: Article = Article {
    number: "24.3",
    title: Text { zh: "捉", en: "Chase" },
    summary: Text {
        zh: "走子后能在下一着起得子的，叫捉：走动的子或别的子、联合、经照将、经完整交换都算；得子后下一着即被将死的除外。",
        en: "A move after which material can be won from the next move on: by the moved piece or another, jointly, through checks or a full exchange; not if the taker is mated by the very next move.",
    },
    does: Text {
        zh: "搜索吃子、照将和应将，看下一着起能否得子；走子前已能得的归 24.8。所引各着：有捉的作用，或得子的变化经照将、交换，或得子后即被将死。",
        en: "Searches captures, checks and answers to checks for what can be won from the next move on; what could be won already falls under 24.8. Cited for moves with this effect, for wins by way of checks or exchanges, and where the taker is mated at once.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Chase, finds: Finder::Chinese(chinese::chases) }),
        Act::Sets { says: Setting::Forms(Forms::All), otherwise: Setting::Forms(Forms::Direct) },
        Act::Sets { says: Setting::MatedAfter(MatedAfter::Next), otherwise: Setting::MatedAfter(MatedAfter::Never) },
    ],
    file: file!(),
};
