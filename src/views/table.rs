//! Tables for a terminal. Borders are ASCII, since some terminals draw box characters two wide.
//!
//! Only the last column of a table is broken into lines; where too little is left for it, every row is written as a list, so
//! that no column is ever cut.

use tabled::builder::Builder;
use tabled::settings::Style;
use unicode_width::UnicodeWidthStr;

use crate::chess::fen;
use crate::cycle::CycleError;
use crate::text::{Language, Text};
use crate::verdict::Kind;

use super::compare::Comparison;
use super::parts::{self, Rows};
use super::screen::Screen;
use super::why::why;
use super::wrap::{hanging, wrap};
use super::{Report, View};

/// The format `table`.
pub const VIEW: View = View {
    name: "table",
    about: Text { zh: "终端表格", en: "tables for a terminal" },
    extension: "txt",
    media: "text/plain",
    separator: "\n",
    holds_one: false,
    render,
    with_template: None,
    compare: Some(compare),
};

/// The narrowest last column of a table.
const LEAST: usize = 12;
const BOLD: &str = "1";

/// The report as plain text: the ruling, the moves, why, the sides, the articles cited, the readings.
pub fn render(report: &Report, language: Language) -> String {
    render_on(report, language, Screen::FILE)
}

/// The same laid out for a screen.
pub fn render_on(report: &Report, language: Language, screen: Screen) -> String {
    let width = screen.width;
    let mut lines = first_lines(&report.headline(language), colour(report.kind()), screen);
    for (name, text) in parts::about(report, language) {
        lines.extend(hanging(&format!("{name}{}", language.colon()), &text, width));
    }
    if let Err(CycleError::NoMoves { .. }) = report.outcome {
        lines.push(String::new());
        lines.extend(report.record.start.to_string().lines().map(str::to_owned));
        lines.push(fen::write(&report.record.start));
    }
    if let Ok(verdict) = report.outcome {
        let section = |rows: Rows| section(rows, language, screen);
        lines.extend(section(parts::moves(verdict, language)));
        lines.extend([String::new(), screen.paint(BOLD, language.of(parts::WHY))]);
        for label in &verdict.labels {
            let heading = hanging("  ", &parts::ply_heading(label, language), width);
            let style = if label.is_attack() { BOLD } else { "" };
            lines.extend(
                heading.iter().map(|line| if style.is_empty() { line.clone() } else { screen.paint(style, line) }),
            );
            lines.extend(why(label, &verdict.terms, language).iter().flat_map(|told| hanging("    - ", told, width)));
        }
        lines.extend(section(parts::sides(verdict, language)));
        lines.extend(section(parts::articles(verdict, language)));
        lines.extend(section(parts::readings(verdict, language)));
    }
    lines.join("\n") + "\n"
}

/// One dispute by several editions: a row an edition, and where they part.
pub fn compare(reports: &[Report], language: Language) -> String {
    compare_on(reports, language, Screen::FILE)
}

/// The same laid out for a screen.
pub fn compare_on(reports: &[Report], language: Language, screen: Screen) -> String {
    let comparison = Comparison::new(reports, language);
    let mut lines = first_lines(&comparison.headline(), BOLD, screen);
    for (name, text) in parts::origin(reports[0].case, language) {
        lines.extend(hanging(&format!("{name}{}", language.colon()), &text, screen.width));
    }
    lines.extend(comparison.sections().into_iter().flat_map(|rows| section(rows, language, screen)));
    lines.join("\n") + "\n"
}

/// The ruling in a style; in a file on one line, so that the first line alone is the whole ruling.
fn first_lines(headline: &str, style: &str, screen: Screen) -> Vec<String> {
    let lines = if screen.breaks_first_line { wrap(headline, screen.width) } else { vec![headline.to_owned()] };
    lines.iter().map(|line| screen.paint(style, line)).collect()
}

/// Bold, and red where a side is at fault, yellow where there is no ruling.
const fn colour(kind: Kind) -> &'static str {
    match kind {
        Kind::Loss | Kind::MustChange => "1;31",
        Kind::Draw => "1;32",
        Kind::None | Kind::Undecided => "1;33",
    }
}

/// A section as a heading and a table; nothing if it has no rows.
fn section(rows: Rows, language: Language, screen: Screen) -> Vec<String> {
    if rows.rows.is_empty() {
        return Vec::new();
    }
    let fixed = rows.columns.len() - 1;
    let width_of = |column: usize| {
        let cells = rows.rows.iter().map(|row| row[column].as_str().width());
        cells.chain([rows.columns[column].width()]).max().unwrap_or(0)
    };
    let taken: usize = (0..fixed).map(|column| width_of(column) + 3).sum();
    let last = screen.width.saturating_sub(taken + 2);
    let heading = [String::new(), screen.paint(BOLD, rows.heading)];
    let drawn = if last < LEAST { listed(&rows, language, screen.width) } else { drawn(rows, last) };
    heading.into_iter().chain(drawn).collect()
}

/// The rows as a table whose last column is so wide.
fn drawn(rows: Rows, last: usize) -> Vec<String> {
    let mut table = Builder::default();
    table.push_record(rows.columns.iter().copied());
    for mut row in rows.rows {
        if let Some(cell) = row.last_mut() {
            *cell = wrap(cell, last).join("\n");
        }
        table.push_record(row);
    }
    let drawn = table.build().with(Style::psql()).to_string();
    drawn.lines().map(|line| line.trim_end().to_owned()).collect()
}

/// The rows one below the other, each cell with the name of its column.
fn listed(rows: &Rows, language: Language, width: usize) -> Vec<String> {
    let row = |row: &Vec<String>| {
        let cells = rows.columns.iter().zip(row).filter(|(_, cell)| !cell.is_empty()).enumerate();
        let cell = |(number, (name, cell)): (usize, (&&str, &String))| {
            let mark = if number == 0 { "- " } else { "  " };
            hanging(&format!("{mark}{name}{}", language.colon()), cell, width)
        };
        cells.flat_map(cell).collect::<Vec<_>>()
    };
    rows.rows.iter().flat_map(row).collect()
}
