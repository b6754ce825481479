//! `adjudicate batch`: many records in parallel, one line of JSON a game in the order of the input.
//!
//! Games are ruled on a bounded number at a time, and the lines of each lot are written at once: memory does not grow with the
//! number of games, and an interruption loses nothing that was written.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjudicate::case::{self, Record};
use adjudicate::views::{Language, Summary};
use adjudicate::{Options, games, rulebook_for};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use super::cli::{BatchArgs, has_ending, read_file};
use super::{FAILED, NOT_RULED, RULED, complain};

/// How many games are ruled on together, for each thread.
const LOT: usize = 64;

/// Rules on every game and tells the sums on standard error; gives the status.
pub fn run(args: &BatchArgs, language: Language) -> io::Result<u8> {
    let threads = args.threads.unwrap_or(0) as usize;
    let pool = match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool,
        Err(error) => return Ok(complain(FAILED, error)),
    };
    let mut out: Box<dyn Write> = match &args.output {
        None => Box::new(io::stdout().lock()),
        Some(path) => match File::create(path) {
            Ok(file) => Box::new(file),
            Err(error) => return Ok(complain(FAILED, format!("{}: cannot be written: {error}", path.display()))),
        },
    };
    let bar = progress();
    let mut sums = Sums { started: Some(Instant::now()), ..Sums::default() };
    let mut games = Games::new(&args.paths);
    let most = LOT * pool.current_num_threads();
    loop {
        let lot: Vec<Job> = games.by_ref().take(most).collect();
        if lot.is_empty() {
            break;
        }
        let summaries: Vec<Summary> = pool.install(|| lot.into_par_iter().map(|job| summary(job, args)).collect());
        let mut text = String::new();
        for summary in &summaries {
            text += &summary.render();
            sums.add(summary);
        }
        out.write_all(text.as_bytes())?;
        out.flush()?;
        bar.inc(summaries.len() as u64);
        for error in summaries.iter().flat_map(Summary::errors) {
            bar.suspend(|| complain(FAILED, error));
        }
    }
    bar.finish_and_clear();
    let _ = io::stderr().write_all(sums.table(language).as_bytes());
    Ok(sums.status())
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
type Job = Result<Record, (String, String)>;

fn summary(job: Job, args: &BatchArgs) -> Summary {
    let record = match job {
        Ok(record) => record,
        Err((file, error)) => return Summary::unread(&file, error),
    };
    let rulebook = match rulebook_for(&record.main, args.rules.as_deref()) {
        Ok(rulebook) => rulebook,
        Err(error) => return Summary::unread(&record.main.file, error.to_string()),
    };
    let budget = args.budget.unwrap_or(Options::default().budget);
    let options = Options { budget, ..Options::default() };
    let mut summary = Summary::of(&record, rulebook.id);
    match games::scan(&record) {
        Some(scan) => summary.add_scan(&record.main.line, &scan),
        None => games::rule(&record, rulebook, &options, None).for_each(|ruled| summary.add(&ruled)),
    }
    summary
}

/// The games of all paths in order, each file opened when its turn comes.
struct Games {
    /// What is still to come, the next last.
    paths: Vec<PathBuf>,
    /// The games of the file that is open, the next last.
    open: Vec<Record>,
}

impl Games {
    fn new(paths: &[PathBuf]) -> Games {
        let paths: Vec<PathBuf> = paths.iter().rev().cloned().collect();
        Games { paths, open: Vec::new() }
    }

    /// Puts what is in a folder before what is still to come.
    fn enter(&mut self, folder: &Path) -> io::Result<()> {
        let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        let is_hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        let is_linked_folder = |path: &PathBuf| path.is_symlink() && path.is_dir();
        let endings = case::record_endings();
        entries.retain(|path| {
            !is_hidden(path) && !is_linked_folder(path) && (path.is_dir() || has_ending(path, &endings))
        });
        entries.sort();
        self.paths.extend(entries.into_iter().rev());
        Ok(())
    }
}

impl Iterator for Games {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        loop {
            if let Some(record) = self.open.pop() {
                return Some(Ok(record));
            }
            let path = self.paths.pop()?;
            let name = path.display().to_string();
            if path.is_dir() {
                if let Err(error) = self.enter(&path) {
                    return Some(Err((name.clone(), format!("{name}: cannot be read: {error}"))));
                }
                continue;
            }
            match read_file(&path, &name) {
                Ok(mut records) => {
                    records.reverse();
                    self.open = records;
                }
                Err(error) => return Some(Err((name, error))),
            }
        }
    }
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
        let zh = language == Language::Zh;
        let mut rows =
            vec![(if zh { "对局" } else { "games" }, self.games), (if zh { "着数" } else { "plies" }, self.plies)];
        let names = [
            ("loss", "判负", "losses"),
            ("must_change", "须变着", "must change"),
            ("draw", "作和", "draws"),
            ("undecided", "未能裁决", "undecided"),
        ];
        for (kind, chinese, english) in names {
            rows.push((if zh { chinese } else { english }, self.kinds.get(kind).copied().unwrap_or(0)));
        }
        rows.push((if zh { "自然限着" } else { "natural limits" }, self.natural_limits));
        rows.push((if zh { "错误" } else { "errors" }, self.errors));
        let seconds = self.started.map_or(0.0, |started| started.elapsed().as_secs_f64());
        let pace = if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 };
        let lines: String = rows.iter().map(|(name, count)| format!("{count:>10} {name}\n")).collect();
        lines
            + &if zh {
                format!("{seconds:>10.1} 秒，每秒 {pace:.0} 局\n")
            } else {
                format!("{seconds:>10.1} s, {pace:.0} games/s\n")
            }
    }
}
