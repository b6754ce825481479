//! `adjudicate batch`: many records in parallel, one line of JSON a game in the order of the input.
//!
//! Files are read as streams of games; a bounded number is ruled on at a time, and the lines of each lot are written at once:
//! memory does not grow with the number of games nor with the size of files, and an interruption loses nothing that was written.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use adjudicate::case::{self, Record};
use adjudicate::text::{Language, Tell, Told, both, say};
use adjudicate::views::Summary;
use adjudicate::{Options, games, rulebook_for};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPool;
use rayon::prelude::*;

use super::cli::BatchArgs;
use super::{FAILED, NOT_RULED, RULED, complain, source};

/// How many games are ruled on together, for each thread.
const LOT: usize = 64;
/// The exit status after an interruption, as shells give it.
const INTERRUPTED: u8 = 130;
/// Whether the user wants it to stop.
static STOP: AtomicBool = AtomicBool::new(false);

/// Rules on every game and tells the sums on standard error; gives the status.
pub fn run(args: &BatchArgs, language: Language) -> io::Result<u8> {
    let threads = args.threads.unwrap_or(0) as usize;
    let pool = match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool,
        Err(error) => return Ok(complain(FAILED, error.to_string())),
    };
    let out: Box<dyn Write> = match &args.output {
        None => Box::new(io::stdout().lock()),
        Some(path) => match File::create(path) {
            Ok(file) => Box::new(file),
            Err(error) => return Ok(complain(FAILED, Told::unwritable(&path.display().to_string(), error))),
        },
    };
    stop_on_signal();
    let sums = Sums { started: Some(Instant::now()), ..Sums::default() };
    let mut batch = Batch { args, language, pool, out, bar: progress(), sums, lot: Vec::new() };
    let read = source::each_record(&args.paths, &mut |name, source| batch.read(name, source));
    let done = read.and_then(|()| batch.rule_on_lot());
    batch.bar.finish_and_clear();
    match done {
        Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
        _ => {}
    }
    let _ = io::stderr().write_all(batch.sums.table(language).as_bytes());
    Ok(if STOP.load(Ordering::Relaxed) { INTERRUPTED } else { batch.sums.status() })
}

/// Has the first interruption end the work after the lot in hand, whose lines are written whole; a second one ends it at once.
fn stop_on_signal() {
    // Without a handler an interruption ends the program as ever.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    });
}

/// Games being gathered, ruled on and written.
struct Batch<'a> {
    args: &'a BatchArgs,
    language: Language,
    pool: ThreadPool,
    out: Box<dyn Write>,
    bar: ProgressBar,
    sums: Sums,
    lot: Vec<Job>,
}

impl Batch<'_> {
    /// Takes the games of a file one by one.
    fn read(&mut self, name: &str, source: Result<&mut dyn Read, Told>) -> io::Result<()> {
        let file = || name.to_owned();
        match source {
            Err(error) => self.add(Err((file(), error))),
            Ok(source) => {
                case::stream(name, source).try_for_each(|game| self.add(game.map_err(|error| (file(), error.told()))))
            }
        }
    }

    fn add(&mut self, job: Job) -> io::Result<()> {
        self.lot.push(job);
        match self.lot.len() < LOT * self.pool.current_num_threads() {
            true => Ok(()),
            false => self.rule_on_lot(),
        }
    }

    /// Rules on the games gathered and writes their lines.
    fn rule_on_lot(&mut self) -> io::Result<()> {
        let (lot, args, language) = (std::mem::take(&mut self.lot), self.args, self.language);
        let summaries: Vec<Summary> =
            self.pool.install(|| lot.into_par_iter().map(|job| summary(job, args, language)).collect());
        let text: String = summaries.iter().map(Summary::render).collect();
        self.out.write_all(text.as_bytes())?;
        self.out.flush()?;
        summaries.iter().for_each(|summary| self.sums.add(summary));
        self.bar.inc(summaries.len() as u64);
        for error in summaries.iter().flat_map(Summary::errors) {
            self.bar.suspend(|| complain(FAILED, error.clone()));
        }
        match STOP.load(Ordering::Relaxed) {
            true => Err(io::ErrorKind::Interrupted.into()),
            false => Ok(()),
        }
    }
}

/// A bar that draws itself on standard error if that is a terminal.
fn progress() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {human_pos} games {per_sec} {elapsed_precise}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A game, or a file that could not be read and why.
type Job = Result<Record, (String, Told)>;

fn summary(job: Job, args: &BatchArgs, language: Language) -> Summary {
    let record = match job {
        Ok(record) => record,
        Err((file, error)) => return Summary::unread(&file, language.tell(&error)),
    };
    let rulebook = match rulebook_for(&record.main, args.rules.as_deref()) {
        Ok(rulebook) => rulebook,
        Err(error) => return Summary::unread(&record.main.file, language.tell(&error)),
    };
    let budget = args.budget.unwrap_or(Options::default().budget);
    let options = Options::default().with_budget(budget).ruling_only();
    let mut summary = Summary::of(&record, rulebook.id, language);
    match games::scan(&record) {
        Some(scan) => summary.add_scan(&record.main.line, &scan),
        None => {
            games::rule(&record, rulebook, &options, None).for_each(|ruled| summary.add(&ruled.case, ruled.report()))
        }
    }
    summary
}

/// What is told at the end.
#[derive(Default)]
struct Sums {
    started: Option<Instant>,
    games: usize,
    plies: usize,
    kinds: BTreeMap<&'static str, usize>,
    natural_limits: usize,
    errors: usize,
}

impl Sums {
    fn add(&mut self, summary: &Summary) {
        self.games += 1;
        self.plies += summary.plies();
        summary.kinds().for_each(|kind| *self.kinds.entry(kind).or_default() += 1);
        self.natural_limits += summary.natural_limits();
        self.errors += summary.errors().len();
    }

    fn status(&self) -> u8 {
        match (self.errors, self.kinds.is_empty() || self.kinds.contains_key("undecided")) {
            (1.., _) => FAILED,
            (_, true) => NOT_RULED,
            (_, false) => RULED,
        }
    }

    fn table(&self, language: Language) -> String {
        let names = [
            ("loss", both("判负", "losses")),
            ("must_change", both("须变着", "must change")),
            ("draw", both("作和", "draws")),
            ("undecided", both("未能裁决", "undecided")),
        ];
        let mut rows = vec![(both("对局", "games"), self.games), (both("着数", "plies"), self.plies)];
        rows.extend(names.map(|(kind, name)| (name, self.kinds.get(kind).copied().unwrap_or(0))));
        rows.push((both("自然限着", "natural limits"), self.natural_limits));
        rows.push((both("错误", "errors"), self.errors));
        let seconds = self.started.map_or(0.0, |started| started.elapsed().as_secs_f64());
        let pace = if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 };
        let lines: String = rows.iter().map(|&(name, count)| format!("{count:>10} {}\n", language.of(name))).collect();
        lines + &say!(language, "{seconds:>10.1} 秒，每秒 {pace:.0} 局\n", "{seconds:>10.1} s, {pace:.0} games/s\n")
    }
}
