//! Stage 2: how pieces move, and how positions and moves are written.
//!
//! Takes a [`crate::case::Case`], gives a [`Line`]. Knows nothing of chases or rulebooks.

mod board;
pub mod fen;
mod game;
mod generate;
mod line;
mod line_error;
pub mod notation;
mod piece;
mod reading;
mod square;
mod steps;

pub use board::Board;
pub use game::{Branch, Game, MAX_PLAYED};
pub use generate::Illegal;
pub use line::{Ending, Line, Ply};
pub use line_error::{LineError, LineFault};
pub use piece::{Kind, Piece, Side};
pub use square::{Move, Square, squares_of};
