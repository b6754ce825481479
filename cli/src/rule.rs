//! `adjudicate FILE…`: every game of every input, line by line, each ruling as a report.

use std::io::IsTerminal;
use std::{fs, io};

use adjudicate::case::{CaseError, CaseFault, Record};
use adjudicate::chess::Game;
use adjudicate::games::{self, Ruled};
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::text::{Language, Tell, Told};
use adjudicate::verdict::Kind;
use adjudicate::views::{self, Report, Screen, WriteGame};
use adjudicate::{Error, Options, rulebook_for, say};
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
    let mut status = faults.into_iter().map(|fault| complain(FAILED, fault)).max().unwrap_or(RULED);
    let mut reports = Reports { args, language, kept: String::new(), separator: "" };
    for input in inputs {
        input.each(&mut |read| {
            match read.and_then(|records| chosen(records, args)) {
                Err(fault) => status = status.max(complain(FAILED, fault)),
                Ok(records) => {
                    for record in records {
                        status = status.max(rule_game(&record, &mut reports)?);
                    }
                }
            }
            Ok(())
        })?;
    }
    match &args.output {
        Some(path) if !reports.kept.is_empty() => {
            Ok(replace(path, &reports.kept).map_or_else(|fault| complain(FAILED, fault), |()| status))
        }
        _ => Ok(status),
    }
}

/// Lays a report out as asked.
fn lay_out(report: &Report, args: &RulingArgs, language: Language) -> Result<String, Told> {
    if let Some(ply) = args.ply {
        return views::svg::board_after(report, ply, language).ok_or_else(|| {
            let (_, last) = report.record.numbers();
            say!("记录没有第 {ply} 着；应为 0 至 {last}", "the record has no ply {ply}; expected 0 to {last}")
        });
    }
    match (&args.template, args.format.with_template) {
        (Some(path), Some(render)) => {
            let shown = path.display().to_string();
            let template = fs::read_to_string(path).map_err(|error| Told::unreadable(&shown, error))?;
            render(&template, report, language).map_err(|error| error.within(&shown))
        }
        _ if is_for_screen(args) => Ok(views::table::render_on(report, language, screen())),
        _ => Ok((args.format.render)(report, language)),
    }
}

/// Whether a report is laid out for what it is shown on.
fn is_for_screen(args: &RulingArgs) -> bool {
    args.format.name == views::table::VIEW.name && args.output.is_none()
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
    /// Shows a dispute as ruled by the editions asked for, or keeps it for the file it goes to; gives its status.
    fn show(&mut self, ruled: &[Ruled]) -> io::Result<u8> {
        let mut reports = Vec::new();
        for Ruled { case, outcome } in ruled {
            match outcome {
                Ok(examined) => reports.push(examined.report(case)),
                Err(error) => return Ok(complain(FAILED, fault_of(case, error))),
            }
        }
        let laid_out = match self.args.format.compare {
            Some(_) if self.args.compares() && is_for_screen(self.args) => {
                Ok(views::table::compare_on(&reports, self.language, screen()))
            }
            Some(compare) if self.args.compares() => Ok(compare(&reports, self.language)),
            _ => lay_out(&reports[0], self.args, self.language),
        };
        match laid_out {
            Ok(text) => self.put(&text)?,
            Err(fault) => return Ok(complain(FAILED, fault.within(&ruled[0].case.file))),
        }
        Ok(reports.iter().map(|report| status_of(report.kind())).max().unwrap_or(NOT_RULED))
    }

    fn put(&mut self, text: &str) -> io::Result<()> {
        let text = self.separator.to_owned() + text;
        self.separator = self.args.format.separator;
        match self.args.output {
            Some(_) => self.kept += &text,
            None => print(&text)?,
        }
        Ok(())
    }
}

