//! PGN with the ruling in `Result` and `Termination`: moves in Chinese notation, or in ICCS where the language is English.

use crate::case::INFO_KEYS;
use crate::chess::notation::{chinese, iccs};
use crate::chess::{Side, fen};
use crate::rulebooks::Text;
use crate::verdict::{Kind, Ruling};

use super::{Language, Report, View, parts};

/// The format `pgn`.
pub const VIEW: View = View {
    name: "pgn",
    about: Text { zh: "PGN 棋谱", en: "PGN" },
    extension: "pgn",
    media: "application/x-chess-pgn",
    separator: "\n",
    render,
    with_template: None,
    compare: None,
    holds_one: false,
};

/// The game as PGN. Notes to plies become comments, in which `}` is written as `)`.
pub fn render(report: &Report, language: Language) -> String {
    let case = report.case;
    let result = result(report);
    let mut text = tag("Game", "Chinese Chess");
    let title = case.title.as_deref();
    for (key, name) in INFO_KEYS {
        let value = match key {
            "result" => Some(result),
            "title" => title,
            "endtype" => None,
            _ => case.info.get(key).map(String::as_str),
        };
        text += &value.map_or(String::new(), |value| tag(name, value));
    }
    for (key, value) in case.info.iter().filter(|(key, _)| !INFO_KEYS.iter().any(|(known, _)| known == key)) {
        if key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && key != "game" {
            text += &tag(key, value);
        }
    }
    text += &tag("Termination", &termination(report, language));
    text += &tag("Format", if language == Language::Zh { "Chinese" } else { "ICCS" });
    if fen::write(&report.record.start) != fen::START {
        text += &tag("FEN", &fen::write(&report.record.start));
    }
    text + "\n" + &body(report, language) + result + "\n"
}

fn tag(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]\n", parts::clean(value))
}

/// The result that the ruling brings; where it brings none, the one that the record has.
pub(super) fn result<'a>(report: &Report<'a>) -> &'a str {
    match report.outcome.map(|verdict| &verdict.ruling) {
        Ok(Ruling { kind: Kind::Loss, side: Some(Side::Red), .. }) => "0-1",
        Ok(Ruling { kind: Kind::Loss, side: Some(Side::Black), .. }) => "1-0",
        Ok(Ruling { kind: Kind::Draw, .. }) => "1/2-1/2",
        _ => report.case.info.get("result").map_or("*", String::as_str),
    }
}

/// Why the game ended: the ruling in words, else what the record says.
pub(super) fn termination(report: &Report, language: Language) -> String {
    match report.outcome {
        Ok(_) => report.headline(language),
        Err(_) => report.case.info.get("endtype").cloned().unwrap_or_else(|| "unterminated".to_owned()),
    }
}

fn body(report: &Report, language: Language) -> String {
    let note = |ply: u32| {
        let of_ply = report.case.notes.iter().filter(|note| note.ply == ply && note.line == report.case.line);
        of_ply.map(|note| format!("{{{}}}\n", note.text.replace('}', ")").replace('{', "("))).collect::<String>()
    };
    let mut text = note(0);
    // Whether the next move needs its number: Red's always, Black's at the start and after a note.
    let mut fresh = true;
    for ply in &report.record.plies {
        let round = (ply.number + 1 + u32::from(report.record.start.side_to_move() == Side::Black)) / 2;
        match ply.before.side_to_move() {
            Side::Red => text += &format!("{round}. "),
            Side::Black if fresh => text += &format!("{round}... "),
            Side::Black => {}
        }
        text += &match language {
            Language::Zh => chinese::write(&ply.before, ply.play),
            Language::En => iccs::write(ply.play),
        };
        let said = note(ply.number);
        fresh = !said.is_empty();
        let ends_round = ply.before.side_to_move() == Side::Black;
        text += if ends_round || fresh { "\n" } else { " " };
        text += &said;
    }
    if text.ends_with(' ') { text.trim_end().to_owned() + "\n" } else { text }
}
