//! The gain search of Articles 28.3 and 29.1: can a piece be won by force?
//!
//! A two-sided search over forcing lines: captures, checks, and every legal move in reply to a check. Anyone not in
//! check may stop. No quiet move belongs to a line. Whoever keeps checking without end has achieved nothing by it: a line
//! still in checks after [`MOST_PLIES`] is valued as it stands, and so is every repetition, which is longer.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::chess::{Board, Move, Outlook, Side, Square, Squares};

use super::account::Account;
use super::basis::Basis;
use super::forcing::{Node, Rules, Step, View};
use super::memory::{Found, Span, Value, mixed};
use super::prize::Prize;
use super::terms::{MatedAfter, Terms};
use super::workspace::{Answer, Workspace};

/// The longest line looked at, in plies. The longest winning line of the published figures has 13.
pub const MOST_PLIES: u32 = 15;

/// A search for one prize.
pub struct GainSearch<'a> {
    pub(super) rules: Rules,
    /// What tells the questions of this search apart from those of others in the memory they share.
    pub(super) salt: u64,
    /// The same for the search with the next weaker demand: what failed there fails here.
    pub(super) weaker: Option<u64>,
    pub(super) workspace: &'a mut Workspace,
    /// The position looked at.
    pub(super) board: Board,
    /// No longer iteration follows.
    pub(super) last: bool,
    /// What the value of the node being looked at has rested on so far.
    pub(super) basis: Basis,
    /// The boards of the line being looked at.
    pub(super) path: Vec<u64>,
    /// The moves to be tried at the points of the path, those of the last point last.
    moves: Vec<Step>,
}