/// The games asked for.
fn chosen(mut records: Vec<Record>, args: &RulingArgs) -> Result<Vec<Record>, Told> {
    if let Some(number) = args.game {
        let count = records.len();
        let file = records[0].main.file.clone();
        records.retain(|record| record.main.game == number);
        if records.is_empty() {
            let fault = CaseFault::NoSuchGame { asked: number, count };
            return Err(CaseError { file, place: None, fault }.told());
        }
    }
    if let Some(line) = &args.line {
        let has_line = |record: &Record| (0..record.line_count()).any(|index| record.line_id(index) == line);
        if let Some(without) = records.iter().find(|record| !has_line(record)) {
            let (file, game) = (&without.main.file, without.main.game);
            let last = without.line_id(without.line_count() - 1);
            return Err(say!(
                "{file}：第 {game} 局没有 '{line}' 这条线；其各线为 0 至 {last}",
                "{file}: game {game} has no line '{line}'; its lines are 0 to {last}"
            ));
        }
    }
    Ok(records)
}

/// The editions to rule by.
fn editions(record: &Record, args: &RulingArgs) -> Result<Vec<&'static Rulebook>, Error> {
    match args.compares() {
        true => Ok(rulebooks::ALL.to_vec()),
        false => Ok(vec![rulebook_for(&record.main, args.rules.as_deref())?]),
    }
}

/// Rules on a game and shows each ruling. Where there is none, the main line or the one asked for says why.
fn rule_game(record: &Record, reports: &mut Reports) -> io::Result<u8> {
    let args = reports.args;
    let editions = match editions(record, args) {
        Ok(editions) => editions,
        Err(error) => return Ok(complain(FAILED, fault_of(&record.main, &error))),
    };
    let mut options = Options::default().with_stretch(args.from_ply, args.to_ply);
    options.budget = args.budget.unwrap_or(options.budget);
    options.readings = args.reading.clone();
    options.weigh_readings = !args.no_readings;
    if let Some(write) = views::game_writer(&args.format).filter(|_| args.line.is_none()) {
        return write_game(record, games::rule(record, editions[0], &options, None), write, reports);
    }
    let (mut status, mut nothing) = (None, None);
    // What falls due does not hang on the edition, so that the editions come to the same disputes in step.
    let mut by_edition: Vec<_> =
        editions.iter().map(|rulebook| games::rule(record, rulebook, &options, args.line.as_deref())).collect();
    loop {
        let ruled: Vec<Ruled> = by_edition.iter_mut().filter_map(Iterator::next).collect();
        let Some(first) = ruled.first() else { break };
        if first.is_dispute() || first.outcome.is_err() {
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

/// Writes a game with all its lines once: with the first ruling on its main line, if there is one. Rulings on variations have
/// no place in such a file; they count for the status.
fn write_game(
    record: &Record,
    rulings: impl Iterator<Item = Ruled>,
    write: WriteGame,
    reports: &mut Reports,
) -> io::Result<u8> {
    let (mut status, mut main) = (None, None);
    for ruled in rulings {
        match &ruled.outcome {
            Err(error) => status = status.max(Some(complain(FAILED, fault_of(&ruled.case, error)))),
            Ok(examined) => {
                let is_dispute = examined.outcome.is_ok();
                if is_dispute {
                    status = status.max(Some(status_of(examined.report(&ruled.case).kind())));
                }
                if ruled.case.line == record.main.line && (main.is_none() || is_dispute && !has_ruling(&main)) {
                    main = Some(ruled);
                }
            }
        }
    }
    if let Some(Ruled { case, outcome: Ok(examined) }) = &main {
        let branches = Game::new(record).branches();
        reports.put(&write(&examined.report(case), &branches, reports.language))?;
    }
    Ok(status.unwrap_or(NOT_RULED))
}

fn has_ruling(ruled: &Option<Ruled>) -> bool {
    ruled.as_ref().is_some_and(Ruled::is_dispute)
}

const fn status_of(kind: Kind) -> u8 {
    match kind {
        Kind::Loss | Kind::MustChange | Kind::Draw => RULED,
        Kind::None | Kind::Undecided => NOT_RULED,
    }
}
