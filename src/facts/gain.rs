//! The gain search of Articles 28.3 and 29.1: can a piece be won by force?
//!
//! A two-sided search over forcing lines: captures, checks, and every legal move in reply to a check. Anyone not in
//! check may stop. No quiet move belongs to a line. Who keeps checking by repetition has achieved nothing by it.

use std::collections::HashMap;

use crate::chess::{Board, Move, Side, Square};

use super::account::{Account, Balance};
use super::budget::{Answer, Budget};
use super::forcing::{Node, Prize, Rules};
use super::terms::{MatedAfter, Terms};

/// How many plies deep the shortest win is looked for before the question is settled without a bound.
const QUICK_PLIES: u32 = 7;
/// The longest path of the unbounded search, in plies.
const MOST_PLIES: usize = 200;
/// The longest line shown.
const SHOWN_PLIES: usize = 30;

/// A value found for a node in the unbounded search, and the lowest point of the path that it rests on by repetition.
#[derive(Clone, Copy)]
struct Settled {
    value: bool,
    rests_on: usize,
}

const PROVEN: usize = usize::MAX;

/// A search for one prize.
pub struct GainSearch<'a> {
    rules: Rules,
    budget: &'a mut Budget,
    path: Vec<u64>,
    cut: bool,
    bounded: HashMap<(u64, u32), bool>,
    settled: HashMap<u64, Settled>,
    /// Settled nodes that rest on a point still on the path, in the order found.
    open: Vec<u64>,
}

/// How the plain capture of a target is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The capture and what follows.
    pub moves: Vec<Move>,
    /// What the account comes to.
    pub balance: Balance,
    /// Whether the captor is mated at the end.
    pub mated: bool,
}

