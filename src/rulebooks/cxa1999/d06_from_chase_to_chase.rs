//! Detailed rule 6, 从捉到捉: from chase to chase.

use crate::facts::{Asked, Prospect, Strength, Workspace};
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
        zh: "走动的子原来受攻，走开后才显得能得，而所得不靠它，也不靠这一着新添的攻击：闪开不生新捉。对方上一着是应将的除外。原已捉着而没有新捉的同 29.2。所引各着有这样的威胁，或只有旧威胁。",
        en: "Where the moved piece was under attack and the win seems new only because it stepped away, without its help and without any attack that the move added, nothing new has arisen; not so if the opponent’s last move answered a check. What was chased already, with nothing new, falls under 29.2. Cited for moves with such a threat, and for moves with old threats only.",
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

/// The threat failed before only because the moved piece was hanging; it needs neither that piece nor any attack that the
/// move added. Stepping out of attack creates nothing, unless the opponent was driven to its last move by a check.
pub(in crate::rulebooks) const STEPS_ASIDE: Condition =
    Condition { why: Why::SteppedAside, affirms: false, test: steps_aside };

fn steps_aside(threat: &Threat, scene: &Scene, workspace: &mut Workspace) -> Option<Exception> {
    let Aim::Piece { square, strength, .. } = threat.aim else { return None };
    let play = scene.ply.play;
    if scene.opponent_was_checked() || !scene.before.theirs.contains(play.from) {
        return None;
    }
    let added = scene.attackers(square) - scene.before.board.attackers_of(square, scene.side);
    if !added.without(play.to).is_empty() {
        return None;
    }
    let free_for_them = scene.hanging().with(play.from);
    let spared = Asked { free_for_them, ..scene.asked_before(strength) };
    if !scene.before.wins(square, spared, workspace).is_yes() {
        return None;
    }
    // By one reading a partner of a joint attack that steps aside is idle in any case.
    if !scene.terms.sidestep_chases {
        return Some(Exception::default());
    }
    let without = scene.after.board.without(play.to);
    let needless = !without.in_check(scene.side.other())
        && Prospect::of(&without, scene.side, scene.terms.facts, workspace)
            .wins(square, Asked { strength: strength.max(Strength::Even), ..scene.asked_after() }, workspace)
            .is_yes();
    needless.then(Exception::default)
}
