//! One line of JSON a game, for `adjudicate batch`: where rulings fall due in its lines, and how they go.

use serde::Serialize;

use crate::case::{Case, Record};
use crate::chess::Ending;
use crate::cycle;
use crate::text::{Language, Tell};
use crate::verdict::Due;

use super::Report;
use super::record::goes_on;

/// The schema of the lines, as their first field says.
pub const SCHEMA: &str = "adjudicate-batch/1";

/// What is told of a game. Lines are counted from the main line; `plies` are those of the main line.
#[derive(Serialize, Default)]
pub struct Summary {
    schema: &'static str,
    file: String,
    game: u32,
    format: &'static str,
    title: Option<String>,
    rules: &'static str,
    lines: usize,
    plies: usize,
    repetitions: Vec<Repetition>,
    natural_limit: Vec<AtPly>,
    endings: Vec<AtEnd>,
    warnings: Vec<String>,
    errors: Vec<String>,
    /// In which warnings and errors are told.
    #[serde(skip)]
    language: Language,
}

#[derive(Serialize)]
struct Repetition {
    line: String,
    ply: u32,
    first_ply: u32,
    plies: u32,
    occurrences: u32,
    ripe: bool,
    kind: &'static str,
    side: Option<&'static str>,
    due: Due,
    articles: Vec<&'static str>,
    to_move: &'static str,
    next: &'static str,
}

#[derive(Serialize)]
struct AtPly {
    line: String,
    ply: u32,
}

#[derive(Serialize)]
struct AtEnd {
    line: String,
    kind: &'static str,
    loser: &'static str,
}

impl AtEnd {
    fn of(line: &str, end: Ending) -> AtEnd {
        let kind = if end.mate { "mate" } else { "stalemate" };
        AtEnd { line: line.to_owned(), kind, loser: end.loser.name() }
    }
}

impl Summary {
    /// Nothing is known of the game yet but what its record says.
    pub fn of(record: &Record, rules: &'static str, language: Language) -> Summary {
        let main = &record.main;
        Summary {
            schema: SCHEMA,
            file: main.file.clone(),
            game: main.game,
            format: main.format,
            title: main.title.clone(),
            rules,
            lines: record.line_count(),
            plies: main.moves.len(),
            warnings: main.warnings.iter().map(|warning| language.tell(warning)).collect(),
            language,
            ..Summary::default()
        }
    }

    /// A file that could not be read.
    pub fn unread(file: &str, error: String) -> Summary {
        Summary { schema: SCHEMA, file: file.to_owned(), errors: vec![error], ..Summary::default() }
    }

    /// Adds what came of a line: its report, or why it could not be played.
    pub fn add(&mut self, case: &Case, outcome: Result<Report, &impl Tell>) {
        let report = match outcome {
            Ok(report) => report,
            Err(error) => return self.errors.push(self.language.tell(error)),
        };
        self.repetitions.extend(repetition(&report));
        let is_new = |line: &String| *line != case.line;
        if self.natural_limit.iter().map(|at| &at.line).all(is_new) {
            let limits = cycle::natural_limits(report.record, case.from_ply).into_iter();
            self.natural_limit.extend(limits.map(|ply| AtPly { line: case.line.clone(), ply }));
        }
        if let Some(end) = report.record.ending()
            && self.endings.iter().map(|at| &at.line).all(is_new)
        {
            self.endings.push(AtEnd::of(&case.line, end));
        }
        if let Some(error) = &report.record.stopped
            && case.line == "0"
        {
            self.warnings.push(goes_on(error, self.language));
        }
    }

    /// Adds what a scan tells of a game in which no position recurs, which then need not be ruled on.
    pub fn add_scan(&mut self, line: &str, scan: &cycle::Scan) {
        self.natural_limit.extend(scan.natural_limits.iter().map(|&ply| AtPly { line: line.to_owned(), ply }));
        self.endings.extend(scan.ending().map(|end| AtEnd::of(line, end)));
    }

    /// The kinds of the rulings, in order.
    pub fn kinds(&self) -> impl Iterator<Item = &'static str> {
        self.repetitions.iter().map(|repetition| repetition.kind)
    }

    /// How many lines have reached the natural limit.
    pub fn natural_limits(&self) -> usize {
        self.natural_limit.len()
    }

    /// What could not be read or played.
    pub fn errors(&self) -> &[String] {
        &self.errors
    }

    /// The plies of the main line.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The summary as a line of JSON.
    pub fn render(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form") + "\n"
    }
}

fn repetition(report: &Report) -> Option<Repetition> {
    let verdict = report.outcome.ok()?;
    let (next, _) = verdict.if_repeated();
    Some(Repetition {
        line: report.case.line.clone(),
        ply: report.line.numbers().1,
        first_ply: verdict.cycle.first_ply,
        plies: verdict.cycle.plies,
        occurrences: verdict.cycle.occurrences,
        ripe: verdict.ripe,
        kind: verdict.ruling.kind.name(),
        side: verdict.ruling.side.map(crate::chess::Side::name),
        due: verdict.due(),
        articles: verdict.ruling.articles.clone(),
        to_move: report.line.end().side_to_move().name(),
        next: next.name(),
    })
}
