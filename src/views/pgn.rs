//! PGN with the ruling in `Result` and `Termination`: moves in Chinese notation, or in ICCS where the language is English.

use crate::case::INFO_KEYS;
use crate::chess::{Branch, Side};
use crate::text::{Language, Text};
use crate::verdict::{Kind, Ruling};

use super::movetext::movetext;
use super::{Report, View, parts};

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

/// The line as PGN. Notes to plies become comments, in which `{` and `}` are written as `(` and `)`.
pub fn render(report: &Report, language: Language) -> String {
    render_game(report, &[], language)
}

/// The game as PGN, variations in brackets. One that goes on where its line ends begins with the last move of that line.
pub fn render_game(report: &Report, branches: &[Branch], language: Language) -> String {
    let case = report.case;
    let result = result(report);
    let mut text = tag("Game", "Chinese Chess");
    let title = case.title.as_deref();
    text += &case.source.as_deref().map_or(String::new(), |source| tag("Source", source));
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
    text += &tag("Format", language.pick("Chinese", "ICCS"));
    if let Some(fen) = parts::fen_unless_start(report.record) {
        text += &tag("FEN", &fen);
    }
    text + "\n" + &movetext(report, branches, language) + result + "\n"
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
