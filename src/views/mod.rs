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
mod report;
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
pub use report::{Report, View, WithTemplate};
pub use rulebook::rulebook_page;
#[cfg(feature = "tables")]
pub use screen::Screen;
pub use summary::Summary;
pub use words::verified;

use crate::chess::Branch;

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
