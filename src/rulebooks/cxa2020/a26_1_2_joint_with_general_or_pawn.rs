//! Article 26.1.2, 他子与将帅兵卒联合捉: another piece joins general or pawn.

use crate::chess::{Kind, Square};
use crate::labels::{Class, Target};
use crate::rulebooks::{About, Act, Article, Dispute, Finding, Read, Says, Text};

/// Article 26.1.2.
pub static ARTICLE: Article = Article {
    number: "26.1.2",
    title: Text { zh: "他子与将帅、兵卒联合捉", en: "Another piece joins general or pawn" },
    summary: Text {
        zh: "别的子走动，与将（帅）或兵（卒）产生新的联合捉的，按捉。",
        en: "A new joint chase with general or pawn, made by a move of another piece, is a chase.",
    },
    does: Text {
        zh: "同 24.3；所引各着由别的子走出，将帅或兵卒也攻着被捉的子。",
        en: "As 24.3. Cited for chases made by another piece where the general or a pawn attacks the piece chased too.",
    },
    read: Read::Cited,
    acts: &[Act::Repeats { what: &[&super::a24_3_chase::ARTICLE], when: made_beside }],
    file: file!(),
};

/// A chase in which the general or a pawn attacks the piece beside another that moved.
fn made_beside(dispute: &Dispute, finding: &Finding) -> bool {
    let About::Ply(ply) = finding.about else { return false };
    let Some(label) = dispute.label(ply) else { return false };
    let is_privileged = |square: &Square| matches!(label.kind_at(*square), Some(Kind::King | Kind::Pawn));
    let beside = |target: &Target| target.attackers.iter().any(is_privileged);
    finding.says == Says::Effect(Class::Chase) && !is_privileged(&label.play.to) && label.targets.iter().any(beside)
}
