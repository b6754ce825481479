//! Articles 6–8: perpetual check.

use crate::chess::Side;
use crate::labels::Class;
use crate::rulebooks::{Article, Role, Says, Text, find};

/// Article 6.
pub static A06: Article = Article {
    number: "6",
    title: Text { zh: "长将", en: "Perpetual check" },
    summary: Text { zh: "一子或数子长将，判负。", en: "Perpetual check, by one piece or several, loses." },
    does: Text {
        zh: "所引各着：将。一方着着将军、另一方不是着着将军时，判前者负。",
        en: "Cited for checks. Rules a loss for the side that checks on every move while the other does not.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let mut findings = find::effects(dispute, &A06, Class::Check);
        findings.extend(find::loss_of_lone_checker(dispute, &A06));
        findings
    },
};

/// Article 7.
pub static A07: Article = Article {
    number: "7",
    title: Text { zh: "互相长将", en: "Mutual perpetual check" },
    summary: Text { zh: "双方着着将军，作和。", en: "If both sides check on every move, it is a draw." },
    does: Text {
        zh: "双方各着都是将时作和。", en: "Rules a draw when every move of both sides is a check."
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| find::cycle(&A07, Says::Draws, Side::ALL.into_iter().all(|side| dispute.only_checks(side))),
};

/// Article 8.
pub static A08: Article = Article {
    number: "8",
    title: Text { zh: "长将对一将", en: "Perpetual check against some checks" },
    summary: Text {
        zh: "一方着着将军，另一方只间或以将应将，长将的一方判负。",
        en: "A side that checks on every move loses to one that answers only some checks with a check.",
    },
    does: Text {
        zh: "长将的一方判负；对方也有将军的着法时引此条。",
        en: "Cited with the loss of the constant checker where the other side gives some checks too.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let answered = |side: Side| dispute.of(side.other()).any(|label| label.effects.contains(&Class::Check));
        let loses = |side| dispute.lone_checker() == Some(side) && answered(side);
        find::sides(&A08, |side| loses(side).then_some(Says::Loses(side)))
    },
};
