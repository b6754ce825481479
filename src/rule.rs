//! `adjudicate FILE…`: every game of every input, line by line, each ruling as a report.

use std::io::IsTerminal;
use std::{fs, io};

use adjudicate::case::{CaseError, CaseFault, Record};
use adjudicate::games::{self, Ruled};
use adjudicate::verdict::Kind;
use adjudicate::views::{self, Language, Report, Screen};
use adjudicate::{Options, rulebook_for};
use terminal_size::terminal_size;

use super::cli::RulingArgs;
use super::{FAILED, NOT_RULED, RULED, USAGE, complain, fault_of, output_fault, print, replace};

/// Rules on every input and shows the reports; gives the highest status.
pub fn run(args: &RulingArgs, language: Language) -> io::Result<u8> {
    let (inputs, faults) = args.inputs();
    let misuse =
        args.output.as_deref().and_then(|path| output_fault(path, &inputs)).or_else(|| args.fault(inputs.len()));
    if let Some(fault) = misuse {
        return Ok(complain(USAGE, fault));
    }
    let mut status = faults.iter().map(|fault| complain(FAILED, fault)).max().unwrap_or(RULED);
    let mut reports = Reports { args, language, kept: String::new(), separator: "" };
    for input in inputs {
        match input.read().and_then(|records| chosen(records, args)) {
            Err(fault) => status = status.max(complain(FAILED, fault)),
            Ok(records) => {
                for record in records {
                    status = status.max(rule_game(&record, &mut reports)?);
                }
            }
        }
    }
    match &args.output {
        Some(path) if !reports.kept.is_empty() => {
            Ok(replace(path, &reports.kept).map_or_else(|fault| complain(FAILED, fault), |()| status))
        }
        _ => Ok(status),
    }
}

/// Lays a report out as asked.
fn lay_out(report: &Report, args: &RulingArgs, language: Language) -> Result<String, String> {
    if let Some(ply) = args.ply {
        return views::svg::board_after(report, ply, language).ok_or_else(|| {
            let (_, last) = report.record.numbers();
            format!("the record has no ply {ply}; expected 0 to {last}")
        });
    }
    match (&args.template, args.format.with_template) {
        (Some(path), Some(render)) => {
            let shown = path.display();
            let template = fs::read_to_string(path).map_err(|error| format!("{shown}: cannot be read: {error}"))?;
            render(&template, report, language).map_err(|error| format!("{shown}: {error}"))
        }
        _ if args.format.name == views::table::VIEW.name && args.output.is_none() => {
            Ok(views::table::render_on(report, language, screen()))
        }
        _ => Ok((args.format.render)(report, language)),
    }
}

/// What standard output is.
fn screen() -> Screen {
    let columns = || terminal_size().map_or(Screen::FILE.width, |(width, _)| width.0.into());
    Screen::of(io::stdout().is_terminal().then(columns), |name| std::env::var(name).ok())
}

/// Where reports go.
struct Reports<'a> {
    args: &'a RulingArgs,
    language: Language,
    kept: String,
    separator: &'static str,
}

impl Reports<'_> {
    /// Shows a report, or keeps it for the file it goes to; gives its status.
    fn show(&mut self, ruled: &Ruled) -> io::Result<u8> {
        let examined = match &ruled.outcome {
            Ok(examined) => examined,
            Err(error) => return Ok(complain(FAILED, fault_of(&ruled.case, error))),
        };
        let report = examined.report(&ruled.case);
        let format = &self.args.format;
        let text = match lay_out(&report, self.args, self.language) {
            Ok(text) => self.separator.to_owned() + &text,
            Err(fault) => return Ok(complain(FAILED, format!("{}: {fault}", ruled.case.file))),
        };
        self.separator = format.separator;
        match self.args.output {
            Some(_) => self.kept += &text,
            None => print(&text)?,
        }
        Ok(status_of(report.kind()))
    }
}

/// The games asked for.
fn chosen(mut records: Vec<Record>, args: &RulingArgs) -> Result<Vec<Record>, String> {
    if let Some(number) = args.game {
        let count = records.len();
        let file = records[0].main.file.clone();
        records.retain(|record| record.main.game == number);
        if records.is_empty() {
            return Err(
                CaseError { file, place: None, fault: CaseFault::NoSuchGame { asked: number, count } }.to_string()
            );
        }
    }
    if let Some(line) = &args.line {
        let has_line = |record: &Record| (0..record.line_count()).any(|index| record.line_id(index) == line);
        if let Some(without) = records.iter().find(|record| !has_line(record)) {
            let main = &without.main;
            let last = without.line_id(without.line_count() - 1);
            return Err(format!("{}: game {} has no line '{line}'; its lines are 0 to {last}", main.file, main.game));
        }
    }
    Ok(records)
}

/// Rules on a game and shows each ruling. Where there is none, the main line or the one asked for says why.
fn rule_game(record: &Record, reports: &mut Reports) -> io::Result<u8> {
    let args = reports.args;
    let rulebook = match rulebook_for(&record.main, args.rules.as_deref()) {
        Ok(rulebook) => rulebook,
        Err(error) => return Ok(complain(FAILED, fault_of(&record.main, &error))),
    };
    let options = Options {
        from_ply: args.from_ply,
        to_ply: args.to_ply,
        budget: args.budget.unwrap_or(Options::default().budget),
        readings: args.reading.clone(),
        weigh_readings: !args.no_readings,
    };
    let (mut status, mut nothing) = (None, None);
    for ruled in games::rule(record, rulebook, &options, args.line.as_deref()) {
        if ruled.is_dispute() || ruled.outcome.is_err() {
            status = status.max(Some(reports.show(&ruled)?));
        } else if nothing.is_none() {
            nothing = Some(ruled);
        }
    }
    match (status, nothing) {
        (Some(status), _) => Ok(status),
        (None, Some(nothing)) => reports.show(&nothing),
        (None, None) => Ok(NOT_RULED),
    }
}

const fn status_of(kind: Kind) -> u8 {
    match kind {
        Kind::Loss | Kind::MustChange | Kind::Draw => RULED,
        Kind::None | Kind::Undecided => NOT_RULED,
    }
}
