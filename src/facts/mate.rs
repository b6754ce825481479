//! The mate search of Article 28.2: mate by an unbroken series of checks, against any legal defence.

use std::collections::HashMap;

use crate::chess::{Board, Move};

use super::budget::{Answer, Budget};

/// How many checks deep the shortest mate is looked for before the question is settled without a bound.
const QUICK_CHECKS: u32 = 4;
/// The most checks on the path of the unbounded search.
const MOST_CHECKS: usize = 100;

/// Looks for mate by the side to move, every move of it a check.
///
/// Repeating a position never mates. "No" is a proof: a set of positions in which every check has an answer that stays
/// inside the set.
pub struct MateSearch<'a> {
    budget: &'a mut Budget,
    skip: &'a [Move],
    cut: bool,
    path: Vec<u64>,
    /// Positions from which no mate exists, each with the lowest point of the path that this rests on.
    safe: HashMap<u64, usize>,
    /// Those that rest on a point still on the path, in the order found.
    open: Vec<u64>,
}

const PROVEN: usize = usize::MAX;

impl<'a> MateSearch<'a> {
    /// A search that draws on `budget`.
    pub fn new(budget: &'a mut Budget) -> MateSearch<'a> {
        MateSearch { budget, skip: &[], cut: false, path: Vec::new(), safe: HashMap::new(), open: Vec::new() }
    }

    /// The same search with some moves left out of the attacker's lines.
    pub fn without(self, first: &'a [Move]) -> MateSearch<'a> {
        MateSearch { skip: first, ..self }
    }

    /// A mating line from `board`, the checking side to move: the shortest if it is short; the defence shown holds out longest.
    pub fn run(&mut self, board: &Board) -> Answer<Vec<Move>> {
        for checks in 1..=QUICK_CHECKS {
            self.cut = false;
            if let Some(line) = self.mates_within(board, checks) {
                return Answer::Yes(line);
            }
            if self.budget.is_spent() {
                self.budget.leave_open();
                return Answer::Undecided;
            }
            if !self.cut {
                return Answer::No;
            }
        }
        self.cut = false;
        match self.mates(board, true) {
            (Some(line), _) => Answer::Yes(line),
            (None, _) if self.cut || self.budget.is_spent() => {
                self.budget.leave_open();
                Answer::Undecided
            }
            (None, _) => Answer::No,
        }
    }

    fn checks(&self, board: &Board) -> Vec<(Move, Board)> {
        let side = board.side_to_move();
        let mut found = Vec::new();
        board.each_pseudo_move(side, |play| {
            let after = board.after(play);
            if after.in_check(side.other()) && !after.in_check(side) && !self.skip.contains(&play) {
                found.push((play, after));
            }
        });
        found
    }

    fn mates_within(&mut self, board: &Board, checks: u32) -> Option<Vec<Move>> {
        if checks == 0 {
            self.cut = true;
            return None;
        }
        if !self.budget.spend() {
            return None;
        }
        for (play, after) in self.checks(board) {
            let mut longest = vec![play];
            let mated = replies(&after).into_iter().all(|reply| {
                match self.mates_within(&after.after(reply), checks - 1) {
                    Some(rest) => {
                        if rest.len() + 2 > longest.len() {
                            longest = [vec![play, reply], rest].concat();
                        }
                        true
                    }
                    None => false,
                }
            });
            if mated {
                return Some(longest);
            }
        }
        None
    }

    /// A mating line if there is one; if not, the lowest point of the path on which that rests.
    fn mates(&mut self, board: &Board, root: bool) -> (Option<Vec<Move>>, usize) {
        let hash = board.hash();
        if let Some(at) = self.path.iter().position(|&seen| seen == hash) {
            return (None, at);
        }
        if !root && let Some(&rests_on) = self.safe.get(&hash) {
            return (None, rests_on);
        }
        if self.path.len() >= MOST_CHECKS || !self.budget.spend() {
            self.cut = true;
            return (None, 0);
        }
        let open_before = self.open.len();
        let here = self.path.len();
        let mut rests_on = PROVEN;
        self.path.push(hash);
        for (play, after) in self.checks(board) {
            let mut longest = vec![play];
            let mut escape = None;
            for reply in replies(&after) {
                match self.mates(&after.after(reply), false) {
                    (Some(rest), _) if rest.len() + 2 > longest.len() => longest = [vec![play, reply], rest].concat(),
                    (Some(_), _) => {}
                    (None, on) => {
                        escape = Some(on);
                        break;
                    }
                }
            }
            match escape {
                Some(on) => rests_on = rests_on.min(on),
                None => {
                    self.path.pop();
                    for forgotten in self.open.drain(open_before..) {
                        self.safe.remove(&forgotten);
                    }
                    return (Some(longest), PROVEN);
                }
            }
        }
        self.path.pop();
        if rests_on >= here {
            rests_on = PROVEN;
            for settled in self.open.drain(open_before..) {
                self.safe.insert(settled, PROVEN);
            }
        } else {
            self.open.push(hash);
        }
        if !root {
            self.safe.insert(hash, rests_on);
        }
        (None, rests_on)
    }
}

/// The legal replies to a check, those first that leave the fewest further checks.
fn replies(board: &Board) -> Vec<Move> {
    let mut moves = board.legal_moves();
    if moves.len() > 1 {
        moves.sort_by_cached_key(|&play| count_checks(&board.after(play)));
    }
    moves
}

fn count_checks(board: &Board) -> usize {
    let side = board.side_to_move();
    let mut count = 0;
    board.each_pseudo_move(side, |play| {
        let after = board.after(play);
        count += usize::from(after.in_check(side.other()) && !after.in_check(side));
    });
    count
}
