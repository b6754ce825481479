//! 杀: whether a move threatens mate (28.2).

use crate::chess::Move;
use crate::facts::{Answer, Workspace};

use super::super::class::Class;
use super::super::label::{Considered, Label, Outcome, Question, Reason, Role, Start, Why};
use super::scene::Scene;
use super::threat::{Aim, Threat};

/// Whether the mover, if the opponent passed, mates by checks alone; the threat must meet the conditions of the book.
///
/// A mate that only begins by completing an exchange on offer is that offer.
pub fn kills(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    match &scene.after.mate {
        Answer::Yes(moves) => threaten(scene, label, moves, workspace),
        _ => {
            if let Some(moves) = &scene.after.exchange_mate {
                let line = label.line(Start::After, moves.clone(), Outcome::Mate, Role::WouldWin);
                let line = Some(label.show(line));
                let king = scene.after.board.king(scene.side.other());
                label.considered.push(Considered { line, ..Considered::of(Why::MateByExchange, king) });
            }
        }
    }
    if workspace.take_open() {
        label.undecided = Some(Question::Kill);
    }
}

fn threaten(scene: &Scene, label: &mut Label, moves: &[Move], workspace: &mut Workspace) {
    let king = scene.after.board.king(scene.side.other());
    let threat = Threat { aim: Aim::Mate(king), line: moves.to_vec() };
    let excused = label.excuse(&threat, scene, workspace);
    let role = if excused.is_some() { Role::WouldWin } else { Role::Wins };
    let line = label.line(Start::After, threat.line, Outcome::Mate, role);
    let line = label.show(line);
    match excused {
        Some((rule, why, _)) => {
            let rule = Some(rule);
            label.considered.push(Considered { line: Some(line), rule, ..Considered::of(why, king) });
        }
        None => {
            label.reasons.push(Reason::ThreatensMate { line });
            label.add(Class::Kill);
        }
    }
}
