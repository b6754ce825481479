//! What a side wins by itself: same-square exchanges and checks only (semantics §2).

use crate::chess::{Board, Square};

use super::account::Account;
use super::forcing::{Barred, Pawns, Prize, Scope};
use super::gain::GainSearch;
use super::terms::Terms;
use super::workspace::Workspace;

/// The enemy pieces that the side to move wins by themselves, as bits. `barred` captures only carry out exchanges.
pub fn won_alone(board: &Board, terms: Terms, barred: Barred, workspace: &mut Workspace) -> u128 {
    workspace.remember(board.memory_key(), |workspace| {
        let side = board.side_to_move();
        let mut is_won = |target: Square| {
            let prize = Prize {
                barred,
                scope: Scope::SameSquare,
                general_counts: true,
                pawns: Pawns::Take,
                mate_wins: false,
                ..Prize::of(target)
            };
            GainSearch::new(terms, side, prize, workspace).run(board).is_yes()
        };
        board
            .pieces(side.other())
            .filter(|&(target, piece)| !Account::price(piece, target).is_nothing())
            .map(|(target, _)| target)
            .filter(|target| is_won(*target))
            .fold(0, |found, target| found | target.bit())
    })
}
