//! The general rule of the newer books, and Articles 3 and 5.

use crate::chess::Side;
use crate::labels::Class;
use crate::rulebooks::{About, Article, Dispute, Finding, Role, Says, Text, find};

use super::fault;

/// The general rule: who is at fault.
pub static GENERAL: Article = Article {
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
    role: Role::Ruling,
    file: file!(),
    finds: general,
};

/// Article 3.
pub static A03: Article = Article {
    number: "3",
    title: Text { zh: "再三违例", en: "Three violations" },
    summary: Text {
        zh: "被要求变着而不变，违例达三次的判负。",
        en: "A player told to vary who breaks the rule three times loses.",
    },
    does: Text {
        zh: "由裁判员计数；程序只说谁有责任，直接给出判负。",
        en: "The referee counts. The program says who is at fault and gives the loss.",
    },
    role: Role::Referee(COUNTED),
    file: file!(),
    finds: |_| Vec::new(),
};

/// Article 5.
pub static A05: Article = Article {
    number: "5",
    title: Text { zh: "无责任的循环", en: "Repetition without offence" },
    summary: Text {
        zh: "局面反复出现，双方都未违例又都不变，可作和。",
        en: "If the same position comes again and again without any offence and nobody varies, it may be a draw.",
    },
    does: Text { zh: "找不到有责任的一方时作和。", en: "Rules a draw where no side is found at fault." },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let both_move = Side::ALL.into_iter().all(|side| dispute.of(side).next().is_some());
        find::cycle(&A05, Says::Draws, both_move && fault::offender(dispute).is_none())
    },
};

const COUNTED: Text = Text {
    zh: "违例次数在对局中由裁判员记录，着法记录里看不出",
    en: "the referee counts violations during the game; a record of moves does not show them",
};

fn general(dispute: &Dispute) -> Vec<Finding> {
    let standing = |side| if fault::is_prohibited(dispute, side) { Says::Prohibited } else { Says::Allowed };
    let mut findings = find::effects(dispute, &GENERAL, Class::Chase);
    findings.extend(find::sides(&GENERAL, |side| Some(standing(side))));
    let loss = fault::offender(dispute);
    findings.extend(loss.map(|side| Finding { article: &GENERAL, about: About::Side(side), says: Says::Loses(side) }));
    findings
}
