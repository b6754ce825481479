//! Markdown: the report that is kept, printed or committed, with the board and what reproduces it.

use crate::chess::{Board, Kind, Piece, Side, Square, fen};
use crate::rulebooks;
use crate::text::{Language, Text, both, say};

use super::answers::{self, answers};
use super::compare::Comparison;
use super::parts::{self, Rows};
use super::why::why;
use super::{Report, View, next, uci};

/// The format `md`.
pub const VIEW: View = View {
    name: "md",
    about: Text { zh: "Markdown", en: "Markdown" },
    extension: "md",
    media: "text/markdown",
    separator: "\n",
    holds_one: false,
    render,
    with_template: None,
    compare: Some(compare),
};

/// The report as Markdown: the ruling, the moves, why, the sides, the articles cited, the readings, what the
/// next move would bring, the position.
pub fn render(report: &Report, language: Language) -> String {
    let mut text = format!("# {}\n\n", escape(&report.headline(language)));
    for (name, value) in parts::about(report, language) {
        text += &format!("- {name}{}{}\n", language.colon(), escape(&value));
    }
    let mut shown = &report.line.start;
    if let Ok(verdict) = report.outcome {
        shown = &verdict.cycle.graph[verdict.cycle.root];
        text += &table(&parts::moves(verdict, language));
        text += &heading(language.of(parts::WHY));
        for label in &verdict.labels {
            text += &format!("{}\n\n", escape(&parts::ply_heading(label, language)));
            why(label, &verdict.terms, language).iter().for_each(|told| text += &format!("- {}\n", escape(told)));
            text.push('\n');
            text += &folded(answers::heading(label, language), &answers(label, language));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        let sections = [parts::sides, parts::articles, parts::readings];
        sections.iter().for_each(|section| text += &table(&section(verdict, language)));
    }
    text += &table(&next::rows(report, language));
    text += &heading(language.of(match report.outcome {
        Ok(_) => both("重复的局面", "The position that recurs"),
        Err(_) => both("开始的局面", "The position at the start"),
    }));
    text += &fenced(&diagram(shown, language));
    text += &heading(language.of(both("复现", "To reproduce")));
    text + &fenced(&format!("{}\n{}", fen::write(shown), uci::position_command(report.line)))
}

/// One dispute by several editions: a row an edition, and where they part.
pub fn compare(reports: &[Report], language: Language) -> String {
    let comparison = Comparison::new(reports, language);
    let mut text = format!("# {}\n\n", escape(&comparison.headline()));
    for (name, value) in parts::origin(reports[0].case, language) {
        text += &format!("- {name}{}{}\n", language.colon(), escape(&value));
    }
    text + &comparison.sections().iter().map(table).collect::<String>()
}

/// A page with a row a case and its ruling by every edition; each row begins with the name of the case.
pub fn editions_page(cases: &[Vec<String>], language: Language) -> String {
    let heading = both("各版规则对照", "The editions side by side");
    let mut columns = vec![language.of(both("案例", "case"))];
    columns.extend(rulebooks::ALL.iter().map(|rulebook| language.of(rulebook.short)));
    let rows = Rows { heading: language.of(heading), columns, rows: cases.to_vec() };
    table(&rows).trim_start().replacen("## ", "# ", 1)
}

/// What a reader may unfold; nothing if there is nothing.
fn folded(heading: &str, told: &[String]) -> String {
    if told.is_empty() {
        return String::new();
    }
    let told: String = told.iter().map(|told| format!("- {}\n", escape(told))).collect();
    format!("<details><summary>{heading}</summary>\n\n{told}\n</details>\n\n")
}

fn heading(text: &str) -> String {
    format!("\n## {text}\n\n")
}

fn fenced(text: &str) -> String {
    format!("```text\n{text}\n```\n")
}

/// A section as a heading and a table; nothing if it has no rows.
fn table(rows: &Rows) -> String {
    if rows.rows.is_empty() {
        return String::new();
    }
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = heading(rows.heading);
    text += &line(rows.columns.iter().map(|column| escape(column)).collect());
    text += &line(rows.columns.iter().map(|_| "---".to_owned()).collect());
    rows.rows.iter().for_each(|row| text += &line(row.iter().map(|cell| escape(cell)).collect()));
    text
}

/// The board from Black's side down: Chinese glyphs all of one width, or letters as in FEN.
fn diagram(board: &Board, language: Language) -> String {
    let draw: fn(&Board) -> String = language.pick(glyphs, Board::to_string);
    let (drawn, side) = (draw(board), board.side_to_move());
    say!(
        language,
        "{drawn}\n\n{side}走；红：帅仕相傌俥炮兵，黑：将士象馬車砲卒",
        "{drawn}\n\n{side} to move; upper case is red";
        side
    )
}

fn glyphs(board: &Board) -> String {
    let row = |rank: i8| {
        let points = (0..9).filter_map(|file| Square::at(file, rank));
        let glyphs: String = points.map(|square| board.at(square).map_or("．", glyph)).collect();
        format!("{rank} {glyphs}")
    };
    let rows: Vec<String> = (0..10).rev().map(row).collect();
    rows.join("\n") + "\n  ａｂｃｄｅｆｇｈｉ"
}

/// The glyph on the piece, different for the two sides.
const fn glyph(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::Red, Kind::Horse) => "傌",
        (Side::Red, Kind::Rook) => "俥",
        (Side::Black, Kind::Horse) => "馬",
        (Side::Black, Kind::Rook) => "車",
        (Side::Black, Kind::Cannon) => "砲",
        _ => piece.chinese(),
    }
}

/// Text as Markdown shows it literally, on one line.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' => escaped.extend(['\\', c]),
            '\n' => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    escaped
}
