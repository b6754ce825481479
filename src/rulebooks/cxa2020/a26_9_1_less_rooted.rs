//! Article 26.9.1: rootless against less-rooted.

use super::order::{self, Lightness};
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 26.9.1.
pub static ARTICLE: Article = Article {
    number: "26.9.1",
    title: Text { zh: "长捉无根对少根", en: "Rootless against less-rooted" },
    summary: Text {
        zh: "双方长打，一方长捉无根子，另一方的捉中有捉有根或少根子的，前者变着。",
        en: "Both attack; one side keeps chasing a rootless piece, the other at least once a rooted or less-rooted one: the former must change.",
    },
    does: Text {
        zh: "条文未见原文，据图例归纳。", en: "The text has not been seen; inferred from the figures."
    },
    read: Read::Inferred,
    acts: &[Act::Rules(|dispute| rulings::change_of(dispute, order::must_change(dispute, Lightness::LessRooted)))],
    file: file!(),
};
