//! Article 10: kill answered with kill.

use super::fault::draws;
use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 10.
pub static ARTICLE: Article = Article {
    number: "10",
    title: Text { zh: "互相长杀", en: "Kill answered with kill" },
    summary: Text { zh: "以杀应杀，作和。", en: "Kill answered with kill is a draw." },
    does: Text { zh: "双方着着是杀时作和。", en: "Rules a draw when every move of both sides is a kill." },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a05_no_offence::ARTICLE],
        when: |dispute, finding| {
            draws(finding, |side| {
                let kills = |side| dispute.is_only(side, Class::Kill);
                kills(side) && kills(side.other())
            })
        },
    }],
    file: file!(),
};
