//! Which moves a side has: Articles 2.2 and 2.3 of the rules of play, and the facing generals of 4.1.2.

use super::board::Board;
use super::piece::{Kind, Side};
use super::square::{Move, Square};
use super::steps::{ADVISOR, ELEPHANT, HORSE, KING, PAWN, RAYS};

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
    /// The moves by which `side` could go, own-general safety not asked, as if it were its turn.
    ///
    /// The order is fixed: by point of departure, then by the table of steps.
    #[inline]
    pub fn each_pseudo_move(&self, side: Side, mut each: impl FnMut(Move)) {
        let own = self.occupied(side);
        for (from, piece) in self.pieces(side) {
            let mut to_if_free = |to: Square| {
                if own & to.bit() == 0 {
                    each(Move::new(from, to));
                }
            };
            match piece.kind {
                Kind::King => KING[side as usize][from.index()].iter().for_each(|(to, _)| to_if_free(to)),
                Kind::Advisor => ADVISOR[side as usize][from.index()].iter().for_each(|(to, _)| to_if_free(to)),
                Kind::Pawn => PAWN[side as usize][from.index()].iter().for_each(|(to, _)| to_if_free(to)),
                Kind::Elephant => ELEPHANT[side as usize][from.index()]
                    .iter()
                    .filter(|&(_, eye)| self.is_empty(eye))
                    .for_each(|(to, _)| to_if_free(to)),
                Kind::Horse => {
                    HORSE[from.index()].iter().filter(|&(_, leg)| self.is_empty(leg)).for_each(|(to, _)| to_if_free(to))
                }
                Kind::Rook | Kind::Cannon => {
                    for ray in &RAYS[from.index()] {
                        let mut points = ray.iter().map(|(to, _)| to);
                        let first = points.by_ref().find(|&to| {
                            if self.is_empty(to) {
                                to_if_free(to);
                            }
                            !self.is_empty(to)
                        });
                        match piece.kind {
                            Kind::Rook => first.into_iter().for_each(&mut to_if_free),
                            _ => points.find(|&to| !self.is_empty(to)).into_iter().for_each(&mut to_if_free),
                        }
                    }
                }
            }
        }
    }

    /// The legal moves of the side to move: it may not leave its general in check or facing the other.
    ///
    /// None means mate or stalemate; both lose (Articles 3 and 4.1).
    pub fn legal_moves(&self) -> Vec<Move> {
        let side = self.side_to_move();
        let mut moves = Vec::with_capacity(64);
        let checked = self.in_check(side);
        self.each_pseudo_move(side, |play| {
            if !checked && !self.bears_on_king(side, play) || !self.after(play).in_check(side) {
                moves.push(play);
            }
        });
        moves
    }

    /// Whether the side to move has any legal move; without one it has lost (Articles 3 and 4.1).
    pub fn has_legal_move(&self) -> bool {
        let side = self.side_to_move();
        let checked = self.in_check(side);
        let mut found = false;
        self.each_pseudo_move(side, |play| {
            found = found || self.is_safe(play, checked, &self.after(play));
        });
        found
    }

    /// Whether the side to move may play `play`.
    ///
    /// # Errors
    /// The first reason why it may not.
    pub fn check_legal(&self, play: Move) -> Result<(), Illegal> {
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
        match super::square::squares_of(after.checkers(side)).next() {
            None => Ok(()),
            Some(_) if after.checkers(side) == after.king(side.other()).bit() => Err(Illegal::FacingGenerals),
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

    /// The number of positions after `depth` plies, counted move by move.
    ///
    /// ```
    /// use adjudicate::chess::fen;
    /// let start = fen::parse(fen::START).unwrap();
    /// assert_eq!(start.perft(2), 1_920);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            return self.legal_moves().len() as u64;
        }
        self.legal_moves().into_iter().map(|play| self.after(play).perft(depth - 1)).sum()
    }
}
