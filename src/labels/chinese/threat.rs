//! What the search found before any rule spoke, and what a rule may say against it.

use crate::chess::{Move, Piece, Square};
use crate::facts::{Size, Strength};

/// What the search found before any rule spoke: the side that moved could do this next if the opponent passed.
#[derive(Clone, Debug)]
pub struct Threat {
    /// What would be won.
    pub aim: Aim,
    /// The line that does it, from the position after the move.
    pub line: Vec<Move>,
}

/// What a threat is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Mate of the general on this point.
    Mate(Square),
    /// A piece.
    Piece {
        /// Where it stands after the move.
        square: Square,
        /// What it is.
        piece: Piece,
        /// How well it is won at best.
        strength: Strength,
        /// How much is gained at best, where the book asks for it and a gain is made.
        size: Option<Size>,
    },
}

/// That a threat does not count, with the line that shows why where it is another than the threat's own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Exception {
    /// A line from the position before the move.
    pub before: Option<Vec<Move>>,
}
