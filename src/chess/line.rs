//! A record brought to the board: every move legal, or an error that says why not.

use crate::chess::{Board, Move};

/// One legal move of a line, with the positions around it. Plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The number of the ply, from 1.
    pub number: u32,
    /// The move.
    pub play: Move,
    /// The position before the move.
    pub before: Board,
    /// The position after it.
    pub after: Board,
    /// The move as it was written.
    pub written: String,
}

/// A legal sequence of moves from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position at the start.
    pub start: Board,
    /// The moves in order.
    pub plies: Vec<Ply>,
}
