//! Article 8: perpetual check against some checks.

use crate::labels::Class;
use crate::rulebooks::{Act, Article, Read, Says, Text};

/// Article 8.
pub static ARTICLE: Article = Article {
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
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a06_perpetual_check::ARTICLE],
        when: |dispute, finding| match finding.says {
            Says::Loses(side) => dispute.of(side.other()).any(|label| label.has(Class::Check)),
            _ => false,
        },
    }],
    file: file!(),
};
