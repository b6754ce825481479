//! Which moves a side has: Articles 2.2 and 2.3 of the rules of play, and the facing generals of 4.1.2.

use super::board::Board;
use super::moves::Moves;
use super::piece::Side;
use super::square::{Move, Square};
use super::squares::Squares;

impl Board {
    /// The moves by which `side` could go, own-general safety not asked, as if it were its turn.
    ///
    /// The order is fixed: by point of departure, then by destination.
    #[inline]
    pub fn each_pseudo_move(&self, side: Side, mut each: impl FnMut(Move)) {
        for from in self.occupied(side) {
            self.targets(from).iter().for_each(|to| each(Move::new(from, to)));
        }
    }

    /// The legal moves of the side to move that end on one of the points of `wanted`, in the order of [`Board::moves`].
    #[inline]
    pub fn each_legal_move(&self, wanted: Squares, mut each: impl FnMut(Move)) {
        let side = self.side_to_move();
        let guard = self.guard(side, self.all());
        for from in self.occupied(side) {
            let targets = self.legal_targets(&guard, from, wanted);
            targets.iter().for_each(|to| each(Move::new(from, to)));
        }
    }

    /// The legal moves of the side to move: it may not leave its general in check or facing the other.
    ///
    /// None means mate or stalemate; both lose (Articles 3 and 4.1). The order is fixed: by point of departure, then by
    /// destination.
    pub fn moves(&self) -> Moves {
        let mut moves = Moves::default();
        self.each_legal_move(Squares::ALL, |play| moves.push(play));
        moves
    }

    /// The legal moves of the side to move that end on one point, in the same order.
    pub fn moves_to(&self, square: Square) -> Moves {
        let mut moves = Moves::default();
        self.each_legal_move(Squares::only(square), |play| moves.push(play));
        moves
    }

    /// The same as [`Board::moves`] in a vector.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.moves().to_vec()
    }

    /// The legal captures of the side to move, in the same order.
    pub fn captures(&self) -> Moves {
        let mut moves = Moves::default();
        self.each_legal_move(self.occupied(self.side_to_move().other()), |play| moves.push(play));
        moves
    }

    /// Whether the side to move has any legal move; without one it has lost (Articles 3 and 4.1).
    pub fn has_legal_move(&self) -> bool {
        let side = self.side_to_move();
        let guard = self.guard(side, self.all());
        self.occupied(side).iter().any(|from| !self.legal_targets(&guard, from, Squares::ALL).is_empty())
    }
}
