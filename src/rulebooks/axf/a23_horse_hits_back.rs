//! Article 23: the horse sometimes hits back.

use super::fault::{is_victim, lone_chaser};
use crate::chess::Kind;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 23.
pub static ARTICLE: Article = Article {
    number: "23",
    title: Text { zh: "马间或还手", en: "The horse sometimes hits back" },
    summary: Text {
        zh: "车长捉马，马只间或反捉或将军一次，车方判负。",
        en: "A rook that keeps chasing a horse loses although the horse sometimes hits back or gives a check.",
    },
    does: Text {
        zh: "着着被捉的是同一马，而对方有的着法也是将或捉时引此条。",
        en: "Cited with the loss of who chases one horse while some moves of the other side are checks or chases.",
    },
    read: Read::Text,
    acts: &[Act::Repeats {
        what: &[&super::a00_general_rule::ARTICLE],
        when: |dispute, finding| {
            lone_chaser(dispute).is_some_and(|side| dispute.of(side.other()).any(|label| label.is_attack()))
                && is_victim(dispute, finding, |victim| victim.piece.kind == Kind::Horse)
        },
    }],
    file: file!(),
};
