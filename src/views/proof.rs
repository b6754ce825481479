//! What a report shows of a label beyond its words: every line of play, the lines that meet the other answers, and for an
//! old threat the lines from both positions.

use crate::chess::{Board, Move, Square, Squares};
use crate::facts::{Account, Balance};
use crate::labels::{Considered, Label, Outcome, PROOF_BUDGET, Place, Proofs, ShownLine, Start};
use crate::verdict::Verdict;

use super::claims;

/// From which position a line is played, the side that made the move to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// The position before the opponent's last move.
    Earlier,
    /// The position before the move.
    Before,
    /// The position after the move.
    After,
}

impl Begins {
    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Begins::Earlier => "earlier",
            Begins::Before => "before",
            Begins::After => "after",
        }
    }
}

/// A line of play with the position it starts from.
#[derive(Clone, Debug)]
pub struct Line {
    /// The position.
    pub start: Board,
    /// Which position that is.
    pub begins: Begins,
    /// The moves.
    pub moves: Vec<Move>,
    /// How it ends.
    pub outcome: Outcome,
    /// The piece that is to be won.
    pub target: Option<Square>,
    /// Whether it shows that something can be won, and not that it cannot.
    pub is_win: bool,
    /// Whether it shows a chase, by a piece that may leave what it guards.
    pub is_chase: bool,
    /// Which line begins with the same move, if this one only meets another answer to it.
    pub against: Option<usize>,
    /// Answers to its first move that were left open.
    pub open: Vec<Move>,
}

/// The two lines of an old threat.
#[derive(Clone, Copy, Debug)]
pub struct Old {
    /// The line from the position in which it stood already.
    pub then: usize,
    /// The line from the position after the move.
    pub now: usize,
    /// The position in which it stood already.
    pub board: Board,
}

/// The evidence of one label.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The lines of the label, in its order, and those found for the proof.
    pub lines: Vec<Line>,
    /// For each thing considered, the two positions if it is a threat that was there already.
    pub old: Vec<Option<Old>>,
}

impl Proof {
    /// The evidence of the label with this index among those of a verdict.
    pub fn of(verdict: &Verdict, index: usize) -> Proof {
        let label = &verdict.labels[index];
        let mut proofs = Proofs::new(label, &verdict.terms, PROOF_BUDGET);
        let mut proof =
            Proof { lines: (0..label.lines.len()).map(|line| shown(label, line)).collect(), old: Vec::new() };
        let earlier = earlier(&verdict.labels, index);
        for considered in &label.considered {
            let old = match *considered {
                Considered::AlreadyThere { target, line } => proof.old(label, &mut proofs, (target, line), earlier),
                _ => None,
            };
            proof.old.push(old);
        }
        for index in 0..proof.lines.len() {
            proof.meet(index, label, &mut proofs);
        }
        proof
    }

    /// The lines that meet the other answers to the first move of the line with this index.
    pub fn met(&self, line: usize) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |other| other.against == Some(line))
    }

    /// Adds the lines that meet the other answers to a win.
    fn meet(&mut self, index: usize, label: &Label, proofs: &mut Proofs) {
        let line = self.lines[index].clone();
        if !line.is_win {
            return;
        }
        let place = match line.begins {
            Begins::After => Place::After,
            Begins::Before => Place::Before(label.before),
            Begins::Earlier => Place::Before(line.start),
        };
        for defence in proofs.defences(place, &line.moves, line.outcome, line.target) {
            match defence.moves {
                None => self.lines[index].open.push(defence.reply),
                Some(moves) => self.lines.push(Line { moves, against: Some(index), ..line.clone() }),
            }
        }
    }

    fn old(
        &mut self,
        label: &Label,
        proofs: &mut Proofs,
        (target, line): (Square, usize),
        earlier: Option<Board>,
    ) -> Option<Old> {
        let shown = label.lines.get(line)?;
        let found = self.lines.len();
        let plain = self.lines[line].clone();
        match shown.start {
            Start::Before => {
                let ShownLine { moves, outcome, .. } = proofs.still(target, shown)?;
                let start = label.after.passed();
                self.lines.push(Line { start, begins: Begins::After, moves, outcome, ..plain });
                Some(Old { then: line, now: found, board: label.before })
            }
            Start::After => {
                let board = earlier?;
                let moves = proofs.earlier(target, shown.outcome, board)?;
                self.lines.push(Line { start: board.passed(), begins: Begins::Earlier, moves, ..plain });
                Some(Old { then: found, now: line, board })
            }
        }
    }
}

/// The position before the opponent's last move; in a closed cycle the last ply comes before the first.
fn earlier(labels: &[Label], index: usize) -> Option<Board> {
    let closes = || labels.last().filter(|last| last.after == labels[0].before);
    index.checked_sub(1).map_or_else(closes, |before| labels.get(before)).map(|label| label.before)
}

/// A line of a label as it stands there.
fn shown(label: &Label, index: usize) -> Line {
    let ShownLine { start, moves, outcome } = label.lines[index].clone();
    let (start, begins) = match start {
        Start::Before => (label.before, Begins::Before),
        Start::After => (label.after.passed(), Begins::After),
    };
    let chased = label.targets.iter().find(|target| target.line == index).map(|target| target.square);
    let is_about = |considered: &Considered| {
        let parts = claims::parts_of(considered);
        (parts.3 == Some(index)).then_some(parts.1).flatten()
    };
    let target = chased.or_else(|| label.considered.iter().find_map(is_about));
    let refutes = |considered: &Considered| matches!(*considered, Considered::Refuted { line, .. } if line == index);
    let is_win = !label.considered.iter().any(refutes);
    Line { start, begins, moves, outcome, target, is_win, is_chase: chased.is_some(), against: None, open: Vec::new() }
}

impl Line {
    /// What the line claims of its account, if it claims something.
    pub fn claimed(&self) -> Option<Balance> {
        match self.outcome {
            Outcome::Gain => Some(Balance::Gain),
            Outcome::Even => Some(Balance::Even),
            Outcome::Loss => Some(Balance::Loss),
            Outcome::Mate | Outcome::Mated => None,
        }
    }

    /// What its account comes to for the side of `label`, captures on `free` points left out.
    pub fn balance(&self, label: &Label, mut free: Squares, pawn_for_rook: bool) -> Balance {
        use crate::chess::{Kind, Side};
        let mut board = self.start;
        let (mut account, mut last, mut crossed) = (Account::default(), None, None);
        for &play in &self.moves {
            let (mover, victim, after) = (board.at(play.from), board.at(play.to), board.after(play));
            if let Some(victim) = victim {
                let is_free = free.contains(play.to) || crossed == Some(play.to);
                let price = if is_free { Account::default() } else { Account::price(victim, play.to) };
                let plain = match mover.map(|mover| mover.kind) {
                    Some(Kind::King) => false,
                    Some(Kind::Pawn) => label.pawn_in_mutual_attack,
                    _ => true,
                };
                account = match board.side_to_move() == label.side {
                    true if plain || last == Some(play.to) || after.in_check(label.side.other()) => account.plus(price),
                    true => account,
                    false => account.minus(price),
                };
            }
            free -= Squares::from([play.from, play.to]);
            last = victim.map(|_| play.to);
            let crosses = |side: Side| play.to.is_across(side) && !play.from.is_across(side);
            crossed = mover.filter(|mover| mover.kind == Kind::Pawn && crosses(mover.side)).map(|_| play.to);
            board = after;
        }
        account.balance(pawn_for_rook)
    }
}
