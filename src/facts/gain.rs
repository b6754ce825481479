//! The gain search of Articles 28.3 and 29.1: can a piece be won by force?
//!
//! A two-sided search over forcing lines: captures, checks, and every legal move in reply to a check. Anyone not in
//! check may stop. No quiet move belongs to a line. Whoever keeps checking without end has achieved nothing by it: a line
//! still in checks after [`MOST_PLIES`] is valued as it stands, and so is every repetition, which is longer.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::chess::{Board, Move, Side, Square};

use super::account::{Account, Balance};
use super::forcing::{Node, Prize, Rules, Step, Strength};
use super::memory::{Found, Prey};
use super::terms::{MatedAfter, Terms};
use super::workspace::{Answer, Workspace};

/// The longest line looked at, in plies. The longest winning line of the published figures has 13.
pub const MOST_PLIES: u32 = 15;
/// The bounds tried one after the other where only what is won is asked, not how.
const BOUNDS: [u32; 3] = [3, 7, MOST_PLIES];

/// A search for one prize.
pub struct GainSearch<'a> {
    rules: Rules,
    /// What tells the questions of this search apart from those of others in the memory they share.
    salt: u64,
    workspace: &'a mut Workspace,
    /// The position looked at.
    board: Board,
    /// The bound of the iteration left something open.
    cut: bool,
    /// No longer iteration follows.
    last: bool,
    /// A win known to take more plies than there are to go is none: a line is to be shown.
    exact: bool,
    /// The boards of the line being looked at.
    path: Vec<u64>,
    /// The lowest point of the path that what was just found rests on by repetition.
    rests_on: usize,
    /// The moves to be tried at the points of the path, those of the last point last.
    moves: Vec<Step>,
}

