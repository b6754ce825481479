//! The general rule of the newer books: who is at fault.

use super::fault::{lone_chaser, victims};
use crate::chess::Side;
use crate::labels::{Class, Finder, Naming, asian};
use crate::rulebooks::rulings;
use crate::rulebooks::{Act, Article, Dispute, Read, Says, Standing, Text};

/// The general rule.
pub static ARTICLE: Article = Article {
    number: "总则",
    title: Text { zh: "长将与长捉", en: "Perpetual check and perpetual chase" },
    summary: Text {
        zh: "单方长将判负。单方长捉对方同一个子（未过河的兵卒除外）判负，一子捉或数子轮流捉都一样；帅（将）和兵（卒）可以长捉。其余不变作和。",
        en: "A side that alone checks for ever loses. So does a side that alone chases one and the same piece for ever, an uncrossed pawn excepted, with one piece or with several in turn; general and pawns may chase for ever. Everything else is a draw if nobody varies.",
    },
    does: Text {
        zh: "所引各着：捉。逐着跟踪每一个子，看一方是否着着捉同一子。长将先于长捉；双方都长将，或都长捉，作和。",
        en: "Cited for chases. Follows every piece from ply to ply to see whether a side chases the same one with every move. Perpetual check comes before perpetual chase; if both sides do the same it is a draw.",
    },
    read: Read::Text,
    acts: &[
        Act::Names(Naming { class: Class::Chase, finds: Finder::Asian(asian::chases) }),
        Act::Stands(standing),
        Act::Rules(|dispute| rulings::loss_of(lone_chaser(dispute))),
        Act::Repeats {
            what: &[&super::a06_perpetual_check::ARTICLE],
            when: |_, finding| matches!(finding.says, Says::Loses(_)),
        },
    ],
    file: file!(),
};

/// Only perpetual check and the perpetual chase of one piece are prohibited.
fn standing(dispute: &Dispute, side: Side) -> Option<Standing> {
    let is_prohibited = dispute.is_called(side, Class::Check) || !victims(dispute, side).is_empty();
    let standing = if is_prohibited { Standing::Prohibited } else { Standing::Allowed };
    dispute.of(side).next().map(|_| standing)
}
