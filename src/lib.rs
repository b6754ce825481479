//! Rules xiangqi (象棋) repetition disputes by the articles of the rulebook, and shows why.
//!
//! The stages follow one another in the alphabetical order of their folders, and a stage names only stages before it:
//!
//! | stage | takes → gives |
//! |---|---|
//! | [`case`] | text or bytes → [`Case`], what was written |
//! | [`chess`] | `Case` → [`Line`], positions and legal moves |
//! | [`cycle`] | `Line` → [`Cycle`](cycle::Cycle), the repetition to be judged |
//! | [`facts`] | ply → attack, protection, account, gains, mates |
//! | [`labels`] | facts and an edition's terms → [`labels::Label`]: 将 杀 捉 兑 献 拦 跟 闲 |
//! | [`rulebooks`] | labelled cycle → [`rulebooks::Finding`]s, article by article |
//! | [`verdict`] | findings → [`Verdict`], and the report as data ([`verdict::report::Document`]) |
//! | [`verify`] | a report → what in it can be proved |
//! | [`views`] | verdict → text |
//!
//! Before them all stands [`text`], what is said to people: languages, messages, terms.
//!
//! A rook that checks for ever loses at once (1999, 24.1):
//!
//! ```
//! use adjudicate::{Options, adjudicate, case::Case, chess::Side, rulebooks, verdict::Kind};
//! let case = Case::from_text("3k5/9/9/9/4R4/9/9/9/9/5K3 w", "e5d5 d9e9 d5e5 e9d9");
//! let rulebook = rulebooks::find("cxa-1999").unwrap();
//! let verdict = adjudicate(&case, rulebook, &Options::default())?;
//! assert_eq!((verdict.ruling.kind, verdict.ruling.side), (Kind::Loss, Some(Side::Red)));
//! # Ok::<(), adjudicate::Error>(())
//! ```

pub mod case;
pub mod chess;
pub mod cycle;
pub mod facts;
mod game;
pub mod games;
pub mod labels;
pub mod rulebooks;
pub mod text;
pub mod verdict;
pub mod verify;
pub mod views;

pub use game::Game;

use case::{Case, CaseError};
use chess::{Line, LineError, Side};
use cycle::CycleError;
use rulebooks::{Rulebook, reading};
use text::{Language, Tell, Told};
use verdict::{Besides, Judge, NextMove, Verdict, Warning};
use views::Report;

/// The rulebook used when neither the command nor the case names one.
pub const DEFAULT_RULES: &str = "cxa-1999";

/// What may be chosen besides the rulebook: [`Options::default`], with what is wanted otherwise.
///
/// ```
/// use adjudicate::Options;
/// let options = Options::default().with_budget(3_000_000).weighing_readings();
/// assert!(options.weigh_readings && options.evidence);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The first ply of the record to look at, from 1; the first of the record if `None`.
    pub from_ply: Option<u32>,
    /// The last ply of the record to look at; the last of the record if `None`.
    pub to_ply: Option<u32>,
    /// How many positions the searches for a cycle may visit before questions are left open, see [`labels::DEFAULT_BUDGET`].
    pub budget: u64,
    /// Readings to apply instead of the edition's own; a later one of the same name wins.
    pub readings: Vec<&'static reading::Value>,
    /// Whether to try the other readings and say whether they would change the ruling; off by default, since it takes
    /// several times as long.
    pub weigh_readings: bool,
    /// Whether each label is to carry what its lines rest on beyond themselves, which reports show: how every other answer is met,
    /// both lines of an old threat (see [`labels::prove`]). On by default; names and rulings are the same without.
    pub evidence: bool,
    /// Whether to find what each legal move would bring next, which reports show. On by default; the ruling is the same without.
    pub next_moves: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            from_ply: None,
            to_ply: None,
            budget: labels::DEFAULT_BUDGET,
            readings: Vec::new(),
            weigh_readings: false,
            evidence: true,
            next_moves: true,
        }
    }
}

impl Options {
    /// Only the plies from `from_ply` to `to_ply` looked at, both included; `None` is the first or the last.
    pub fn with_stretch(self, from_ply: Option<u32>, to_ply: Option<u32>) -> Options {
        Options { from_ply, to_ply, ..self }
    }

    /// So many positions visited for a cycle at most.
    pub fn with_budget(self, budget: u64) -> Options {
        Options { budget, ..self }
    }

    /// One more reading applied instead of the edition's own.
    pub fn with_reading(mut self, value: &'static reading::Value) -> Options {
        self.readings.push(value);
        self
    }

    /// The other readings tried as well.
    pub fn weighing_readings(self) -> Options {
        Options { weigh_readings: true, ..self }
    }

    /// The ruling alone, without what only reports show: neither evidence nor what the next moves would bring.
    pub fn ruling_only(self) -> Options {
        Options { evidence: false, next_moves: false, ..self }
    }
}

/// Why no verdict was reached, by stage.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The record could not be read.
    Case(CaseError),
    /// The record asks for a rulebook that is not there.
    Rules {
        /// The record.
        file: String,
        /// What it asks for.
        rules: String,
    },
    /// The record is not legal play, or has no such plies.
    Line(LineError),
    /// There is nothing to rule on.
    Cycle(CycleError),
}

