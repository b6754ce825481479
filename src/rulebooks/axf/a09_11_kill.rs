//! Articles 9–11: perpetual kill.

use crate::chess::Side;
use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text, find};

use super::fault::{draw, makes_only};

/// Article 9.
pub static A09: Article = Article {
    number: "9",
    title: Text { zh: "长杀", en: "Perpetual kill" },
    summary: Text { zh: "长杀作和。", en: "Perpetual kill is a draw." },
    does: Text {
        zh: "所引各着：杀。一方着着是杀而无人有责任时作和。",
        en: "Cited for kills. Rules a draw when every move of a side is a kill and nobody is at fault.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let mut findings = find::effects(dispute, &A09, Class::Kill);
        findings.extend(draw(dispute, &A09, |side| dispute.is_only(side, Class::Kill)));
        findings
    },
};

/// Article 10.
pub static A10: Article = Article {
    number: "10",
    title: Text { zh: "互相长杀", en: "Kill answered with kill" },
    summary: Text { zh: "以杀应杀，作和。", en: "Kill answered with kill is a draw." },
    does: Text { zh: "双方着着是杀时作和。", en: "Rules a draw when every move of both sides is a kill." },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let kills = |side| dispute.is_only(side, Class::Kill);
        draw(dispute, &A10, |side| kills(side) && kills(side.other()))
    },
};

/// Article 11.
pub static A11: Article = Article {
    number: "11",
    title: Text { zh: "一将一杀", en: "Check and kill" },
    summary: Text { zh: "一将一杀作和。", en: "One check one kill is a draw." },
    does: Text {
        zh: "一方的着法只有将和杀、两者都有时作和。",
        en: "Rules a draw when a side makes checks and kills and nothing else.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| draw(dispute, &A11, |side: Side| makes_only(dispute, side, &[Class::Check, Class::Kill])),
};
