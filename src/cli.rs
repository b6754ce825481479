//! The command line: what may be asked for, and the files it names. What is done about it is in `main.rs`.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Case, MAX_BYTES, Record};
use adjudicate::rulebooks::reading::{self, Value};
use adjudicate::rulebooks::{self, Article, Rulebook};
use adjudicate::views::{self, Language, View};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command as Clap, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};

/// The endings of the files that count as cases.
pub const CASES: &[&str] = &["json"];
/// The deepest move count asked for; the next one overflows 64 bits.
const DEEPEST: i64 = 12;

/// 按规则裁决象棋重复局面，并说明理由 / Rules xiangqi repetition disputes by the articles, and shows why
#[derive(Debug, Parser)]
#[command(name = "adjudicate", version, subcommand_negates_reqs = true)]
#[command(after_help = "退出码：0 已裁决，1 输入不可读或不合法，2 用法错误，3 无可裁决或未能裁决；多个输入取最大者\n\
    Exit status: 0 ruled, 1 unreadable or illegal input, 2 wrong usage, 3 nothing to rule on or undecided; the highest")]
pub struct Cli {
    /// What to do instead of ruling.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What to rule on.
    #[command(flatten)]
    pub ruling: RulingArgs,
    /// 语言，缺省按系统区域 / Language; by default from the locale
    #[arg(long, global = true, value_name = "LANG", value_parser = language_parser())]
    pub lang: Option<Language>,
}

impl Cli {
    /// What was asked for on the command line. `--lang` may stand before a subcommand or after it; the options that say how
    /// to rule may not stand before one, where they would have no effect.
    pub fn asked() -> Result<Cli, clap::Error> {
        let mut command = Cli::command();
        let matches = command.try_get_matches_from_mut(std::env::args_os())?;
        match misplaced(&command, &matches) {
            Some(fault) => Err(command.error(ErrorKind::ArgumentConflict, fault)),
            None => Cli::from_arg_matches(&matches),
        }
    }
}

/// What is wrong with options given before a subcommand, if there are any that do not hold for all.
fn misplaced(command: &Clap, matches: &ArgMatches) -> Option<String> {
    let name = matches.subcommand_name()?;
    let sub = command.find_subcommand(name)?;
    let given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let argument =
        command.get_arguments().find(|argument| !argument.is_global_set() && given(argument.get_id().as_str()))?;
    let has_it = sub.get_arguments().any(|own| own.get_long().is_some() && own.get_long() == argument.get_long());
    Some(match has_it {
        true => format!("'{argument}' belongs after '{name}'"),
        false => format!("'{argument}' cannot be used with '{name}', which does not rule on records given here"),
    })
}

/// What to rule on and how to show it.
#[derive(Args, Debug)]
pub struct RulingArgs {
    /// 记录；- 为标准输入，文件夹为其中所有记录 / Records; - is standard input, a folder every record in it
    #[arg(value_name = "FILE", required_unless_present = "fen")]
    pub files: Vec<PathBuf>,
    /// 规则版本，缺省用记录所写，否则 cxa-1999 / Edition; by default the record's own, else cxa-1999
    #[arg(long, value_parser = PossibleValuesParser::new(rulebooks::ALL.iter().map(|rulebook| rulebook.id)))]
    pub rules: Option<String>,
    /// 输出格式 / Output format
    #[arg(long, default_value = views::ALL[0].name, value_parser = view_parser())]
    pub format: View,
    /// 只看文件中第 N 局 / Look only at the Nth game of a file
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub game: Option<u32>,
    /// 只看一条线，0 为主线 / Look only at one line of a game; 0 is the main line
    #[arg(long, value_name = "ID")]
    pub line: Option<String>,
    /// 从第 N 着起 / Look only from this ply on
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub from_ply: Option<u32>,
    /// 到第 N 着止 / Look only up to this ply
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub to_ply: Option<u32>,
    /// 与 --format svg 同用：第 N 着后的棋盘 / With --format svg: the board after ply N, 0 for the start
    #[arg(long, value_name = "N")]
    pub ply: Option<u32>,
    /// 与 --format html 或 sheet 同用：自备模板 / With --format html or sheet: a template of your own
    #[arg(long, value_name = "PATH")]
    pub template: Option<PathBuf>,
    /// 代替记录的局面 / A position instead of a file
    #[arg(long, requires = "moves", conflicts_with = "files")]
    pub fen: Option<String>,
    /// 与 --fen 同用的着法 / The moves from that position
    #[arg(long, requires = "fen")]
    pub moves: Option<String>,
    /// 搜索限量（局面数），不足则未能裁决 / Positions searched before a question is left open
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// 采用另一种读法，如 root-as-chaser=balance / Apply another reading; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parse_reading)]
    pub reading: Vec<&'static Value>,
    /// 不试其他读法 / Do not try whether other readings would change the ruling
    #[arg(long)]
    pub no_readings: bool,
    /// 写入此文件 / Write there instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

/// What to rule on game by game.
#[derive(Args, Debug)]
pub struct BatchArgs {
    /// 棋谱，或其所在的文件夹 / Records, or folders of them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// 规则版本，缺省用记录所写，否则 cxa-1999 / Edition; by default the record's own, else cxa-1999
    #[arg(long, value_parser = PossibleValuesParser::new(rulebooks::ALL.iter().map(|rulebook| rulebook.id)))]
    pub rules: Option<String>,
    /// 每着最多搜索的局面数 / How many positions the search may visit
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// 线程数，缺省为处理器数 / Threads; by default one a processor
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=256))]
    pub threads: Option<u32>,
    /// 写入此文件 / Write there instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

