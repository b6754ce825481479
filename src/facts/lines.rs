//! The lines of a gain search that are shown: how a piece is won, how each answer is met, how a plain capture is answered.

use crate::chess::{Move, Squares};

use super::account::Balance;
use super::forcing::{Node, Step, View};
use super::gain::{GainSearch, MOST_PLIES};
use super::memory::Value;
use super::prize::Strength;
use super::workspace::Answer;

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

impl GainSearch<'_> {
    /// The moves of a node.
    fn steps(&mut self, node: &Node) -> Vec<Step> {
        let mut steps = Vec::new();
        let view = View { rules: &self.rules, board: &self.board, outlook: &self.board.outlook() };
        node.moves(view, false, Squares::ALL, &mut steps);
        steps.sort_unstable();
        steps
    }

    /// A winning line: the attacker's first winning move, the opponent's capture or answer that holds out longest.
    pub(super) fn show(&mut self, root: Node, plies: u32) -> Vec<Move> {
        let start = self.board;
        let mut line: Vec<Move> = Vec::new();
        let mut node = root;
        for left in (1..plies).rev() {
            let ours = self.is_ours();
            if ours && self.standing(&node, ours) == Some(Value::Won) {
                break;
            }
            let steps = self.steps(&node);
            self.path.push(self.board.hash());
            let mut steps = steps.iter();
            let chosen = if ours {
                let values: Vec<Value> = steps.clone().map(|&step| self.value_after(&node, step, left)).collect();
                let first = |wanted| values.iter().position(|&value| value == wanted);
                first(Value::Won).or(first(Value::MatedLate)).and_then(|index| steps.nth(index))
            } else {
                // Not in check, only an answer that tells is worth showing: a retake, or what compensates for the loss.
                let gain_only = self.rules.prize.strength == Strength::Gain;
                let retakes = |play: Move| line.last().is_some_and(|last| last.to == play.to);
                let (rules, board) = (self.rules, self.board);
                let tells = |step: Step| !gain_only && node.after(&rules, &board, step).account != node.account;
                let mut telling = steps.filter(|&&step| node.checked || retakes(step.play) || tells(step));
                let first = telling.clone().next();
                telling.find(|&&step| left >= 2 && self.value_after(&node, step, left - 2) == Value::Lost).or(first)
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
            let chosen = if ours {
                steps.next()
            } else {
                steps.find(|&&step| self.value_after(&node, step, left) == Value::Lost)
            };
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
