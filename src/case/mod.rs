//! Stage 1: text or bytes → [`Case`], exactly what was written.
//!
//! Knows file formats and encodings; nothing of squares or legality. One file a format; [`read`] tries them in turn.

mod error;
mod json;
mod place;
mod words;

use indexmap::IndexMap;
use serde_json::Value;
use sha2::{Digest, Sha256};

pub use error::{CaseError, CaseFault};
pub use place::Place;

/// The longest file read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;
/// The longest list of moves read, in plies.
pub const MAX_MOVES: usize = 20_000;

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
    /// The name of the file, `-` for standard input, `command line` for a case given there.
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

/// A fault with its place, before the name of the file is known.
type Located = (Option<Place>, CaseFault);

/// An input format: how a text is recognised and read.
struct Format {
    /// Whether a text looks like this format.
    fits: fn(&str) -> bool,
    /// Reads the text; `file` and `sha256` of the case are filled in by the caller.
    read: fn(&str) -> Result<Case, Located>,
}

/// Every input format, tried in this order. JSON comes last: what fits nothing else is reported as faulty JSON.
static FORMATS: &[Format] = &[Format { fits: |_| true, read: json::read }];

/// Reads a record from the bytes of a file.
///
/// `file` is the name used in messages (`-` for standard input). A byte order mark is tolerated.
///
/// # Errors
/// If the bytes are too many, not UTF-8, or not a record; see [`CaseFault`].
///
/// ```
/// let text = r#"{"fen": "4k4/9/9/9/9/9/9/9/3R5/3K5 w", "moves": "d1d2 e9e8"}"#;
/// let case = adjudicate::case::read("a.json", text.as_bytes()).unwrap();
/// assert_eq!(case.moves[1].text, "e9e8");
/// assert_eq!((case.moves[1].line, case.moves[1].column), (1, 55));
/// ```
pub fn read(file: &str, bytes: &[u8]) -> Result<Case, CaseError> {
    let fail = |(place, fault)| CaseError { file: file.to_owned(), place, fault };
    if bytes.len() > MAX_BYTES {
        return Err(fail((None, CaseFault::TooLarge { bytes: bytes.len(), most: MAX_BYTES })));
    }
    let text =
        std::str::from_utf8(bytes).map_err(|error| fail((None, CaseFault::NotUtf8 { offset: error.valid_up_to() })))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let format = FORMATS.iter().find(|format| (format.fits)(text)).expect("the last format fits everything");
    let case = (format.read)(text).map_err(fail)?;
    Ok(Case { file: file.to_owned(), sha256: sha256(bytes), ..case })
}

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

    /// A case in which nothing is written.
    fn empty() -> Case {
        Case {
            file: String::new(),
            sha256: String::new(),
            title: None,
            source: None,
            rules: None,
            fen: Written::new("", Place::START),
            moves: Vec::new(),
            occurrences: None,
            warned: None,
            expect: None,
            extra: IndexMap::new(),
        }
    }
}

impl Written {
    fn new(text: &str, place: Place) -> Written {
        Written { text: text.to_owned(), line: place.line, column: place.column }
    }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
