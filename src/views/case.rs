//! The game as a case in JSON, which this program reads: position, moves, notes, and what the record says.

use serde_json::{Map, Value, json};

use crate::chess::fen;
use crate::rulebooks::Text;

use super::{Language, Report, View, parts};

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

/// The case: the whole line in coordinates. Other keys of a case that was JSON are kept.
pub fn render(report: &Report, _: Language) -> String {
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
    put("fen", json!(fen::write(&report.record.start)));
    put("moves", json!(parts::iccs(report.record)));
    put("occurrences", json!(case.occurrences));
    if let Some(warned) = case.warned {
        let name = if warned.player == crate::case::Player::Red { "red" } else { "black" };
        put("warned", json!({"side": name, "ply": warned.ply}));
    }
    if !case.info.is_empty() {
        put("info", json!(case.info));
    }
    if !case.notes.is_empty() {
        let note = |note: &crate::case::Note| json!({"line": note.line, "ply": note.ply, "text": note.text});
        put("notes", case.notes.iter().map(note).collect());
    }
    put("expect", json!(case.expect));
    case.extra.iter().for_each(|(key, value)| put(key, value.clone()));
    serde_json::to_string_pretty(&object).expect("plain data has a JSON form") + "\n"
}
