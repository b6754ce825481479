//! Articles 20–23: rooks and horses.

use crate::chess::{Kind, Side};
use crate::rulebooks::{Article, Role, Text};

use super::fault::{draw, lone_chaser, loss_of_chaser, victims};

/// Article 20.
pub static A20: Article = Article {
    number: "20",
    title: Text { zh: "马长捉车", en: "Horse chases a rook" },
    summary: Text { zh: "马不得长捉车。", en: "A horse may not keep chasing a rook." },
    does: Text {
        zh: "着着被捉的是同一车、捉者都是马时，判捉方负。",
        en: "Rules a loss for horses that chase one rook with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A20, |victim| victim.piece.kind == Kind::Rook && victim.is_chased_by(&[Kind::Horse]))
    },
};

/// Article 21.
pub static A21: Article = Article {
    number: "21",
    title: Text { zh: "马炮捉车", en: "Horse and cannon chase a rook" },
    summary: Text {
        zh: "马炮轮流长捉一车判负；车一捉一闲不能抵消。",
        en: "Horse and cannon together may not keep chasing a rook; that the rook chases every other move is no excuse.",
    },
    does: Text {
        zh: "着着被捉的是同一车、捉者有马有炮而无他子时，判捉方负。",
        en: "Rules a loss for horses and cannons that between them chase one rook with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A21, |victim| {
            victim.piece.kind == Kind::Rook
                && victim.is_chased_by(&[Kind::Horse, Kind::Cannon])
                && victim.kinds().any(|kind| kind == Kind::Horse)
                && victim.kinds().any(|kind| kind == Kind::Cannon)
        })
    },
};

/// Article 22.
pub static A22: Article = Article {
    number: "22",
    title: Text { zh: "捉马；互捉", en: "Chasing a horse; mutual chase" },
    summary: Text {
        zh: "车长捉马，或两子捉一马，判负；双方着着互捉作和。",
        en: "A rook, or two pieces, that keep chasing one horse lose. If each side chases on every move it is a draw.",
    },
    does: Text {
        zh: "着着被捉的是同一马时，判捉方负；双方各自着着捉对方同一子时作和。",
        en: "Rules a loss where one horse is chased with every move, and a draw where each side chases one piece of the other throughout.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let mut findings = loss_of_chaser(dispute, &A22, |victim| victim.piece.kind == Kind::Horse);
        let chases = |side: Side| !victims(dispute, side).is_empty();
        findings.extend(draw(dispute, &A22, |side| chases(side) && chases(side.other())));
        findings
    },
};

/// Article 23.
pub static A23: Article = Article {
    number: "23",
    title: Text { zh: "马间或还手", en: "The horse sometimes hits back" },
    summary: Text {
        zh: "车长捉马，马只间或反捉或将军一次，车方判负。",
        en: "A rook that keeps chasing a horse loses although the horse sometimes hits back or gives a check.",
    },
    does: Text {
        zh: "着着被捉的是同一马，而对方有的着法也是将或捉时引此条。",
        en: "Cited with the loss of who chases one horse while some moves of the other side are checks or chases.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let hits_back =
            lone_chaser(dispute).is_some_and(|side| dispute.of(side.other()).any(|label| label.is_attack()));
        loss_of_chaser(dispute, &A23, |victim| victim.piece.kind == Kind::Horse && hits_back)
    },
};
