//! Whole games: every line of a record ruled wherever a repetition falls due.

use crate::case::{Case, Record};
use crate::chess::{Board, Game, Line, LineFault, fen};
use crate::cycle::{self, CycleError};
use crate::rulebooks::Rulebook;
use crate::text::say;
use crate::views::Report;
use crate::{Error, Examined, Options, examine_line};

/// The most repetitions ruled on in one line; what goes beyond is told in the warnings of its case.
pub const MAX_DISPUTES: usize = 32;

/// A ruling in a line of a game, or why there is none.
#[derive(Debug)]
pub struct Ruled {
    /// The line as it was written.
    pub case: Case,
    /// What came of it: each repetition is one, a line without any one that says so.
    pub outcome: Result<Examined, Error>,
}

impl Ruled {
    /// What a view needs to show it.
    ///
    /// # Errors
    /// Why the line could not be played.
    pub fn report(&self) -> Result<Report<'_>, &Error> {
        self.outcome.as_ref().map(|examined| examined.report(&self.case))
    }

    /// Whether something was ruled on.
    pub fn is_dispute(&self) -> bool {
        self.outcome.as_ref().is_ok_and(|examined| examined.outcome.is_ok())
    }
}

/// Rules on a record line by line, each repetition at the ply where a ruling first falls due: where its position stands for the
/// third time, and at the end of a line also where it stands for the second.
///
/// A record in JSON is a dispute: its final position is ruled on. With a stretch in `options` the end of the stretch is ruled
/// on. `line` chooses one line by its name.
///
/// ```
/// use adjudicate::{Options, case, games, rulebooks};
/// // The rook checks for three turns and then plays on.
/// let text = "[FEN \"3k5/9/9/9/4R4/9/9/9/9/5K3 w\"]\n1. e5d5 d9e9 2. d5e5 e9d9 3. e5d5 d9e9 4. d5e5 e9d9 5. e5e4 *";
/// let record = case::read_all("a.pgn", text.as_bytes()).unwrap().remove(0);
/// let rulebook = rulebooks::find("cxa-1999").unwrap();
/// let ruled: Vec<_> = games::rule(&record, rulebook, &Options::default(), None).collect();
/// let verdict = ruled[0].outcome.as_ref().unwrap().outcome.as_ref().unwrap();
/// assert_eq!((ruled.len(), verdict.cycle.first_ply, verdict.cycle.occurrences), (1, 5, 3));
/// ```
pub fn rule<'a>(
    record: &'a Record,
    rulebook: &'static Rulebook,
    options: &Options,
    line: Option<&'a str>,
) -> impl Iterator<Item = Ruled> + 'a {
    let options = options.clone();
    let mut game = Game::new(record);
    let chosen = (0..record.line_count()).filter(move |&index| line.is_none_or(|id| record.line_id(index) == id));
    chosen.flat_map(move |index| {
        let (played, options) = (game.line(index), options.clone());
        played.into_iter().flat_map(move |(case, line)| rule_line(case, line, rulebook, options.clone()))
    })
}

/// Scans a record of one line written in coordinates, where no position recurs: [`rule`] would find nothing to rule on, at a
/// hundred times the cost. `None` if the record is of another kind, or something recurs or is wrong in it; then ask [`rule`].
///
/// ```
/// use adjudicate::{case, games};
/// let text = "position fen 4k4/9/9/9/9/9/9/9/3R5/3K5 w moves d1d2 e9f9 d2d3";
/// let record = case::read_all("a.uci", text.as_bytes()).unwrap().remove(0);
/// assert_eq!(games::scan(&record).unwrap().plies, 3);
/// ```
pub fn scan(record: &Record) -> Option<cycle::Scan> {
    let case = &record.main;
    let is_plain = |word: &str| word.is_ascii() && !word.bytes().any(|byte| byte.is_ascii_uppercase());
    let is_simple = record.line_count() == 1 && !case.is_dispute() && !case.moves.is_empty();
    if !is_simple || !case.moves.iter().all(|written| is_plain(&written.text)) {
        return None;
    }
    let start = fen::parse(&case.fen.text).ok()?;
    let words = case.moves.iter().map(|written| written.text.as_str());
    let scan = cycle::scan(&start, fen::quiet_plies(&case.fen.text), words).ok()?;
    scan.repetition.is_none().then_some(scan)
}

fn rule_line(
    mut case: Case,
    played: Result<Line, crate::chess::LineError>,
    rulebook: &'static Rulebook,
    options: Options,
) -> Box<dyn Iterator<Item = Ruled>> {
    let line = match played {
        Ok(line) => line,
        Err(error) => {
            let outcome = match *error.fault {
                LineFault::NoMoves { board } if !case.is_dispute() => Ok(without_moves(&case, *board, rulebook)),
                _ => Err(Error::Line(error)),
            };
            return Box::new(std::iter::once(Ruled { case, outcome }));
        }
    };
    let mut ends = ends_of(&case, &line, &options);
    if ends.len() > MAX_DISPUTES {
        let more = ends.len() - MAX_DISPUTES;
        case.warnings.push(say!("此线另有 {more} 处重复到期", "{more} more repetitions fall due in this line"));
        ends.truncate(MAX_DISPUTES);
    }
    Box::new(ends.into_iter().map(move |to_ply| {
        let options = Options { to_ply, ..options.clone() };
        let outcome = examine_line(&case, line.clone(), rulebook, &options);
        Ruled { case: case.clone(), outcome }
    }))
}

/// The plies at which to rule; `None` is the end of the line, or of the stretch asked for.
fn ends_of(case: &Case, line: &Line, options: &Options) -> Vec<Option<u32>> {
    if options.from_ply.is_some() || options.to_ply.is_some() || case.is_dispute() {
        return vec![options.to_ply];
    }
    let at_end = cycle::final_occurrences(line);
    let mut ends: Vec<Option<u32>> = cycle::due(line, case.from_ply).into_iter().map(Some).collect();
    if ends.is_empty() || at_end == cycle::DUE - 1 {
        ends.push(None);
    }
    ends
}

fn without_moves(case: &Case, board: Board, rulebook: &'static Rulebook) -> Examined {
    let line = Line::new(board);
    let outcome = Err(CycleError::NoMoves { notes: case.notes.len() });
    Examined { record: line.clone(), line, rulebook, outcome, next_moves: Vec::new() }
}