/// What to do instead of ruling.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// 并行裁决许多棋谱，每局一行 JSON / Rule on many records in parallel, one line of JSON a game
    Batch(BatchArgs),
    /// 显示一条规则 / Show an article: what it says and does, where it is coded, which cases show it
    Article {
        /// 如 cxa-1999:29.2 / Such as cxa-1999:29.2
        #[arg(value_name = "EDITION:NUMBER", value_parser = parse_article)]
        cited: Cited,
    },
    /// 逐着复核 JSON 报告，不作搜索 / Re-check a JSON report move by move, with no search
    Verify {
        /// 报告；- 为标准输入 / The report; - is standard input
        #[arg(value_name = "REPORT.json")]
        report: PathBuf,
    },
    /// 着法计数 / Count the positions after DEPTH plies
    Perft {
        /// 深度 / Depth in plies
        #[arg(value_parser = value_parser!(u32).range(0..=DEEPEST))]
        depth: u32,
        /// 局面，缺省为开局 / Position; by default the start of a game
        fen: Vec<String>,
    },
    /// Rewrite the committed report of every case, removing stale ones
    #[command(hide = true)]
    Reports {
        /// Where the cases are
        cases: PathBuf,
        /// Where the reports go
        reports: PathBuf,
    },
    /// Rewrite the page of every rulebook in the folder `rulebooks`
    #[command(hide = true)]
    Docs {
        /// Where the documents are
        docs: PathBuf,
    },
}

/// An article and the edition it was asked for in.
#[derive(Clone, Copy, Debug)]
pub struct Cited {
    /// The edition.
    pub rulebook: &'static Rulebook,
    /// The article.
    pub article: &'static Article,
}

/// `NAME=VALUE`, both from the list of readings.
fn parse_reading(text: &str) -> Result<&'static Value, String> {
    let known = || reading::READINGS.iter().map(|reading| reading.name).collect::<Vec<_>>().join(", ");
    let (name, value) = text.split_once('=').ok_or_else(|| format!("expected NAME=VALUE; names are {}", known()))?;
    let reading = reading::find(name).ok_or_else(|| format!("no reading '{name}'; known are {}", known()))?;
    reading.value(value).ok_or_else(|| {
        let values: Vec<_> = reading.values.iter().map(|value| value.name).collect();
        format!("'{name}' has no value '{value}'; it can be {}", values.join(" or "))
    })
}

fn view_parser() -> impl TypedValueParser<Value = View> {
    let named = |view: &View| PossibleValue::new(view.name).help(format!("{} / {}", view.about.zh, view.about.en));
    PossibleValuesParser::new(views::ALL.iter().map(named)).try_map(|name| views::find(&name).ok_or("no such format"))
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.map(Language::name);
    PossibleValuesParser::new(names).try_map(|name| Language::parse(&name).ok_or("no such language"))
}

fn parse_article(text: &str) -> Result<Cited, String> {
    let (id, number) = text
        .split_once([':', '：'])
        .ok_or("expected EDITION:NUMBER, such as cxa-1999:29.2; editions disagree on numbers")?;
    let rulebook = rulebooks::find(id).ok_or_else(|| {
        let known: Vec<&str> = rulebooks::ALL.iter().map(|rulebook| rulebook.id).collect();
        format!("no rulebook is called '{id}'; known are {}", known.join(", "))
    })?;
    let article = rulebook.article(number).ok_or_else(|| {
        let known: Vec<&str> = rulebook.articles.iter().map(|article| article.number).collect();
        format!("{id} has no article '{number}'; it has {}", known.join(", "))
    })?;
    Ok(Cited { rulebook, article })
}

