//! Which moves give check, told without playing them.

use super::board::Board;
use super::guard::Guard;
use super::moves::Moves;
use super::piece::{Kind, Piece};
use super::square::{Move, Square};
use super::squares::Squares;
use super::steps::{CROSS, HORSE_NEAR, HORSE_TO, NEAR, PATH, PAWN_TO, cornering};

/// Where the side to move gives check, worked out once for all its moves.
#[derive(Clone, Copy, Debug)]
pub struct Checking {
    /// By kind, the points on which a piece gives check by itself.
    direct: [Squares; 7],
    /// The points on which any piece makes a screen for a cannon.
    screens: Squares,
    /// The pieces whose departure may change more: their moves are tried.
    tried: Squares,
    /// The general stands in check already, so that every move is tried.
    checked: bool,
}

/// What decides which moves of the side to move are legal and which give check, worked out once for a position.
#[derive(Clone, Copy)]
pub struct Outlook {
    guard: Guard,
    checking: Checking,
}

impl Board {
    /// The outlook of the side to move.
    #[inline]
    pub fn outlook(&self) -> Outlook {
        Outlook { guard: self.guard(self.side_to_move(), self.all()), checking: self.checking() }
    }

    /// Where the side to move gives check.
    pub fn checking(&self) -> Checking {
        let side = self.side_to_move();
        let king = self.king(side.other());
        let index = king.index();
        let (all, own, path) = (self.all(), self.occupied(side), &PATH[index]);
        let heard = own & !self.muted_set();
        let of = |kind: Kind| self.kind(kind) & heard;
        let general = self.king(side);
        let facing = if general.file() == king.file() { of(Kind::King) } else { Squares::EMPTY };
        let corners = cornering(king, all);
        let reach = self.reach(king);
        let mut found = Checking {
            direct: [Squares::EMPTY; 7],
            screens: Squares::EMPTY,
            tried: (self.kind(Kind::Rook) | self.kind(Kind::Cannon)) & own & CROSS[index],
            checked: PAWN_TO[side as usize][index].meets(of(Kind::Pawn)),
        };
        found.direct[Kind::King as usize] = reach & Squares::file(king.file());
        found.direct[Kind::Rook as usize] = reach;
        found.direct[Kind::Cannon as usize] = self.over(king);
        found.direct[Kind::Horse as usize] = HORSE_TO[index][corners];
        found.direct[Kind::Pawn as usize] = PAWN_TO[side as usize][index];
        for piece in of(Kind::Rook) & CROSS[index] | of(Kind::Horse) & HORSE_NEAR[index] | facing {
            let blockers = path[piece.index()] & all;
            found.checked |= blockers.is_empty();
            if blockers.rest().is_empty() {
                found.tried |= blockers & own;
            }
        }
        for cannon in of(Kind::Cannon) & CROSS[index] {
            let between = path[cannon.index()];
            let screens = between & all;
            let second = screens.rest();
            if screens.is_empty() {
                found.screens |= between;
            } else if second.is_empty() {
                found.checked = true;
            } else if second.rest().is_empty() {
                found.tried |= screens & own;
            }
        }
        found
    }

    /// Whether a move by the side to move gives check, given its [`Board::checking`].
    #[inline]
    pub fn is_check(&self, checking: &Checking, play: Move) -> bool {
        self.at(play.from).is_some_and(|piece| self.is_check_by(checking, piece, play))
    }

    /// The same for `piece`, which stands on the point of departure.
    #[inline]
    fn is_check_by(&self, checking: &Checking, piece: Piece, play: Move) -> bool {
        if checking.checked || checking.tried.contains(play.from) {
            return self.is_check_once_played(piece, play);
        }
        (checking.direct[piece.kind as usize] | checking.screens).contains(play.to)
    }

