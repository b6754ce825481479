//! What the template of a report is given.

use serde::Serialize;

use super::parts::Rows;

/// What a template is given. Texts are plain and in the language of the report; pictures are SVG elements, to be put in
/// with `safe`, after `shared` has been put in once.
#[derive(Serialize, Debug)]
pub struct Page {
    /// `zh` or `en`.
    pub language: &'static str,
    /// The name of the case, or the ruling if it has none.
    pub title: String,
    /// The ruling in one line.
    pub headline: String,
    /// `loss`, `must_change`, `draw`, `none` or `undecided`.
    pub kind: &'static str,
    /// Title, source, file, edition.
    pub about: Vec<Named>,
    /// What each side did, Red first; empty where there is nothing to rule on.
    pub sides: Vec<SideSummary>,
    /// One step a ply of the stretch judged.
    pub steps: Vec<Step>,
    /// The position at the end, where there is nothing to rule on.
    pub board: String,
    /// The cycle as a picture.
    pub graph: String,
    /// Tables: moves, articles, readings, the next move. One without rows is to be left out.
    pub tables: Tables,
    /// What the arrows mean.
    pub legend: Vec<Legend>,
    /// The outlines that all boards share.
    pub shared: String,
    /// Commands for an engine.
    pub commands: Vec<Named>,
    /// Versions and the hash of the input.
    pub versions: Vec<Named>,
    /// Headings.
    pub words: Words,
}

/// A name and what it names.
#[derive(Serialize, Debug)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// What one side did.
#[derive(Serialize, Debug)]
pub struct SideSummary {
    /// The side.
    pub side: &'static str,
    /// The name of its play.
    pub pattern: String,
    /// Prohibited, allowed or open.
    pub standing: &'static str,
    /// Whether it is prohibited.
    pub prohibited: bool,
    /// Why that makes its play prohibited or allowed, for who does not know the book.
    pub meaning: String,
    /// Its moves, each in a few words.
    pub moves: Vec<String>,
}

/// One ply of the stretch judged.
#[derive(Serialize, Debug)]
pub struct Step {
    /// Its number, from 1.
    pub ply: u32,
    /// The position it leads to, as the picture of the cycle names it.
    pub position: String,
    /// The ply and its label.
    pub heading: String,
    /// Whether it is an attack.
    pub attack: bool,
    /// The board after it, with arrows.
    pub board: String,
    /// The reasons, one sentence each.
    pub why: Vec<String>,
    /// The articles that speak of it.
    pub articles: String,
    /// Over what is folded.
    pub answers_heading: &'static str,
    /// How the answers are met that the reasons do not show, and both positions of each threat that is old; to be folded.
    pub answers: Vec<String>,
    /// The positions in which threats stood that the move did not create.
    pub old: Vec<OldPosition>,
}

/// A position in which a threat stood already.
#[derive(Serialize, Debug)]
pub struct OldPosition {
    /// What is shown.
    pub heading: String,
    /// The board, with arrows.
    pub board: String,
}

/// The tables.
#[derive(Serialize, Debug)]
pub struct Tables {
    /// The moves judged.
    pub moves: Option<Rows>,
    /// The articles cited.
    pub articles: Option<Rows>,
    /// The readings that touched the case.
    pub readings: Option<Rows>,
    /// What the next move would bring.
    pub next: Option<Rows>,
}

/// A kind of arrow.
#[derive(Serialize, Clone, Debug)]
pub struct Legend {
    /// Its class.
    pub class: &'static str,
    /// Its colour.
    pub colour: &'static str,
    /// Its dashes.
    pub dashes: &'static str,
    /// What it means.
    pub text: &'static str,
}

/// Headings that belong to no table.
#[derive(Serialize, Debug)]
pub struct Words {
    /// Over the summary of both sides.
    pub sides: &'static str,
    /// Over the boards.
    pub steps: &'static str,
    /// Over the picture of the cycle.
    pub graph: &'static str,
    /// Over the commands.
    pub commands: &'static str,
    /// Over the versions.
    pub versions: &'static str,
    /// Before the articles of a step.
    pub articles: &'static str,
    /// Over the final position.
    pub board: &'static str,
}
