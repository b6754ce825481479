//! Playing a line of evidence and keeping the account of it.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};

use super::Faults;
use super::report::Line;
use super::turns::{Played, parse};

/// What a line came to.
pub struct Replayed {
    /// The position it started from.
    pub start: Board,
    /// The moves.
    pub moves: Vec<Move>,
    /// The position at its end.
    pub end: Board,
    /// Whether every move of the side that made the ply gave check.
    pub all_checks: bool,
    /// The account for that side: -1 down, 0 even, 1 up.
    pub balance: i32,
    /// The account after the first move.
    pub balance_of_first: i32,
    /// Where the side took something, with the point the piece had stood on at the start.
    pub taken: Vec<(Square, Square)>,
    /// The place in `moves` of each of these captures.
    pub taken_at: Vec<usize>,
}

impl Replayed {
    /// The answer to the first move.
    pub fn answer(&self) -> Option<Move> {
        self.moves.get(1).copied()
    }

    /// Whether the side to move at the end has no move left and stands in check, or has no move at all.
    pub fn is_over(&self) -> bool {
        self.end.legal_moves().is_empty()
    }
}

/// What counts in an account besides the pieces.
#[derive(Clone, Copy)]
pub struct Terms {
    /// Whether a pawn given for a rook is a gain.
    pub pawn_for_rook: bool,
    /// Whether a horse or cannon for three weak pieces is a gain, and an even exchange that the taker survives.
    pub oral: bool,
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
    fn balance(self, terms: Terms) -> i32 {
        if terms.oral && self.pawns == 0 && self.units == -1 && self.weak >= 3 {
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

/// Whether a piece on a point is worth anything to its captor.
pub fn has_worth(piece: Piece, on: Square) -> bool {
    match piece.kind {
        Kind::King => false,
        Kind::Pawn => on.is_across(piece.side),
        _ => true,
    }
}

/// Plays a line of a claim about `ply`; `None`, with a fault, if it cannot be played.
pub fn line(
    ply: &Played,
    line: &Line,
    pawn_counts: bool,
    terms: Terms,
    at: &str,
    faults: &mut Faults,
) -> Option<Replayed> {
    let start = match line.start.as_str() {
        "earlier" => ply.earlier.passed(),
        "before" => ply.before,
        "after" => ply.after.passed(),
        other => {
            faults.check(false, format!("{at}.start"), || format!("'{other}' is none of earlier, before and after"));
            return None;
        }
    };
    let start = start.unchecked(ply.side);
    let mut free = Vec::new();
    for (index, name) in line.free.iter().enumerate() {
        let square = Square::parse(name).filter(|square| square.to_string() == *name && !free.contains(square));
        free.push(
            faults.need(square, format!("{at}.free[{index}]"), || format!("'{name}' is no point, or named twice"))?,
        );
    }
    let mut player = Player { side: ply.side, pawn_counts, free, ..Player::new(start) };
    let mut balance_of_first = 0;
    for (index, text) in line.moves.iter().enumerate() {
        let at = format!("{at}.moves[{index}]");
        let play = faults.need(parse(text), &at, || format!("'{text}' is no move such as h2e2"))?;
        let fault = player.step(play);
        faults.check(fault.is_none(), &at, || format!("{text} {}", fault.unwrap_or_default()));
        if fault.is_some() {
            return None;
        }
        if index == 0 {
            balance_of_first = player.account.balance(terms);
        }
    }
    faults.check(!line.moves.is_empty(), at, || "the line is empty".to_owned());
    faults.check(player.used.len() == line.free.len(), format!("{at}.free"), || {
        "a point is named on which the line takes nothing that would count".to_owned()
    });
    Some(Replayed {
        start,
        moves: player.moves,
        end: player.board,
        all_checks: player.all_checks,
        balance: player.account.balance(terms),
        balance_of_first,
        taken: player.taken,
        taken_at: player.taken_at,
    })
}

struct Player {
    side: Side,
    pawn_counts: bool,
    board: Board,
    moves: Vec<Move>,
    account: Account,
    free: Vec<Square>,
    used: Vec<Square>,
    last_capture: Option<Square>,
    just_crossed: Option<Square>,
    all_checks: bool,
    /// Where the piece now on a point stood at the start, for those that moved.
    origins: Vec<(Square, Square)>,
    taken: Vec<(Square, Square)>,
    taken_at: Vec<usize>,
}

impl Player {
    fn new(board: Board) -> Player {
        Player {
            side: board.side_to_move(),
            pawn_counts: false,
            board,
            moves: Vec::new(),
            account: Account::default(),
            free: Vec::new(),
            used: Vec::new(),
            last_capture: None,
            just_crossed: None,
            all_checks: true,
            origins: Vec::new(),
            taken: Vec::new(),
            taken_at: Vec::new(),
        }
    }

    /// Plays a move; what is wrong with it, if anything.
    fn step(&mut self, play: Move) -> Option<&'static str> {
        let board = self.board;
        if !board.is_legal(play) {
            return Some("is not legal here");
        }
        let (mover, victim) = (board.at(play.from)?, board.at(play.to));
        let after = board.after(play);
        let them = board.side_to_move().other();
        let checks = after.in_check(them);
        if !(board.in_check(board.side_to_move()) || victim.is_some() || checks) {
            return Some("is neither a capture, nor a check, nor an answer to one");
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
        self.board = after;
        None
    }

    fn origin(&self, square: Square) -> Square {
        self.origins.iter().find(|&&(now, _)| now == square).map_or(square, |&(_, origin)| origin)
    }

    /// A general's or pawn's capture counts only as a retake or with check; a pawn's always where both sides attack.
    fn settle(&mut self, play: Move, mover: Piece, victim: Piece, ours: bool, checks: bool) {
        if ours {
            self.taken.push((play.to, self.origin(play.to)));
            self.taken_at.push(self.moves.len());
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
