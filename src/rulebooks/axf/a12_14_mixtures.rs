//! Articles 12–14: checks, chases and idle moves mixed.

use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text};

use super::fault::{draw, makes_only};

/// Article 12.
pub static A12: Article = Article {
    number: "12",
    title: Text { zh: "一将一捉", en: "Check and chase" },
    summary: Text {
        zh: "一将一捉，或数将一捉，作和。",
        en: "One check one chase, or several checks and a chase, is a draw.",
    },
    does: Text {
        zh: "将军的着法不另算捉；一方只有将和捉、两者都有时作和。",
        en: "A check does not count as a chase as well. Rules a draw when a side makes checks and chases and nothing else.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| draw(dispute, &A12, |side| makes_only(dispute, side, &[Class::Check, Class::Chase])),
};

/// Article 13.
pub static A13: Article = Article {
    number: "13",
    title: Text { zh: "将与闲", en: "Check and idle moves" },
    summary: Text { zh: "将与闲相间，作和。", en: "Checks mixed with idle moves are a draw." },
    does: Text {
        zh: "一方有将也有不是将、杀、捉的着法，而无人有责任时作和。第 13、14 条的分界是本程序所定，所据只知两条合起来的意思。",
        en: "Rules a draw when a side makes checks and moves that are no attack, and nobody is at fault. Only the joint sense of 13 and 14 is known; the line between them is ours.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let checks = |side| dispute.of(side).any(|label| label.class == Class::Check);
        draw(dispute, &A13, |side| checks(side) && dispute.is_allowed(side))
    },
};

/// Article 14.
pub static A14: Article = Article {
    number: "14",
    title: Text { zh: "捉、杀与闲", en: "Chases, kills and idle moves" },
    summary: Text {
        zh: "将、杀、捉、闲的其他混合，作和。",
        en: "Other mixtures of check, kill, chase and idle are a draw.",
    },
    does: Text {
        zh: "一方有捉或杀也有不是将、杀、捉的着法，而无人有责任时作和。",
        en: "Rules a draw when a side makes chases or kills and moves that are no attack, and nobody is at fault.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let attacks = |side| dispute.of(side).any(|label| matches!(label.class, Class::Chase | Class::Kill));
        draw(dispute, &A14, |side| attacks(side) && dispute.is_allowed(side))
    },
};
