//! Stage 2: how pieces move, and how positions and moves are written.
//!
//! Takes a [`crate::case::Case`], gives a [`Line`]. Knows nothing of chases or rulebooks.

mod attack;
mod board;
mod checks;
mod ending;
pub mod fen;
mod game;
mod generate;
mod guard;
mod legality;
mod line;
mod line_error;
mod moves;
pub mod notation;
mod perft;
mod piece;
mod reading;
mod square;
mod squares;
mod steps;
mod zobrist;

pub use board::{Board, Made};
pub use checks::{Checking, Outlook};
pub use ending::Ending;
pub use game::{Branch, Game, MAX_PLAYED};
pub use legality::Illegal;
pub use line::{Line, Ply};
pub use line_error::{LineError, LineFault};
pub use moves::Moves;
pub use piece::{Kind, Piece, Side};
pub use square::{Move, Square};
pub use squares::{Squares, SquaresIter};
