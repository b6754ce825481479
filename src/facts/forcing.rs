//! Forcing play: the positions inside a line of captures and checks, and the account kept along it.

use crate::chess::{Board, Kind, Move, Outlook, Piece, Side, Square, Squares};

use super::account::{Account, Balance, Worth};
use super::memory::{mixed, mixed_set};
use super::prize::{Pawns, Prize, Scope, Strength};
use super::terms::Terms;

/// What stays the same in a whole search.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    pub terms: Terms,
    pub side: Side,
    pub prize: Prize,
}

/// A position as the moves of a line are looked for in it.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub rules: &'a Rules,
    pub board: &'a Board,
    pub outlook: &'a Outlook,
}

/// A move of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Step {
    /// Its place in the order of trying the moves of a node.
    order: i32,
    pub play: Move,
    /// Whether it gives check.
    pub checks: bool,
}

/// What has happened so far in a line. The position goes with it: see [`Node::after`].
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub account: Account,
    /// Whether the side to move stands in check.
    pub checked: bool,
    /// Where the target stands; where it was taken once it is.
    pub target: Square,
    pub taken: bool,
    /// The opponent answered on the square of the capture, or was given something first: even is not enough in any case.
    pub rooted: bool,
    /// Where the piece that took the target stands, as long as it is on the board.
    taker: Option<Square>,
    /// A pawn took the target where every attack by a pawn counts.
    by_pawn: bool,
    free_for_us: Squares,
    free_for_them: Squares,
    barred_from: Squares,
    active: Squares,
    last_capture: Option<Square>,
    /// A pawn that crossed the river by the last move.
    just_crossed: Option<Square>,
    /// Plies since the capture by which the account came to be well.
    pub since: u32,
}

impl Node {
    /// The start of a search from `board` for the piece on `target`, the attacker to move.
    pub fn root(rules: &Rules, board: &Board, target: Square) -> Node {
        let prize = &rules.prize;
        Node {
            account: Account::default(),
            checked: board.in_check(board.side_to_move()),
            target,
            taken: false,
            rooted: false,
            taker: None,
            by_pawn: false,
            free_for_us: prize.free_for_us.without(target),
            free_for_them: prize.free_for_them,
            barred_from: prize.barred.from,
            active: prize.active,
            last_capture: None,
            just_crossed: None,
            since: 0,
        }
    }

    /// The start of a search from `board`, the opponent having just taken a piece of `price` on `square`.
    pub fn after_loss(rules: &Rules, board: &Board, square: Square, price: Account) -> Node {
        Node {
            account: Account::default().minus(price),
            taken: true,
            rooted: true,
            last_capture: Some(square),
            ..Node::root(rules, board, square)
        }
    }

    /// Whether the attacker has what it wants if the line stops here.
    pub fn stops_well(&self, rules: &Rules) -> bool {
        let oral = rules.terms.oral_supplements;
        let even_is_enough = rules.prize.strength != Strength::Gain
            && rules.prize.least.is_none()
            && (!self.rooted || !rules.terms.rootless || self.by_pawn || oral && self.taker.is_some());
        self.taken
            && match self.account.balance(rules.terms.pawn_for_rook) {
                Balance::Gain => {
                    let enough = rules.prize.least.is_none_or(|least| self.account.reaches(least));
                    enough && (rules.terms.net_gain || !self.rooted)
                }
                Balance::Even => even_is_enough,
                Balance::Loss => oral && rules.prize.least.is_none() && self.account.is_piece_for_three_weak(),
            }
    }

    /// Where the likeliest moves go: to the target, then to where something has just been taken.
    pub fn likeliest(&self, ours: bool) -> Squares {
        let recaptured = self.last_capture.map_or(Squares::EMPTY, Squares::only);
        if ours && !self.taken { recaptured.with(self.target) } else { recaptured }
    }