    /// The same, told from the points that will be held then.
    fn is_check_once_played(&self, piece: Piece, play: Move) -> bool {
        let Move { from, to } = play;
        let held = self.all().without(from).with(to);
        let king = self.king(piece.side.other());
        let between = PATH[king.index()][to.index()] & held;
        let by_itself = match piece.kind {
            Kind::Rook => CROSS[king.index()].contains(to) && between.is_empty(),
            Kind::Cannon => CROSS[king.index()].contains(to) && !between.is_empty() && between.rest().is_empty(),
            Kind::Horse => HORSE_NEAR[king.index()].contains(to) && between.is_empty(),
            Kind::Pawn => PAWN_TO[piece.side as usize][king.index()].contains(to),
            Kind::King => to.file() == king.file() && between.is_empty(),
            Kind::Advisor | Kind::Elephant => false,
        };
        by_itself || !self.checkers_at(king, piece.side, held).without(from).is_empty()
    }

    /// Every legal move of the side to move that ends on one of the points of `wanted`, and every one that gives check and ends on
    /// one of the points of `checked`, kind by kind, each with whether it gives check. `outlook` is the board's own.
    ///
    /// ```
    /// use adjudicate::chess::{Squares, fen};
    /// // 9 . . . . k . . . .
    /// // 5 . . . R . . p . .
    /// // 0 . . . K . . . . .
    /// let board = fen::parse("4k4/9/9/9/3R2p2/9/9/9/9/3K5 w").unwrap();
    /// let enemies = board.occupied(board.side_to_move().other());
    /// let mut found = Vec::new();
    /// board.each_forcing(&board.outlook(), enemies, Squares::ALL, |play, checks| found.push((play.to_string(), checks)));
    /// assert_eq!(found, [("d5e5", true), ("d5g5", false), ("d5d9", true)].map(|(play, checks)| (play.to_owned(), checks)));
    /// ```
    #[inline]
    pub fn each_forcing(&self, outlook: &Outlook, wanted: Squares, checked: Squares, mut each: impl FnMut(Move, bool)) {
        let Outlook { guard, checking } = outlook;
        let side = self.side_to_move();
        let tried = if checking.checked { Squares::ALL } else { checking.tried };
        let near = if checked.is_empty() { might_come_to(wanted) } else { Squares::ALL };
        for kind in Kind::ALL {
            let piece = Piece::new(side, kind);
            let direct = checking.direct[kind as usize] | checking.screens;
            let movers = if (wanted | checked & direct).is_empty() { tried } else { near };
            for from in self.of(side, kind) & movers {
                let sought = wanted | if tried.contains(from) { checked } else { checked & direct };
                if !sought.meets(might_reach(from, kind)) {
                    continue;
                }
                for to in self.legal_way(guard, from, piece, sought) {
                    let play = Move::new(from, to);
                    let checks = self.is_check_by(checking, piece, play);
                    if checks || wanted.contains(to) {
                        each(play, checks);
                    }
                }
            }
        }
    }

    /// The legal moves that give check, captures among them, in the order of [`Board::moves`].
    ///
    /// ```
    /// use adjudicate::chess::fen;
    /// let board = fen::parse("4k4/9/9/9/9/9/9/9/3R5/3K5 w").unwrap();
    /// assert_eq!(board.checks().iter().map(|play| play.to_string()).collect::<Vec<_>>(), ["d1e1", "d1d9"]);
    /// ```
    pub fn checks(&self) -> Moves {
        self.checks_on(Squares::ALL)
    }

    /// The same, but only those that end on one of the points of `wanted`.
    pub fn checks_on(&self, wanted: Squares) -> Moves {
        let mut moves = Moves::default();
        self.each_forcing(&self.outlook(), Squares::EMPTY, wanted, |play, _| moves.push(play));
        moves.sort();
        moves
    }

    /// The legal moves that give check without a capture.
    pub fn quiet_checks(&self) -> Moves {
        self.checks_on(!self.all())
    }
}

/// Points among which are all those that a piece of this kind could go to from `square`.
#[inline]
fn might_reach(square: Square, kind: Kind) -> Squares {
    match kind {
        Kind::Rook | Kind::Cannon => CROSS[square.index()],
        Kind::Horse => HORSE_NEAR[square.index()],
        _ => Squares::ALL,
    }
}

/// Points among which are all those from which a piece of any kind could go to one of `wanted`; all points if those are many.
#[inline]
fn might_come_to(wanted: Squares) -> Squares {
    if wanted.len() > 2 {
        return Squares::ALL;
    }
    wanted.iter().fold(Squares::EMPTY, |near, to| near | NEAR[to.index()])
}