impl<'a> GainSearch<'a> {
    /// A search for `prize` by `side` from `board`.
    pub fn new(terms: Terms, side: Side, prize: Prize, board: &Board, workspace: &'a mut Workspace) -> GainSearch<'a> {
        let rules = Rules { terms, side, prize };
        let strength = prize.strength;
        GainSearch {
            salt: salt_of(&rules),
            weaker: strength.weaker().map(|strength| salt_of(&Rules { prize: Prize { strength, ..prize }, ..rules })),
            rules,
            workspace,
            board: *board,
            last: false,
            basis: Basis::of(0),
            path: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// A line that wins the prize, the attacker to move: the shortest.
    pub fn run(&mut self) -> Answer<Vec<Move>> {
        let target = self.rules.prize.target;
        match self.prey(Squares::only(target)) {
            None => Answer::Undecided,
            Some(prey) if prey.is_empty() => Answer::No,
            Some(_) => self.search(Node::root(&self.rules, &self.board, target)),
        }
    }

    /// Whether the position has been there before on the path; notes where.
    pub(super) fn is_repetition(&mut self) -> bool {
        let hash = self.board.hash();
        let before = self.path.iter().position(|&other| other == hash);
        self.basis.repeats = self.basis.repeats.min(before.unwrap_or(usize::MAX));
        before.is_some()
    }

    /// Begins to look at the moves of a node, for which it takes so many plies; gives what [`GainSearch::ascend`] is to be told.
    pub(super) fn descend(&mut self, plies: u32) -> Basis {
        self.path.push(self.board.hash());
        std::mem::replace(&mut self.basis, Basis::of(plies))
    }

    /// Goes back up; gives how far the search looked if what it found may be kept.
    ///
    /// What rests on an earlier point of the path by a repetition is not kept, since it need not hold by another route.
    pub(super) fn ascend(&mut self, above: Basis, plies: u32) -> Option<Span> {
        self.path.pop();
        if self.basis.repeats >= self.path.len() {
            self.basis.repeats = usize::MAX;
        }
        let found = self.basis;
        self.basis = above.and(found);
        let may_be_kept = found.repeats == usize::MAX && !self.workspace.is_spent();
        may_be_kept.then_some(Span {
            cut: found.cut,
            plies: if found.cut { plies } else { found.plies },
            last: self.last,
        })
    }

    /// Whether one of the moves that are found does it, in the order to try them; `None` if there are no moves.
    pub(super) fn any_step(
        &mut self,
        outlook: &Outlook,
        find: impl FnOnce(View, &mut Vec<Step>),
        mut does: impl FnMut(&mut Self, Step) -> bool,
    ) -> Option<bool> {
        let first = self.moves.len();
        find(View { rules: &self.rules, board: &self.board, outlook }, &mut self.moves);
        let end = self.moves.len();
        self.moves[first..].sort_unstable();
        let done = (first..end).any(|index| does(self, self.moves[index]));
        self.moves.truncate(first);
        (end > first).then_some(done)
    }

    /// The same for the useful moves of a node that go to one of the `points`: the likeliest are found first, and the others only if
    /// they are needed.
    pub(super) fn any_useful(
        &mut self,
        node: &Node,
        points: Squares,
        mut does: impl FnMut(&mut Self, Step) -> bool,
    ) -> Option<bool> {
        let outlook = self.board.outlook();
        let likeliest = node.likeliest(self.is_ours());
        let mut done = None;
        for stage in [points & likeliest, points - likeliest] {
            if !stage.is_empty() && done != Some(true) {
                let found = self.any_step(&outlook, |view, found| node.moves(view, true, stage, found), &mut does);
                done = found.or(done);
            }
        }
        done
    }

    /// Whether the side to move comes out ahead after the opponent has just taken its piece of `price` on `square`.
    pub fn punishes(&mut self, square: Square, price: Account) -> Answer<Vec<Move>> {
        self.search(Node::after_loss(&self.rules, &self.board, square, price))
    }

    /// The same from any point of a line, the attacker to move.
    pub(super) fn search(&mut self, root: Node) -> Answer<Vec<Move>> {
        for plies in (3..=MOST_PLIES).step_by(2) {
            self.basis = Basis::of(0);
            self.last = plies == MOST_PLIES;
            let value = self.ended(&root, true, plies).unwrap_or_else(|| self.value(&root, plies));
            let is_cut = self.basis.cut;
            let line = value.is_won().then(|| self.show(root, plies));
            // A line cut short shows nothing.
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return Answer::Undecided;
            }
            if let Some(line) = line {
                return Answer::Yes(line);
            }
            if !is_cut {
                return Answer::No;
            }
        }
        Answer::No
    }

    /// Whether the attacker is to move.
    pub(super) fn is_ours(&self) -> bool {
        self.board.side_to_move() == self.rules.side
    }

    /// The value where the line need not go on: the attacker may stop well, or the opponent may stop it from doing so. `ours` tells
    /// whether the attacker is to move.
    pub(super) fn standing(&self, node: &Node, ours: bool) -> Option<Value> {
        if node.checked {
            return None;
        }
        let well = node.stops_well(&self.rules);
        (well == ours).then_some(Value::of(well))
    }

    /// The same, or the value where the bound is reached: whoever has been checking has achieved nothing by it.
    fn ended(&mut self, node: &Node, ours: bool, plies: u32) -> Option<Value> {
        // With one ply left the attacker could still take, but not see the answer.
        let is_bound = plies <= 1;
        self.standing(node, ours).or_else(|| {
            self.basis.cut |= is_bound;
            is_bound.then(|| Value::of(self.last && self.unfinished(node, ours)))
        })
    }

    /// Whether the attacker has won where a line would go on for ever, or beyond the last bound.
    fn unfinished(&self, node: &Node, ours: bool) -> bool {
        ours == node.checked && node.stops_well(&self.rules)
    }

    /// The value of a node without moves of a line: mate, or a stop.
    fn without_moves(&self, node: &Node) -> Value {
        match (self.is_ours(), node.checked) {
            (true, true) if self.is_late_mate(node) => Value::MatedLate,
            (true, _) => Value::Lost,
            (false, true) => Value::of(node.taken || self.rules.prize.mate_wins),
            (false, false) => Value::Won,
        }
    }

    /// Whether a mate comes too late to undo a win: later than the very next move, where only that counts.
    fn is_late_mate(&self, node: &Node) -> bool {
        let is_late = match self.rules.terms.mated_after {
            MatedAfter::Never => true,
            MatedAfter::Next => node.since > 1,
            MatedAfter::Series => false,
        };
        is_late && !self.rules.prize.any_mate && node.taken && node.stops_well(&self.rules)
    }

    /// What a node comes to for the attacker within `plies`. A repetition has the value of an unfinished line.
    ///
    /// The opponent would rather have the win undone than mate too late to undo it. The attacker, in check, would rather lose what it
    /// won than be mated; so a late mate voids a line of the opponent's only where every defence ends in one.
    fn value(&mut self, node: &Node, plies: u32) -> Value {
        let ours = self.is_ours();
        if self.is_repetition() {
            return Value::of(self.unfinished(node, ours));
        }
        let is_last_answer = !ours && plies == 2;
        if is_last_answer && !node.stops_well(&self.rules) {
            let answers = self.board.has_legal_move();
            self.basis = self.basis.and(Basis { cut: answers, ..Basis::of(2) });
            return if answers { Value::Lost } else { self.without_moves(node) };
        }
        let question = node.key(&self.board);
        let key = mixed(question, self.salt);
        if let Some(value) = self.remembered(key, plies, |_| true) {
            return value;
        }
        let weaker = self.weaker.map(|salt| mixed(question, salt));
        if weaker.is_some_and(|key| self.remembered(key, plies, |value| value == Value::Lost).is_some()) {
            return Value::Lost;
        }
        let above = self.descend(if ours { 2 } else { 3 });
        // Where what is unfinished has a value, only a capture can spoil it with the last answer.
        let captures_only = is_last_answer && self.last;
        self.basis.cut = captures_only;
        let points = if captures_only { self.board.occupied(self.rules.side) } else { Squares::ALL };
        let (mut lost, mut mated) = (false, false);
        let settles = if ours { Value::Won } else { Value::Lost };
        let does = |search: &mut Self, step| {
            let value = search.value_after(node, step, plies - 1);
            lost |= value == Value::Lost;
            mated |= value == Value::MatedLate;
            value == settles
        };
        let value = match self.any_useful(node, points, does) {
            None => self.without_moves(node),
            Some(true) => settles,
            Some(false) => match (ours, mated) {
                (true, true) if !lost || !node.checked => Value::MatedLate,
                (true, _) => Value::Lost,
                (false, true) => Value::MatedLate,
                (false, false) => Value::Won,
            },
        };
        if let Some(span) = self.ascend(above, plies) {
            self.workspace.memory.gains.insert(key, Found { value, span });
        }
        value
    }

    /// The value remembered of a node, if it holds with so many plies to go and serves.
    fn remembered(&mut self, key: u64, plies: u32, serves: impl FnOnce(Value) -> bool) -> Option<Value> {
        let Found { value, span } = self.workspace.memory.gains.get(key)?;
        let holds = span.holds(value.is_won(), plies, self.last) && serves(value);
        holds.then(|| {
            self.basis = self.basis.and(Basis::remembered(span));
            value
        })
    }

    /// What the attacker comes to within `plies` after a move.
    pub(super) fn value_after(&mut self, node: &Node, step: Step, plies: u32) -> Value {
        if !self.workspace.spend() {
            return Value::Lost;
        }
        let next = node.after(&self.rules, &self.board, step);
        self.basis = self.basis.and(Basis::of(0));
        if let Some(value) = self.ended(&next, !self.is_ours(), plies) {
            return value;
        }
        self.once(step, |search| search.value(&next, plies))
    }

    /// What a question comes to in the position after a move.
    pub(super) fn once<T>(&mut self, step: Step, ask: impl FnOnce(&mut Self) -> T) -> T {
        let made = self.board.make(step.play);
        let answer = ask(self);
        self.board.unmake(made);
        answer
    }
}

/// A number that is the same for searches that answer the same questions.
fn salt_of(rules: &Rules) -> u64 {
    let Rules { terms, side, prize } = rules;
    let mut salt = FxHasher::default();
    (terms, side, prize.scope, prize.general_counts, prize.pawns, prize.strength).hash(&mut salt);
    (prize.least, prize.any_mate, prize.parries_count, prize.mate_wins, prize.barred.to).hash(&mut salt);
    salt.finish()
}
