//! What a shown win rests on beyond the one line: how every other answer to its first move is met, for a threat that is old the
//! lines from both positions, and the points on which captures count nothing. Added to a label that is there already; naming
//! moves does not need it.

use crate::chess::{Board, Kind, Move, Side, Square, Squares};
use crate::facts::{Account, Asked, Balance, Defence, Pawns, Prospect, Strength, Workspace, mate_defences};

use super::super::label::{Label, Outcome, Role, ShownLine, Start, Why};
use super::Terms;
use super::scene::hanging;

/// The search nodes allowed for showing what a label rests on. Once it is decided, showing it is not to fail.
pub const PROOF_BUDGET: u64 = 2_000_000;

/// Adds to a label of this school what its lines rest on; `earlier` is the position before the opponent's last move.
pub(in super::super) fn prove(label: &mut Label, terms: &Terms, earlier: Option<Board>, workspace: &mut Workspace) {
    if label.lines.is_empty() {
        return;
    }
    let after = Prospect::of(&label.after, label.side, terms.facts, workspace);
    let mut prover =
        Prover { terms, side: label.side, play: label.play, after, before: Vec::new(), workspace, pawns: Pawns::Idle };
    prover.pawns = if label.pawn_in_mutual_attack { Pawns::Attack } else { terms.facts.pawns() };
    for index in 0..label.considered.len() {
        if label.considered[index].why == Why::AlreadyThere {
            prover.show_both(label, index, earlier);
        }
    }
    for index in 0..label.lines.len() {
        prover.meet_answers(label, index);
    }
    for index in 0..label.lines.len() {
        label.lines[index].free = prover.free(label, &label.lines[index]);
    }
}

struct Prover<'a> {
    terms: &'a Terms,
    side: Side,
    play: Move,
    pawns: Pawns,
    after: Prospect,
    /// The positions before the move that were asked about.
    before: Vec<(Board, Prospect)>,
    workspace: &'a mut Workspace,
}

impl Prover<'_> {
    /// The prospect in the position that a line starts from.
    fn prospect(&mut self, start: Start, board: &Board) -> Prospect {
        if start == Start::After {
            return self.after.clone();
        }
        if let Some((_, known)) = self.before.iter().find(|(other, _)| other == board) {
            return known.clone();
        }
        let found = Prospect::of(board, self.side, self.terms.facts, self.workspace);
        self.before.push((*board, found.clone()));
        found
    }

    /// The question that was put to a position about the piece on `target`.
    fn asked(&mut self, start: Start, target: Square, strength: Strength) -> Asked {
        let asked = Asked { free_for_them: self.after.theirs, pawns: self.pawns, strength, ..self.after.plain() };
        match start {
            Start::After => asked,
            Start::Before | Start::Earlier => {
                let unmated = Asked { any_mate: true, ..asked };
                let any_mate = self.after.wins(target, unmated, self.workspace).is_yes();
                Asked { free_for_them: hanging(self.play, self.after.theirs), any_mate, ..asked }
            }
        }
    }

    /// For an old threat, the line from the other of the two positions.
    fn show_both(&mut self, label: &mut Label, index: usize, earlier: Option<Board>) {
        let considered = label.considered[index].clone();
        let (Some(target), Some(number)) = (considered.target, considered.line) else { return };
        let shown = label.lines[number].clone();
        let Some(strength) = strength(shown.outcome) else { return };
        let (start, board) = match (shown.start, earlier) {
            (Start::Before | Start::Earlier, _) => (Start::After, label.after),
            (Start::After, Some(earlier)) => (Start::Earlier, earlier),
            (Start::After, None) => return,
        };
        let asked = self.asked(start, target, strength);
        let prospect = self.prospect(start, &board);
        let Some(moves) = prospect.wins(target, asked, self.workspace).yes() else { return };
        let other = label.show(ShownLine { start, board: board.passed(), moves, ..shown });
        let (then, now) = if start == Start::After { (number, other) } else { (other, number) };
        (label.considered[index].line, label.considered[index].now) = (Some(then), Some(now));
    }

    /// Adds the lines that meet the other answers to a win.
    fn meet_answers(&mut self, label: &mut Label, index: usize) {
        let line = label.lines[index].clone();
        let Some(&first) = line.moves.first() else { return };
        if !matches!(line.role, Role::Wins | Role::WouldWin) {
            return;
        }
        for defence in self.defences(label, &line, first) {
            label.meet(index, &line, defence);
        }
    }

    fn defences(&mut self, label: &Label, line: &ShownLine, first: Move) -> Vec<Defence> {
        let (Some(target), Some(strength)) = (line.target, strength(line.outcome)) else {
            return match line.outcome {
                Outcome::Mate => mate_defences(&self.after.board, first, self.workspace),
                _ => Vec::new(),
            };
        };
        let board = match line.start {
            Start::After => label.after,
            Start::Before => label.before,
            Start::Earlier => line.board.passed(),
        };
        let asked = self.asked(line.start, target, strength);
        let prospect = self.prospect(line.start, &board);
        prospect.defences(target, first, self.terms.facts, asked, self.workspace)
    }

    /// The points on which a capture in the line counts nothing. Empty where the plain account comes out as the line claims.
    fn free(&mut self, label: &Label, line: &ShownLine) -> Squares {
        let claimed = match line.outcome {
            Outcome::Gain => Balance::Gain,
            Outcome::Even => Balance::Even,
            Outcome::Loss => Balance::Loss,
            Outcome::Mate | Outcome::Mated => return Squares::EMPTY,
        };
        let is_root = claimed == Balance::Loss && self.is_chase(label, line);
        let balance = |free: Squares| balance(label, line, free, self.terms);
        if balance(Squares::EMPTY) == claimed && !is_root {
            return Squares::EMPTY;
        }
        let board = if line.start == Start::Earlier { line.board.passed() } else { label.before };
        let (ours, theirs) = match line.start {
            Start::After => (self.after.ours | self.after.barred().to, self.after.theirs),
            Start::Before | Start::Earlier => {
                let theirs = hanging(self.play, self.after.theirs);
                let before = self.prospect(line.start, &board);
                (before.ours | before.barred().to, theirs)
            }
        };
        let mut free = ours - line.target.map_or(Squares::EMPTY, Squares::only) | theirs;
        if is_root {
            free |= guarded(label, line);
        }
        let touched: Squares = line.moves.iter().map(|play| play.to).collect();
        let kept = free & touched;
        let balance = |free: Squares| self::balance(label, line, free, self.terms);
        // Only the points that are needed are told.
        kept.iter().fold(kept, |set, square| {
            let fewer = set.without(square);
            if balance(fewer) == balance(kept) { fewer } else { set }
        })
    }

    /// Whether the line shows a chase, or meets an answer to one.
    fn is_chase(&self, label: &Label, line: &ShownLine) -> bool {
        match line.role {
            Role::Meets(of) => label.lines.get(of).is_some_and(|main| main.role == Role::Wins),
            role => role == Role::Wins,
        }
    }
}

