//! The line that sets an engine up with the game: `position fen … moves …`.

use crate::chess::{Line, fen};
use crate::text::{Language, Text};

use super::{Report, View, parts};

/// The format `uci`.
pub const VIEW: View = View {
    name: "uci",
    about: Text { zh: "引擎的 position 行", en: "the position line of engines" },
    extension: "uci",
    media: "text/plain",
    separator: "",
    render,
    with_template: None,
    compare: None,
    holds_one: false,
};

/// The game as one line, ranks from 0. The ruling has no place in it.
pub fn render(report: &Report, _: Language) -> String {
    command(&parts::fen(report.record), report.record) + "\n"
}

/// The line that sets an engine up with the same moves.
pub(super) fn position_command(line: &Line) -> String {
    command(&fen::write(&line.start), line)
}

fn command(fen: &str, line: &Line) -> String {
    let moves = parts::iccs(line).join(" ");
    format!("position fen {fen}{}{moves}", if moves.is_empty() { "" } else { " moves " })
}
