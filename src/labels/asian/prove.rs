//! What the lines of a label rest on beyond themselves: how the answers to a mate are met, and both lines of an old attack.

use crate::chess::Ply;
use crate::facts::{Workspace, mate_defences};

use super::super::label::{Label, Outcome, Role, Start, Why};
use super::attack;
use super::scene::Scene;
use super::terms::Terms;

/// Adds them to a label of this school. Only mates have answers: its chases are single captures.
pub(in super::super) fn prove(label: &mut Label, terms: &Terms, workspace: &mut Workspace) {
    let ply =
        Ply { number: label.ply, play: label.play, before: label.before, after: label.after, written: String::new() };
    let scene = Scene::new(&ply, terms);
    for index in 0..label.considered.len() {
        let considered = &label.considered[index];
        if considered.why == Why::AlreadyThere {
            let still = considered.target.zip(label.line_of(considered)).and_then(|(target, old)| {
                let first = *old.moves.first()?;
                let by = if first.from == label.play.from { label.play.to } else { first.from };
                let attacks = attack::all(&label.after, label.side, terms);
                let found = attacks.iter().find(|attack| (attack.by, attack.on) == (by, target))?;
                Some(attack::line(&scene, Start::After, found, Role::WouldWin))
            });
            label.considered[index].now = still.map(|line| label.show(line));
        }
    }
    for index in 0..label.lines.len() {
        let line = label.lines[index].clone();
        if line.outcome == Outcome::Mate {
            let Some(&first) = line.moves.first() else { continue };
            for defence in mate_defences(&line.board, first, workspace) {
                label.meet(index, &line, defence);
            }
        }
    }
}