/// The strength at which a line of this outcome was found.
const fn strength(outcome: Outcome) -> Option<Strength> {
    match outcome {
        Outcome::Gain => Some(Strength::Gain),
        Outcome::Even => Some(Strength::Even),
        Outcome::Loss => Some(Strength::AsRoot),
        Outcome::Mate | Outcome::Mated => None,
    }
}

/// What the account of a line comes to, captures on `free` points left out.
fn balance(label: &Label, line: &ShownLine, mut free: Squares, terms: &Terms) -> Balance {
    let mut board = line.board;
    let (mut account, mut last, mut crossed) = (Account::default(), None, None);
    for &play in &line.moves {
        let (mover, victim, after) = (board.at(play.from), board.at(play.to), board.after(play));
        if let Some(victim) = victim {
            let is_free = free.contains(play.to) || crossed == Some(play.to);
            let price = if is_free { Account::default() } else { Account::price(victim, play.to, terms.facts.worth) };
            let plain = match mover.map(|mover| mover.kind) {
                Some(Kind::King) => terms.facts.general_takes,
                Some(Kind::Pawn) => terms.facts.pawn_takes || label.pawn_in_mutual_attack,
                _ => true,
            };
            account = match board.side_to_move() == label.side {
                true if plain || last == Some(play.to) || after.in_check(label.side.other()) => account.plus(price),
                true => account,
                false => account.minus(price),
            };
        }
        free = free.without(play.from).without(play.to);
        last = victim.map(|_| play.to);
        let crosses = |side: Side| play.to.is_across(side) && !play.from.is_across(side);
        crossed = mover.filter(|mover| mover.kind == Kind::Pawn && crosses(mover.side)).map(|_| play.to);
        board = after;
    }
    account.balance(terms.facts.pawn_for_rook)
}

/// What the piece that takes the target guarded before it did (细则 4).
fn guarded(label: &Label, line: &ShownLine) -> Squares {
    let mut board = line.board;
    for &play in &line.moves {
        if Some(play.to) == line.target && board.side_to_move() == label.side {
            let guards = |&(square, _): &(Square, _)| {
                square != play.from && board.attackers_of(square, label.side).contains(play.from)
            };
            return board.pieces(label.side).filter(guards).map(|(square, _)| square).collect();
        }
        board = board.after(play);
    }
    Squares::EMPTY
}