impl<'a> GainSearch<'a> {
    /// A search for `prize` by `side`.
    pub fn new(terms: Terms, side: Side, prize: Prize, budget: &'a mut Budget) -> GainSearch<'a> {
        GainSearch {
            rules: Rules { terms, side, prize },
            budget,
            path: Vec::new(),
            cut: false,
            bounded: HashMap::new(),
            settled: HashMap::new(),
            open: Vec::new(),
        }
    }

    /// A line that wins the prize from `board`, the attacker to move: the shortest if it is short.
    pub fn run(&mut self, board: &Board) -> Answer<Vec<Move>> {
        self.search(Node::root(&self.rules, board))
    }

    /// Whether the side to move comes out ahead after the opponent has just taken its piece of `price` on `square`.
    pub fn punishes(&mut self, board: &Board, square: Square, price: Account) -> Answer<Vec<Move>> {
        self.search(Node::after_loss(&self.rules, board, square, price))
    }

    fn search(&mut self, root: Node) -> Answer<Vec<Move>> {
        for plies in (1..=QUICK_PLIES).step_by(2) {
            self.cut = false;
            if self.wins_within(&root, plies) {
                return Answer::Yes(self.show(root, Some(plies)));
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
        let (value, _) = self.wins(&root);
        if self.cut || self.budget.is_spent() {
            self.budget.leave_open();
            return Answer::Undecided;
        }
        if value { Answer::Yes(self.show(root, None)) } else { Answer::No }
    }

    /// The value where the line need not go on: the attacker may stop well, or the opponent may stop it from doing so.
    fn standing(&self, node: &Node) -> Option<bool> {
        let side = node.board.side_to_move();
        if node.board.in_check(side) {
            return None;
        }
        let well = node.stops_well(&self.rules);
        (well == (side == self.rules.side)).then_some(well)
    }

    /// The value of a repetition: whoever gave check all the way round has achieved nothing by it.
    fn repeated(&self, node: &Node) -> bool {
        let ours = node.board.side_to_move() == self.rules.side;
        let checked = node.board.in_check(node.board.side_to_move());
        ours == checked && node.stops_well(&self.rules)
    }

    /// The value of a node without moves of a line: mate, or a stop.
    fn without_moves(&self, node: &Node) -> bool {
        let ours = node.board.side_to_move() == self.rules.side;
        let checked = node.board.in_check(node.board.side_to_move());
        match (ours, checked) {
            (true, true) => self.is_late_mate(node),
            (true, false) => false,
            (false, true) => node.taken || self.rules.prize.mate_wins,
            (false, false) => true,
        }
    }

    /// Under the 2020 terms a mate that comes later than the very next move does not undo a win.
    fn is_late_mate(&self, node: &Node) -> bool {
        self.rules.terms.mated_after == MatedAfter::Next
            && !self.rules.prize.any_mate
            && node.taken
            && node.since > 1
            && node.stops_well(&self.rules)
    }

    /// Whether the attacker wins within `plies`; `cut` is set where the bound left something open.
    ///
    /// Repetitions are not looked for here: they only make lines longer, and a win found within the bound stands.
    fn wins_within(&mut self, node: &Node, plies: u32) -> bool {
        if !self.budget.spend() {
            return false;
        }
        if let Some(value) = self.standing(node) {
            return value;
        }
        if plies == 0 {
            self.cut = true;
            return false;
        }
        let key = (node.key(), plies);
        if let Some(&value) = self.bounded.get(&key) {
            self.cut = true;
            return value;
        }
        let moves = node.moves(&self.rules);
        if moves.is_empty() {
            return self.without_moves(node);
        }
        let ours = node.board.side_to_move() == self.rules.side;
        let cut_before = std::mem::replace(&mut self.cut, false);
        let value = moves.iter().any(|(_, next)| self.wins_within(next, plies - 1) == ours) == ours;
        if self.cut {
            self.bounded.insert(key, value);
        }
        self.cut |= cut_before;
        value
    }

    /// Whether the attacker wins, with no bound on the length, and the lowest point of the path on which that rests.
    ///
    /// A repetition is given its value at once; everything found on the strength of it is kept only if the repeated
    /// position turns out to have that value.
    fn wins(&mut self, node: &Node) -> (bool, usize) {
        if let Some(value) = self.standing(node) {
            return (value, PROVEN);
        }
        if let Some(at) = self.path.iter().position(|&hash| hash == node.board.hash()) {
            return (self.repeated(node), at);
        }
        let key = node.key();
        if let Some(found) = self.settled.get(&key) {
            return (found.value, found.rests_on);
        }
        if self.path.len() >= MOST_PLIES || !self.budget.spend() {
            self.cut = true;
            return (false, 0);
        }
        let moves = node.moves(&self.rules);
        if moves.is_empty() {
            return (self.without_moves(node), PROVEN);
        }
        let ours = node.board.side_to_move() == self.rules.side;
        let here = self.path.len();
        let open_before = self.open.len();
        let mut value = !ours;
        let mut rests_on = PROVEN;
        self.path.push(node.board.hash());
        for (_, next) in &moves {
            let (found, on) = self.wins(next);
            if found == ours {
                (value, rests_on) = (ours, on);
                break;
            }
            rests_on = rests_on.min(on);
        }
        self.path.pop();
        self.settle(node, key, value, rests_on, here, open_before)
    }

    fn settle(&mut self, node: &Node, key: u64, value: bool, rests_on: usize, here: usize, open_before: usize) -> (bool, usize) {
        if value != self.repeated(node) {
            for forgotten in self.open.drain(open_before..) {
                self.settled.remove(&forgotten);
            }
        }
        let rests_on = if rests_on >= here { PROVEN } else { rests_on };
        if rests_on == PROVEN {
            for confirmed in self.open.drain(open_before..) {
                self.settled.entry(confirmed).and_modify(|found| found.rests_on = PROVEN);
            }
        } else {
            self.open.push(key);
        }
        self.settled.insert(key, Settled { value, rests_on });
        (value, rests_on)
    }

    fn value(&mut self, node: &Node, plies: Option<u32>) -> bool {
        match plies {
            Some(plies) => self.wins_within(node, plies),
            None => self.wins(node).0,
        }
    }

    /// A winning line: the attacker's first winning move, the opponent's capture or answer that holds out longest.
    fn show(&mut self, root: Node, plies: Option<u32>) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = root;
        let mut left = plies;
        self.path.clear();
        while line.len() < SHOWN_PLIES && left != Some(0) && !self.path.contains(&node.board.hash()) {
            let side = node.board.side_to_move();
            let ours = side == self.rules.side;
            let checked = node.board.in_check(side);
            if ours && self.standing(&node) == Some(true) {
                break;
            }
            let moves = node.moves(&self.rules);
            self.path.push(node.board.hash());
            left = left.map(|plies| plies - 1);
            let chosen = if ours {
                moves.iter().find(|(_, next)| self.value(next, left))
            } else {
                let shown = |play: &Move| checked || node.board.at(play.to).is_some();
                let holds_out = |search: &mut Self, next: &Node| {
                    left.is_some_and(|plies| plies >= 2 && !search.wins_within(next, plies - 2))
                };
                let longest = moves.iter().find(|(play, next)| shown(play) && holds_out(self, next));
                longest.or(moves.iter().find(|(play, _)| shown(play)))
            };
            let Some(&(play, next)) = chosen else { break };
            line.push(play);
            node = next;
        }
        self.path.clear();
        line
    }

    /// How the plain capture `capture` from `board` is answered, if it belongs to the lines of this search.
    ///
    /// To be asked after [`GainSearch::run`] has said no.
    pub fn refutation(&mut self, board: &Board, capture: Move) -> Option<Refutation> {
        let root = Node::root(&self.rules, board);
        self.path.clear();
        self.path.push(board.hash());
        let (_, mut node) = root.moves(&self.rules).into_iter().find(|&(play, _)| play == capture)?;
        let mut line = vec![capture];
        while line.len() < SHOWN_PLIES && !self.path.contains(&node.board.hash()) {
            let side = node.board.side_to_move();
            let ours = side == self.rules.side;
            if self.standing(&node).is_some() || ours && !node.board.in_check(side) {
                break;
            }
            let moves = node.moves(&self.rules);
            self.path.push(node.board.hash());
            let chosen = if ours { moves.first() } else { moves.iter().find(|(_, next)| !self.wins(next).0) };
            let Some(&(play, next)) = chosen else { break };
            line.push(play);
            node = next;
        }
        self.path.clear();
        let mated = node.board.side_to_move() == self.rules.side && node.board.legal_moves().is_empty();
        Some(Refutation { moves: line, balance: node.account.balance(self.rules.terms.pawn_for_rook), mated })
    }
}
