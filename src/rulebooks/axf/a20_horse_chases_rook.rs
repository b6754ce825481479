//! Article 20: a horse chases a rook.

use super::fault::is_victim;
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 20.
pub static ARTICLE: Article = Article {
    number: "20",
    title: Text { zh: "马长捉车", en: "Horse chases a rook" },
    summary: Text { zh: "马不得长捉车。", en: "A horse may not keep chasing a rook." },
    does: Text {
        zh: "马攻车，车有真根也算捉。所引各着：马捉车；着着被捉的是同一车、捉者都是马时，与总则同判。",
        en: "A horse chases a rook even if that has a true root. Cited for such chases, and with the general rule where horses chase one rook with every move.",
    },
    read: Read::Inferred,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::HorseAgainstRook, true),
            otherwise: Setting::Asian(Point::HorseAgainstRook, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| {
                    victim.piece.kind == Kind::Rook && victim.is_chased_by(&[Kind::Horse])
                })
            },
        },
    ],
    file: file!(),
};
