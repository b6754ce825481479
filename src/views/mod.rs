//! Stage 9: [`crate::verdict::Verdict`] → text: layout and language.
//!
//! One renderer a file, all fed the same [`Report`] and listed in [`ALL`]. What they say is in `words` and `why`, each
//! message with both languages side by side; which rows and sections there are is in `parts`; a renderer only lays out.

mod answers;
mod arrows;
#[cfg(feature = "tables")]
mod article;
mod board;
pub mod case;
mod compare;
pub mod cycle_graph;
pub mod dhtmlxq;
#[cfg(feature = "html")]
pub mod html;
pub mod json;
pub mod markdown;
#[cfg(feature = "html")]
mod meaning;
mod movetext;
pub mod next;
mod outlines;
#[cfg(feature = "html")]
mod page;
mod parts;
pub mod pgn;
mod record;
mod rulebook;
#[cfg(feature = "tables")]
mod screen;
#[cfg(feature = "html")]
pub mod sheet;
mod summary;
pub mod svg;
#[cfg(feature = "tables")]
pub mod table;
pub mod uci;
mod why;
mod words;
#[cfg(feature = "tables")]
mod wrap;

pub use crate::text::Language;
#[cfg(feature = "tables")]
pub use article::article_page;
pub use markdown::editions_page;
#[cfg(feature = "html")]
pub use page::*;
pub use rulebook::rulebook_page;
#[cfg(feature = "tables")]
pub use screen::Screen;
pub use summary::Summary;
pub use words::verified;

use crate::case::Case;
use crate::chess::{Branch, Line};
use crate::cycle::CycleError;
use crate::rulebooks::Rulebook;
use crate::text::Told;
use crate::verdict::{Kind, Verdict};

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
}

impl Report<'_> {
    /// How the input is ruled; [`Kind::None`] where there is nothing to rule on.
    pub fn kind(&self) -> Kind {
        self.outcome.map_or(Kind::None, |verdict| verdict.ruling.kind)
    }

    /// The ruling in plain words, without articles.
    pub fn ruling(&self, language: Language) -> String {
        words::ruling_if_any(self.outcome.ok().map(|verdict| &verdict.ruling), language)
    }

    /// The ruling in one line of plain words, with the edition, its articles and whether the case is ripe.
    pub fn headline(&self, language: Language) -> String {
        words::headline(self, language)
    }
}

/// A report format.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it is for.
    pub about: crate::rulebooks::Text,
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

/// Every format, in the order in which help names them; the first is the default.
///
/// ```
/// use adjudicate::views;
/// assert!(views::find("json").is_some());
/// assert!(views::ALL.iter().all(|view| views::find(view.name).is_some()));
/// ```
pub const ALL: &[View] = &[
    #[cfg(feature = "tables")]
    table::VIEW,
    json::VIEW,
    json::LINES,
    markdown::VIEW,
    #[cfg(feature = "html")]
    html::VIEW,
    #[cfg(feature = "html")]
    sheet::VIEW,
    svg::VIEW,
    cycle_graph::VIEW,
    pgn::VIEW,
    dhtmlxq::VIEW,
    case::VIEW,
    uci::VIEW,
];

/// The format with this name.
pub fn find(name: &str) -> Option<View> {
    ALL.iter().copied().find(|view| view.name == name)
}

/// Writes a whole game: what is said of its main line, and its variations.
pub type WriteGame = fn(&Report, &[Branch], Language) -> String;

/// The formats that hold a game with all its lines, by name.
const OF_GAMES: [(&str, WriteGame); 3] = [
    (pgn::VIEW.name, pgn::render_game),
    (dhtmlxq::VIEW.name, dhtmlxq::render_game),
    (case::VIEW.name, case::render_game),
];

/// How a format writes a game with all its lines, if it holds more than one line.
pub fn game_writer(view: &View) -> Option<WriteGame> {
    OF_GAMES.iter().find(|(name, _)| *name == view.name).map(|&(_, write)| write)
}
