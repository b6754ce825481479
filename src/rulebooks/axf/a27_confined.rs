//! Article 27: confined pieces.

use crate::chess::Kind;
use crate::rulebooks::{Article, Role, Text};

use super::fault::{holders, loss_of_chaser};

/// Article 27.
pub static A27: Article = Article {
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
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A27, |victim| {
            victim.always(|label, target| {
                let by_cannon = |holder| label.after.at(holder).is_some_and(|piece| piece.kind == Kind::Cannon);
                victim.piece.kind == Kind::Rook && holders(&label.after, target.square).any(by_cannon)
            })
        })
    },
};
