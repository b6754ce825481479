//! Article 25: a cannon attacks because a mount moves.

use super::fault::{is_by_mount, is_victim};
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 25.
pub static ARTICLE: Article = Article {
    number: "25",
    title: Text { zh: "炮架移动", en: "The mount moves" },
    summary: Text {
        zh: "炮架移动使炮攻击无根的马、仕（士）、相（象）或过河兵卒，炮与被攻的子都未动，也是捉；未过河的兵卒除外。",
        en: "A cannon that hits an unprotected horse, advisor, elephant or crossed pawn because a mount moves chases it, although neither cannon nor victim moves. An uncrossed pawn may be attacked.",
    },
    does: Text {
        zh: "未动的炮因炮架移动而新攻一子，也算捉。所引各着：有这样的捉；着着由未动的炮捉同一非车之子时，与总则同判。",
        en: "A cannon that did not move and newly attacks a piece because a mount moved chases it. Cited for such chases, and with the general rule where such cannons chase one piece other than a rook with every move.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::MountsAttack, true),
            otherwise: Setting::Asian(Point::MountsAttack, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| victim.piece.kind != Kind::Rook && is_by_mount(victim))
            },
        },
    ],
    file: file!(),
};
