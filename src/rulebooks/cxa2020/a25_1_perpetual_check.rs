//! Article 25.1 of 2020, 长将判负: perpetual check loses.

use crate::rulebooks::{Article, Role, Text, find};

/// Article 25.1.
pub static ARTICLE: Article = Article {
    number: "25.1",
    title: Text { zh: "长将判负", en: "Perpetual check loses" },
    summary: Text {
        zh: "任何情况下不允许单方面长将。", en: "One-sided perpetual check is never allowed."
    },
    does: Text { zh: "单方长将判负。", en: "Rules a loss for the side that alone checks on every move." },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| find::loss_of_lone_checker(dispute, &ARTICLE),
};
