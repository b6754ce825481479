//! 捉 in the Asian school: which attacks a move makes new.

use crate::chess::Kind;
use crate::facts::Workspace;

use super::super::class::Class;
use super::super::label::{Considered, Label, Reason, Role, Root, Start, Target, Why};
use super::attack::{self, Attack, Standing};
use super::{Point, Scene};

/// Writes the pieces that the move newly attacks into `label`: chased, or why not.
pub fn chases(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    for (attack, old) in attacks(scene) {
        match (old, attack.standing) {
            (Some(old), Standing::Chase { .. }) if !old.can_be_made_new(scene.terms) => {
                let line = label.show(attack::line(scene, Start::Before, &old, Role::WouldWin));
                label.considered.push(Considered { line: Some(line), ..Considered::of(Why::AlreadyThere, attack.on) });
            }
            (_, Standing::Chase { root, .. }) if may_be_new(scene, &attack) => chase(scene, label, &attack, root),
            (None, Standing::Rooted { .. }) => {
                let line = label.show(attack::line(scene, Start::After, &attack, Role::Refutes));
                label.considered.push(Considered { line: Some(line), ..Considered::of(Why::Refuted, attack.on) });
            }
            (None, Standing::Privileged) => {
                let by = Some(attack.by);
                label.considered.push(Considered { by, ..Considered::of(Why::Privileged, attack.on) });
            }
            _ => {}
        }
    }
}

/// 兑: two pieces of a kind that the move brings to where they can take each other.
pub fn offers_to_equal(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    for (attack, old) in attacks(scene) {
        if old.is_none() && attack.standing == Standing::Mutual {
            label.reasons.push(Reason::OffersExchange { own: attack.by, partner: attack.on });
            label.add(Class::Exchange);
        }
    }
}

/// The attacks after the move, each with the same attack before it if that stood already.
fn attacks(scene: &Scene) -> Vec<(Attack, Option<Attack>)> {
    if scene.checks && !scene.terms.holds(Point::ChecksChase) {
        return Vec::new();
    }
    let play = scene.ply.play;
    let before = attack::all(&scene.ply.before, scene.side, scene.terms);
    let was_there = |attack: &Attack| {
        let stood = if attack.by == play.to { play.from } else { attack.by };
        before.iter().find(|old| (old.by, old.on) == (stood, attack.on)).copied()
    };
    let after = attack::all(&scene.ply.after, scene.side, scene.terms);
    after.into_iter().map(|attack| (attack, was_there(&attack))).collect()
}

/// Whether the attack of a cannon that did not move may be new; every other attack may.
fn may_be_new(scene: &Scene, attack: &Attack) -> bool {
    let kind = |square| scene.ply.after.at(square).map(|piece| piece.kind);
    if kind(attack.by) != Some(Kind::Cannon) || attack.by == scene.ply.play.to {
        return true;
    }
    let is_rook = kind(attack.on) == Some(Kind::Rook);
    scene.terms.holds(if is_rook { Point::MountsAttackRooks } else { Point::MountsAttack })
}

/// A piece is chased once, by every piece whose attack is new.
fn chase(scene: &Scene, label: &mut Label, attack: &Attack, root: Root) {
    if let Some(target) = label.targets.iter_mut().find(|target| target.square == attack.on) {
        target.attackers.push(attack.by);
        return;
    }
    let Some(piece) = label.after.at(attack.on) else { return };
    let line = label.show(attack::line(scene, Start::After, attack, Role::Wins));
    label.reasons.push(Reason::Chases { target: label.targets.len() });
    label.targets.push(Target { square: attack.on, piece, root, attackers: vec![attack.by], joint: false, line });
    label.add(Class::Chase);
}
