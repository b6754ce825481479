//! Articles 32–35: several pieces, and roots.

use crate::labels::{Class, Considered, Label, Root};
use crate::rulebooks::{Article, Role, Text, find};

use super::fault::{draw, loss_of_chaser, victims};

/// Article 32.
pub static A32: Article = Article {
    number: "32",
    title: Text { zh: "分捉", en: "Several victims" },
    summary: Text {
        zh: "一子分捉两子以上，或两子分捉两子以上，作和。",
        en: "One piece that chases two or more in turn, or two pieces that chase two or more, is a draw.",
    },
    does: Text {
        zh: "一方着着是捉，但没有一个子着着被捉时作和。",
        en: "Rules a draw when every move of a side chases something, but no piece is chased every time.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        draw(dispute, &A32, |side| dispute.is_only(side, Class::Chase) && victims(dispute, side).is_empty())
    },
};

/// Article 33.
pub static A33: Article = Article {
    number: "33",
    title: Text { zh: "轮流捉一子", en: "Several chasers" },
    summary: Text {
        zh: "两子以上不得轮流长捉一子。", en: "Two or more pieces may not take turns to chase one piece."
    },
    does: Text {
        zh: "着着被捉的是同一子，而捉者不止一子时引此条。",
        en: "Cited with the loss where one piece is chased with every move, by more than one.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| loss_of_chaser(dispute, &A33, |victim| victim.chasers.len() > 1),
};

/// Article 34.
pub static A34: Article = Article {
    number: "34",
    title: Text { zh: "假根", en: "A false root" },
    summary: Text { zh: "假根不算保护，判负。", en: "A false root does not protect: loss." },
    does: Text {
        zh: "有真根与否，看吃子之后能否合法地回吃。着着被捉的子有假根时引此条。",
        en: "A root is true if it can legally retake after the capture. Cited with the loss where the piece chased has a false root.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| loss_of_chaser(dispute, &A34, |victim| victim.ever(|_, target| target.root == Root::False)),
};

/// Article 35.
pub static A35: Article = Article {
    number: "35",
    title: Text { zh: "数子攻有根子", en: "Several pieces against a true root" },
    summary: Text {
        zh: "几个子攻击有真根的子（马、炮攻车除外），作和。",
        en: "Several pieces against a truly protected piece, other than horse or cannon against a rook, is a draw.",
    },
    does: Text {
        zh: "不计子力与攻守子数；所引各着：新攻有真根的子。一方着着如此时作和。",
        en: "Neither material nor the number of attackers and roots is counted. Cited for moves that newly attack a piece with a true root; rules a draw when every move of a side does.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let meets =
            |label: &Label| label.considered.iter().any(|considered| matches!(considered, Considered::Refuted { .. }));
        let mut findings = find::bears(dispute, &A35, meets);
        findings.extend(draw(dispute, &A35, |side| dispute.of(side).all(meets)));
        findings
    },
};
