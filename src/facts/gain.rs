//! The gain search of Articles 28.3 and 29.1: can a piece be won by force?
//!
//! A two-sided search over forcing lines: captures, checks, and every legal move in reply to a check. Anyone not in
//! check may stop. No quiet move belongs to a line. Whoever keeps checking without end has achieved nothing by it: a line
//! still in checks after [`MOST_PLIES`] is valued as it stands, and so is every repetition, which is longer.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::chess::{Board, Move, Outlook, Side, Square};

use super::account::{Account, Balance};
use super::forcing::{Node, Prize, Rules, Step, Strength, View};
use super::memory::{Found, Prey, Span};
use super::terms::{MatedAfter, Terms};
use super::workspace::{Answer, Workspace};

/// The longest line looked at, in plies. The longest winning line of the published figures has 13.
pub const MOST_PLIES: u32 = 15;

/// A search for one prize.
pub struct GainSearch<'a> {
    rules: Rules,
    /// What tells the questions of this search apart from those of others in the memory they share.
    salt: u64,
    /// The same for the search with the next weaker demand: what failed there fails here.
    weaker: Option<u64>,
    workspace: &'a mut Workspace,
    /// The position looked at.
    board: Board,
    /// No longer iteration follows.
    last: bool,
    /// What the value of the node being looked at has rested on so far.
    basis: Basis,
    /// The boards of the line being looked at.
    path: Vec<u64>,
    /// The moves to be tried at the points of the path, those of the last point last.
    moves: Vec<Step>,
}

/// What a value rests on.
#[derive(Clone, Copy)]
struct Basis {
    /// The bound left something open.
    cut: bool,
    /// The lowest point of the path that it rests on by repetition.
    repeats: usize,
    /// The plies that it takes to find it, unless the bound left something open.
    plies: u32,
}

impl Basis {
    /// What holds anywhere, once there are so many plies to go.
    const fn of(plies: u32) -> Basis {
        Basis { cut: false, repeats: usize::MAX, plies }
    }

    /// What a value remembered rests on.
    fn remembered(span: Span) -> Basis {
        Basis { cut: span.cut, ..Basis::of(span.plies) }
    }

    /// The same with what the value of a child rests on.
    fn and(self, child: Basis) -> Basis {
        Basis {
            cut: self.cut || child.cut,
            repeats: self.repeats.min(child.repeats),
            plies: self.plies.max(child.plies + 1),
        }
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
        self.last = true;
        self.basis = Basis::of(0);
        let won = self.takes(&root, MOST_PLIES, asked & !king.bit());
        if self.workspace.is_spent() {
            self.workspace.leave_open();
            return None;
        }
        Some(won)
    }

    /// Which of the pieces `asked` about the attacker wins within `plies`, none having been taken yet and the attacker to move.
    ///
    /// For each of them the same as [`GainSearch::wins`], with its bounds and its way with repetitions.
    fn takes(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        if asked == 0 || !self.workspace.spend() || self.is_repetition() {
            return 0;
        }
        // A capture with one ply left is one whose answer is not seen.
        if plies <= 1 {
            self.basis.cut = true;
            return 0;
        }
        let key = node.key(&self.board, self.salt);
        let known = self.workspace.memory.prey.get(key).unwrap_or_default();
        let (won, lost) = known.answers(plies, self.last);
        let settled = asked & (won | lost);
        if settled != 0 {
            self.basis = self.basis.and(Basis::remembered(known.span));
        }
        let hopeless = if settled == asked { 0 } else { self.hopeless(node, plies, asked & !settled) };
        let open = asked & !settled & !hopeless;
        if open == 0 {
            return asked & won;
        }
        let above = self.descend(4);
        let outlook = self.board.outlook();
        let mut found = self.takes_now(node, &outlook, plies, open);
        // The last check can only mate.
        if plies > 3 || self.rules.prize.mate_wins {
            found |= self.takes_by_checks(node, &outlook, plies, open & !found);
        } else {
            self.basis.cut = true;
        }
        if let Some(span) = self.ascend(above, plies) {
            let found = Prey { asked: open, won: found, span };
            self.workspace.memory.prey.insert(key, known.and(found));
        }
        found | asked & won
    }

    /// Which of the pieces `asked` about are known not to be won even where less is demanded.
    fn hopeless(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        let known = self.weaker.and_then(|salt| self.workspace.memory.prey.get(node.key(&self.board, salt)));
        let Some(known) = known else { return 0 };
        let lost = asked & known.answers(plies, self.last).1;
        if lost != 0 {
            self.basis = self.basis.and(Basis::remembered(known.span));
        }
        lost
    }

    /// Whether the position has been there before on the path; notes where.
    fn is_repetition(&mut self) -> bool {
        let hash = self.board.hash();
        let before = self.path.iter().position(|&other| other == hash);
        self.basis.repeats = self.basis.repeats.min(before.unwrap_or(usize::MAX));
        before.is_some()
    }

    /// Begins to look at the moves of a node, for which it takes so many plies; gives what [`GainSearch::ascend`] is to be told.
    fn descend(&mut self, plies: u32) -> Basis {
        self.path.push(self.board.hash());
        std::mem::replace(&mut self.basis, Basis::of(plies))
    }

