//! Articles 28–31: general and pawns.

use crate::chess::{Kind, Piece, Side};
use crate::labels::{Class, Label, Target};
use crate::rulebooks::{Article, Dispute, Finding, Role, Text, evidence, find};

use super::fault::{draw, loss_of_chaser};

/// Article 28.
pub static A28: Article = Article {
    number: "28",
    title: Text { zh: "帅（将）长捉", en: "The general chases" },
    summary: Text {
        zh: "帅（将）可以长捉，与别的子一同捉也可以。",
        en: "The general may keep chasing, also together with another piece.",
    },
    does: Text {
        zh: "只有帅（将）能吃的威胁不算捉；所引各着：帅（将）新攻一子。一方着着是这种威胁或捉时作和。",
        en: "An attack by the general is no chase. Cited for moves by which it newly attacks a piece; rules a draw when every move of a side is such an attack or a chase.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| privileged(dispute, &A28, Kind::King),
};

/// Article 29.
pub static A29: Article = Article {
    number: "29",
    title: Text { zh: "兵（卒）长捉", en: "Pawns chase" },
    summary: Text {
        zh: "一兵或数兵可以长捉，别的子参与其中一着也可以。",
        en: "A pawn, or several, may keep chasing, also if another piece takes part in one of the moves.",
    },
    does: Text {
        zh: "只有兵（卒）能吃的威胁不算捉；所引各着：兵（卒）新攻一子。一方着着是这种威胁或捉时作和。",
        en: "An attack by a pawn is no chase. Cited for moves by which one newly attacks a piece; rules a draw when every move of a side is such an attack or a chase.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| privileged(dispute, &A29, Kind::Pawn),
};

/// Article 30.
pub static A30: Article = Article {
    number: "30",
    title: Text { zh: "帅（将）与他子同捉", en: "The general and another piece" },
    summary: Text {
        zh: "帅（将）走动而别的子着着有攻击的，是那个子的长捉，判负。",
        en: "If another piece attacks on every move that the general makes, that piece chases: loss.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着由帅（将）走出或帅（将）也攻它时引此条。第 30、31 条的分界是本程序所定。",
        en: "Cited with the loss where one piece is chased with every move and the general makes some of the moves or attacks it too. The line between 30 and 31 is ours.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A30, |victim| victim.ever(|label, target| takes_part(label, target, Kind::King)))
    },
};

/// Article 31.
pub static A31: Article = Article {
    number: "31",
    title: Text { zh: "兵（卒）与他子同捉", en: "A pawn and another piece" },
    summary: Text {
        zh: "兵（卒）走动而别的子着着有攻击的，是那个子的长捉，判负。",
        en: "If another piece attacks on every move that a pawn makes, that piece chases: loss.",
    },
    does: Text {
        zh: "着着被捉的是同一子，而有的着由兵（卒）走出或兵（卒）也攻它时引此条。",
        en: "Cited with the loss where one piece is chased with every move and a pawn makes some of the moves or attacks it too.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        loss_of_chaser(dispute, &A31, |victim| victim.ever(|label, target| takes_part(label, target, Kind::Pawn)))
    },
};

/// The plies on which a piece of `kind` attacks, and a draw where with chases they make up all moves of a side.
fn privileged(dispute: &Dispute, article: &'static Article, kind: Kind) -> Vec<Finding> {
    let attacks = |label: &Label| evidence::is_privileged(label, kind);
    let is_such_play = |side: Side| {
        dispute.of(side).any(attacks) && dispute.of(side).all(|label| attacks(label) || label.class == Class::Chase)
    };
    let mut findings = find::bears(dispute, article, attacks);
    findings.extend(draw(dispute, article, is_such_play));
    findings
}

/// Whether a piece of `kind` makes the move or attacks the target.
fn takes_part(label: &Label, target: &Target, kind: Kind) -> bool {
    let is_kind = |piece: Option<Piece>| piece.is_some_and(|piece| piece.kind == kind);
    is_kind(label.before.at(label.play.from))
        || label
            .after
            .pieces(label.side)
            .any(|(by, piece)| piece.kind == kind && label.after.attackers_of(target.square, label.side).contains(by))
}
