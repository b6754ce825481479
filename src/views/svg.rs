//! SVG pictures as files of their own: the cycle as a graph, or the board after one ply.

use super::words::after;
use super::{Report, View, arrows, board, cycle_graph};
use crate::text::{Language, Text};

/// The format `svg`.
pub const VIEW: View = View {
    name: "svg",
    about: Text {
        zh: "循环图；加 --ply N 为第 N 着后的棋盘",
        en: "the cycle as a picture; with --ply N the board after ply N",
    },
    extension: "svg",
    media: "image/svg+xml",
    separator: "",
    holds_one: true,
    render,
    with_template: None,
    compare: None,
};

/// The cycle as a graph; the final position where there is nothing to rule on.
pub fn render(report: &Report, language: Language) -> String {
    match report.outcome {
        Ok(verdict) => cycle_graph::svg(verdict, language) + "\n",
        Err(_) => board::alone(&report.line.end(), &[], &report.headline(language)),
    }
}

/// The board after the ply with this number, 0 for the start of the record, with arrows for what the ply does if it was
/// judged; `None` if the record has no such ply.
pub fn board_after(report: &Report, ply: u32, language: Language) -> Option<String> {
    let title = after(ply, language);
    if ply == 0 {
        return Some(board::alone(&report.record.start, &[], &title));
    }
    let played = report.record.plies.iter().find(|played| played.number == ply)?;
    let label = report.outcome.ok().and_then(|verdict| verdict.labels.iter().find(|label| label.ply == ply));
    let arrows = match label {
        Some(label) => arrows::of(label),
        None => vec![board::Arrow { play: played.play, mark: board::Mark::Played, number: 0 }],
    };
    Some(board::alone(&played.after, &arrows, &title))
}
