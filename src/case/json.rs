//! The JSON form of a case: `{"fen": "…", "moves": ["h6i4", …]}`.
//!
//! A game with variations has them under `variations`: `[{"line": "1", "leaves": "0", "ply": 3, "moves": […]}]`, each after the
//! line it leaves, `ply` being the one it replaces, counted from the start of the game.
//!
//! Lenient in this: `moves` may be one string of moves separated by blanks; `null` stands for an absent optional field; unknown
//! keys are kept. Strict in this: a key given twice is refused, since either value could be meant.

use indexmap::IndexMap;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::formats::{Format, Reader as FormatReader};
use super::json_values::{FEN, RULES, Reader, STRING, VALUE, is_null};
use super::{Case, CaseFault, Located, Note, Record, words};

type Result<T> = std::result::Result<T, Located>;

/// NDJSON: a case on every line.
pub(super) static LINES: Format = Format {
    name: "ndjson",
    endings: &["ndjson", "jsonl"],
    reader: FormatReader::Text { fits: is_lines, read: read_lines },
    starts: Some(words::lines_that_say_something),
};

/// The format. Its text must be UTF-8, so it is recognised before anything is decoded.
pub(super) static FORMAT: Format = Format {
    name: "json",
    endings: &["json"],
    reader: FormatReader::Text { fits: |text| begins(text.as_bytes()), read: read_records },
    starts: None,
};

/// Whether bytes begin as JSON does: with `{`, or with `[` and a value.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    match bytes.split_first() {
        Some((b'{', _)) => true,
        Some((b'[', rest)) => matches!(rest.trim_ascii_start().first(), Some(b'{' | b'"' | b'[' | b']' | b'0'..=b'9')),
        _ => false,
    }
}

/// Whether the first two lines that say something are each an object.
fn is_lines(text: &str) -> bool {
    let is_object = |line: &str| line.starts_with('{') && serde_json::from_str::<&RawValue>(line).is_ok();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.next().is_some_and(is_object) && lines.next().is_some_and(|line| line.starts_with('{'))
}

/// Reads every line of a text as a record.
fn read_lines(text: &str) -> Result<Vec<Record>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(above, line)| {
            let mut record = read(line).map_err(|(place, fault)| (place.map(|place| place.down(above)), fault))?;
            record.move_down(above);
            Ok(record)
        })
        .collect()
}

/// Reads the one record of a text.
pub(super) fn read_records(text: &str) -> Result<Vec<Record>> {
    read(text).map(|record| vec![record])
}

/// Reads a record; `file` and `sha256` are left empty.
fn read(text: &str) -> Result<Record> {
    let mut reader = Reader::new(text);
    let whole: &RawValue = serde_json::from_str(text).map_err(|error| reader.not_json(text, &error))?;
    let mut case = Case::empty();
    let (mut fen, mut moves, mut variations) = (None, None, None);
    for (key, value) in reader.members(whole, "")? {
        match key.as_str() {
            "fen" => fen = Some(reader.written("fen", FEN, value)?),
            "moves" => moves = Some(reader.moves("moves", value)?),
            _ if is_null(value) => {}
            "variations" => variations = Some(value),
            "title" => case.title = Some(reader.decode(&key, STRING, value)?),
            "source" => case.source = Some(reader.decode(&key, STRING, value)?),
            "rules" => case.rules = Some(reader.decode(&key, RULES, value)?),
            "occurrences" => case.occurrences = Some(reader.occurrences(value)?),
            "warned" => case.warned = Some(reader.notice(&key, value)?),
            "claimed" => case.claimed = Some(reader.notice(&key, value)?),
            "info" if text_map(value).is_some() => case.info = text_map(value).unwrap_or_default(),
            "notes" if notes(value).is_some() => case.notes = notes(value).unwrap_or_default(),
            "expect" => case.expect = Some(reader.decode(&key, VALUE, value)?),
            _ => {
                let kept = reader.decode(&key, VALUE, value)?;
                case.extra.insert(key, kept);
            }
        }
    }
    let start = reader.place(whole);
    let missing = |path: &str| (Some(start), CaseFault::Missing { path: path.to_owned() });
    case.fen = fen.ok_or_else(|| missing("fen"))?;
    case.moves = moves.ok_or_else(|| missing("moves"))?;
    match variations {
        None => Ok(Record::single(case)),
        Some(value) => reader.variations(value, case),
    }
}

/// What a game record says, if the value is an object of strings.
fn text_map(value: &RawValue) -> Option<IndexMap<String, String>> {
    serde_json::from_str(value.get()).ok()
}

/// The notes of a game record, if the value is a list of them.
fn notes(value: &RawValue) -> Option<Vec<Note>> {
    #[derive(Deserialize)]
    struct Raw {
        ply: u32,
        text: String,
        #[serde(default)]
        line: Option<String>,
    }
    let raw: Vec<Raw> = serde_json::from_str(value.get()).ok()?;
    let note = |raw: Raw| Note { line: raw.line.unwrap_or_else(|| "0".to_owned()), ply: raw.ply, text: raw.text };
    Some(raw.into_iter().map(note).collect())
}
