//! The record, and what it says besides the moves.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::case::{Case, Notice};
use crate::chess::{Ending, Line, Side, fen};
use crate::cycle;
use crate::verdict::{Kind, Verdict};

/// What was ruled on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Input {
    /// The position at the start.
    pub fen: String,
    /// All moves of the record, such as `h2e2`.
    pub moves: Vec<String>,
    /// SHA-256 of the file, in hexadecimal; empty if it was too long to be held in memory.
    pub sha256: String,
    /// The name of the file.
    pub file: String,
    /// The first ply looked at, from 1.
    pub from_ply: u32,
    /// The last ply looked at.
    pub to_ply: u32,
    /// A side that was told to change; null if the record says nothing of it.
    pub warned: Option<Announced>,
    /// A side that has asked for a ruling; null if the record says nothing of it.
    pub claimed: Option<Announced>,
}

impl Input {
    pub(super) fn of(case: &Case, record: &Line, line: &Line) -> Input {
        let (from_ply, to_ply) = line.numbers();
        Input {
            fen: fen::write(&record.start),
            moves: record.plies.iter().map(|ply| ply.play.to_string()).collect(),
            sha256: case.sha256.clone(),
            file: case.file.clone(),
            from_ply,
            to_ply,
            warned: case.warned.as_ref().map(Announced::of),
            claimed: case.claimed.as_ref().map(Announced::of),
        }
    }
}

/// Something said at the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Announced {
    /// The side that was told, or that asked.
    pub side: Side,
    /// After which ply; 0 is before the first, and where the record does not say.
    #[serde(default)]
    pub ply: u32,
    /// When, as the record writes it; left out where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
}

impl Announced {
    /// A notice of a case.
    pub fn of(notice: &Notice) -> Announced {
        Announced { side: notice.player.into(), ply: notice.ply, time: notice.time.clone() }
    }
}

/// What the record says besides, and what is seen in it besides the repetition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The format it was read from.
    pub format: String,
    /// The character encoding; empty for binary formats.
    pub encoding: String,
    /// The number of the game in its file, from 1.
    pub game: u32,
    /// The line of the game; `0` is the main line.
    pub line: String,
    /// The first ply that is the line's own, from 1.
    pub from_ply: u32,
    /// Whose move it is at the end of the stretch looked at.
    pub to_move: Side,
    /// How it would be ruled if the position came once more; null if there is nothing to rule on.
    pub next: Option<Foreseen>,
    /// The plies at which 60 rounds had passed without a capture.
    pub natural_limit: Vec<u32>,
    /// How the game ended on the board; null if it did not.
    pub ending: Option<Ended>,
    /// What the record says of the game: event, date, players, result …
    pub info: IndexMap<String, String>,
    /// The notes in it.
    pub notes: Vec<Noted>,
    /// What was odd about the file, in words.
    pub warnings: Vec<String>,
    /// What was left out of it because it could not be read.
    pub skipped: Vec<Skipped>,
}

impl Record {
    pub(super) fn of(case: &Case, record: &Line, line: &Line, verdict: Option<&Verdict>) -> Record {
        let note = |note: &crate::case::Note| Noted { line: note.line.clone(), ply: note.ply, text: note.text.clone() };
        Record {
            format: case.format.to_owned(),
            encoding: case.encoding.to_owned(),
            game: case.game,
            line: case.line.clone(),
            from_ply: case.from_ply,
            to_move: line.end().side_to_move(),
            next: verdict.map(Foreseen::of),
            natural_limit: cycle::natural_limits(record, case.from_ply),
            ending: record.ending().map(Ended::of),
            info: case.info.clone(),
            notes: case.notes.iter().map(note).collect(),
            warnings: Vec::new(),
            skipped: Vec::new(),
        }
    }
}

/// A ruling to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Foreseen {
    /// Its kind.
    pub kind: Kind,
    /// The side it goes against.
    pub side: Option<Side>,
}

impl Foreseen {
    /// How it would be ruled if the position came once more.
    pub fn of(verdict: &Verdict) -> Foreseen {
        let (kind, side) = verdict.if_repeated();
        Foreseen { kind, side }
    }
}

/// How a game has ended on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ended {
    /// `mate` or `stalemate`.
    pub kind: String,
    /// The side without a move.
    pub loser: Side,
}

impl Ended {
    /// The ending as data.
    pub fn of(end: Ending) -> Ended {
        Ended { kind: if end.mate { "mate" } else { "stalemate" }.to_owned(), loser: end.loser }
    }
}

/// A note in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Noted {
    /// The line it belongs to.
    pub line: String,
    /// The ply after which it stands.
    pub ply: u32,
    /// The text.
    pub text: String,
}

/// Something in a record that was left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Skipped {
    /// The line of the game.
    pub line: String,
    /// The ply from which on it was left out, from 1.
    pub ply: u32,
    /// What is written there.
    pub text: String,
    /// Why it was left out, in words.
    pub why: String,
}
