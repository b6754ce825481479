//! Playing a line of evidence and keeping the account of it.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};
use crate::facts;
use crate::labels::Start;
use crate::text::{Text, both, say};
use crate::verdict::report::Sequence;

use super::Faults;
use super::board::has_worth;
use super::turns::Played;

/// A line as played so far, with what it has come to for the side that made the ply.
pub struct Replayed {
    /// The position it started from.
    pub start: Board,
    /// The moves.
    pub moves: Vec<Move>,
    /// The position at its end.
    pub end: Board,
    /// Whether every move of the side gave check.
    pub all_checks: bool,
    /// Where the side took something, with the point the piece had stood on at the start, and which move of the line it was.
    pub taken: Vec<(Square, Square, usize)>,
    side: Side,
    pawn_counts: bool,
    account: Account,
    /// The account after the first move.
    of_first: Account,
    free: Vec<Square>,
    used: Vec<Square>,
    last_capture: Option<Square>,
    just_crossed: Option<Square>,
    /// Where the piece now on a point stood at the start, for those that moved.
    origins: Vec<(Square, Square)>,
}

/// The account of material: units (rook 2, horse and cannon 1), weak pieces, pawns across the river, rooks.
#[derive(Clone, Copy, Default)]
struct Account {
    units: i32,
    weak: i32,
    pawns: i32,
    rooks: i32,
}

impl Account {
    fn add(&mut self, piece: Piece, on: Square, sign: i32) {
        match piece.kind {
            Kind::Rook => {
                self.units += 2 * sign;
                self.rooks += sign;
            }
            Kind::Horse | Kind::Cannon => self.units += sign,
            Kind::Advisor | Kind::Elephant => self.weak += sign,
            Kind::Pawn if on.is_across(piece.side) => self.pawns += sign,
            Kind::Pawn | Kind::King => {}
        }
    }

    /// Pawns settle against pawns; one left over makes any pieces on the other side even, but for the edition's exception.
    fn balance(self, terms: &facts::Terms) -> i32 {
        if terms.oral_supplements && self.pawns == 0 && self.units == -1 && self.weak >= 3 {
            return 1;
        }
        let pieces = if self.units == 0 { self.weak.signum() } else { self.units.signum() };
        if self.pawns == 0 || pieces == 0 {
            return if self.pawns == 0 { pieces } else { self.pawns.signum() };
        }
        if self.pawns.signum() == pieces {
            return pieces;
        }
        i32::from(pieces > 0 && terms.pawn_for_rook && self.rooks + self.pawns >= 0)
    }
}

/// The position that a line starts from.
pub fn start(ply: &Played, start: Start) -> Board {
    let board = match start {
        Start::Earlier => ply.earlier.passed(),
        Start::Before => ply.before,
        Start::After => ply.after.passed(),
    };
    board.unchecked(ply.side)
}

/// Plays a line of a claim about `ply`; `None`, with a fault, if it cannot be played.
pub fn line(ply: &Played, line: &Sequence, pawn_counts: bool, at: &str, faults: &mut Faults) -> Option<Replayed> {
    let is_twice = |index: usize| line.free[..index].contains(&line.free[index]);
    let twice = (0..line.free.len()).any(is_twice);
    faults.check(!twice, format!("{at}.free"), || say!("有一点写了两次", "a point is named twice"));
    let mut played = Replayed::new(start(ply, line.start), pawn_counts, line.free.clone());
    for (index, &play) in line.moves.iter().enumerate() {
        let fault = played.step(play);
        faults.check(
            fault.is_none(),
            format!("{at}.moves[{index}]"),
            || say!("{play} {fault}", "{play} {fault}"; fault),
        );
        if fault.is_some() {
            return None;
        }
        if index == 0 {
            played.of_first = played.account;
        }
    }
    faults.check(!line.moves.is_empty(), at, || say!("变化中没有着法", "the line is empty"));
    faults.check(played.used.len() == line.free.len(), format!("{at}.free"), || {
        say!("所列的一点上没有吃到本应计入的子", "a point is named on which the line takes nothing that would count")
    });
    Some(played)
}

impl Replayed {
    fn new(start: Board, pawn_counts: bool, free: Vec<Square>) -> Replayed {
        Replayed {
            start,
            moves: Vec::new(),
            end: start,
            all_checks: true,
            taken: Vec::new(),
            side: start.side_to_move(),
            pawn_counts,
            account: Account::default(),
            of_first: Account::default(),
            free,
            used: Vec::new(),
            last_capture: None,
            just_crossed: None,
            origins: Vec::new(),
        }
    }

    /// What the account comes to: -1 down, 0 even, 1 up.
    pub fn balance(&self, terms: &facts::Terms) -> i32 {
        self.account.balance(terms)
    }

    /// The same after the first move.
    pub fn balance_of_first(&self, terms: &facts::Terms) -> i32 {
        self.of_first.balance(terms)
    }

    /// The answer to the first move.
    pub fn answer(&self) -> Option<Move> {
        self.moves.get(1).copied()
    }

    /// Whether the side to move at the end has no move left and stands in check, or has no move at all.
    pub fn is_over(&self) -> bool {
        self.end.legal_moves().is_empty()
    }

    /// Plays a move; what is wrong with it, if anything.
    fn step(&mut self, play: Move) -> Option<Text> {
        let board = self.end;
        if !board.is_legal(play) {
            return Some(both("不合法", "is not legal here"));
        }
        let (mover, victim) = (board.at(play.from)?, board.at(play.to));
        let after = board.after(play);
        let them = board.side_to_move().other();
        let checks = after.in_check(them);
        if !(board.in_check(board.side_to_move()) || victim.is_some() || checks) {
            return Some(both(
                "既不吃子、不将军，也不是应将",
                "is neither a capture, nor a check, nor an answer to one",
            ));
        }
        let ours = board.side_to_move() == self.side;
        self.all_checks &= checks || !ours;
        if let Some(victim) = victim {
            self.settle(play, mover, victim, ours, checks);
        }
        self.free.retain(|&square| square != play.from && square != play.to);
        let origin = self.origin(play.from);
        self.origins.retain(|&(now, _)| now != play.from && now != play.to);
        self.origins.push((play.to, origin));
        self.last_capture = victim.map(|_| play.to);
        let crosses = mover.kind == Kind::Pawn && play.to.is_across(mover.side) && !play.from.is_across(mover.side);
        self.just_crossed = crosses.then_some(play.to);
        self.moves.push(play);
        self.end = after;
        None
    }

    fn origin(&self, square: Square) -> Square {
        self.origins.iter().find(|&&(now, _)| now == square).map_or(square, |&(_, origin)| origin)
    }

    /// A general's or pawn's capture counts only as a retake or with check; a pawn's always where both sides attack.
    fn settle(&mut self, play: Move, mover: Piece, victim: Piece, ours: bool, checks: bool) {
        if ours {
            self.taken.push((play.to, self.origin(play.to), self.moves.len()));
        }
        let by_itself = mover.kind == Kind::King || mover.kind == Kind::Pawn && !self.pawn_counts;
        if ours && by_itself && self.last_capture != Some(play.to) && !checks {
            return;
        }
        if self.just_crossed == Some(play.to) {
            return;
        }
        if self.free.contains(&play.to) {
            if has_worth(victim, play.to) {
                self.used.push(play.to);
            }
            return;
        }
        self.account.add(victim, play.to, if ours { 1 } else { -1 });
    }
}
