//! What keeps a general safe: where a piece may go, worked out once for all pieces instead of move by move.

use super::board::Board;
use super::piece::{Kind, Piece, Side};
use super::square::{Square, squares_of};
use super::steps::{CROSS, HORSE_NEAR, PATH, PAWN_TO};

/// Where the pieces of a side, the general left out, may go without leaving the general in check.
#[derive(Clone, Copy)]
pub(super) struct Guard {
    /// The points to which a piece may go whose departure changes nothing.
    pub anyone: u128,
    /// The pieces whose departure changes something: each is to be asked for by itself.
    pub pinned: u128,
}

impl Board {
    /// The guard of `side`, given the points that are held.
    ///
    /// Each enemy piece on a line or a jump towards the general sets its terms: one that gives check must be taken or shut off, a
    /// cannon without a screen must get none, and a piece that stands in the way may be missed there.
    #[inline]
    pub(super) fn guard(&self, side: Side, held: u128) -> Guard {
        let (king, them) = (self.king(side), side.other());
        let index = king.index();
        let path = &PATH[index];
        let heard = self.occupied(them) & !self.muted_set();
        let of = |kind: Kind| self.kind(kind) & heard;
        let mut guard = Guard { anyone: u128::MAX, pinned: 0 };
        let general = self.king(them);
        let facing = if general.file() == king.file() { of(Kind::King) } else { 0 };
        for checker in squares_of((of(Kind::Rook) & CROSS[index]) | of(Kind::Horse) & HORSE_NEAR[index] | facing) {
            let between = path[checker.index()];
            let blockers = between & held;
            if blockers == 0 {
                guard.anyone &= between | checker.bit();
            } else if blockers & (blockers - 1) == 0 {
                guard.pinned |= blockers;
            }
        }
        for cannon in squares_of(of(Kind::Cannon) & CROSS[index]) {
            let between = path[cannon.index()];
            let screens = between & held;
            let second = screens & screens.wrapping_sub(1);
            if screens == 0 {
                guard.anyone &= !between;
            } else if second == 0 {
                guard.anyone &= between & !screens | cannon.bit();
                guard.pinned |= screens;
            } else if second & (second - 1) == 0 {
                guard.pinned |= screens;
            }
        }
        for pawn in squares_of(PAWN_TO[them as usize][index] & of(Kind::Pawn)) {
            guard.anyone &= pawn.bit();
        }
        guard
    }

    /// The points of `wanted` to which the piece on `from`, of the side that `guard` belongs to, may go.
    #[inline]
    pub(super) fn legal_targets(&self, guard: &Guard, from: Square, wanted: u128) -> u128 {
        self.at(from).map_or(0, |piece| self.legal_way(guard, from, piece, wanted))
    }

    /// The same for `piece`, which stands there.
    #[inline]
    pub(super) fn legal_way(&self, guard: &Guard, from: Square, piece: Piece, wanted: u128) -> u128 {
        let targets = self.way(from, piece) & !self.occupied(piece.side) & wanted;
        if piece.kind == Kind::King {
            self.safe_steps(piece.side, targets)
        } else if guard.pinned & from.bit() == 0 {
            targets & guard.anyone
        } else {
            targets & self.guard(piece.side, self.all() & !from.bit()).anyone
        }
    }

    /// Those of `steps` on which the general of `side` is not attacked once it stands there.
    #[inline]
    pub(super) fn safe_steps(&self, side: Side, steps: u128) -> u128 {
        let held = self.all() & !self.king(side).bit();
        squares_of(steps).filter(|&to| self.checkers_at(to, side.other(), held) == 0).fold(0, |set, to| set | to.bit())
    }
}
