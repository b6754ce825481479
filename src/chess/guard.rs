//! What keeps a general safe: where a piece may go, worked out once for all pieces instead of move by move.

use super::board::Board;
use super::piece::{Kind, Piece, Side};
use super::square::Square;
use super::squares::Squares;
use super::steps::{CROSS, HORSE_NEAR, PATH, PAWN_TO};

/// Where the pieces of a side, the general left out, may go without leaving the general in check.
#[derive(Clone, Copy)]
pub(super) struct Guard {
    /// The points to which a piece may go whose departure changes nothing.
    pub anyone: Squares,
    /// The pieces whose departure changes something: each is to be asked for by itself.
    pub pinned: Squares,
}

impl Board {
    /// The guard of `side`, given the points that are held.
    ///
    /// Each enemy piece on a line or a jump towards the general sets its terms: one that gives check must be taken or shut off, a
    /// cannon without a screen must get none, and a piece that stands in the way may be missed there.
    #[inline]
    pub(super) fn guard(&self, side: Side, held: Squares) -> Guard {
        let (king, them) = (self.king(side), side.other());
        let index = king.index();
        let path = &PATH[index];
        let heard = self.occupied(them) & !self.muted_set();
        let of = |kind: Kind| self.kind(kind) & heard;
        let mut guard = Guard { anyone: Squares::ALL, pinned: Squares::EMPTY };
        let general = self.king(them);
        let facing = if general.file() == king.file() { of(Kind::King) } else { Squares::EMPTY };
        for checker in (of(Kind::Rook) & CROSS[index]) | of(Kind::Horse) & HORSE_NEAR[index] | facing {
            let between = path[checker.index()];
            let blockers = between & held;
            if blockers.is_empty() {
                guard.anyone &= between.with(checker);
            } else if blockers.rest().is_empty() {
                guard.pinned |= blockers;
            }
        }
        for cannon in of(Kind::Cannon) & CROSS[index] {
            let between = path[cannon.index()];
            let screens = between & held;
            let second = screens.rest();
            if screens.is_empty() {
                guard.anyone -= between;
            } else if second.is_empty() {
                guard.anyone &= (between - screens).with(cannon);
                guard.pinned |= screens;
            } else if second.rest().is_empty() {
                guard.pinned |= screens;
            }
        }
        for pawn in PAWN_TO[them as usize][index] & of(Kind::Pawn) {
            guard.anyone &= Squares::only(pawn);
        }
        guard
    }

    /// The points of `wanted` to which the piece on `from`, of the side that `guard` belongs to, may go.
    #[inline]
    pub(super) fn legal_targets(&self, guard: &Guard, from: Square, wanted: Squares) -> Squares {
        self.at(from).map_or(Squares::EMPTY, |piece| self.legal_way(guard, from, piece, wanted))
    }

    /// The same for `piece`, which stands there.
    #[inline]
    pub(super) fn legal_way(&self, guard: &Guard, from: Square, piece: Piece, wanted: Squares) -> Squares {
        let targets = self.way(from, piece) & !self.occupied(piece.side) & wanted;
        if piece.kind == Kind::King {
            self.safe_steps(piece.side, targets)
        } else if !guard.pinned.contains(from) {
            targets & guard.anyone
        } else {
            targets & self.guard(piece.side, self.all().without(from)).anyone
        }
    }

    /// Those of `steps` on which the general of `side` is not attacked once it stands there.
    #[inline]
    pub(super) fn safe_steps(&self, side: Side, steps: Squares) -> Squares {
        let held = self.all().without(self.king(side));
        steps.iter().filter(|&to| self.checkers_at(to, side.other(), held).is_empty()).collect()
    }
}
