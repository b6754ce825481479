//! Article 15: cannons chase a rook.

use super::fault::is_victim;
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 15.
pub static ARTICLE: Article = Article {
    number: "15",
    title: Text { zh: "炮长捉车", en: "Cannons chase a rook" },
    summary: Text {
        zh: "一炮或双炮不得长捉一车，不论车有根无根，也不论车是否步步反捉他子、吃车是否反失车。",
        en: "One or two cannons may not keep chasing a rook, protected or not, even if the rook hits something with every reply, even if taking it would lose a rook.",
    },
    does: Text {
        zh: "炮攻车，车有真根也算捉。所引各着：炮捉车；着着被捉的是同一车、捉者都是炮时，与总则同判。",
        en: "A cannon chases a rook even if that has a true root. Cited for such chases, and with the general rule where cannons chase one rook with every move.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::CannonAgainstRook, true),
            otherwise: Setting::Asian(Point::CannonAgainstRook, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| {
                    victim.piece.kind == Kind::Rook && victim.is_chased_by(&[Kind::Cannon])
                })
            },
        },
    ],
    file: file!(),
};