const NOTHING: usize = usize::MAX;

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
    /// A search for `prize` by `side` from `board`.
    pub fn new(terms: Terms, side: Side, prize: Prize, board: &Board, workspace: &'a mut Workspace) -> GainSearch<'a> {
        let rules = Rules { terms, side, prize };
        GainSearch {
            salt: salt_of(&rules),
            rules,
            workspace,
            board: *board,
            cut: false,
            last: false,
            exact: false,
            path: Vec::new(),
            rests_on: NOTHING,
            moves: Vec::new(),
        }
    }

    /// A line that wins the prize, the attacker to move: the shortest.
    pub fn run(&mut self) -> Answer<Vec<Move>> {
        let target = self.rules.prize.target;
        match self.prey(target.bit()) {
            None => Answer::Undecided,
            Some(0) => Answer::No,
            Some(_) => self.search(Node::root(&self.rules, &self.board, target)),
        }
    }

    /// Which of the enemy pieces `asked` about would be won if they were the target, as bits; `None` where the allowance did not
    /// suffice.
    ///
    /// Until the target is taken all targets share their lines, so that one walk over the checks serves them all.
    pub fn prey(&mut self, asked: u128) -> Option<u128> {
        let king = self.board.king(self.rules.side.other());
        let root = Node::root(&self.rules, &self.board, king);
        let asked = asked & !king.bit();
        let known = self.workspace.memory.prey.get(root.key(&self.board, self.salt)).unwrap_or_default();
        let (mut won, lost) = known.answers(MOST_PLIES, true);
        let open = asked & !lost;
        for plies in BOUNDS {
            if open & !won == 0 {
                break;
            }
            self.cut = false;
            self.last = plies == MOST_PLIES;
            won |= self.takes(&root, plies, open & !won);
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return None;
            }
            if !self.cut {
                break;
            }
        }
        Some(won & asked)
    }

    /// Which of the pieces `asked` about the attacker wins within `plies`, none having been taken yet and the attacker to move.
    ///
    /// For each of them the same as [`GainSearch::wins`], with its bounds and its way with repetitions.
    fn takes(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        if asked == 0 || !self.workspace.spend() {
            return 0;
        }
        if let Some(at) = self.path.iter().position(|&hash| hash == self.board.hash()) {
            self.rests_on = self.rests_on.min(at);
            return 0;
        }
        // A capture with one ply left is one whose answer is not seen.
        if plies <= 1 {
            self.cut = true;
            return 0;
        }
        let key = node.key(&self.board, self.salt);
        let known = self.workspace.memory.prey.get(key).unwrap_or_default();
        let (won, lost) = known.answers(plies, self.last);
        let open = asked & !won & !lost;
        if open == 0 {
            self.cut |= known.cut;
            return asked & won;
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let rests_before = std::mem::replace(&mut self.rests_on, NOTHING);
        self.path.push(self.board.hash());
        let mut found = self.takes_now(node, plies, open);
        if plies > 3 {
            found |= self.takes_by_checks(node, plies, open & !found);
        } else {
            self.cut = true;
        }
        self.path.pop();
        if self.rests_on >= self.path.len() {
            self.rests_on = NOTHING;
            if !self.workspace.is_spent() {
                let found = Prey { asked: open, won: found, cut: self.cut, plies, last: self.last };
                self.workspace.memory.prey.insert(key, known.and(found));
            }
        }
        self.cut |= cut_before | (asked != open && known.cut);
        self.rests_on = self.rests_on.min(rests_before);
        found | asked & won
    }

    /// The pieces won by taking them at once.
    fn takes_now(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        let first = self.moves.len();
        node.captures(&self.rules, &self.board, asked, &mut self.moves);
        self.moves[first..].sort_unstable();
        let mut won = 0;
        for index in first..self.moves.len() {
            let capture = self.moves[index];
            let target = capture.play.to;
            if won & target.bit() == 0 && self.wins_after(&node.aiming_at(target), capture, plies - 1) {
                won |= target.bit();
            }
        }
        self.moves.truncate(first);
        won
    }

    /// The pieces won by giving check first.
    fn takes_by_checks(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        let first = self.moves.len();
        node.checks(&self.rules, &self.board, &mut self.moves);
        self.moves[first..].sort_unstable();
        let mut won = 0;
        for index in first..self.moves.len() {
            let check = self.moves[index];
            let asked = asked & !won & !check.play.to.bit();
            if asked == 0 {
                continue;
            }
            let next = node.after(&self.rules, &self.board, check);
            let made = self.board.make(check.play);
            won |= self.takes_against_all(&next, plies - 1, asked);
            self.board.unmake(made);
        }
        self.moves.truncate(first);
        won
    }

    /// The same after a check: the pieces won against every answer.
    fn takes_against_all(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        if !self.workspace.spend() {
            return 0;
        }
        if let Some(at) = self.path.iter().position(|&hash| hash == self.board.hash()) {
            self.rests_on = self.rests_on.min(at);
            return 0;
        }
        let first = self.find_moves(node, true);
        if self.moves.len() == first {
            return if self.rules.prize.mate_wins { asked } else { 0 };
        }
        self.path.push(self.board.hash());
        let mut won = asked;
        for index in first..self.moves.len() {
            let answer = self.moves[index];
            let next = node.after(&self.rules, &self.board, answer);
            let made = self.board.make(answer.play);
            let still = self.takes(&next, plies - 1, follow(won, answer.play));
            self.board.unmake(made);
            won &= follow(still, Move::new(answer.play.to, answer.play.from));
            if won == 0 {
                break;
            }
        }
        self.moves.truncate(first);
        self.path.pop();
        won
    }

    /// Whether the side to move comes out ahead after the opponent has just taken its piece of `price` on `square`.
    pub fn punishes(&mut self, square: Square, price: Account) -> Answer<Vec<Move>> {
        self.search(Node::after_loss(&self.rules, &self.board, square, price))
    }

    /// The same from any point of a line, the attacker to move.
    fn search(&mut self, root: Node) -> Answer<Vec<Move>> {
        self.exact = true;
        for plies in (3..=MOST_PLIES).step_by(2) {
            self.cut = false;
            self.last = plies == MOST_PLIES;
            let value = self.ended(&root, true, plies).unwrap_or_else(|| self.wins(&root, plies));
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

    /// Whether the attacker is to move.
    fn is_ours(&self) -> bool {
        self.board.side_to_move() == self.rules.side
    }

    /// The value where the line need not go on: the attacker may stop well, or the opponent may stop it from doing so. `ours` tells
    /// whether the attacker is to move.
    fn standing(&self, node: &Node, ours: bool) -> Option<bool> {
        if node.checked {
            return None;
        }
        let well = node.stops_well(&self.rules);
        (well == ours).then_some(well)
    }

    /// The same, or the value where the bound is reached: whoever has been checking has achieved nothing by it.
    fn ended(&mut self, node: &Node, ours: bool, plies: u32) -> Option<bool> {
        // With one ply left the attacker could still take, but not see the answer.
        let is_bound = ours && plies <= 1;
        self.standing(node, ours).or_else(|| {
            self.cut |= is_bound;
            is_bound.then(|| self.last && self.unfinished(node, ours))
        })
    }

    /// The value of a line that would go on for ever, or beyond the last bound.
    fn unfinished(&self, node: &Node, ours: bool) -> bool {
        ours == node.checked && node.stops_well(&self.rules)
    }

    /// The value of a node without moves of a line: mate, or a stop.
    fn without_moves(&self, node: &Node) -> bool {
        match (self.is_ours(), node.checked) {
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
        if let Some(at) = self.path.iter().position(|&hash| hash == self.board.hash()) {
            self.rests_on = self.rests_on.min(at);
            return self.unfinished(node, self.is_ours());
        }
        let ours = self.is_ours();
        let key = node.key(&self.board, self.salt);
        let serves =
            |found: &Found| found.holds(plies, self.last) && !(self.exact && found.value && found.plies > plies);
        if let Some(found) = self.workspace.memory.gains.get(key).filter(serves) {
            self.cut |= found.cut;
            return found.value;
        }
        let first = self.find_moves(node, true);
        if self.moves.len() == first {
            return self.without_moves(node);
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let rests_before = std::mem::replace(&mut self.rests_on, NOTHING);
        self.path.push(self.board.hash());
        let end = self.moves.len();
        let value = (first..end).any(|index| self.wins_after(node, self.moves[index], plies - 1) == ours) == ours;
        self.moves.truncate(first);
        self.path.pop();
        if self.rests_on >= self.path.len() {
            self.rests_on = NOTHING;
            if !self.workspace.is_spent() {
                self.workspace.memory.gains.insert(key, Found { value, cut: self.cut, plies, last: self.last });
            }
        }
        self.cut |= cut_before;
        self.rests_on = self.rests_on.min(rests_before);
        value
    }

    /// Puts the moves of a node on the list in the order to try them, and tells where they begin.
    fn find_moves(&mut self, node: &Node, useful: bool) -> usize {
        let first = self.moves.len();
        node.moves(&self.rules, &self.board, useful, &mut self.moves);
        self.moves[first..].sort_unstable();
        first
    }

    /// Whether the attacker wins within `plies` after a move.
    fn wins_after(&mut self, node: &Node, step: Step, plies: u32) -> bool {
        if !self.workspace.spend() {
            return false;
        }
        let next = node.after(&self.rules, &self.board, step);
        if let Some(value) = self.ended(&next, !self.is_ours(), plies) {
            return value;
        }
        let made = self.board.make(step.play);
        let wins = self.wins(&next, plies);
        self.board.unmake(made);
        wins
    }

    /// The moves of a node.
    fn steps(&mut self, node: &Node) -> Vec<Step> {
        let first = self.find_moves(node, false);
        self.moves.drain(first..).collect()
    }

    /// A winning line: the attacker's first winning move, the opponent's capture or answer that holds out longest.
    fn show(&mut self, root: Node, plies: u32) -> Vec<Move> {
        let start = self.board;
        let mut line: Vec<Move> = Vec::new();
        let mut node = root;
        for left in (0..plies).rev() {
            let ours = self.is_ours();
            if ours && self.standing(&node, ours) == Some(true) {
                break;
            }
            let steps = self.steps(&node);
            self.path.push(self.board.hash());
            let mut steps = steps.iter();
            let chosen = if ours {
                steps.find(|&&step| self.wins_after(&node, step, left))
            } else {
                // Not in check, only an answer that tells is worth showing: a retake, or what compensates for the loss.
                let gain_only = self.rules.prize.strength == Strength::Gain;
                let retakes = |play: Move| line.last().is_some_and(|last| last.to == play.to);
                let (rules, board) = (self.rules, self.board);
                let tells = |step: Step| !gain_only && node.after(&rules, &board, step).account != node.account;
                let mut telling = steps.filter(|&&step| node.checked || retakes(step.play) || tells(step));
                let first = telling.clone().next();
                telling.find(|&&step| left >= 2 && !self.wins_after(&node, step, left - 2)).or(first)
            };
            let Some(&step) = chosen else { break };
            line.push(step.play);
            node = self.enter(&node, step);
        }
        self.path.clear();
        self.board = start;
        line
    }

    /// Plays a move and gives what has happened then.
    fn enter(&mut self, node: &Node, step: Step) -> Node {
        let next = node.after(&self.rules, &self.board, step);
        self.board.make(step.play);
        next
    }

    /// The answers to `first`, the first move of a line, that belong to the line too, each with the line that meets it.
    pub(super) fn answers(&mut self, first: Move) -> Vec<(Move, Answer<Vec<Move>>)> {
        let start = self.board;
        let root = Node::root(&self.rules, &self.board, self.rules.prize.target);
        let Some(first) = self.steps(&root).into_iter().find(|step| step.play == first) else {
            return Vec::new();
        };
        let node = self.enter(&root, first);
        let after = self.board;
        let mut met = Vec::new();
        for step in self.steps(&node) {
            let next = self.enter(&node, step);
            met.push((step.play, self.search(next)));
            self.board = after;
        }
        self.board = start;
        met
    }

    /// How the plain capture `capture` is answered, if it belongs to the lines of this search.
    ///
    /// To be asked after [`GainSearch::run`] has said no.
    pub fn refutation(&mut self, capture: Move) -> Option<Refutation> {
        let start = self.board;
        let root = Node::root(&self.rules, &self.board, self.rules.prize.target);
        let first = self.steps(&root).into_iter().find(|step| step.play == capture)?;
        let mut line = vec![capture];
        self.path.push(self.board.hash());
        let mut node = self.enter(&root, first);
        for left in (0..MOST_PLIES - 1).rev() {
            let ours = self.is_ours();
            let is_repeated = self.path.contains(&self.board.hash());
            if is_repeated || self.standing(&node, ours).is_some() || ours && !node.checked {
                break;
            }
            let steps = self.steps(&node);
            self.path.push(self.board.hash());
            let mut steps = steps.iter();
            let chosen = if ours { steps.next() } else { steps.find(|&&step| !self.wins_after(&node, step, left)) };
            let Some(&step) = chosen else { break };
            line.push(step.play);
            node = self.enter(&node, step);
        }
        self.path.clear();
        let mated = self.is_ours() && !self.board.has_legal_move();
        self.board = start;
        Some(Refutation { moves: line, balance: node.account.balance(self.rules.terms.pawn_for_rook), mated })
    }
}

/// The same pieces after one of them may have made the move.
fn follow(set: u128, play: Move) -> u128 {
    let moved = if set & play.from.bit() != 0 { play.to.bit() } else { 0 };
    set & !play.from.bit() | moved
}

/// A number that is the same for searches that answer the same questions.
fn salt_of(rules: &Rules) -> u64 {
    let Rules { terms, side, prize } = rules;
    let mut salt = DefaultHasher::new();
    (terms, side, prize.scope, prize.general_counts, prize.pawns, prize.strength).hash(&mut salt);
    (prize.any_mate, prize.mate_wins, prize.barred.to).hash(&mut salt);
    salt.finish()
}