    /// A key of everything that decides how the line can go on from `board`. The searches that share a memory mix their salts into it.
    pub fn key(&self, board: &Board) -> u64 {
        let square = |square: Option<Square>| square.map_or(99, Square::index) as u64;
        let (hash, muted) = board.memory_key();
        let state = self.target.index() as u64
            | u64::from(self.taken) << 8
            | u64::from(self.rooted) << 9
            | u64::from(self.by_pawn) << 10
            | u64::from(self.since.min(2)) << 16
            | square(self.taker) << 24
            | square(self.last_capture) << 32
            | square(self.just_crossed) << 40;
        let key = [self.account.key(), state].into_iter().fold(hash, mixed);
        [muted, self.free_for_us, self.free_for_them, self.barred_from, self.active].into_iter().fold(key, mixed_set)
    }

    /// The same line with the piece on `target` as the one to be won, nothing having been taken for it yet.
    pub fn aiming_at(&self, target: Square) -> Node {
        Node { target, free_for_us: self.free_for_us.without(target), ..*self }
    }

    /// Adds the moves that belong to a line from here and go to one of the `points` to `found`.
    ///
    /// `useful` leaves out moves by which the attacker cannot win: while it must not stop, what neither gives check, nor takes
    /// the target or, later, anything at all, lets the opponent stop.
    pub fn moves(&self, view: View, useful: bool, points: Squares, found: &mut Vec<Step>) {
        let View { rules, board, .. } = view;
        let side = board.side_to_move();
        let enemies = board.occupied(side.other());
        let must_go_on = useful && side == rules.side && !self.stops_well(rules);
        let plain = match rules.prize.scope {
            _ if must_go_on && !self.taken => enemies & Squares::only(self.target),
            _ if self.checked && !must_go_on => Squares::ALL,
            Scope::SameSquare if !self.checked => enemies & Squares::only(self.target),
            _ => enemies,
        };
        self.add(view, (plain & points, points), found);
    }

    /// The same, but only the moves to the points of `wanted`.
    pub fn captures(&self, view: View, wanted: Squares, found: &mut Vec<Step>) {
        self.add(view, (wanted, Squares::EMPTY), found);
    }

    /// The same, but only checks.
    pub fn checks(&self, view: View, found: &mut Vec<Step>) {
        self.add(view, (Squares::EMPTY, Squares::ALL), found);
    }

    /// Adds the moves to the points of `plain`, and the checks to other points of `checked`.
    fn add(&self, view: View, (plain, checked): (Squares, Squares), found: &mut Vec<Step>) {
        let View { rules, board, outlook } = view;
        let ours = board.side_to_move() == rules.side;
        // A general is never taken: whoever could has been given leave to ignore a check (semantics §3).
        let takeable = !Squares::only(board.king(board.side_to_move().other()));
        board.each_forcing(outlook, plain & takeable, checked & takeable, |play, checks| {
            let Move { from, to } = play;
            let is_idle = ours && !self.checked && !self.active.contains(from);
            let is_barred = ours && self.barred_from.contains(from) && rules.prize.barred.to.contains(to);
            // A piece told to give no check would only be moved to give it.
            let is_muted = !plain.contains(to) && !self.checked && board.is_empty(to) && board.is_muted(from);
            if !is_idle && !is_barred && !is_muted {
                found.push(Step { order: self.order(rules, board, play), play, checks });
            }
        });
    }

    /// The target first, then recaptures, then the dearest piece by the cheapest, then quiet checks and evasions.
    fn order(&self, rules: &Rules, board: &Board, play: Move) -> i32 {
        let worth = |square| board.at(square).map_or(0, |piece: Piece| WORTH[piece.kind as usize]);
        let takes_target = play.to == self.target && !self.taken && board.side_to_move() == rules.side;
        let victim = worth(play.to);
        let mover = if victim > 0 { worth(play.from) } else { 5 };
        mover - 10 * victim - 1000 * i32::from(takes_target) - 500 * i32::from(self.last_capture == Some(play.to))
    }

