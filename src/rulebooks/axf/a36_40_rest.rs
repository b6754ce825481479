//! Articles 36–40: offers, tied pieces, threats through checks, blocks.

use crate::chess::Kind;
use crate::labels::{Class, Label, Target};
use crate::rulebooks::{Article, Role, Text};

use super::fault::{draw, holders, loss_of_chaser};

/// Article 36.
pub static A36: Article = Article {
    number: "36",
    title: Text { zh: "捉兼邀兑", en: "A chase that also offers" },
    summary: Text {
        zh: "捉中有一着或各着兼有邀兑、献子，仍是捉。",
        en: "A chase stays a chase if one or all of its moves also offer an exchange.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着兼兑或兼献时引此条。",
        en: "Cited with the loss where some moves of the chase are also exchanges or offers.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let offers = |label: &Label, _: &Target| {
            label.effects.iter().any(|effect| matches!(effect, Class::Exchange | Class::Offer))
        };
        loss_of_chaser(dispute, &A36, |victim| victim.ever(offers))
    },
};

/// Article 37.
pub static A37: Article = Article {
    number: "37",
    title: Text { zh: "捉牵制之车", en: "Chasing the rook that ties" },
    summary: Text {
        zh: "车和帅（将）被对方车炮牵住时，用马或炮长捉那个牵制的车，判负。",
        en: "When rook and general are tied down by rook and cannon, chasing the tying rook with horse or cannon loses.",
    },
    does: Text {
        zh: "着着被马炮捉的车始终牵住捉方的车时引此条。",
        en: "Cited with the loss where the rook chased by horse or cannon holds a rook of the chasing side throughout.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A37, |victim| {
            victim.piece.kind == Kind::Rook
                && victim.is_chased_by(&[Kind::Horse, Kind::Cannon])
                && victim.always(ties_a_rook)
        })
    },
};

/// Article 38.
pub static A38: Article = Article {
    number: "38",
    title: Text { zh: "借将得子", en: "A threat through a check" },
    summary: Text {
        zh: "先将军然后得子的威胁不是捉，作和。",
        en: "The threat to win a piece after a check is not a chase: draw.",
    },
    does: Text {
        zh: "只看下一着能直接吃到的子，不搜索将军之后的变化。",
        en: "Only captures that the next move could make are looked at, nothing that comes after a check.",
    },
    role: Role::Definition,
    file: file!(),
    finds: |_| Vec::new(),
};

/// Article 39.
pub static A39: Article = Article {
    number: "39",
    title: Text { zh: "长拦", en: "Perpetual block" },
    summary: Text { zh: "长拦作和。", en: "Perpetual block is a draw." },
    does: Text { zh: "一方着着是拦时作和。", en: "Rules a draw when every move of a side is a block." },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| draw(dispute, &A39, |side| dispute.is_only(side, Class::Block)),
};

/// Article 40.
pub static A40: Article = Article {
    number: "40",
    title: Text { zh: "长兑、长献", en: "Perpetual offers" },
    summary: Text { zh: "长兑、长献作和。", en: "Perpetual offer to exchange or to sacrifice is a draw." },
    does: Text {
        zh: "一方着着是兑或献时作和。",
        en: "Rules a draw when every move of a side is an exchange or an offer.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let offers = |label: &Label| matches!(label.class, Class::Exchange | Class::Offer);
        draw(dispute, &A40, |side| dispute.of(side).all(offers))
    },
};

/// Whether the target keeps a rook of the chasing side from moving away.
fn ties_a_rook(label: &Label, target: &Target) -> bool {
    let rooks = label.after.pieces(label.side).filter(|(_, piece)| piece.kind == Kind::Rook);
    rooks.into_iter().any(|(rook, _)| holders(&label.after, rook).any(|holder| holder == target.square))
}
