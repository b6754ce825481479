//! Whether a move may be played, and why not.

use super::board::Board;
use super::piece::{Kind, Side};
use super::square::{Move, Square};
use super::squares::Squares;

/// Why a move may not be played. The first reason that applies is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Nothing stands on the point of departure.
    NoPiece,
    /// The piece belongs to the side that is not to move.
    WrongSide,
    /// A piece of the same side stands on the destination.
    OwnPiece,
    /// Pieces of this kind do not move this way.
    Geometry,
    /// The destination lies outside the palace or across the river, where this piece may not go.
    OutOfBounds,
    /// The leg of the horse is blocked at this point (蹩马腿).
    BlockedLeg(Square),
    /// The eye of the elephant is blocked at this point (塞象眼).
    BlockedEye(Square),
    /// Something stands in the way, first at this point.
    Blocked(Square),
    /// A cannon takes over exactly one piece; this many stand between.
    Screens(usize),
    /// The generals would face each other on an open file.
    FacingGenerals,
    /// The own general would stand in check, given by the piece on this point.
    ExposesGeneral(Square),
}

impl Board {
    /// Whether the side to move may play `play`.
    ///
    /// # Errors
    /// The first reason why it may not.
    pub fn check_legal(&self, play: Move) -> Result<(), Illegal> {
        if self.is_legal(play) { Ok(()) } else { self.first_fault(play) }
    }

    /// Whether the side to move may play `play`, without a reason.
    #[inline]
    pub fn is_legal(&self, play: Move) -> bool {
        let side = self.side_to_move();
        let Some(piece) = self.at(play.from) else { return false };
        let Move { from, to } = play;
        if piece.side != side || self.occupied(side).contains(to) || !self.goes(piece, play) {
            return false;
        }
        let king = if piece.kind == Kind::King { to } else { self.king(side) };
        self.checkers_at(king, side.other(), self.all().without(from).with(to)).without(to).is_empty()
    }

    /// The first reason against a move, looked for slowly.
    fn first_fault(&self, play: Move) -> Result<(), Illegal> {
        let side = self.side_to_move();
        let piece = self.at(play.from).ok_or(Illegal::NoPiece)?;
        if piece.side != side {
            return Err(Illegal::WrongSide);
        }
        if self.at(play.to).is_some_and(|target| target.side == side) {
            return Err(Illegal::OwnPiece);
        }
        self.check_way(piece.kind, side, play)?;
        let after = self.after(play);
        match after.checkers(side).first() {
            None => Ok(()),
            Some(_) if after.checkers(side) == Squares::only(after.king(side.other())) => Err(Illegal::FacingGenerals),
            Some(checker) => Err(Illegal::ExposesGeneral(checker)),
        }
    }

    fn check_way(&self, kind: Kind, side: Side, play: Move) -> Result<(), Illegal> {
        let Move { from, to } = play;
        let files = to.file() - from.file();
        let ranks = to.rank() - from.rank();
        let shape = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        let half = || from.step(files / 2, ranks / 2).expect("between two points of the board");
        let straight = shape.0 == 0 && shape.1 > 0;
        match kind {
            Kind::King | Kind::Advisor => {
                let wanted = if kind == Kind::King { (0, 1) } else { (1, 1) };
                if shape != wanted {
                    return Err(Illegal::Geometry);
                }
                if to.in_palace(side) { Ok(()) } else { Err(Illegal::OutOfBounds) }
            }
            Kind::Elephant if shape != (2, 2) => Err(Illegal::Geometry),
            Kind::Elephant if to.is_across(side) => Err(Illegal::OutOfBounds),
            Kind::Elephant if !self.is_empty(half()) => Err(Illegal::BlockedEye(half())),
            Kind::Elephant => Ok(()),
            Kind::Horse if shape != (1, 2) => Err(Illegal::Geometry),
            Kind::Horse if !self.is_empty(half()) => Err(Illegal::BlockedLeg(half())),
            Kind::Horse => Ok(()),
            Kind::Pawn => {
                let ahead = to.home_rank(side) - from.home_rank(side);
                let ok = shape == (0, 1) && (ahead == 1 || ahead == 0 && from.is_across(side));
                if ok { Ok(()) } else { Err(Illegal::Geometry) }
            }
            Kind::Rook | Kind::Cannon if !straight => Err(Illegal::Geometry),
            Kind::Rook | Kind::Cannon => {
                let mut between = (1..shape.1)
                    .filter_map(|n| from.step(files.signum() * n, ranks.signum() * n))
                    .filter(|&square| !self.is_empty(square));
                let takes = !self.is_empty(to);
                if kind == Kind::Cannon && takes {
                    match between.count() {
                        1 => Ok(()),
                        screens => Err(Illegal::Screens(screens)),
                    }
                } else {
                    between.next().map_or(Ok(()), |square| Err(Illegal::Blocked(square)))
                }
            }
        }
    }
}
