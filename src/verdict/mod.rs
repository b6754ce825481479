//! Stage 7: [`crate::rulebooks::Finding`]s → [`Verdict`]: precedence, ripeness, "undecided".
//!
//! [`Judge`] is the way in from a line of play, [`decide`] from labels. Knows nothing of how a verdict is shown.

mod decide;
mod judge;
mod next;
mod open;
mod pattern;
mod weigh;

pub use decide::{decide, decide_with};
pub use judge::{Besides, Judge, Warning};
pub use next::{Effect, NextMove};
pub use weigh::weigh;

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Label, Terms};
use crate::rulebooks::{Finding, Rulebook, reading};
use crate::text::Told;

/// How a dispute is ruled. `kind` of the JSON output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A side loses at once.
    Loss,
    /// A side must change; it loses if it repeats once more.
    MustChange,
    /// A draw if neither changes.
    Draw,
    /// Nothing to rule on.
    None,
    /// The search budget did not suffice for a ruling.
    Undecided,
}

impl Kind {
    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Loss => "loss",
            Kind::MustChange => "must_change",
            Kind::Draw => "draw",
            Kind::None => "none",
            Kind::Undecided => "undecided",
        }
    }
}

/// The ruling itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Ruling {
    /// How it is ruled.
    pub kind: Kind,
    /// Against whom, for a loss or an order to change.
    pub side: Option<Side>,
    /// The articles it rests on, by number, in the order of the book; none while undecided.
    pub articles: Vec<&'static str>,
}

/// How the moves of one side are judged together.
#[derive(Clone, PartialEq, Debug)]
pub struct SideVerdict {
    /// Whether every move is 将, 杀 or 捉; false too while an open question leaves it unknown.
    pub prohibited: bool,
    /// The name of the pattern: 长将 / perpetual check, 一将一捉 / one check one chase … A move left open counts as 未定.
    pub pattern: Told,
}

/// A reading that touched the case, and whether the other value would change the ruling.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The article read.
    pub article: &'static str,
    /// What is in question.
    pub reading: &'static reading::Reading,
    /// The value applied.
    pub applied: &'static reading::Value,
    /// The other value.
    pub other: &'static reading::Value,
    /// Whether the other value changes the ruling.
    pub changes_ruling: bool,
}

/// Everything a view needs.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The edition applied.
    pub rulebook: &'static Rulebook,
    /// The terms the labels were made by: the edition's own, but for readings set otherwise.
    pub terms: Terms,
    /// The repetition judged.
    pub cycle: Cycle,
    /// Whether the third occurrence has been shown or stated (Article 24).
    pub ripe: bool,
    /// One label a ply of the stretch judged.
    pub labels: Vec<Label>,
    /// What every article said, in the order of the book; of sides and the cycle only what no open question could change.
    pub findings: Vec<Finding>,
    /// Red's and Black's moves taken together, in this order.
    pub sides: [SideVerdict; 2],
    /// The ruling.
    pub ruling: Ruling,
    /// Readings that touched the case, once they are weighed (see [`weigh`]).
    pub readings: Vec<Reading>,
    /// Whether no reading changes the ruling; `None` as long as they have not been weighed.
    pub firm: Option<bool>,
}
