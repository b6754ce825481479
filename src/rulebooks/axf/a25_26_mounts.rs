//! Articles 25 and 26: a cannon attacks because a mount moves.

use crate::chess::Kind;
use crate::rulebooks::{Article, Role, Text};

use super::fault::{Victim, loss_of_chaser};

/// Article 25.
pub static A25: Article = Article {
    number: "25",
    title: Text { zh: "炮架移动", en: "The mount moves" },
    summary: Text {
        zh: "炮架移动使炮攻击无根的马、仕（士）、相（象）或过河兵卒，炮与被攻的子都未动，也是捉；未过河的兵卒除外。",
        en: "A cannon that hits an unprotected horse, advisor, elephant or crossed pawn because a mount moves chases it, although neither cannon nor victim moves. An uncrossed pawn may be attacked.",
    },
    does: Text {
        zh: "攻击是否新成，看走子前后能否合法吃到，不看谁动。着着由未动的炮捉同一非车之子时，判捉方负。",
        en: "Whether an attack is new is judged by the captures that are legal before and after, not by who moved. Rules a loss where cannons that did not move chase one piece other than a rook with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| loss_of_chaser(dispute, &A25, |victim| victim.piece.kind != Kind::Rook && is_by_mount(victim)),
};

/// Article 26.
pub static A26: Article = Article {
    number: "26",
    title: Text { zh: "炮架移动捉车", en: "The mount moves against a rook" },
    summary: Text {
        zh: "同样捉车，车有根无根都判负。",
        en: "The same against a rook loses, whether or not it is protected.",
    },
    does: Text {
        zh: "着着由未动的炮捉同一车时，判捉方负。",
        en: "Rules a loss where cannons that did not move chase one rook with every move.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| loss_of_chaser(dispute, &A26, |victim| victim.piece.kind == Kind::Rook && is_by_mount(victim)),
};

fn is_by_mount(victim: &Victim) -> bool {
    victim.always(|label, target| {
        let is_standing_cannon =
            |&by| by != label.play.to && label.after.at(by).is_some_and(|piece| piece.kind == Kind::Cannon);
        target.attackers.iter().any(is_standing_cannon)
    })
}