impl RulingArgs {
    /// The inputs asked for in order, folders opened, and what was wrong with folders.
    pub fn inputs(&self) -> (Vec<Input>, Vec<String>) {
        let (mut inputs, mut faults) = (Vec::new(), Vec::new());
        if let (Some(fen), Some(moves)) = (&self.fen, &self.moves) {
            inputs.push(Input::Written { fen: fen.clone(), moves: moves.clone() });
        }
        for path in &self.files {
            if path.as_os_str() == "-" {
                inputs.push(Input::Stdin);
            } else if path.is_dir() {
                match records_in(path) {
                    Ok(found) => inputs.extend(found.into_iter().map(Input::File)),
                    Err(fault) => faults.push(fault),
                }
            } else {
                inputs.push(Input::File(path.clone()));
            }
        }
        (inputs, faults)
    }

    /// What is wrong with the options taken together and with so many inputs, whatever the records.
    pub fn fault(&self, inputs: usize) -> Option<String> {
        let format = self.format.name;
        if self.format.holds_one && inputs > 1 {
            return Some(format!("{format} holds one report and there are {inputs} inputs; give them one by one"));
        }
        if self.ply.is_some() && format != "svg" {
            Some(format!("--ply goes with --format svg, not with {format}"))
        } else if self.template.is_some() && self.format.with_template.is_none() {
            Some(format!("--template goes with --format html or sheet, not with {format}"))
        } else {
            self.stretch_fault()
        }
    }

    /// What is wrong with the stretch asked for.
    fn stretch_fault(&self) -> Option<String> {
        let (from, to) = (self.from_ply?, self.to_ply?);
        (from > to)
            .then(|| format!("--from-ply {from} lies after --to-ply {to}; expected the first ply, then the last"))
    }
}

/// An input: text from the command line, standard input or a file.
pub enum Input {
    /// From `--fen` and `--moves`.
    Written {
        /// The position.
        fen: String,
        /// The moves.
        moves: String,
    },
    /// `-`.
    Stdin,
    /// A file named, or found in a folder.
    File(PathBuf),
}

impl Input {
    /// Reads the games that were written there, at least one.
    pub fn read(self) -> Result<Vec<Record>, String> {
        match self {
            Input::Written { fen, moves } => Ok(vec![Record::single(Case::from_text(&fen, &moves))]),
            Input::Stdin => read_games("-", io::stdin().lock()),
            Input::File(path) => read_file(&path, &path.display().to_string()),
        }
    }
}

/// Reads the games in a file, called `name` in errors.
pub fn read_file(path: &Path, name: &str) -> Result<Vec<Record>, String> {
    read_games(name, File::open(path).map_err(|error| format!("{name}: cannot be read: {error}"))?)
}

/// Reads the case in a file, called `name` in errors.
pub fn read_case(path: &Path, name: &str) -> Result<Case, String> {
    Ok(read_file(path, name)?.swap_remove(0).main)
}

/// Reads games, never more than one byte beyond the limit.
fn read_games(name: &str, source: impl Read) -> Result<Vec<Record>, String> {
    let mut bytes = Vec::new();
    let read = source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| format!("{name}: cannot be read: {error}"))?;
    case::read_all(name, &bytes).map_err(|error| error.to_string())
}

/// The records in a folder and its folders, in the order of their paths; at least one.
pub fn records_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    files_of(folder, &case::record_endings())
}

/// The cases in a folder and its folders, in the order of their paths; at least one.
pub fn cases_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    files_of(folder, CASES)
}

fn files_of(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let found = files_in(folder, endings).map_err(|error| format!("{}: cannot be read: {error}", folder.display()))?;
    match found.is_empty() {
        true => {
            let expected = endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(", ");
            Err(format!("{}: no records in this folder; expected files ending in {expected}", folder.display()))
        }
        false => Ok(found),
    }
}

/// The files with one of these endings in a folder and its folders, sorted. Hidden ones and links to folders are passed over.
pub fn files_in(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let has_ending = has_ending(&path, endings);
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        } else if entry.file_type()?.is_dir() {
            found.extend(files_in(&path, endings)?);
        } else if has_ending && path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Whether a file name has one of these endings, in either case.
pub fn has_ending(path: &Path, endings: &[&str]) -> bool {
    path.extension().is_some_and(|ending| endings.iter().any(|known| ending.eq_ignore_ascii_case(known)))
}