    /// What has happened once a move is played on `board`, which is left as it was.
    pub fn after(&self, rules: &Rules, board: &Board, step: Step) -> Node {
        let play = step.play;
        let ours = board.side_to_move() == rules.side;
        let (mover, victim) = (board.at(play.from), board.at(play.to));
        let crossed = mover.is_some_and(|mover| {
            mover.kind == Kind::Pawn && play.to.is_across(mover.side) && !play.from.is_across(mover.side)
        });
        let touched = Squares::from([play.from, play.to]);
        let carried = if self.active.contains(play.from) { Squares::only(play.to) } else { Squares::EMPTY };
        let mut next = Node {
            checked: step.checks,
            free_for_us: self.free_for_us - touched,
            free_for_them: self.free_for_them - touched,
            barred_from: self.barred_from - touched,
            active: (self.active - touched) | carried,
            last_capture: victim.map(|_| play.to),
            just_crossed: crossed.then_some(play.to),
            since: self.since + u32::from(self.taken),
            ..*self
        };
        if !self.taken && play.from == self.target {
            next.target = play.to;
        }
        next.taker = match self.taker {
            Some(at) if at == play.from => Some(play.to),
            Some(at) if at == play.to => None,
            taker => taker,
        };
        match victim {
            Some(victim) if ours => {
                self.settle_gain(rules, &mut next, play, (mover, victim));
                // The next move after the win is the one after the capture that makes it one.
                if next.stops_well(rules) && !self.stops_well(rules) {
                    next.since = 0;
                }
                if next.taken && !self.taken && rules.prize.strength == Strength::AsRoot {
                    next.free_for_them |= guarded_by(board, play.from, rules.side);
                }
            }
            Some(victim) => self.settle_loss(rules, &mut next, play, victim),
            None => {}
        }
        next
    }

    fn price(&self, victim: Piece, square: Square, free: Squares, worth: Worth) -> Account {
        if free.contains(square) || self.just_crossed == Some(square) {
            Account::default()
        } else {
            Account::price(victim, square, worth)
        }
    }

    fn settle_gain(&self, rules: &Rules, next: &mut Node, play: Move, (mover, victim): (Option<Piece>, Piece)) {
        let mover = mover.map(|mover| mover.kind);
        let (counts, helps) = match mover {
            Some(Kind::King) => (rules.prize.general_counts, rules.terms.general_helps),
            Some(Kind::Pawn) => (rules.prize.pawns != Pawns::Idle, rules.terms.pawn_helps),
            _ => (true, true),
        };
        if counts || helps && (self.last_capture == Some(play.to) || next.checked) {
            next.account = self.account.plus(self.price(victim, play.to, self.free_for_us, rules.terms.worth));
            if !self.taken && play.to == self.target {
                next.taken = true;
                next.taker = rules.terms.oral_supplements.then_some(play.to);
                next.by_pawn = rules.prize.pawns == Pawns::Attack && mover == Some(Kind::Pawn);
            }
        }
    }

    fn settle_loss(&self, rules: &Rules, next: &mut Node, play: Move, victim: Piece) {
        let spared = if self.checked && rules.prize.parries_count { Squares::EMPTY } else { self.free_for_them };
        let price = self.price(victim, play.to, spared, rules.terms.worth);
        next.account = self.account.minus(price);
        next.rooted |= if self.taken { play.to == self.target } else { !price.is_nothing() };
    }
}

/// Worth by kind for the order of moves only: general, advisor, elephant, horse, rook, cannon, pawn.
const WORTH: [i32; 7] = [0, 2, 2, 4, 9, 4, 1];

/// The pieces of `side` that the piece on `by` guards.
fn guarded_by(board: &Board, by: Square, side: Side) -> Squares {
    board
        .pieces(side)
        .filter(|&(square, _)| square != by && board.attackers_of(square, side).contains(by))
        .map(|(square, _)| square)
        .collect()
}
