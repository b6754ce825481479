//! From a list of plies to their labels.

use crate::chess::{Ply, Side};
use crate::facts::{Answer, Pawns, Workspace};

use super::asian;
use super::chase;
use super::class::Class;
use super::label::{Considered, Label, Outcome, Question, Reason, ShownLine, Start};
use super::quiet;
use super::scene::{Circumstances, Scene};
use super::terms::{School, Terms};

/// The search nodes allowed for one cycle if nothing else is said: more than four times what the hardest published figure takes, and
/// less than a tenth of a second.
pub const DEFAULT_BUDGET: u64 = 100_000;

/// Labels plies that follow one another, by the terms of an edition, all within `budget` search nodes.
///
/// What is not decided when they are spent is left open, ply by ply. A larger budget leaves less open and changes nothing else.
///
/// A second pass applies the clause on pawns in mutual attack (1999: 27.2, 细则 11) where the edition has it: when one
/// side attacks on every ply given and the other would do so too if its pawns' own attacks counted, they count.
pub fn label_plies(plies: &[Ply], terms: &Terms, budget: u64) -> Vec<Label> {
    label_plies_in(plies, terms, budget, &mut Workspace::default())
}

/// The same with a workspace that remembers what was settled for other terms, or for other plies.
pub fn label_plies_in(plies: &[Ply], terms: &Terms, budget: u64, workspace: &mut Workspace) -> Vec<Label> {
    workspace.refill(budget);
    let mut labeller = Labeller { plies, terms, workspace };
    let labels = (0..plies.len()).map(|number| labeller.label(number, Pawns::Idle)).collect();
    labeller.count_pawns_in_mutual_attack(labels)
}

/// Labels the same plies by other terms, where only the labels for which `touched` holds can be different.
pub fn relabel(
    plies: &[Ply],
    labels: &[Label],
    terms: &Terms,
    budget: u64,
    touched: fn(&Label) -> bool,
    workspace: &mut Workspace,
) -> Vec<Label> {
    workspace.refill(budget);
    let mut labeller = Labeller { plies, terms, workspace };
    let again = |(number, label): (usize, &Label)| {
        if touched(label) { labeller.label(number, Pawns::Idle) } else { label.clone() }
    };
    let labels = labels.iter().enumerate().map(again).collect();
    labeller.count_pawns_in_mutual_attack(labels)
}

struct Labeller<'a> {
    plies: &'a [Ply],
    terms: &'a Terms,
    workspace: &'a mut Workspace,
}

impl Labeller<'_> {
    fn label(&mut self, number: usize, pawns: Pawns) -> Label {
        self.workspace.take_open();
        let reply = previous(self.plies, number);
        let circumstances = Circumstances { reply: reply.map(|ply| ply.before), pawns };
        label_ply(&self.plies[number], self.terms, circumstances, self.workspace)
    }

    fn count_pawns_in_mutual_attack(&mut self, mut labels: Vec<Label>) -> Vec<Label> {
        if !self.terms.pawn_in_mutual_attack {
            return labels;
        }
        let throughout = |labels: &[Label], side, attacks: fn(&Label) -> bool| {
            labels.iter().filter(|label| label.side == side).all(attacks)
        };
        let may_attack: fn(&Label) -> bool = |label| label.is_attack() || label.undecided.is_some();
        for side in Side::ALL {
            let has_pawn_attack = labels.iter().any(|label| label.side == side && label.pawn_attack().is_some());
            if !throughout(&labels, side.other(), may_attack) || !has_pawn_attack {
                continue;
            }
            let counted: Vec<Label> = (0..labels.len())
                .map(|number| match &labels[number] {
                    kept if kept.side != side || kept.is_attack() => kept.clone(),
                    _ => Label { pawn_in_mutual_attack: true, ..self.label(number, Pawns::Attack) },
                })
                .collect();
            if Side::ALL.into_iter().all(|side| throughout(&counted, side, Label::is_attack)) {
                labels = counted;
            } else if throughout(&counted, side, may_attack) {
                labels.iter_mut().filter(|label| label.side == side).for_each(leave_pawn_attack_open);
            }
        }
        labels
    }
}

