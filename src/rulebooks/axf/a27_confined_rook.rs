//! Article 27: a confined rook.

use super::fault::{holders, is_victim};
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 27.
pub static ARTICLE: Article = Article {
    number: "27",
    title: Text { zh: "被困的车", en: "A confined rook" },
    summary: Text {
        zh: "车被炮困在一条线上，沿线走动不算捉；用车去攻它是捉，不是邀兑；它在一处有根的，允许；马炮一律不得长捉它。",
        en: "A rook confined to a line by a cannon does not chase when it moves along that line. A rook that attacks it chases, it does not offer; if it is protected on one of its points that is allowed. Horse and cannon may never keep chasing it.",
    },
    does: Text {
        zh: "只计合法的吃子：被困的车吃不到线外的子。着着被捉的车始终被炮困住时，判捉方负。",
        en: "Counts legal captures only: a confined rook takes nothing off its line. Rules a loss where the rook chased is confined by a cannon throughout.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets { says: Setting::Asian(Point::OnlyLegal, true), otherwise: Setting::Asian(Point::OnlyLegal, false) },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| {
                    victim.always(|label, target| {
                        let by_cannon = |holder| label.kind_at(holder) == Some(Kind::Cannon);
                        victim.piece.kind == Kind::Rook && holders(&label.after, target.square).any(by_cannon)
                    })
                })
            },
        },
    ],
    file: file!(),
};
