//! A record brought to the board: every move legal, or an error that says why not.

use super::line_error::{LineError, LineFault};
use super::notation;
use super::{Board, Move, fen};
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

/// A legal sequence of moves from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position at the start.
    pub start: Board,
    /// The moves in order.
    pub plies: Vec<Ply>,
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
            return Err(LineFault::NoMoves.at(case, &case.fen));
        }
        let mut board = start;
        let mut plies = Vec::with_capacity(case.moves.len());
        for (number, written) in (1..).zip(&case.moves) {
            let play = read_ply(&board, number, written).map_err(|fault| fault.at(case, written))?;
            let after = board.after(play);
            plies.push(Ply { number, play, before: board, after, written: written.text.clone() });
            board = after;
        }
        Ok(Line { start, plies })
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
        Ok(Line { start: plies[0].before, plies })
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

    /// The numbers of the first and the last ply; 1 and 0 if there are none.
    pub fn numbers(&self) -> (u32, u32) {
        match (self.plies.first(), self.plies.last()) {
            (Some(first), Some(last)) => (first.number, last.number),
            _ => (1, 0),
        }
    }
}

fn read_ply(board: &Board, ply: u32, written: &Written) -> Result<Move, LineFault> {
    if board.legal_moves().is_empty() {
        let (loser, mate) = (board.side_to_move(), board.in_check(board.side_to_move()));
        return Err(LineFault::GameOver { ply, loser, mate, board: Box::new(*board) });
    }
    notation::read(board, &written.text).map_err(|error| LineFault::Move { ply, error, board: Box::new(*board) })
}
