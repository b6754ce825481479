//! Article 25.1, 长将判负: perpetual check loses.

use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 25.1.
pub static ARTICLE: Article = Article {
    number: "25.1",
    title: Text { zh: "长将判负", en: "Perpetual check loses" },
    summary: Text {
        zh: "任何情况下不允许单方面长将。", en: "One-sided perpetual check is never allowed."
    },
    does: Text { zh: "单方长将判负。", en: "Rules a loss for the side that alone checks on every move." },
    read: Read::Cited,
    acts: &[Act::Rules(|dispute| rulings::loss_of(dispute.lone_checker()))],
    file: file!(),
};
