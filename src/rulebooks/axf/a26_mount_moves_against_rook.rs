//! Article 26: the mount moves against a rook.

use super::fault::{is_by_mount, is_victim};
use crate::chess::Kind;
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.
pub static ARTICLE: Article = Article {
    number: "26",
    title: Text { zh: "炮架移动捉车", en: "The mount moves against a rook" },
    summary: Text {
        zh: "同样捉车，车有根无根都判负。",
        en: "The same against a rook loses, whether or not it is protected.",
    },
    does: Text { zh: "同第 25 条，被攻的是车。", en: "As Article 25, for an attack on a rook." },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::MountsAttackRooks, true),
            otherwise: Setting::Asian(Point::MountsAttackRooks, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| {
                is_victim(dispute, finding, |victim| victim.piece.kind == Kind::Rook && is_by_mount(victim))
            },
        },
    ],
    file: file!(),
};
