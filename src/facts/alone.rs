//! What a side wins by itself: same-square exchanges and checks only (semantics §2).

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::chess::{Board, Squares};

use super::account::worth_winning;
use super::gain::GainSearch;
use super::prize::{Barred, Pawns, Prize, Scope};
use super::terms::Terms;
use super::workspace::Workspace;

/// The enemy pieces that the side to move wins by themselves. `barred` captures only carry out exchanges; pieces on `free` count
/// nothing when they are taken on the way.
pub fn won_alone(board: &Board, terms: Terms, barred: Barred, free: Squares, workspace: &mut Workspace) -> Squares {
    let mut key = FxHasher::default();
    (board.memory_key(), terms, barred, free).hash(&mut key);
    workspace.remember(key.finish(), |workspace| {
        let side = board.side_to_move();
        let prize = Prize {
            barred,
            free_for_us: free,
            scope: Scope::SameSquare,
            general_counts: true,
            pawns: Pawns::Take,
            mate_wins: false,
            ..Prize::of(board.king(side.other()))
        };
        let worth = worth_winning(board, side.other(), terms.worth);
        GainSearch::new(terms, side, prize, board, workspace).prey(worth).unwrap_or_default()
    })
}
