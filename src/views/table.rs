//! Tables for a terminal of 90 columns or more. Borders are ASCII, since some terminals draw box characters two wide.

use tabled::builder::Builder;
use tabled::settings::Style;
use unicode_width::UnicodeWidthStr;

use crate::chess::fen;
use crate::cycle::CycleError;
use crate::rulebooks::Text;

use super::compare::Comparison;
use super::parts::{self, Rows};
use super::why::why;
use super::wrap::{LEAST, WIDTH, hanging, wrap};
use super::{Language, Report, View};

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

/// The report as plain text: the ruling, the moves, why, the sides, the articles cited, the readings.
pub fn render(report: &Report, language: Language) -> String {
    // Never broken, so that the first line alone is the whole ruling.
    let mut lines = vec![report.headline(language)];
    for (name, text) in parts::about(report, language) {
        lines.extend(hanging(&format!("{name}{}", language.colon()), &text));
    }
    if let Err(CycleError::NoMoves { .. }) = report.outcome {
        lines.push(String::new());
        lines.extend(report.record.start.to_string().lines().map(str::to_owned));
        lines.push(fen::write(&report.record.start));
    }
    if let Ok(verdict) = report.outcome {
        lines.extend(section(parts::moves(verdict, language)));
        lines.extend([String::new(), language.of(parts::WHY).to_owned()]);
        for label in &verdict.labels {
            lines.extend(hanging("  ", &parts::ply_heading(label, language)));
            lines.extend(why(label, language).iter().flat_map(|told| hanging("    - ", told)));
        }
        lines.extend(section(parts::sides(verdict, language)));
        lines.extend(section(parts::articles(verdict, language)));
        lines.extend(section(parts::readings(verdict, language)));
    }
    lines.join("\n") + "\n"
}

/// One dispute by several editions: a row an edition, and where they part.
pub fn compare(reports: &[Report], language: Language) -> String {
    let comparison = Comparison::new(reports, language);
    let mut lines = vec![comparison.headline()];
    for (name, text) in parts::origin(reports[0].case, language) {
        lines.extend(hanging(&format!("{name}{}", language.colon()), &text));
    }
    lines.extend(comparison.sections().into_iter().flat_map(section));
    lines.join("\n") + "\n"
}

/// A section as a heading and a table; nothing if it has no rows.
fn section(rows: Rows) -> Vec<String> {
    if rows.rows.is_empty() {
        return Vec::new();
    }
    let fixed = rows.columns.len() - 1;
    let width_of = |column: usize| {
        let cells = rows.rows.iter().map(|row| row[column].as_str().width());
        cells.chain([rows.columns[column].width()]).max().unwrap_or(0)
    };
    let taken: usize = (0..fixed).map(|column| width_of(column) + 3).sum();
    let last = WIDTH.saturating_sub(taken + 2).max(LEAST);
    let mut table = Builder::default();
    table.push_record(rows.columns.iter().copied());
    for mut row in rows.rows {
        row[fixed] = wrap(&row[fixed], last).join("\n");
        table.push_record(row);
    }
    let drawn = table.build().with(Style::psql()).to_string();
    let heading = [String::new(), rows.heading.to_owned()];
    heading.into_iter().chain(drawn.lines().map(|line| line.trim_end().to_owned())).collect()
}
