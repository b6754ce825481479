//! A record with all its lines brought to the board.

use super::line::{self, Line, Ply};
use super::line_error::{LineError, LineFault};
use super::notation::Ranks;
use super::reading::{self, Reading};
use super::{Board, Move, fen};
use crate::case::{Case, Record, Variation, Written};

/// The most plies played out in one game, every line counted from the start.
pub const MAX_PLAYED: usize = 1_000_000;

/// The lines of a record, played out one by one. What a line shares with the one it leaves is read once.
pub struct Game<'a> {
    record: &'a Record,
    start: Result<Board, LineError>,
    ranks: Option<Ranks>,
    own: Vec<Option<Own>>,
    played: usize,
}

/// A variation of a game, brought to the board.
#[derive(Clone, Debug)]
pub struct Branch<'a> {
    /// The variation as it was written.
    pub written: &'a Variation,
    /// The number of the line in its record, from 1; lines name the one they leave by it.
    pub index: usize,
    /// Its own plies, as far as they are legal; at least one.
    pub plies: Vec<Ply>,
}

/// The own moves of a line as far as they could be read, and why no further.
struct Own {
    moves: Vec<Move>,
    fault: Option<LineError>,
}

impl<'a> Game<'a> {
    /// Sets a record up. Nothing is played yet.
    pub fn new(record: &'a Record) -> Game<'a> {
        let case = &record.main;
        let start = fen::parse(&case.fen.text).map_err(|error| LineFault::Fen(error).at(case, &case.fen));
        let own = (0..record.line_count()).map(|_| None).collect();
        Game { record, start, ranks: None, own, played: 0 }
    }

    /// The position at the start.
    ///
    /// # Errors
    /// If the FEN is faulty.
    pub fn start(&self) -> Result<Board, LineError> {
        self.start.clone()
    }

    /// A line as a case and on the board; 0 is the main line, `n` the variation at `n - 1`. `None` if there is no such line.
    ///
    /// A line is illegal if the one it leaves is before it leaves it.
    ///
    /// ```
    /// use adjudicate::{case, chess::Game};
    /// let text = "[FEN \"4k4/9/9/9/9/9/9/9/3R5/3K5 w\"]\n1. d1d2 (1. d1e1+ e9f9) 1... e9e8 *";
    /// let record = case::read_all("a.pgn", text.as_bytes()).unwrap().remove(0);
    /// let mut game = Game::new(&record);
    /// let (case, line) = game.line(1).unwrap();
    /// assert_eq!((case.line.as_str(), case.from_ply), ("1", 1));
    /// assert_eq!(line.unwrap().plies.len(), 2);
    /// ```
    pub fn line(&mut self, index: usize) -> Option<(Case, Result<Line, LineError>)> {
        if index >= self.record.line_count() {
            return None;
        }
        self.played += self.record.plies_of(index) + 1;
        if self.played > MAX_PLAYED {
            let case = Case { line: self.record.line_id(index).to_owned(), ..self.record.main.head() };
            let error = LineFault::TooMuch { most: MAX_PLAYED }.at(&case, &case.fen);
            return Some((case, Err(error)));
        }
        let case = self.record.line(index)?;
        let line = self.moves(index, &case).and_then(|(moves, fault)| {
            let start = self.start()?;
            match fault {
                Some(error) if !case.overruns || moves.is_empty() => Err(error),
                fault => Ok(line::of_moves(start, &moves, &case, fault)),
            }
        });
        Some((case, line))
    }

    /// The variations of the game on the board, in order. One that cannot be reached, or whose first move is illegal, is left
    /// out, and so is what lies beyond [`MAX_PLAYED`]; [`Game::line`] says why.
    ///
    /// ```
    /// use adjudicate::{case, chess::Game};
    /// let text = "[FEN \"4k4/9/9/9/9/9/9/9/3R5/3K5 w\"]\n1. d1d2 (1. d1e1+ e9f9) 1... e9e8 (1... e9a1) *";
    /// let record = case::read_all("a.pgn", text.as_bytes()).unwrap().remove(0);
    /// let branches = Game::new(&record).branches();
    /// assert_eq!((branches.len(), branches[0].plies[1].number), (1, 2));
    /// ```
    pub fn branches(&mut self) -> Vec<Branch<'a>> {
        let record = self.record;
        (1..).zip(&record.variations).filter_map(|(index, written)| self.branch(index, written)).collect()
    }

    fn branch(&mut self, index: usize, written: &'a Variation) -> Option<Branch<'a>> {
        self.played += self.record.plies_of(index) + 1;
        let start = self.start.clone().ok().filter(|_| self.played <= MAX_PLAYED)?;
        let (moves, _) = self.moves_from(index, start);
        let before = moves.get(..written.from_ply as usize - 1)?;
        let board = before.iter().fold(start, |board, &play| board.after(play));
        let plies = line::plies_of(board, written.from_ply, &moves[before.len()..], &written.moves);
        (!plies.is_empty()).then_some(Branch { written, index, plies })
    }

    /// The moves of a line from the start, and why no further.
    fn moves(&mut self, index: usize, case: &Case) -> Result<(Vec<Move>, Option<LineError>), LineError> {
        let start = self.start()?;
        if case.moves.is_empty() {
            return Err(LineFault::NoMoves { board: Box::new(start) }.at(case, &case.fen));
        }
        Ok(self.moves_from(index, start))
    }

    fn moves_from(&mut self, index: usize, start: Board) -> (Vec<Move>, Option<LineError>) {
        let mut moves: Vec<Move> = Vec::new();
        let mut path = self.record.path(index);
        path.reverse();
        for (line, end) in path {
            self.read_own(line, &start, &moves);
            let own = self.own[line].as_ref().expect("read above");
            let first = self.record.first_ply(line) as usize - 1;
            moves.extend(own.moves.iter().skip(moves.len() - first).take(end - moves.len()));
            if moves.len() < end {
                let fault = own.fault.clone();
                return (moves, fault);
            }
        }
        (moves, None)
    }

    /// Reads the own moves of a line, once; `before` are those from the start of the game up to them.
    fn read_own(&mut self, line: usize, start: &Board, before: &[Move]) {
        if self.own[line].is_some() {
            return;
        }
        let first_ply = self.record.first_ply(line);
        let written: Vec<&Written> = self.record.own_moves(line).iter().collect();
        let board = before[..first_ply as usize - 1].iter().fold(*start, |board, &play| board.after(play));
        let (Reading { moves, fault }, ranks) = reading::read(&board, first_ply, &written, self.ranks);
        if fault.is_none() && !moves.is_empty() && self.ranks.is_none() {
            self.ranks = Some(ranks);
        }
        let fault = fault.map(|(index, fault)| fault.at(&self.record.main, written[index]));
        self.own[line] = Some(Own { moves, fault });
    }
}
