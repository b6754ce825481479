//! The Asian school of naming moves: what is attacked directly, with no account of material.
//!
//! A move *chases* a piece when it creates a direct attack on it that the books count: on a piece without a true root, or by
//! a horse or cannon on a rook whatever its root. `docs/reading/axf.md` holds the definitions in full.

mod attack;
mod quiet;

use crate::chess::{Board, Ply, Side, Square};
use crate::facts::{Answer, MateSearch, Workspace};

use super::class::Class;
use super::label::{Considered, Label, Outcome, Question, Reason, Root, ShownLine, Start, Target};
use attack::{Attack, Standing};

/// The points on which readings of the Asian text differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whether an advisor or elephant chases a rook, horse or cannon even if that has a true root, as a horse or cannon
    /// chases a rook. The text names horse and cannon only.
    pub guards_chase_rooted: bool,
    /// Whether a move that gives check also chases what it attacks. If not, check and chase of one piece by turns is "one
    /// check one chase" even where the checks attack that piece too.
    pub checks_chase: bool,
    /// Whether undoing a root that would only have appeared with the capture makes a standing attack new.
    pub hidden_roots_count: bool,
}

/// Writes what a move does into `label`, looking for mates within the allowance of `workspace`. The label is not named yet.
pub(super) fn find_effects(ply: &Ply, reading: Reading, label: &mut Label, workspace: &mut Workspace) {
    let checks = ply.after.in_check(label.side.other());
    if checks {
        let by = ply.after.checkers(label.side.other()).iter().collect();
        label.reasons.push(Reason::GivesCheck { by });
        label.effects.push(Class::Check);
    } else {
        find_kill(ply, label, workspace);
    }
    if !checks || reading.checks_chase {
        find_chases(ply, reading, label);
    }
    if !checks && !label.effects.contains(&Class::Exchange) {
        quiet::find_offer(ply, label);
    }
    if label.effects.is_empty() {
        super::quiet::find_block(ply, &ply.before.unchecked(label.side), label);
    }
}

fn find_kill(ply: &Ply, label: &mut Label, workspace: &mut Workspace) {
    match MateSearch::new(&ply.after.passed(), workspace).run() {
        Answer::Yes(moves) => {
            let line = label.lines.len();
            label.lines.push(ShownLine { start: Start::After, moves, outcome: Outcome::Mate });
            label.reasons.push(Reason::ThreatensMate { line });
            label.effects.push(Class::Kill);
        }
        Answer::No => {}
        Answer::Undecided => label.undecided = Some(Question::Kill),
    }
}

/// Writes the pieces that the move newly attacks into `label`: chased, offered for exchange, or why not.
fn find_chases(ply: &Ply, reading: Reading, label: &mut Label) {
    let before = attack::all(&ply.before, label.side, reading);
    let was_there = |attack: &Attack| {
        let stood = if attack.by == ply.play.to { ply.play.from } else { attack.by };
        before.iter().find(|old| (old.by, old.on) == (stood, attack.on))
    };
    for attack in attack::all(&ply.after, label.side, reading) {
        match (was_there(&attack), attack.standing) {
            (Some(old), Standing::Chase { .. }) if !old.can_be_made_new(reading) => {
                let line = show(label, Start::Before, old);
                label.considered.push(Considered::AlreadyThere { target: attack.on, line });
            }
            (_, Standing::Chase { root, .. }) => chase(label, &attack, root),
            (None, Standing::Rooted { .. }) => {
                let line = show(label, Start::After, &attack);
                label.considered.push(Considered::Refuted { target: attack.on, line });
            }
            (None, Standing::Privileged) => {
                label.considered.push(Considered::Privileged { target: attack.on, by: attack.by });
            }
            (None, Standing::Mutual) => {
                label.reasons.push(Reason::OffersExchange { own: attack.by, partner: attack.on });
                add(label, Class::Exchange);
            }
            _ => {}
        }
    }
}

/// A piece is chased once, by every piece whose attack is new.
fn chase(label: &mut Label, attack: &Attack, root: Root) {
    if let Some(target) = label.targets.iter_mut().find(|target| target.square == attack.on) {
        target.attackers.push(attack.by);
        return;
    }
    let Some(piece) = label.after.at(attack.on) else { return };
    let line = show(label, Start::After, attack);
    label.reasons.push(Reason::Chases { target: label.targets.len() });
    label.targets.push(Target { square: attack.on, piece, root, attackers: vec![attack.by], joint: false, line });
    add(label, Class::Chase);
}

fn add(label: &mut Label, class: Class) {
    if !label.effects.contains(&class) {
        label.effects.push(class);
    }
}

/// Shows the capture, and how a root retakes.
fn show(label: &mut Label, start: Start, attack: &Attack) -> usize {
    label.lines.push(line(start, attack));
    label.lines.len() - 1
}

fn line(start: Start, attack: &Attack) -> ShownLine {
    let moves = std::iter::once(attack.capture()).chain(attack.retake()).collect();
    let outcome = if attack.retake().is_some() { Outcome::Even } else { Outcome::Gain };
    ShownLine { start, moves, outcome }
}

/// The capture of the piece on `target` by the one on `by` after a move, if `side` attacks it so.
pub(super) fn line_of(board: &Board, side: Side, reading: Reading, by: Square, target: Square) -> Option<ShownLine> {
    let attacks = attack::all(board, side, reading);
    let found = attacks.iter().find(|attack| (attack.by, attack.on) == (by, target))?;
    Some(line(Start::After, found))
}
