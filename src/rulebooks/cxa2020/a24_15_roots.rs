//! Article 24.15, 有根子、无根子和少根子: pieces with a root, without, and with too few.

use crate::labels::Setting;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 24.15.
pub static ARTICLE: Article = Article {
    number: "24.15",
    title: Text { zh: "有根子、无根子和少根子", en: "Pieces with a root, without one, with too few" },
    summary: Text {
        zh: "有己方别的子充分保护的是有根子，暗根也算；否则是无根子；根少于捉子一方攻子的是少根子。",
        en: "A piece fully protected by another of its side is rooted, hidden roots included; otherwise it is rootless; one with fewer roots than chasers is less-rooted.",
    },
    does: Text {
        zh: "以吃后能否合法吃回为准，在该点上把交换走完看谁先没有子可用；账目相抵只对不被吃回的子算捉。所引各着：判明了根，或账目相抵而捉成立。",
        en: "Judged by legal retakes after the capture, the exchange on the square being played out to see who runs out first; an even account is enough only against a piece that is not retaken. Cited where a root was judged, and for chases that end even.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::Roots(true), otherwise: Setting::Roots(false) },
        Act::Sets { says: Setting::Rootless(true), otherwise: Setting::Rootless(false) },
    ],
    file: file!(),
};
