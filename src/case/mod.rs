//! Stage 1: text or bytes → [`Case`], exactly what was written.
//!
//! Knows file formats and encodings; nothing of squares or legality. One file a format, listed in `formats`; the format is
//! told by content, never by the name of the file. [`read_all`] gives every game of a file as a [`Record`], a main line with
//! its variations; [`read`] gives the main line of the first.

mod binary;
mod cbf;
mod cbr;
mod ccm;
mod che;
mod chn;
mod dhj;
mod dhtmlxq;
mod encoding;
mod entities;
mod error;
mod fen_line;
mod formats;
mod html_items;
mod info;
mod json;
mod json_values;
mod json_variations;
mod mxq;
mod pgn;
mod place;
mod preorder;
mod prose;
mod record;
#[cfg(feature = "schema")]
pub mod schema;
mod setup;
mod stream;
mod tokens;
mod uci;
mod unread;
mod words;
mod wxf;
mod xqf;

use indexmap::IndexMap;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::text::Told;

pub use error::{CaseError, CaseFault};
pub use formats::{format_names, read, read_all, record_endings};
pub use info::INFO_KEYS;
pub use place::Place;
pub(crate) use place::located;
pub use record::{MAX_LINES, MAX_NODES, Record, Variation};
pub use stream::{Stream, stream};

/// The longest file read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;
/// The longest list of moves read, in plies.
pub const MAX_MOVES: usize = 20_000;
/// The position at the start of a game, as a FEN.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// A piece of text together with where it stood in its file.
///
/// Lines and columns count from 1, columns in characters. Text given on the command line stands on line 1. What comes from a
/// binary file stands on line 0, its column the offset of the byte from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text, as written; moves of formats that write numbers in ICCS (`H2-E2`).
    pub text: String,
    /// The line, from 1; 0 in a binary file.
    pub line: usize,
    /// The character in the line, from 1; the offset of the byte in a binary file.
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

/// What happened at the board besides the moves: a side was told to change (Article 24.3), or it asked for a ruling (Article 24).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The side that was told, or that asked.
    pub player: Player,
    /// After which ply, from 1, where the record says so; 0 is before the first.
    pub ply: u32,
    /// When, as the record writes it, if it does.
    pub time: Option<String>,
}

/// A note to a position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line it belongs to, by the name the file gives it; `0` is the main line. The line may be missing in the file.
    pub line: String,
    /// The ply after which it stands, from 1, counted from the start of the game; 0 is before the first.
    pub ply: u32,
    /// The text.
    pub text: String,
}

/// A dispute or a line of a game as it was written down: nothing is checked against the rules of play yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The name of the file, `-` for standard input, `command line` for a case given there.
    pub file: String,
    /// SHA-256 of the bytes read, in lower-case hexadecimal; empty for a game out of a file too long to be held in memory.
    pub sha256: String,
    /// The name of the format it was read from, such as `pgn`.
    pub format: &'static str,
    /// The character encoding it was read from, such as `UTF-8` or `GB18030`; empty for binary formats.
    pub encoding: &'static str,
    /// The number of the game in its file, from 1.
    pub game: u32,
    /// The name of the line in its game; the main line is `0`.
    pub line: String,
    /// The first ply that is the line's own, from 1; the plies before it are those of the line it leaves.
    pub from_ply: u32,
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
    pub warned: Option<Notice>,
    /// A side that has asked for a ruling.
    pub claimed: Option<Notice>,
    /// What else a game record says, by the names in [`INFO_KEYS`] where it has one of them: event, date, red, black, result …
    pub info: IndexMap<String, String>,
    /// The notes, in the order of the file.
    pub notes: Vec<Note>,
    /// What was odd about the file, though it could be read.
    pub warnings: Vec<Told>,
    /// Whether programs that write this format go on after the game is over, so that moves at the end may be illegal.
    pub overruns: bool,
    /// What a test expects; never read by the program itself.
    pub expect: Option<Value>,
    /// Every other key, kept in order and ignored.
    pub extra: IndexMap<String, Value>,
}

/// A fault with its place, before the name of the file is known.
type Located = (Option<Place>, CaseFault);

impl Case {
    /// A case given on the command line: a FEN, and moves separated by blanks.
    ///
    /// Move numbers (`1.`, `12.…`) are skipped. The hash is that of the FEN, a line feed, and the moves.
    ///
    /// ```
    /// use adjudicate::case::Case;
    /// let case = Case::from_text("4k4/9/9/9/9/9/9/9/3R5/3K5 w", "1. 车六进一 将5进1");
    /// assert_eq!(case.moves[0].text, "车六进一");
    /// assert_eq!(case.moves[0].column, 4);
    /// ```
    pub fn from_text(fen: &str, moves: &str) -> Case {
        let mut places = place::Places::new(moves);
        let written = |(offset, word): (usize, &str)| Written::new(word, places.of(offset));
        Case {
            file: "command line".to_owned(),
            sha256: sha256(format!("{fen}\n{moves}").as_bytes()),
            fen: Written::new(fen, Place::START),
            moves: words::split(moves).map(written).collect(),
            ..Case::empty()
        }
    }

    /// Whether it states a dispute, of which the final position is to be ruled on, and not a game in which to look for some.
    pub fn is_dispute(&self) -> bool {
        matches!(self.format, "json" | "ndjson")
    }

    /// What a line shares with the others of its game: everything but moves, notes and warnings.
    pub(crate) fn head(&self) -> Case {
        Case {
            file: self.file.clone(),
            sha256: self.sha256.clone(),
            format: self.format,
            encoding: self.encoding,
            game: self.game,
            title: self.title.clone(),
            source: self.source.clone(),
            rules: self.rules.clone(),
            fen: self.fen.clone(),
            info: self.info.clone(),
            overruns: self.overruns,
            ..Case::empty()
        }
    }

    /// A case in which nothing is written.
    fn empty() -> Case {
        Case {
            file: String::new(),
            sha256: String::new(),
            format: "json",
            encoding: "UTF-8",
            game: 1,
            line: "0".to_owned(),
            from_ply: 1,
            title: None,
            source: None,
            rules: None,
            fen: Written::new("", Place::START),
            moves: Vec::new(),
            occurrences: None,
            warned: None,
            claimed: None,
            info: IndexMap::new(),
            notes: Vec::new(),
            warnings: Vec::new(),
            overruns: false,
            expect: None,
            extra: IndexMap::new(),
        }
    }

    /// A game from the start position, in which nothing else is written.
    fn of_game() -> Case {
        Case { fen: Written::new(START, Place::START), ..Case::empty() }
    }
}

impl Written {
    fn new(text: &str, place: Place) -> Written {
        Written { text: text.to_owned(), line: place.line, column: place.column }
    }

    /// Where it stands.
    pub const fn place(&self) -> Place {
        Place { line: self.line, column: self.column }
    }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