/// Whether a pawn's own attack counts hangs on a question left open elsewhere in the cycle.
fn leave_pawn_attack_open(label: &mut Label) {
    if !label.is_attack() {
        label.undecided = label.undecided.or(label.pawn_attack().map(Question::Chase));
    }
}

/// The ply before this one; in a closed cycle the last ply comes before the first.
fn previous(plies: &[Ply], number: usize) -> Option<&Ply> {
    match number.checked_sub(1) {
        Some(before) => plies.get(before),
        None => plies.last().filter(|last| last.after == plies[0].before),
    }
}

fn label_ply(ply: &Ply, terms: &Terms, circumstances: Circumstances, workspace: &mut Workspace) -> Label {
    let mut label = Label::unnamed(ply);
    let side = label.side;
    if let School::Asian(reading) = terms.school {
        asian::find_effects(ply, reading, &mut label, workspace);
    } else if ply.after.in_check(side.other()) {
        let by = ply.after.checkers(side.other()).iter().collect();
        label.reasons.push(Reason::GivesCheck { by });
        label.effects.push(Class::Check);
    } else {
        let scene = Scene::new(ply, terms, circumstances, workspace);
        find_effects(&scene, &mut label, workspace);
    }
    name(&mut label, terms);
    label
}

fn find_effects(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    find_kill(scene, label);
    if workspace.take_open() {
        label.undecided = Some(Question::Kill);
    }
    chase::find(scene, label, workspace);
    if !label.targets.is_empty() {
        label.effects.push(Class::Chase);
    }
    quiet::find_exchanges(scene, label);
    quiet::find_offer(scene, label);
    let harmless = !label.effects.iter().any(|effect| effect.is_attack());
    if harmless && !label.considered.iter().any(|considered| matches!(considered, Considered::Privileged { .. })) {
        quiet::find_block(scene.ply, &scene.before.board, label);
        quiet::find_follow(scene, label, workspace);
    }
}

fn find_kill(scene: &Scene, label: &mut Label) {
    let shown = label.lines.len();
    match &scene.after.mate {
        Answer::Yes(moves) => {
            label.lines.push(ShownLine { start: Start::After, moves: moves.clone(), outcome: Outcome::Mate });
            if scene.general_answers_check() {
                let target = scene.after.board.king(scene.side.other());
                label.considered.push(Considered::AnswersCheck { target, line: shown });
            } else {
                label.reasons.push(Reason::ThreatensMate { line: shown });
                label.effects.push(Class::Kill);
            }
        }
        _ => {
            if let Some(moves) = &scene.after.exchange_mate {
                label.lines.push(ShownLine { start: Start::After, moves: moves.clone(), outcome: Outcome::Mate });
                label.considered.push(Considered::MateByExchange { line: shown });
            }
        }
    }
}

/// Puts the effects in the edition's order; the first names the move.
fn name(label: &mut Label, terms: &Terms) {
    label.effects.sort();
    if !terms.kill_names_before_chase && label.effects.contains(&Class::Chase) {
        label.effects.sort_by_key(|effect| match effect {
            Class::Kill => (Class::Chase, 1),
            other => (*other, 0),
        });
    }
    if label.effects.is_empty() {
        label.effects.push(Class::Idle);
    }
    label.class = label.effects[0];
    // A question left open matters only where its answer could make an attack of a move that is none yet, take one back, or
    // rename it. What a chase rests on is settled before; a mate shown is a mate.
    let settles = match (label.class, label.undecided) {
        (Class::Check, _) | (Class::Chase, Some(Question::Chase(_))) => true,
        (Class::Kill, _) => terms.kill_names_before_chase,
        _ => false,
    };
    if settles {
        label.undecided = None;
    }
    // What is left open beside a class that stands is told; where the class itself is open, that says it.
    if label.undecided.is_some() {
        label.considered.retain(|considered| !matches!(considered, Considered::LeftOpen { .. }));
    }
}
