//! What a renderer is given, and what a report format is.

use crate::case::Case;
use crate::chess::Line;
use crate::cycle::CycleError;
use crate::rulebooks::Rulebook;
use crate::text::{Language, Text, Told};
use crate::verdict::{Kind, NextMove, Verdict};

/// Everything a renderer is given about one input.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// What was written.
    pub case: &'a Case,
    /// The whole record, brought to the board.
    pub record: &'a Line,
    /// The part of it that was looked at; plies keep the numbers they have in the record.
    pub line: &'a Line,
    /// The edition asked for.
    pub rulebook: &'static Rulebook,
    /// The verdict, or why there is nothing to rule on.
    pub outcome: Result<&'a Verdict, &'a CycleError>,
    /// What each legal move after the part looked at would bring; none if that was not asked for.
    pub next_moves: &'a [NextMove],
}

impl Report<'_> {
    /// How the input is ruled; [`Kind::None`] where there is nothing to rule on.
    pub fn kind(&self) -> Kind {
        self.outcome.map_or(Kind::None, |verdict| verdict.ruling.kind)
    }
}

/// A report format.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it is for.
    pub about: Text,
    /// The usual ending of a file name, without the dot.
    pub extension: &'static str,
    /// The media type.
    pub media: &'static str,
    /// What separates the reports of several inputs.
    pub separator: &'static str,
    /// Whether a file of this format holds one report only.
    pub holds_one: bool,
    /// Lays a report out; the text ends with a line break.
    pub render: fn(&Report, Language) -> String,
    /// Lays a report out by a template of the user's, where the format has templates.
    pub with_template: Option<WithTemplate>,
    /// Lays out reports of one dispute by several editions, one an edition, where the format can compare.
    pub compare: Option<fn(&[Report], Language) -> String>,
}

/// Lays a report out by the text of a template; the error says what is wrong with it and where.
pub type WithTemplate = fn(&str, &Report, Language) -> Result<String, Told>;
