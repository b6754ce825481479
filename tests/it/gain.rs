//! The gain search against a slow and plain one: every line of captures, checks and answers to checks, with nothing remembered
//! and nothing left out.

use crate::scattered::{self, Random};
use adjudicate::chess::{Board, Kind, Move, Piece, Side, Square};
use adjudicate::facts::{
    Account, Balance, GainSearch, MatedAfter, Pawns, Prize, Scope, Strength, Terms, Workspace, worth_winning,
};
use adjudicate::rulebooks::cxa2020;
use proptest::prelude::*;

/// The longest line looked at.
const PLIES: u32 = 15;
/// Positions that take the plain search longer are passed over.
const MOST: u32 = 100_000;

/// The plain search for one target, nothing set apart: it is to be won with a gain.
struct Plain {
    side: Side,
    terms: Terms,
    scope: Scope,
    left: u32,
}

/// What a line comes to for the attacker.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Won,
    /// It has won and is mated too late to undo that.
    MatedLate,
    Lost,
}

/// What has happened in a line.
#[derive(Clone)]
struct Line {
    board: Board,
    account: Account,
    target: Square,
    taken: bool,
    since: u32,
    last_capture: Option<Square>,
    just_crossed: Option<Square>,
    seen: Vec<Board>,
}

impl Plain {
    /// What the attacker comes to; `None` where it takes too long to tell.
    fn value(&mut self, line: &Line, plies: u32) -> Option<Value> {
        self.left = self.left.checked_sub(1)?;
        let board = &line.board;
        let mover = board.side_to_move();
        let (ours, checked) = (mover == self.side, board.in_check(mover));
        let well = self.is_well(line);
        let of = |won| if won { Value::Won } else { Value::Lost };
        if !checked && well == ours {
            return Some(of(well));
        }
        if ours && plies <= 1 || line.seen.contains(board) {
            return Some(of(ours == checked && well));
        }
        let moves: Vec<Move> = board.legal_moves().into_iter().filter(|&play| self.belongs(line, play)).collect();
        if moves.is_empty() {
            let late = self.terms.mated_after == MatedAfter::Next && line.since > 1 && well;
            return Some(if ours && checked && late { Value::MatedLate } else { of(!ours) });
        }
        let mut found = Vec::new();
        for play in moves {
            let value = self.value(&self.after(line, play), plies - 1)?;
            if value == of(ours) {
                return Some(value);
            }
            found.push(value);
        }
        // Out of a check any loss is better than being mated; else a late mate undoes nothing.
        let mated = found.contains(&Value::MatedLate);
        let spared = ours && checked && found.contains(&Value::Lost);
        Some(if mated && !spared { Value::MatedLate } else { of(!ours) })
    }

    fn is_well(&self, line: &Line) -> bool {
        line.taken && line.account.balance(self.terms.pawn_for_rook) == Balance::Gain
    }

    fn belongs(&self, line: &Line, play: Move) -> bool {
        let (board, mover) = (&line.board, line.board.side_to_move());
        if board.at(play.to).is_some_and(|piece| piece.kind == Kind::King) {
            return false;
        }
        let captures = !board.is_empty(play.to) && (self.scope == Scope::All || play.to == line.target);
        captures || board.in_check(mover) || board.after(play).in_check(mover.other())
    }

    fn after(&self, line: &Line, play: Move) -> Line {
        let (board, ours) = (&line.board, line.board.side_to_move() == self.side);
        let mut next = line.clone();
        next.seen.push(*board);
        next.board = board.after(play);
        next.since += u32::from(line.taken);
        next.just_crossed = board.at(play.from).and_then(|piece: Piece| {
            let crosses = play.to.is_across(piece.side) && !play.from.is_across(piece.side);
            (piece.kind == Kind::Pawn && crosses).then_some(play.to)
        });
        next.last_capture = None;
        if !line.taken && play.from == line.target {
            next.target = play.to;
        }
        let Some(victim) = board.at(play.to) else { return next };
        next.last_capture = Some(play.to);
        let free = line.just_crossed == Some(play.to);
        let price = if free { Account::default() } else { Account::price(victim, play.to, self.terms.worth) };
        if !ours {
            next.account = line.account.minus(price);
            return next;
        }
        let idle = board.at(play.from).is_some_and(|piece| matches!(piece.kind, Kind::King | Kind::Pawn));
        if !idle || line.last_capture == Some(play.to) || next.board.in_check(self.side.other()) {
            next.account = line.account.plus(price);
            next.taken |= play.to == line.target;
            if self.is_well(&next) && !self.is_well(line) {
                next.since = 0;
            }
        }
        next
    }
}

/// Compares the two on a position, target by target; gives how many are won and how many not.
fn assert_same(seed: u64, share: usize, scope: Scope) -> [usize; 2] {
    let mut counts = [0, 0];
    let Some(board) = scattered::position(&mut Random::new(seed), share) else { return counts };
    let (side, terms) = (board.side_to_move(), cxa2020::RULEBOOK.terms().facts());
    let worth = worth_winning(&board, side.other(), terms.worth);
    let prize = |target| Prize { scope, strength: Strength::Gain, pawns: Pawns::Idle, ..Prize::of(target) };
    let mut workspace = Workspace::new(10_000_000);
    let king = board.king(side.other());
    let prey = GainSearch::new(terms, side, prize(king), &board, &mut workspace).prey(worth).expect("allowance enough");
    for target in worth {
        let mut plain = Plain { side, terms, scope, left: MOST };
        let start = Line {
            board,
            account: Account::default(),
            target,
            taken: false,
            since: 0,
            last_capture: None,
            just_crossed: None,
            seen: Vec::new(),
        };
        let Some(expected) = plain.value(&start, PLIES) else { continue };
        let expected = expected != Value::Lost;
        let found = GainSearch::new(terms, side, prize(target), &board, &mut workspace).run();
        assert_eq!(found.is_yes(), expected, "{target} alone in\n{board:?}");
        assert_eq!(prey.contains(target), expected, "{target} among all in\n{board:?}");
        counts[usize::from(!expected)] += 1;
    }
    counts
}

#[test]
fn the_positions_compared_hold_much_that_is_won_and_much_that_is_not() {
    for scope in [Scope::All, Scope::SameSquare] {
        let counts = (1..300).map(|seed| assert_same(seed, 40, scope));
        let [won, not] = counts.fold([0, 0], |sum, count| [sum[0] + count[0], sum[1] + count[1]]);
        assert!(won > 50 && not > 500, "{won} won, {not} not");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn what_is_won_is_what_the_plain_search_wins(seed in 1_u64.., share in 10_usize..60) {
        assert_same(seed, share, Scope::All);
    }

    #[test]
    fn what_is_won_by_itself_is_what_the_plain_search_wins(seed in 1_u64.., share in 10_usize..60) {
        assert_same(seed, share, Scope::SameSquare);
    }
}
