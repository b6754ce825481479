//! The game as a case in JSON, which this program reads: position, moves, notes, and what the record says.

use serde_json::{Map, Value, json};

use crate::case::Note;
use crate::chess::{Branch, Ply};
use crate::text::{Language, Text};
use crate::verdict::report::Announced;

use super::{Report, View, parts};

/// The format `case`.
pub const VIEW: View = View {
    name: "case",
    about: Text { zh: "案例 JSON，可再读入", en: "a case in JSON, to be read again" },
    extension: "json",
    media: "application/json",
    separator: "",
    render,
    with_template: None,
    compare: None,
    holds_one: false,
};

/// The name of the main line.
const MAIN: &str = "0";

/// The case: the whole line in coordinates. Other keys of a case that was JSON are kept.
pub fn render(report: &Report, language: Language) -> String {
    render_game(report, &[], language)
}

/// The same with the variations of the game.
pub fn render_game(report: &Report, branches: &[Branch], _: Language) -> String {
    let case = report.case;
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| {
        if !value.is_null() {
            object.insert(key.to_owned(), value);
        }
    };
    put("title", json!(case.title));
    put("source", json!(case.source));
    put("rules", json!(case.rules));
    put("fen", json!(parts::fen(report.record)));
    put("moves", json!(moves(&report.record.plies)));
    if !branches.is_empty() {
        put("variations", variations(branches));
    }
    put("occurrences", json!(case.occurrences));
    put("warned", json!(case.warned.as_ref().map(Announced::of)));
    put("claimed", json!(case.claimed.as_ref().map(Announced::of)));
    if !case.info.is_empty() {
        put("info", json!(case.info));
    }
    let notes = case.notes.iter().chain(branches.iter().flat_map(|branch| &branch.written.notes));
    let name = |note: &Note| if note.line == case.line { MAIN.to_owned() } else { note.line.clone() };
    let note = |note: &Note| json!({"line": name(note), "ply": note.ply, "text": note.text});
    let notes: Vec<Value> = notes.map(note).collect();
    if !notes.is_empty() {
        put("notes", json!(notes));
    }
    put("expect", json!(case.expect));
    case.extra.iter().for_each(|(key, value)| put(key, value.clone()));
    serde_json::to_string_pretty(&object).expect("plain data has a JSON form") + "\n"
}

fn variations(branches: &[Branch]) -> Value {
    let name = |index: usize| {
        let at = branches.binary_search_by_key(&index, |branch| branch.index);
        at.map_or(MAIN, |at| &branches[at].written.id)
    };
    let variation = |branch: &Branch| {
        let written = branch.written;
        json!({
            "line": written.id,
            "leaves": name(written.parent),
            "ply": written.from_ply,
            "moves": moves(&branch.plies),
        })
    };
    branches.iter().map(variation).collect()
}

fn moves(plies: &[Ply]) -> Vec<String> {
    plies.iter().map(|ply| ply.play.to_string()).collect()
}
