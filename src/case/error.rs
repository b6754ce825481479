//! Why a file could not be read as a case.

use super::place::Place;

/// A file that could not be read, with the place of the fault where it has one.
///
/// ```
/// let error = adjudicate::case::read("a.json", br#"{"fen": "", "moves": [1]}"#).unwrap_err();
/// assert_eq!(error.to_string(), "a.json:1:23: moves[0]: expected a string holding one move, found the number 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {fault}", .place.map(|place| format!(":{place}")).unwrap_or_default())]
pub struct CaseError {
    /// The name of the file, or `-` for standard input.
    pub file: String,
    /// Where the fault is.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: CaseFault,
}

/// What is wrong with a file. Paths are JSON paths such as `moves[3]`, indices from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaseFault {
    /// The file is longer than any record.
    #[error("the file has {bytes} bytes; at most {most} are read")]
    TooLarge {
        /// Its length.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// The bytes are not UTF-8.
    #[error("the byte at offset {offset} is not UTF-8; save the file as UTF-8")]
    NotUtf8 {
        /// The first offending byte, from 0.
        offset: usize,
    },
    /// The bytes are of no known format.
    #[error("no known record; expected {}", .known.join(", "))]
    Unknown {
        /// The names of the formats known.
        known: Vec<&'static str>,
    },
    /// The file is of a known format and damaged.
    #[error("{format}: {what}")]
    Damaged {
        /// The name of the format.
        format: &'static str,
        /// What was expected and what was found.
        what: String,
    },
    /// More lines than any game.
    #[error("a game has more than {most} lines; split it")]
    TooManyLines {
        /// The limit.
        most: usize,
    },
    /// There is no such game in the file.
    #[error("the file has {count} games; there is no game {asked}")]
    NoSuchGame {
        /// The number asked for, from 1.
        asked: u32,
        /// How many there are.
        count: usize,
    },
    /// The text is not JSON.
    #[error("not JSON: {what}")]
    NotJson {
        /// What the JSON reader expected.
        what: String,
    },
    /// A value of the wrong type or out of range.
    #[error("{}expected {expected}, found {found}", if .path.is_empty() { String::new() } else { format!("{path}: ") })]
    WrongType {
        /// The path of the value; empty for the whole.
        path: String,
        /// What was expected.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// A field that must be there is not.
    #[error("the field `{path}` is missing; a case needs at least `fen` and `moves`, and `warned` needs `side`")]
    Missing {
        /// The path of the field.
        path: String,
    },
    /// A key stands twice in one object.
    #[error("the key `{path}` is given twice; keep one")]
    Duplicate {
        /// The path of the key.
        path: String,
    },
    /// The list of moves is empty.
    #[error("`moves` is empty; expected the moves of the dispute from the position in `fen`")]
    NoMoves,
    /// More moves than any game, in a line or in all lines together.
    #[error("there are {count} moves; at most {most} are read")]
    TooManyMoves {
        /// How many.
        count: usize,
        /// The limit.
        most: usize,
    },
}
