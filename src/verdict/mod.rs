//! Stage 7: [`crate::rulebooks::Finding`]s → [`Verdict`]: precedence, ripeness, "undecided".
//!
//! [`Judge`] is the way in from a line of play, [`decide`] from labels. Knows nothing of how a verdict is shown.

mod decide;
mod judge;
mod next;
mod open;
mod pattern;
pub mod report;
mod weigh;

pub use decide::{decide, decide_with};
pub use judge::{Besides, Judge, Warning};
pub use next::{Effect, NextMove};
pub use report::Due;
pub use weigh::weigh;

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Label, Terms};
use crate::rulebooks::{About, Finding, Rulebook, reading};
use crate::text::{Told, is_word};

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

is_word!(Kind: "a kind of ruling");

impl Kind {
    /// All of them, the heaviest first.
    pub const ALL: [Kind; 5] = [Kind::Loss, Kind::MustChange, Kind::Draw, Kind::None, Kind::Undecided];

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
    /// A side that has asked for a ruling by the end of the stretch, if the record says so.
    pub claimed: Option<Side>,
    /// How many positions the searches might visit to name the moves; 0 for labels that were given.
    pub budget: u64,
    /// How many they visited.
    pub spent: u64,
}

impl Verdict {
    /// When the ruling is due.
    pub fn due(&self) -> Due {
        Due::by(self.ripe, self.claimed.is_some())
    }

    /// How it would be ruled if the position came once more: who must change and does not, loses (Article 24.3).
    pub fn if_repeated(&self) -> (Kind, Option<Side>) {
        let Ruling { kind, side, .. } = self.ruling;
        (if kind == Kind::MustChange { Kind::Loss } else { kind }, side)
    }

    /// The numbers of the articles that speak of one ply, in the order of the book.
    pub fn articles_of(&self, ply: u32) -> Vec<&'static str> {
        let speaks = |number: &str| {
            self.findings.iter().any(|said| said.about == About::Ply(ply) && said.article.number == number)
        };
        self.rulebook.articles.iter().map(|article| article.number).filter(|number| speaks(number)).collect()
    }
}
