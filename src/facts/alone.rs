//! What a side wins by itself: same-square exchanges and checks only (semantics §2).

use crate::chess::Board;

use super::account::Account;
use super::budget::Budget;
use super::forcing::{Barred, Pawns, Prize, Scope};
use super::gain::GainSearch;
use super::terms::Terms;

/// The enemy pieces that the side to move wins by themselves, as bits. `barred` captures only carry out exchanges.
pub fn won_alone(board: &Board, terms: Terms, barred: Barred, budget: &mut Budget) -> u128 {
    let side = board.side_to_move();
    let mut found = 0;
    for (target, piece) in board.pieces(side.other()) {
        if Account::price(piece, target).is_nothing() {
            continue;
        }
        let prize = Prize {
            barred,
            scope: Scope::SameSquare,
            general_counts: true,
            pawns: Pawns::Take,
            mate_wins: false,
            ..Prize::of(target)
        };
        if GainSearch::new(terms, side, prize, budget).run(board).is_yes() {
            found |= target.bit();
        }
    }
    found
}
