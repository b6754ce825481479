//! Article 26.1.1, 将帅兵卒走动而他子捉: a step by which another piece chases.

use crate::chess::Kind;
use crate::labels::Class;
use crate::rulebooks::{About, Act, Article, Dispute, Finding, Read, Says, Text};

/// Article 26.1.1.
pub static ARTICLE: Article = Article {
    number: "26.1.1",
    title: Text { zh: "将帅、兵卒走动而他子捉", en: "A step by which another piece chases" },
    summary: Text {
        zh: "将（帅）或兵（卒）走动，使别的子产生新的捉，或与别的子同捉的，按捉。",
        en: "A step of general or pawn by which another piece chases anew, or chases together with it, is a chase.",
    },
    does: Text {
        zh: "同 24.3；所引各着由将帅或兵卒走出而有捉。",
        en: "As 24.3. Cited for chases made by a move of the general or of a pawn.",
    },
    read: Read::Cited,
    acts: &[Act::Repeats { what: &[&super::a24_3_chase::ARTICLE], when: made_by_step }],
    file: file!(),
};

/// A chase by another piece, made by a step of the general or of a pawn.
fn made_by_step(dispute: &Dispute, finding: &Finding) -> bool {
    let About::Ply(ply) = finding.about else { return false };
    let Some(label) = dispute.label(ply) else { return false };
    let mover = label.before.at(label.play.from).map(|piece| piece.kind);
    finding.says == Says::Effect(Class::Chase) && matches!(mover, Some(Kind::King | Kind::Pawn))
}
