//! The gain search of Articles 28.3 and 29.1: can a piece be won by force?
//!
//! A two-sided search over forcing lines: captures, checks, and every legal move in reply to a check. Anyone not in
//! check may stop. No quiet move belongs to a line. Whoever keeps checking without end has achieved nothing by it: a line
//! still in checks after [`MOST_PLIES`] is valued as it stands, and so is every repetition, which is longer.

use std::collections::HashMap;

use crate::chess::{Board, Move, Side, Square};

use super::account::{Account, Balance};
use super::forcing::{Node, Prize, Rules, Strength};
use super::terms::{MatedAfter, Terms};
use super::workspace::{Answer, Workspace};

/// The longest line looked at, in plies. The longest winning line of the published figures has 13.
pub const MOST_PLIES: u32 = 15;
/// A search for one prize.
pub struct GainSearch<'a> {
    rules: Rules,
    workspace: &'a mut Workspace,
    /// The bound of the iteration left something open.
    cut: bool,
    /// No longer iteration follows.
    last: bool,
    /// The boards of the line being looked at.
    path: Vec<u64>,
    /// The lowest point of the path that what was just found rests on by repetition.
    rests_on: usize,
    table: HashMap<u64, Found>,
}

const NOTHING: usize = usize::MAX;

/// What was found for a node.
#[derive(Clone, Copy)]
struct Found {
    value: bool,
    cut: bool,
    plies: u32,
    last: bool,
}

impl Found {
    /// Whether it answers the same question with `plies` to go: a proof always does; a win needs at least as many plies, a
    /// failure at most as many; at the last bound, where unfinished lines have a value, only the very same number will do.
    fn holds(&self, plies: u32, last: bool) -> bool {
        let enough = if self.value { plies >= self.plies } else { plies <= self.plies };
        !self.cut || self.last == last && (plies == self.plies || !last && enough)
    }
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
    pub fn new(terms: Terms, side: Side, prize: Prize, workspace: &'a mut Workspace) -> GainSearch<'a> {
        GainSearch {
            rules: Rules { terms, side, prize },
            workspace,
            cut: false,
            last: false,
            path: Vec::new(),
            rests_on: NOTHING,
            table: HashMap::new(),
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

    /// The same from any point of a line, the attacker to move.
    pub(super) fn search(&mut self, root: Node) -> Answer<Vec<Move>> {
        for plies in (3..=MOST_PLIES).step_by(2) {
            self.cut = false;
            self.last = plies + 2 > MOST_PLIES;
            let value = self.wins(&root, plies);
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return Answer::Undecided;
            }
            if value {
                return Answer::Yes(self.show(root, plies));
            }
            if !self.cut {
                return Answer::No;
            }
        }
        Answer::No
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

    /// The value of a line that is still going on at the last bound: whoever has been checking has achieved nothing by it.
    fn unfinished(&self, node: &Node) -> bool {
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
    /// A repetition has the value of an unfinished line. What rests on a point of the path that way is not kept in the
    /// table, since it need not hold by another route.
    fn wins(&mut self, node: &Node, plies: u32) -> bool {
        if !self.workspace.spend() {
            return false;
        }
        if let Some(value) = self.standing(node) {
            return value;
        }
        if let Some(at) = self.path.iter().position(|&hash| hash == node.board.hash()) {
            self.rests_on = self.rests_on.min(at);
            return self.unfinished(node);
        }
        let ours = node.board.side_to_move() == self.rules.side;
        // With one ply left the attacker can still take, but not see the answer: only the last bound values that.
        if plies == 0 || ours && plies == 1 && !self.last {
            self.cut = true;
            return plies == 0 && self.last && self.unfinished(node);
        }
        let key = node.key();
        if let Some(found) = self.table.get(&key).filter(|found| found.holds(plies, self.last)) {
            self.cut |= found.cut;
            return found.value;
        }
        let moves = node.moves(&self.rules);
        if moves.is_empty() {
            return self.without_moves(node);
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let rests_before = std::mem::replace(&mut self.rests_on, NOTHING);
        self.path.push(node.board.hash());
        let value = moves.iter().any(|(_, next)| self.wins(next, plies - 1) == ours) == ours;
        self.path.pop();
        if self.rests_on >= self.path.len() {
            self.rests_on = NOTHING;
            self.table.insert(key, Found { value, cut: self.cut, plies, last: self.last });
        }
        self.cut |= cut_before;
        self.rests_on = self.rests_on.min(rests_before);
        value
    }

    /// A winning line: the attacker's first winning move, the opponent's capture or answer that holds out longest.
    fn show(&mut self, root: Node, plies: u32) -> Vec<Move> {
        let mut line: Vec<Move> = Vec::new();
        let mut node = root;
        let mut left = plies;
        while left > 0 {
            let side = node.board.side_to_move();
            let ours = side == self.rules.side;
            let checked = node.board.in_check(side);
            if ours && self.standing(&node) == Some(true) {
                break;
            }
            let moves = node.moves(&self.rules);
            self.path.push(node.board.hash());
            left -= 1;
            let chosen = if ours {
                moves.iter().find(|(_, next)| self.wins(next, left))
            } else {
                // Not in check, only an answer that tells is worth showing: a retake, or what compensates for the loss.
                let gain_only = self.rules.prize.strength == Strength::Gain;
                let tells = |play: &Move, next: &Node| {
                    checked
                        || line.last().is_some_and(|last| last.to == play.to)
                        || !gain_only && next.account != node.account
                };
                let holds_out = |search: &mut Self, next: &Node| left >= 2 && !search.wins(next, left - 2);
                let longest = moves.iter().find(|(play, next)| tells(play, next) && holds_out(self, next));
                longest.or(moves.iter().find(|(play, next)| tells(play, next)))
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
        let (_, mut node) = root.moves(&self.rules).into_iter().find(|&(play, _)| play == capture)?;
        let mut line = vec![capture];
        self.path.push(board.hash());
        for left in (0..MOST_PLIES - 1).rev() {
            let side = node.board.side_to_move();
            let ours = side == self.rules.side;
            if self.path.contains(&node.board.hash())
                || self.standing(&node).is_some()
                || ours && !node.board.in_check(side)
            {
                break;
            }
            let moves = node.moves(&self.rules);
            self.path.push(node.board.hash());
            let chosen = if ours { moves.first() } else { moves.iter().find(|(_, next)| !self.wins(next, left)) };
            let Some(&(play, next)) = chosen else { break };
            line.push(play);
            node = next;
        }
        self.path.clear();
        let mated = node.board.side_to_move() == self.rules.side && node.board.legal_moves().is_empty();
        Some(Refutation { moves: line, balance: node.account.balance(self.rules.terms.pawn_for_rook), mated })
    }
}
