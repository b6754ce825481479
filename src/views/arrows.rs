//! Which arrows show what a move does.

use crate::chess::{Move, Square};
use crate::labels::{Considered, Label, Reason, ShownLine, Start};

use super::board::{Arrow, Mark};
#[cfg(feature = "html")]
use super::proof::Line;

/// No more moves of one line are drawn; the whole line stands in the reasons.
const MOST_MOVES: usize = 5;

/// The arrows for the board after a move: the move, what it attacks, the roots of that, and the line that carries it out;
/// for a move that is no attack the answer to the first capture that was looked at.
pub fn of(label: &Label) -> Vec<Arrow> {
    let mut arrows = vec![Arrow { play: label.play, mark: Mark::Played, number: 0 }];
    let king = label.after.king(label.side.other());
    for reason in &label.reasons {
        match reason {
            Reason::GivesCheck { by } => by.iter().for_each(|&from| attack(&mut arrows, from, king)),
            Reason::ThreatensMate { line } => draw(&mut arrows, label, *line),
            Reason::Chases { target } => {
                let Some(target) = label.targets.get(*target) else { continue };
                target.attackers.iter().for_each(|&from| attack(&mut arrows, from, target.square));
                roots(&mut arrows, label, target.square);
                draw(&mut arrows, label, target.line);
            }
            Reason::OffersExchange { own, partner } => {
                attack(&mut arrows, *own, *partner);
                attack(&mut arrows, *partner, *own);
            }
            Reason::OffersPiece { by } => attack(&mut arrows, *by, label.play.to),
            Reason::Follows { target } => {
                attack(&mut arrows, label.play.to, *target);
                roots(&mut arrows, label, *target);
            }
            Reason::Blocks { .. } => {}
        }
    }
    if arrows.len() == 1 {
        let refuted = label.considered.iter().find_map(|considered| match *considered {
            Considered::Refuted { target, line } => Some((target, line)),
            _ => None,
        });
        if let Some((target, line)) = refuted {
            roots(&mut arrows, label, target);
            draw(&mut arrows, label, line);
        }
    }
    arrows
}

/// The arrows for the position in which old threats stood: who attacked what, and the line if there is only one.
#[cfg(feature = "html")]
pub fn of_lines(lines: &[&Line]) -> Vec<Arrow> {
    let mut arrows = Vec::new();
    for line in lines {
        if let (Some(first), Some(target)) = (line.moves.first(), line.target)
            && first.to == target
        {
            attack(&mut arrows, first.from, target);
        }
    }
    if let [line] = lines
        && line.moves.len() > 1
    {
        draw_moves(&mut arrows, &line.moves);
    }
    arrows
}

fn push(arrows: &mut Vec<Arrow>, arrow: Arrow) {
    if !arrows.contains(&arrow) {
        arrows.push(arrow);
    }
}

fn attack(arrows: &mut Vec<Arrow>, from: Square, to: Square) {
    push(arrows, Arrow { play: Move::new(from, to), mark: Mark::Attack, number: 0 });
}

fn roots(arrows: &mut Vec<Arrow>, label: &Label, target: Square) {
    for from in label.after.attackers_of(target, label.side.other()) {
        push(arrows, Arrow { play: Move::new(from, target), mark: Mark::Root, number: 0 });
    }
}

/// Draws a line that starts from the board after the move, unless it is the one capture that an arrow shows already.
fn draw(arrows: &mut Vec<Arrow>, label: &Label, line: usize) {
    let Some(ShownLine { start: Start::After, moves, .. }) = label.lines.get(line) else { return };
    let is_shown = |play: &Move| arrows.iter().any(|arrow| arrow.mark == Mark::Attack && arrow.play == *play);
    let has_line = arrows.iter().any(|arrow| arrow.mark == Mark::Line);
    if has_line || moves.len() == 1 && is_shown(&moves[0]) {
        return;
    }
    draw_moves(arrows, moves);
}

fn draw_moves(arrows: &mut Vec<Arrow>, moves: &[Move]) {
    for (number, &play) in (1..).zip(moves.iter().take(MOST_MOVES)) {
        push(arrows, Arrow { play, mark: Mark::Line, number });
    }
}
