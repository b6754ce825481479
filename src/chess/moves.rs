//! A list of moves that needs no allocation.

use std::array;
use std::iter::Take;
use std::ops::{Deref, DerefMut};

use super::square::{Move, Square};

/// More than any position has: with all its pieces at their freest a side has 119 moves.
const MOST: usize = 128;

/// The moves of a position, in place. It reads and sorts like a slice.
///
/// ```
/// use adjudicate::chess::fen;
/// let moves = fen::parse(fen::START).unwrap().moves();
/// assert_eq!((moves.len(), moves[0].to_string()), (44, "a0a1".to_owned()));
/// ```
#[derive(Clone, Debug)]
pub struct Moves {
    list: [Move; MOST],
    count: usize,
}

impl Moves {
    /// Adds a move. Beyond 128 it is dropped; no position has as many.
    #[inline]
    pub fn push(&mut self, play: Move) {
        if let Some(next) = self.list.get_mut(self.count) {
            *next = play;
            self.count += 1;
        }
    }
}

impl Default for Moves {
    #[inline]
    fn default() -> Moves {
        Moves { list: [Move::new(Square::new(0), Square::new(0)); MOST], count: 0 }
    }
}

impl Deref for Moves {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.list[..self.count]
    }
}

impl DerefMut for Moves {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.list[..self.count]
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = Take<array::IntoIter<Move, MOST>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(self.count)
    }
}
