//! A game that is followed move by move: what has recurred, how it is ruled, and what each move would bring.

use std::collections::HashMap;

use crate::chess::{Board, Ending, Illegal, Line, Move, Side};
use crate::cycle::{Cycle, CycleError};
use crate::labels::DEFAULT_BUDGET;
use crate::rulebooks::Rulebook;
use crate::rulebooks::reading::Value;
use crate::verdict::{Besides, Judge, NextMove, Verdict, Warning};

/// A game being played, with a book to rule it by; for servers, engines and boards that follow one.
///
/// Moves are made with [`Game::push`] and taken back with [`Game::pop`]. [`Game::occurrences`] costs a look-up and says whether there
/// is anything to rule on; [`Game::ruling`] and [`Game::effects`] search, each question within the budget. What they find is
/// remembered from move to move. That changes no settled answer: the ruling is the one that [`crate::adjudicate`] gives for the same
/// moves, but that it may settle within the budget what a search without memory would leave open.
///
/// ```
/// use adjudicate::chess::{Move, fen};
/// use adjudicate::verdict::Kind;
/// use adjudicate::{Game, rulebooks};
///
/// let start = fen::parse("3k5/9/9/9/4R4/9/9/9/9/5K3 w").unwrap();
/// let mut game = Game::new(start, rulebooks::find("cxa-1999").unwrap());
/// // The rook checks for two turns.
/// for play in ["e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9", "d5e5"] {
///     game.push(Move::parse(play).unwrap()).unwrap();
/// }
/// assert_eq!(game.occurrences(), 2);
/// assert_eq!(game.ruling().unwrap().ruling.kind, Kind::Loss);
///
/// // One of Black's answers brings the first position about for the third time.
/// let effects = game.effects();
/// let back = effects.iter().find(|next| next.play.to_string() == "e9d9").unwrap();
/// assert_eq!(back.effect.ruling().unwrap().articles, ["24.1", "26.1", "细则1"]);
///
/// game.pop();
/// assert_eq!(game.line().plies.len(), 6);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    line: Line,
    judge: Judge,
    evidence: bool,
    /// After which plies a position stands, 0 being the start, by its hash.
    seen: HashMap<u64, Vec<usize>>,
    /// Who was told to change, and when; in order.
    warnings: Vec<Warning>,
    /// The ruling on the current position, once it was asked for.
    ruled: Option<Result<Verdict, CycleError>>,
}

impl Game {
    /// A game from a position, ruled by a book. A start that is no legal position cannot be given: see [`crate::chess::fen::parse`].
    pub fn new(start: Board, rulebook: &'static Rulebook) -> Game {
        Game {
            line: Line::new(start),
            judge: Judge::new(rulebook, &[], DEFAULT_BUDGET),
            evidence: false,
            seen: HashMap::from([(start.hash(), vec![0])]),
            warnings: Vec::new(),
            ruled: None,
        }
    }

    /// The same with other readings than the book's own and another budget, see [`Judge::new`]. What was remembered is forgotten.
    pub fn with(mut self, readings: &[&'static Value], budget: u64) -> Game {
        self.judge = Judge::new(self.judge.rulebook(), readings, budget);
        self.ruled = None;
        self
    }

    /// The same with labels that carry what their lines rest on, as reports show it; that takes some time and changes no ruling.
    pub fn with_evidence(mut self) -> Game {
        self.evidence = true;
        self.ruled = None;
        self
    }

    /// The book.
    pub fn rulebook(&self) -> &'static Rulebook {
        self.judge.rulebook()
    }

    /// The current position.
    pub fn board(&self) -> Board {
        self.line.end()
    }

    /// The moves made so far, with the positions around them.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// How the game has ended on the board, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.line.ending()
    }

    /// Makes a move. To read one as people write it, see [`crate::chess::notation::read`].
    ///
    /// # Errors
    /// If the move is illegal, with the first reason; nothing changes then.
    pub fn push(&mut self, play: Move) -> Result<(), Illegal> {
        self.line.push(play)?;
        self.seen.entry(self.line.end().hash()).or_default().push(self.line.plies.len());
        self.ruled = None;
        Ok(())
    }

    /// Takes the last move back, with what was said after it, and gives it; `None` at the start.
    pub fn pop(&mut self) -> Option<Move> {
        let ply = self.line.pop()?;
        if let Some(plies) = self.seen.get_mut(&ply.after.hash()) {
            plies.pop();
            if plies.is_empty() {
                self.seen.remove(&ply.after.hash());
            }
        }
        self.warnings.retain(|warning| warning.ply < ply.number);
        self.ruled = None;
        Some(ply.play)
    }

    /// Notes that a side has been told to change, in the current position: if it goes on, it has repeated after a warning.
    pub fn warn(&mut self, side: Side) {
        self.warnings.push(Warning { side, ply: self.line.numbers().1 });
        self.ruled = None;
    }

    /// How often the current position has stood, this time included; at least 1. Equal boards only count, not equal hashes.
    pub fn occurrences(&self) -> u32 {
        let end = self.line.end();
        let position = |at: usize| at.checked_sub(1).map_or(&self.line.start, |ply| &self.line.plies[ply].after);
        let stood = |&&at: &&usize| *position(at) == end;
        let count = self.seen.get(&end.hash()).map_or(0, |plies| plies.iter().filter(stood).count());
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The repetition that ends in the current position, found in time linear in the length of the game.
    ///
    /// # Errors
    /// If the position has not stood before.
    pub fn cycle(&self) -> Result<Cycle, CycleError> {
        Cycle::find(&self.line, None)
    }

    /// How the current position is ruled; asked again it costs nothing until a move is made.
    ///
    /// # Errors
    /// If the position has not stood before.
    pub fn ruling(&mut self) -> Result<&Verdict, &CycleError> {
        let Game { line, judge, evidence, ruled, .. } = self;
        let besides = besides(&self.warnings);
        ruled.get_or_insert_with(|| judge.rule(line, besides, *evidence)).as_ref()
    }

    /// Every legal move with what it would bring, in the order of the board; none where the game is over.
    ///
    /// A move [breaks](crate::verdict::Effect::Breaks) the repetition, ends the game, or brings a position about for the n-th time, with
    /// the ruling that this brings and its articles: a side loses, a side must change, or a draw.
    pub fn effects(&mut self) -> Vec<NextMove> {
        let besides = besides(&self.warnings);
        self.judge.next_moves(&self.line, besides)
    }
}

/// What is known besides the moves: the last warning.
fn besides(warnings: &[Warning]) -> Besides {
    Besides { occurrences: None, warning: warnings.last().copied() }
}