impl Tell for Error {
    fn told(&self) -> Told {
        match self {
            Error::Case(error) => error.told(),
            Error::Rules { file, rules } => {
                let known = known_rules();
                say!(
                    "{file}：记录要用的规则 '{rules}' 未知；可用的有 {known}",
                    "{file}: the record asks for the rules '{rules}'; known are {known}"
                )
            }
            Error::Line(error) => error.told(),
            Error::Cycle(error) => error.told(),
        }
    }
}
is_error!(Error: |error| match error {
    Error::Case(error) => error.source(),
    Error::Line(error) => error.source(),
    Error::Cycle(error) => error.source(),
    Error::Rules { .. } => None,
});

impl From<CaseError> for Error {
    fn from(error: CaseError) -> Error {
        Error::Case(error)
    }
}

impl From<LineError> for Error {
    fn from(error: LineError) -> Error {
        Error::Line(error)
    }
}

impl From<CycleError> for Error {
    fn from(error: CycleError) -> Error {
        Error::Cycle(error)
    }
}

impl Error {
    /// What helps to mend the record beyond the message, on lines of its own: the board reached before the fault.
    pub fn details(&self) -> Option<Told> {
        match self {
            Error::Line(error) => error.details(),
            _ => None,
        }
    }
}

/// The names of all rulebooks, separated by commas.
fn known_rules() -> String {
    rulebooks::ALL.iter().map(|rulebook| rulebook.id).collect::<Vec<_>>().join(", ")
}

/// A case brought to the board and ruled on, as far as there is something to rule on.
#[derive(Debug)]
#[non_exhaustive]
pub struct Examined {
    /// The whole record.
    pub record: Line,
    /// The part of it that was looked at.
    pub line: Line,
    /// The edition applied.
    pub rulebook: &'static Rulebook,
    /// The verdict, or why there is nothing to rule on.
    pub outcome: Result<Verdict, CycleError>,
    /// What each legal move after the part looked at would bring; none where that was not asked for, see [`Options::next_moves`].
    pub next_moves: Vec<NextMove>,
}

impl Examined {
    /// What a view needs to show it; `case` is the case it was made from.
    pub fn report<'a>(&'a self, case: &'a Case) -> Report<'a> {
        let Examined { record, line, rulebook, outcome, next_moves } = self;
        Report { case, record, line, rulebook, outcome: outcome.as_ref(), next_moves }
    }
}

/// Rules on a case.
///
/// # Errors
/// [`Error::Line`] if the record is not legal play, [`Error::Cycle`] if there is nothing to rule on.
pub fn adjudicate(case: &Case, rulebook: &'static Rulebook, options: &Options) -> Result<Verdict, Error> {
    Ok(examine(case, rulebook, &Options { next_moves: false, ..options.clone() })?.outcome?)
}

/// Rules on a case and keeps the lines of play; "nothing to rule on" is an outcome here, not an error.
///
/// # Errors
/// [`Error::Line`] if the record is not legal play or has no such plies.
pub fn examine(case: &Case, rulebook: &'static Rulebook, options: &Options) -> Result<Examined, Error> {
    examine_line(case, Line::from_case(case)?, rulebook, options)
}

/// The same for a case that is on the board already.
fn examine_line(case: &Case, record: Line, rulebook: &'static Rulebook, options: &Options) -> Result<Examined, Error> {
    let line = record.cut(options.from_ply, options.to_ply)?;
    let is_whole = line.plies.last() == record.plies.last();
    let occurrences = case.occurrences.filter(|_| is_whole);
    let besides = Besides {
        occurrences,
        warning: case.warned.as_ref().map(|warned| Warning { side: warned.player.into(), ply: warned.ply }),
    };
    let mut judge = Judge::new(rulebook, &options.readings, options.budget);
    let mut outcome = judge.rule(&line, besides, options.evidence);
    if options.weigh_readings
        && let Ok(verdict) = &mut outcome
    {
        judge.weigh(&line, besides, verdict);
    }
    if let Ok(verdict) = &mut outcome {
        verdict.claimed = claimed_by(case, &line);
    }
    let next_moves = if options.next_moves { judge.next_moves(&line, besides) } else { Vec::new() };
    Ok(Examined { record, line, rulebook, outcome, next_moves })
}

/// The side that has asked for a ruling by the end of a line.
fn claimed_by(case: &Case, line: &Line) -> Option<Side> {
    let claimed = case.claimed.as_ref().filter(|claimed| claimed.ply <= line.numbers().1)?;
    Some(claimed.player.into())
}

/// The rulebook to rule by: the one `asked` for, else the one the case names, else [`DEFAULT_RULES`].
///
/// # Errors
/// [`Error::Rules`] with the first name that is not known.
pub fn rulebook_for(case: &Case, asked: Option<&str>) -> Result<&'static Rulebook, Error> {
    let rules = asked.or(case.rules.as_deref()).unwrap_or(DEFAULT_RULES);
    rulebooks::find(rules).ok_or_else(|| Error::Rules { file: case.file.clone(), rules: rules.to_owned() })
}

/// Rules on one record given as text and returns the JSON report, for callers in other languages.
///
/// `rules` is the id of a rulebook; without it the record's own is used, else [`DEFAULT_RULES`]. A record with nothing to
/// rule on gives a report whose ruling has the kind `none`.
///
/// # Errors
/// As [`case::read`], [`rulebook_for`] and [`examine`].
pub fn adjudicate_json(
    text: &str,
    rules: Option<&str>,
    language: Language,
    options: &Options,
) -> Result<String, Error> {
    let case = case::read("-", text.as_bytes())?;
    let examined = examine(&case, rulebook_for(&case, rules)?, options)?;
    Ok(views::json::render(&examined.report(&case), language))
}