    /// Goes back up; gives how far the search looked if what it found may be kept.
    ///
    /// What rests on an earlier point of the path by a repetition is not kept, since it need not hold by another route.
    fn ascend(&mut self, above: Basis, plies: u32) -> Option<Span> {
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

    /// The pieces won by taking them at once.
    fn takes_now(&mut self, node: &Node, outlook: &Outlook, plies: u32, asked: u128) -> u128 {
        let mut won = 0;
        self.any_step(
            outlook,
            |view, found| node.captures(view, asked, found),
            |search, capture| {
                let target = capture.play.to;
                if won & target.bit() == 0 && search.wins_after(&node.aiming_at(target), capture, plies - 1) {
                    won |= target.bit();
                }
                won == asked
            },
        );
        won
    }

    /// The pieces won by giving check first.
    fn takes_by_checks(&mut self, node: &Node, outlook: &Outlook, plies: u32, asked: u128) -> u128 {
        let mut won = 0;
        self.any_step(
            outlook,
            |view, found| node.checks(view, found),
            |search, check| {
                let open = asked & !won & !check.play.to.bit();
                if open != 0 {
                    let next = node.after(&search.rules, &search.board, check);
                    let made = search.board.make(check.play);
                    won |= search.takes_against_all(&next, plies - 1, open);
                    search.board.unmake(made);
                }
                won == asked
            },
        );
        won
    }

    /// The same after a check: the pieces won against every answer.
    fn takes_against_all(&mut self, node: &Node, plies: u32, asked: u128) -> u128 {
        if !self.workspace.spend() || self.is_repetition() {
            return 0;
        }
        if plies == 2 && self.board.has_legal_move() {
            self.basis.cut = true;
            return 0;
        }
        let above = self.descend(1);
        let mut won = asked;
        let refuted = self.any_useful(node, u128::MAX, |search, answer| {
            let next = node.after(&search.rules, &search.board, answer);
            let made = search.board.make(answer.play);
            let still = search.takes(&next, plies - 1, follow(won, answer.play));
            search.board.unmake(made);
            won &= follow(still, Move::new(answer.play.to, answer.play.from));
            won == 0
        });
        self.ascend(above, plies);
        match refuted {
            Some(_) => won,
            None if self.rules.prize.mate_wins => asked,
            None => 0,
        }
    }

    /// Whether one of the moves that are found does it, in the order to try them; `None` if there are no moves.
    fn any_step(
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
    fn any_useful(&mut self, node: &Node, points: u128, mut does: impl FnMut(&mut Self, Step) -> bool) -> Option<bool> {
        let outlook = self.board.outlook();
        let likeliest = node.likeliest(self.is_ours());
        let mut done = None;
        for stage in [points & likeliest, points & !likeliest] {
            if stage != 0 && done != Some(true) {
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
    fn search(&mut self, root: Node) -> Answer<Vec<Move>> {
        for plies in (3..=MOST_PLIES).step_by(2) {
            self.basis = Basis::of(0);
            self.last = plies == MOST_PLIES;
            let value = self.ended(&root, true, plies).unwrap_or_else(|| self.wins(&root, plies));
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return Answer::Undecided;
            }
            if value {
                return Answer::Yes(self.show(root, plies));
            }
            if !self.basis.cut {
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
            self.basis.cut |= is_bound;
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

    /// Whether the attacker wins within `plies`. A repetition has the value of an unfinished line.
    fn wins(&mut self, node: &Node, plies: u32) -> bool {
        let ours = self.is_ours();
        if self.is_repetition() {
            return self.unfinished(node, ours);
        }
        let is_last_answer = !ours && plies == 2;
        if is_last_answer && !node.stops_well(&self.rules) {
            let answers = self.board.has_legal_move();
            self.basis = self.basis.and(Basis { cut: answers, ..Basis::of(2) });
            return !answers && self.without_moves(node);
        }
        let key = node.key(&self.board, self.salt);
        if let Some(value) = self.remembered(key, plies, |_| true) {
            return value;
        }
        let weaker = self.weaker.map(|salt| node.key(&self.board, salt));
        if weaker.is_some_and(|key| self.remembered(key, plies, |value| !value).is_some()) {
            return false;
        }
        let above = self.descend(if ours { 2 } else { 3 });
        // Where what is unfinished has a value, only a capture can spoil it with the last answer.
        let captures_only = is_last_answer && self.last;
        self.basis.cut = captures_only;
        let points = if captures_only { self.board.occupied(self.rules.side) } else { u128::MAX };
        let does = |search: &mut Self, step| search.wins_after(node, step, plies - 1) == ours;
        let value = self.any_useful(node, points, does).map_or_else(|| self.without_moves(node), |done| done == ours);
        if let Some(span) = self.ascend(above, plies) {
            self.workspace.memory.gains.insert(key, Found { value, span });
        }
        value
    }

    /// The value remembered of a node, if it holds with so many plies to go and serves.
    fn remembered(&mut self, key: u64, plies: u32, serves: impl FnOnce(bool) -> bool) -> Option<bool> {
        let Found { value, span } = self.workspace.memory.gains.get(key)?;
        let holds = span.holds(value, plies, self.last) && serves(value);
        holds.then(|| {
            self.basis = self.basis.and(Basis::remembered(span));
            value
        })
    }

    /// Whether the attacker wins within `plies` after a move.
    fn wins_after(&mut self, node: &Node, step: Step, plies: u32) -> bool {
        if !self.workspace.spend() {
            return false;
        }
        let next = node.after(&self.rules, &self.board, step);
        self.basis = self.basis.and(Basis::of(0));
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
        let mut steps = Vec::new();
        let view = View { rules: &self.rules, board: &self.board, outlook: &self.board.outlook() };
        node.moves(view, false, u128::MAX, &mut steps);
        steps.sort_unstable();
        steps
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
    let mut salt = FxHasher::default();
    (terms, side, prize.scope, prize.general_counts, prize.pawns, prize.strength).hash(&mut salt);
    (prize.any_mate, prize.mate_wins, prize.barred.to).hash(&mut salt);
    salt.finish()
}
