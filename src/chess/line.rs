//! A record brought to the board: every move legal, or an error that says why not.

use super::line_error::{LineError, LineFault};
use super::reading::{self, Reading};
use super::{Board, Ending, Illegal, Move, fen};
use crate::case::{Case, Written};

/// One legal move of a line, with the positions around it. Plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The number of the ply, from 1.
    pub number: u32,
    /// The move.
    pub play: Move,
    /// The position before the move.
    pub before: Board,
    /// The position after it.
    pub after: Board,
    /// The move as it was written.
    pub written: String,
}

impl Ply {
    /// How many plies in a row were no capture with this one, given how many there were before it.
    pub fn quiet_after(&self, before: u32) -> u32 {
        if self.before.is_empty(self.play.to) { before.saturating_add(1) } else { 0 }
    }
}

/// A legal sequence of moves from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position at the start.
    pub start: Board,
    /// The moves in order.
    pub plies: Vec<Ply>,
    /// How many plies were played without a capture before the start, as far as the record says.
    pub quiet_before: u32,
    /// Why the record goes on and the line does not, where its format allows that.
    pub stopped: Option<Box<LineError>>,
}

impl Line {
    /// Plays the moves of a case on the board.
    ///
    /// # Errors
    /// If the FEN is faulty, there are no moves, or a move is unreadable, illegal, of the wrong side, or made after the game
    /// was over; the error keeps file, line, column, ply and the board reached.
    ///
    /// ```
    /// use adjudicate::case::Case;
    /// use adjudicate::chess::Line;
    /// let case = Case::from_text("4k4/9/9/9/9/9/9/9/3R5/3K5 w", "车六平四 将5进1 f1g1");
    /// let line = Line::from_case(&case).unwrap();
    /// assert_eq!(line.plies[1].play.to_string(), "e9e8");
    /// let case = Case::from_text("4k4/9/9/9/9/9/9/9/3R5/3K5 w", "d1e1 e9d9");
    /// let error = Line::from_case(&case).unwrap_err();
    /// assert!(error.to_string().contains("the generals would face each other"), "{error}");
    /// ```
    pub fn from_case(case: &Case) -> Result<Line, LineError> {
        let start = fen::parse(&case.fen.text).map_err(|error| LineFault::Fen(error).at(case, &case.fen))?;
        if case.moves.is_empty() {
            return Err(LineFault::NoMoves { board: Box::new(start) }.at(case, &case.fen));
        }
        let written: Vec<&Written> = case.moves.iter().collect();
        let (Reading { moves, fault }, _) = reading::read(&start, 1, &written, None);
        match fault.map(|(index, fault)| fault.at(case, written[index])) {
            Some(error) if !case.overruns || moves.is_empty() => Err(error),
            fault => Ok(of_moves(start, &moves, case, fault)),
        }
    }

    /// A line in which nothing has been played yet.
    pub fn new(start: Board) -> Line {
        Line { start, plies: Vec::new(), quiet_before: 0, stopped: None }
    }

    /// Plays one more move; its ply is numbered after the last, or 1. It is written as ICCS writes it.
    ///
    /// # Errors
    /// If the move is illegal, with the first reason; nothing is played then.
    ///
    /// ```
    /// use adjudicate::chess::{Illegal, Line, Move, fen};
    /// let mut line = Line::new(fen::parse("4k4/9/9/9/9/9/9/9/3R5/3K5 w").unwrap());
    /// let play = Move::parse("d1d5").unwrap();
    /// assert_eq!(line.push(play), Ok(()));
    /// assert_eq!(line.push(play), Err(Illegal::NoPiece));
    /// assert_eq!(line.pop().map(|ply| ply.play), Some(play));
    /// assert!(line.plies.is_empty());
    /// ```
    pub fn push(&mut self, play: Move) -> Result<(), Illegal> {
        let before = self.end();
        before.check_legal(play)?;
        let number = self.numbers().1.saturating_add(1);
        self.plies.push(Ply { number, play, before, after: before.after(play), written: play.to_string() });
        self.stopped = None;
        Ok(())
    }

    /// Takes the last move back and gives its ply; `None` at the start.
    pub fn pop(&mut self) -> Option<Ply> {
        self.plies.pop()
    }

    /// Every position in order: the start, then the one after each ply.
    pub fn positions(&self) -> impl Iterator<Item = &Board> {
        std::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after))
    }

    /// The plies from `from_ply` to `to_ply`, both included; `None` is the first or the last. Numbers are kept.
    ///
    /// # Errors
    /// If a number lies outside the line or the first is after the last.
    pub fn cut(&self, from_ply: Option<u32>, to_ply: Option<u32>) -> Result<Line, LineError> {
        let (first, last) = self.numbers();
        let (from, to) = (from_ply.unwrap_or(first), to_ply.unwrap_or(last));
        if !(first <= from && from <= to && to <= last) {
            return Err(LineError::new(LineFault::Range { from, to, first, last }));
        }
        let plies = self.stretch(from, to - from + 1).to_vec();
        let quiet_before = self.quiet_plies(from - 1);
        Ok(Line { start: plies[0].before, plies, quiet_before, stopped: None })
    }

    /// `count` plies from the one numbered `first_ply`, or as many of them as the line has.
    pub fn stretch(&self, first_ply: u32, count: u32) -> &[Ply] {
        let inside = |ply: &&Ply| first_ply <= ply.number && ply.number - first_ply < count;
        let skipped = self.plies.iter().take_while(|ply| ply.number < first_ply).count();
        &self.plies[skipped..skipped + self.plies[skipped..].iter().take_while(inside).count()]
    }

    /// The position at the end.
    pub fn end(&self) -> Board {
        self.plies.last().map_or(self.start, |ply| ply.after)
    }

    /// How many plies in a row up to and with ply `number` were no capture, those before the start included.
    pub fn quiet_plies(&self, number: u32) -> u32 {
        self.plies
            .iter()
            .take_while(|ply| ply.number <= number)
            .fold(self.quiet_before, |quiet, ply| ply.quiet_after(quiet))
    }

    /// How the game has ended with the last ply, if it has.
    ///
    /// ```
    /// use adjudicate::{case::Case, chess::{Line, Side}};
    /// let line = Line::from_case(&Case::from_text("3k5/R8/9/9/9/9/9/9/5R3/4K4 w", "f1f9")).unwrap();
    /// assert!(line.ending().is_some_and(|end| end.loser == Side::Black && end.mate));
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(&self.end())
    }

    /// The numbers of the first and the last ply; 1 and 0 if there are none.
    pub fn numbers(&self) -> (u32, u32) {
        match (self.plies.first(), self.plies.last()) {
            (Some(first), Some(last)) => (first.number, last.number),
            _ => (1, 0),
        }
    }
}

/// The line of legal moves from a position, written as in `case`.
pub(super) fn of_moves(start: Board, moves: &[Move], case: &Case, stopped: Option<LineError>) -> Line {
    let plies = plies_of(start, 1, moves, &case.moves);
    let quiet_before = fen::quiet_plies(&case.fen.text);
    Line { start, plies, quiet_before, stopped: stopped.map(Box::new) }
}

/// Legal moves from a position as plies, the first numbered `first_ply`.
pub(super) fn plies_of(start: Board, first_ply: u32, moves: &[Move], written: &[Written]) -> Vec<Ply> {
    let mut board = start;
    let mut plies = Vec::with_capacity(moves.len());
    for ((number, &play), written) in (first_ply..).zip(moves).zip(written) {
        let after = board.after(play);
        plies.push(Ply { number, play, before: board, after, written: written.text.clone() });
        board = after;
    }
    plies
}
