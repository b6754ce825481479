//! Detailed rule 6, 从捉到捉: from chase to chase.

use crate::chess::{Move, Square, Squares};
use crate::facts::{Asked, Prospect, Workspace};
use crate::labels::chinese::Scene;
use crate::labels::{Aim, Class, Condition, Exception, Threat, Why};
use crate::rulebooks::{About, Act, Article, Dispute, Finding, Read, Says, Text};

/// Detailed rule 6.
pub static ARTICLE: Article = Article {
    number: "细则6",
    title: Text { zh: "从捉到捉", en: "From chase to chase" },
    summary: Text {
        zh: "原来已捉着子的子或相关的子，走动后没有新的捉，按闲处理。",
        en: "If a piece, or one connected with it, was chasing already and its move brings no new chase, the move is idle.",
    },
    does: Text {
        zh: "走子前已能得，只因对方本来就能吃去别的子才显得不能，而走动的子不参与所得（不攻该子，去掉它照样能得）：躲开、离开邀兑、去保护别的子，都不生新捉。原已捉着而没有新捉的同 29.2。所引各着有这样的威胁，或只有旧威胁。",
        en: "Where the piece could be won before but for what the opponent could take in any case, and the moved piece takes no part (it does not attack the target, and the win stands without it), nothing new has arisen: not by stepping out of attack, leaving an offered exchange, or guarding something else. What was chased already, with nothing new, falls under 29.2. Cited for moves with such a threat, and for moves with old threats only.",
    },
    read: Read::Text,
    acts: &[Act::Tests(STEPS_ASIDE), Act::Repeats { what: &[&super::a29_2_new_threat::ARTICLE], when: nothing_new }],
    file: file!(),
};

/// An old threat is found, and no piece is chased anew.
fn nothing_new(dispute: &Dispute, finding: &Finding) -> bool {
    let About::Ply(ply) = finding.about else { return false };
    finding.says == Says::Bears && dispute.label(ply).is_some_and(|label| !label.has(Class::Chase))
}

/// The threat stood before the move but for what the opponent could take in any case, and the moved piece takes no part in it:
/// stepping out of attack, leaving an offered exchange, or guarding something else creates nothing.
pub(in crate::rulebooks) const STEPS_ASIDE: Condition =
    Condition { why: Why::SteppedAside, affirms: false, test: steps_aside };

fn steps_aside(threat: &Threat, scene: &Scene, workspace: &mut Workspace) -> Option<Exception> {
    let Aim::Piece { square, strength, size, .. } = threat.aim else { return None };
    let offered: Squares = scene.before.pairs.iter().map(|pair| pair.own).collect();
    let free_for_them = scene.hanging() | scene.before.theirs | offered;
    let asked = scene.asked_before(square, strength, size, workspace);
    let spared = Asked { free_for_them, parries_count: true, ..asked };
    let stood = scene.before.wins(square, spared, workspace).is_yes();
    // By one reading a partner of a joint attack that steps aside is idle whatever part it takes.
    (stood
        && (!scene.terms.sidestep_chases
            || !takes_part(scene, square, scene.asked_as_much(square, strength, size), workspace)))
    .then(Exception::default)
}

/// Whether the moved piece attacks the target from where it stands now, or the piece is not won as well without it.
fn takes_part(scene: &Scene, target: Square, as_much: Asked, workspace: &mut Workspace) -> bool {
    let to = scene.ply.play.to;
    let added = scene.attackers(target) - scene.before.board.attackers_of(target, scene.side);
    if scene.after.board.is_legal(Move::new(to, target)) || !added.is_empty() {
        return true;
    }
    let without = scene.after.board.without(to);
    if without.in_check(scene.side.other()) {
        return true;
    }
    let prospect = Prospect::of(&without, scene.side, scene.terms.facts, workspace);
    let asked = Asked { free_for_them: prospect.theirs, ..as_much };
    !prospect.wins(target, asked, workspace).is_yes()
}
