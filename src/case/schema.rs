//! The form of a case file as data: what [`super::read`] takes from it. Built only where a schema is asked for.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A case: a dispute, or a game in which to look for some. Keys that are not listed here are kept and ignored.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(title = "A case of adjudicate")]
pub struct CaseFile {
    /// The position at the start, as a FEN; where it is left out, the start of a game.
    pub fen: Option<String>,
    /// The moves, in coordinates (`h2e2`), in Chinese or in WXF notation.
    pub moves: Moves,
    /// A title.
    pub title: Option<String>,
    /// The title in English.
    pub title_en: Option<String>,
    /// Where the case comes from.
    pub source: Option<String>,
    /// The edition to rule by, such as `cxa-1999`.
    pub rules: Option<String>,
    /// How often the final position is stated to have occurred, where the moves show fewer.
    #[schemars(range(min = 1))]
    pub occurrences: Option<u32>,
    /// A side that was told to change.
    pub warned: Option<Said>,
    /// A side that has asked for a ruling.
    pub claimed: Option<Said>,
    /// What a record says of the game: event, date, players, result …
    pub info: Option<IndexMap<String, Value>>,
    /// Notes to its positions.
    pub notes: Option<Value>,
    /// The variations of a game, each after the line it leaves.
    pub variations: Option<Vec<Variation>>,
    /// What a test expects; the program does not read it.
    pub expect: Option<Expected>,
    /// The articles and classes that the case is there to show.
    pub shows: Option<Vec<String>>,
    /// A note for people.
    pub note: Option<String>,
}

/// Moves in order.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Moves {
    /// Each by itself.
    List(#[schemars(length(min = 1))] Vec<String>),
    /// All in one text, separated by blanks.
    Text(#[schemars(length(min = 1))] String),
}

/// Something said at the board.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct Said {
    /// The side that was told, or that asked.
    pub side: Player,
    /// After which ply; 0, and where it is left out, before the first.
    pub ply: Option<u32>,
    /// When, in any form.
    pub time: Option<String>,
}

/// A player.
#[derive(Serialize, Deserialize, JsonSchema)]
pub enum Player {
    /// Red.
    #[serde(rename = "red")]
    Red,
    /// Black.
    #[serde(rename = "black")]
    Black,
}

/// A variation.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct Variation {
    /// Its name.
    pub line: String,
    /// The line it leaves; `0` is the main line.
    pub leaves: Option<String>,
    /// The ply it replaces, from 1.
    pub ply: u32,
    /// Its moves.
    pub moves: Moves,
}

/// What a test expects of a case.
#[derive(Serialize, Deserialize, JsonSchema)]
pub struct Expected {
    /// The class of each ply, by its number.
    pub labels: Option<IndexMap<String, Value>>,
    /// The pieces chased on a ply, by its number.
    pub targets: Option<IndexMap<String, Value>>,
    /// The ruling, by edition.
    pub ruling: Option<IndexMap<String, Value>>,
    /// The repetition.
    pub cycle: Option<Value>,
    /// Whether all who looked at it agree.
    pub settled: Option<bool>,
}
