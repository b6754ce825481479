//! Moves as written → moves played, with every reading of an ambiguous one carried on until one remains.

use super::line_error::LineFault;
use super::notation::{self, NotationError, Ranks};
use super::{Board, Ending, Move};
use crate::case::Written;

/// The most readings carried at a time.
const MAX_READINGS: usize = 32;

/// What came of reading moves.
pub(super) struct Reading {
    /// The moves read, up to the fault if there is one.
    pub moves: Vec<Move>,
    /// The fault, with the index of the move at which it lies.
    pub fault: Option<(usize, LineFault)>,
}

/// A way to understand the moves so far.
#[derive(Clone)]
struct Branch {
    board: Board,
    moves: Vec<Move>,
}

/// Reads moves played from `board`, the first of them ply `first_ply`.
///
/// Without `ranks` every way to count the ranks that the moves allow is tried; of several that fail the one that reads most is
/// given. Gives the ranks that were taken, too.
pub(super) fn read(board: &Board, first_ply: u32, moves: &[&Written], ranks: Option<Ranks>) -> (Reading, Ranks) {
    let tried = ranks.map_or_else(|| Ranks::of(moves.iter().map(|written| written.text.as_str())), |ranks| vec![ranks]);
    let mut best: Option<(Reading, Ranks)> = None;
    for ranks in tried {
        let reading = read_with(board, first_ply, moves, ranks);
        let is_better = best.as_ref().is_none_or(|(known, _)| known.moves.len() < reading.moves.len());
        if reading.fault.is_none() {
            return (reading, ranks);
        }
        if is_better {
            best = Some((reading, ranks));
        }
    }
    best.unwrap_or((Reading { moves: Vec::new(), fault: None }, Ranks::FromZero))
}

fn read_with(start: &Board, first_ply: u32, moves: &[&Written], ranks: Ranks) -> Reading {
    let mut branches = vec![Branch { board: *start, moves: Vec::with_capacity(moves.len()) }];
    for (index, written) in moves.iter().enumerate() {
        let ply = first_ply + index as u32;
        let mut fault = None;
        let mut next = Vec::with_capacity(branches.len());
        for mut branch in branches {
            match notation::readings(&branch.board, &written.text, ranks) {
                Ok(found) => {
                    let (last, others) = found.split_last().expect("a reading is a move");
                    next.extend(others.iter().map(|&play| branch.clone().then(play)));
                    next.push(branch.then(*last));
                }
                Err(error) if fault.is_none() => {
                    let board = branch.board;
                    fault = Some((fault_of(ply, error, board), std::mem::take(&mut branch.moves)));
                }
                Err(_) => {}
            }
        }
        if next.is_empty() {
            let (fault, moves) = fault.expect("every branch failed");
            return Reading { moves, fault: Some((index, fault)) };
        }
        if next.len() > MAX_READINGS {
            return ambiguous(start, first_ply, moves, &next);
        }
        branches = next;
    }
    match branches.len() {
        1 => Reading { moves: branches.remove(0).moves, fault: None },
        _ => ambiguous(start, first_ply, moves, &branches),
    }
}

impl Branch {
    fn then(mut self, play: Move) -> Branch {
        self.board = self.board.after(play);
        self.moves.push(play);
        self
    }
}

fn fault_of(ply: u32, error: NotationError, board: Board) -> LineFault {
    if let Some(Ending { loser, mate }) = Ending::of(&board) {
        return LineFault::GameOver { ply, loser, mate, board: Box::new(board) };
    }
    LineFault::Move { ply, error, board: Box::new(board) }
}

/// Several readings are left: the fault lies where they part.
fn ambiguous(start: &Board, first_ply: u32, written: &[&Written], branches: &[Branch]) -> Reading {
    let first = &branches[0].moves;
    let parts = |index: &usize| branches.iter().any(|branch| branch.moves[*index] != first[*index]);
    let index = (0..first.len()).find(parts).unwrap_or(0);
    let mut candidates: Vec<Move> = branches.iter().map(|branch| branch.moves[index]).collect();
    candidates.sort();
    candidates.dedup();
    let board = first[..index].iter().fold(*start, |board, &play| board.after(play));
    let error = notation::ambiguous(&board, &written[index].text, &candidates);
    let ply = first_ply + index as u32;
    let fault = LineFault::Move { ply, error, board: Box::new(board) };
    Reading { moves: first[..index].to_vec(), fault: Some((index, fault)) }
}
