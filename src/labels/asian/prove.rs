//! What the lines of a label rest on beyond themselves: how the answers to a mate are met, and both lines of an old attack.

use crate::chess::Ply;
use crate::facts::{Workspace, mate_defences};

use super::super::label::{Label, Outcome, Role, ShownLine, Start, Why};
use super::{Scene, Terms, attack};

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

impl Label {
    /// Adds how an answer to the first move of the line with this index is met, unless that line shows it itself.
    pub(in super::super) fn meet(&mut self, index: usize, line: &ShownLine, defence: crate::facts::Defence) {
        if line.moves.get(1) == Some(&defence.reply) {
            return;
        }
        match defence.moves {
            None => self.lines[index].open.push(defence.reply),
            Some(moves) => {
                _ = self.show(ShownLine { moves, role: Role::Meets(index), open: Vec::new(), ..line.clone() });
            }
        }
    }
}
