//! Exchanges that stand offered: pieces of one kind that may take each other (28.5, semantics §6).

use crate::chess::{Board, Kind, Move, Square, Squares};

use super::account::Account;
use super::gain::GainSearch;
use super::mate::MateSearch;
use super::prize::{Barred, Prize};
use super::terms::Terms;
use super::workspace::{Answer, Workspace};

/// Two pieces of one kind and price, either of which may legally take the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The piece of the side that is to move.
    pub own: Square,
    /// The enemy piece.
    pub partner: Square,
}

impl Pair {
    /// The capture by the side to move.
    pub fn capture(self) -> Move {
        Move::new(self.own, self.partner)
    }

    /// The capture by the opponent.
    pub fn acceptance(self) -> Move {
        Move::new(self.partner, self.own)
    }
}

/// The captures that only carry out these exchanges, for the side that owns `own`.
pub fn barred(pairs: &[Pair]) -> Barred {
    let set = |point: fn(&Pair) -> Square| pairs.iter().map(point).collect();
    Barred { from: set(|pair| pair.own), to: set(|pair| pair.partner) }
}

/// The same captures seen from the other side.
pub fn barred_for_partner(pairs: &[Pair]) -> Barred {
    let Barred { from, to } = barred(pairs);
    Barred { from: to, to: from }
}

/// All pairs that face each other, whatever taking would lead to, in board order.
pub fn facing(board: &Board) -> Vec<Pair> {
    let side = board.side_to_move();
    let passed = board.passed();
    let mut pairs = Vec::new();
    for (own, piece) in board.pieces(side) {
        for (partner, other) in board.pieces(side.other()) {
            let pair = Pair { own, partner };
            if piece.kind == other.kind
                && piece.kind != Kind::King
                && Account::price(piece, own) == Account::price(other, partner)
                && board.is_legal(pair.capture())
                && passed.is_legal(pair.acceptance())
            {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Why an exchange that the pieces' moves would allow cannot be accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Who accepts is mated by a series of checks.
    Mated,
    /// Who accepts loses material at once.
    Loses,
}

/// Whether the opponent may accept the exchange without being mated or losing material at once, and why not.
///
/// `ours` and `theirs` are the pieces that each side wins by itself in any case; they count nothing.
pub fn refusal(
    board: &Board,
    pair: Pair,
    ours: Squares,
    theirs: Squares,
    terms: Terms,
    workspace: &mut Workspace,
) -> Option<Refusal> {
    let side = board.side_to_move();
    let piece = board.at(pair.own)?;
    let accepted = board.passed().after(pair.acceptance());
    if let Answer::Yes(_) = MateSearch::new(&accepted, workspace).run() {
        return Some(Refusal::Mated);
    }
    let prize = Prize { free_for_us: ours, free_for_them: theirs.without(pair.own), ..Prize::of(pair.own) };
    let price = Account::price(piece, pair.own);
    GainSearch::new(terms, side, prize, &accepted, workspace)
        .punishes(pair.own, price)
        .is_yes()
        .then_some(Refusal::Loses)
}
