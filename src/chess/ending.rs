//! How a game ends on the board.

use super::{Board, Side};

/// How a game has ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The side without a legal move, which has lost.
    pub loser: Side,
    /// Mate (将死) or, if not in check, stalemate (困毙).
    pub mate: bool,
}

impl Ending {
    /// How the game has ended in a position, if it has: the side to move has no legal move (Articles 3 and 4.1).
    pub fn of(board: &Board) -> Option<Ending> {
        let loser = board.side_to_move();
        (!board.has_legal_move()).then(|| Ending { loser, mate: board.in_check(loser) })
    }
}
