//! Stage 1: text or bytes → [`Case`], exactly what was written.
//!
//! Knows file formats and encodings; nothing of squares or legality.

use indexmap::IndexMap;
use serde_json::Value;

/// A piece of text together with where it stood in its file.
///
/// Lines and columns count from 1, columns in characters. Text given on the command line stands on line 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text, as written.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

/// A player, as a record names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// 红方.
    Red,
    /// 黑方.
    Black,
}

/// A statement that a side has been told to change (Article 24.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warned {
    /// The side that was told.
    pub player: Player,
    /// After which ply it was told, from 1, where the record says so; 0 is before the first.
    pub ply: u32,
}

/// A dispute as it was written down: nothing is checked against the rules of play yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The name of the file, or `-` for standard input.
    pub file: String,
    /// SHA-256 of the bytes read, in lower-case hexadecimal.
    pub sha256: String,
    /// A title for people.
    pub title: Option<String>,
    /// Where the case comes from.
    pub source: Option<String>,
    /// The rulebook the record asks for.
    pub rules: Option<String>,
    /// The position at the start.
    pub fen: Written,
    /// The moves.
    pub moves: Vec<Written>,
    /// How often the final position is stated to have occurred, when the list shows fewer.
    pub occurrences: Option<u32>,
    /// A side already told to change.
    pub warned: Option<Warned>,
    /// What a test expects; never read by the program itself.
    pub expect: Option<Value>,
    /// Every other key, kept in order and ignored.
    pub extra: IndexMap<String, Value>,
}
