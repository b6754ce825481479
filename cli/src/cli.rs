//! The command line: what may be asked for, and the files it names. What is done about it is in `main.rs`.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Case, MAX_BYTES, Record};
use adjudicate::rulebooks::reading::{self, Value};
use adjudicate::rulebooks::{self, Article, Rulebook};
use adjudicate::say;
use adjudicate::text::{Language, Tell, Told};
use adjudicate::views::{self, View};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command as Clap, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};

use super::{archive, source};

/// The endings of the files that count as cases.
pub const CASES: &[&str] = &["json"];
/// The word that asks for every edition side by side.
const ALL_RULES: &str = "all";
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
    /// 记录；- 为标准输入，文件夹与压缩包为其中所有记录 / Records; - is standard input, a folder or an archive every record in it
    #[arg(value_name = "FILE", required_unless_present = "fen")]
    pub files: Vec<PathBuf>,
    /// 规则版本，缺省用记录所写，否则 cxa-1999；all 为各版对照 / Edition; by default the record's own, else cxa-1999; all
    /// compares the editions
    #[arg(long, value_parser = PossibleValuesParser::new(rulebooks::ALL.iter().map(|rulebook| rulebook.id).chain([ALL_RULES])))]
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
    /// 每个循环最多搜索的局面数（缺省 400000），不足则未能裁决 / Positions searched for a cycle before questions are left open, 400000 if not told
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
    /// 棋谱，或其所在的文件夹、压缩包；- 为标准输入 / Records, folders or archives of them; - is standard input
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// 规则版本，缺省用记录所写，否则 cxa-1999 / Edition; by default the record's own, else cxa-1999
    #[arg(long, value_parser = PossibleValuesParser::new(rulebooks::ALL.iter().map(|rulebook| rulebook.id)))]
    pub rules: Option<String>,
    /// 每个循环最多搜索的局面数（缺省 400000），不足则未能裁决 / Positions searched for a cycle before questions are left open, 400000 if not told
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
    pub fn inputs(&self) -> (Vec<Input>, Vec<Told>) {
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
    pub fn fault(&self, inputs: usize) -> Option<Told> {
        let format = self.format.name;
        if self.format.holds_one && inputs > 1 {
            return Some(say!(
                "{format} 只能放一份报告，而输入有 {inputs} 个；请逐个给出",
                "{format} holds one report and there are {inputs} inputs; give them one by one"
            ));
        }
        if self.compares() && self.format.compare.is_none() {
            let known: Vec<&str> =
                views::ALL.iter().filter(|view| view.compare.is_some()).map(|view| view.name).collect();
            let known = known.join(", ");
            return Some(say!(
                "--rules all 与 --format {known} 同用，不与 {format} 同用",
                "--rules all goes with --format {known}, not with {format}"
            ));
        }
        if self.ply.is_some() && format != "svg" {
            Some(say!(
                "--ply 与 --format svg 同用，不与 {format} 同用",
                "--ply goes with --format svg, not with {format}"
            ))
        } else if self.template.is_some() && self.format.with_template.is_none() {
            Some(say!(
                "--template 与 --format html 或 sheet 同用，不与 {format} 同用",
                "--template goes with --format html or sheet, not with {format}"
            ))
        } else {
            self.stretch_fault()
        }
    }

    /// Whether the editions are to be compared.
    pub fn compares(&self) -> bool {
        self.rules.as_deref() == Some(ALL_RULES)
    }

    /// What is wrong with the stretch asked for.
    fn stretch_fault(&self) -> Option<Told> {
        let (from, to) = (self.from_ply?, self.to_ply?);
        (from > to).then(|| {
            say!(
                "--from-ply {from} 在 --to-ply {to} 之后；应先起后止",
                "--from-ply {from} lies after --to-ply {to}; expected the first ply, then the last"
            )
        })
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

/// What is done with the games of a file, or with why there are none.
pub type EachFile<'a> = dyn FnMut(Result<Vec<Record>, Told>) -> io::Result<()> + 'a;

impl Input {
    /// Gives the games that were written there, those of every record if it is an archive.
    ///
    /// # Errors
    /// Only those of `each`; what is wrong with the input is given to it.
    pub fn each(&self, each: &mut EachFile) -> io::Result<()> {
        match self {
            Input::Written { fen, moves } => each(Ok(vec![Record::single(Case::from_text(fen, moves))])),
            Input::Stdin => each(read_games("-", io::stdin().lock())),
            Input::File(path) => {
                let name = path.display().to_string();
                match open(path, &name) {
                    Ok(file) => archive::each_record(file, &name, &mut |name, source| {
                        each(source.and_then(|s| read_games(name, s)))
                    }),
                    Err(fault) => each(Err(fault)),
                }
            }
        }
    }
}

fn open(path: &Path, name: &str) -> Result<File, Told> {
    File::open(path).map_err(|error| Told::unreadable(name, error))
}

/// Reads the case in a file, called `name` in errors.
pub fn read_case(path: &Path, name: &str) -> Result<Case, Told> {
    Ok(read_games(name, open(path, name)?)?.swap_remove(0).main)
}

/// Reads games, never more than one byte beyond the limit.
fn read_games(name: &str, source: impl Read) -> Result<Vec<Record>, Told> {
    let mut bytes = Vec::new();
    let read = source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| Told::unreadable(name, error))?;
    case::read_all(name, &bytes).map_err(|error| error.told())
}

/// The records in a folder and its folders, in the order of their paths; at least one.
pub fn records_in(folder: &Path) -> Result<Vec<PathBuf>, Told> {
    files_of(folder, &source::endings())
}

fn files_of(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Told> {
    let shown = folder.display().to_string();
    let found = files_in(folder, endings).map_err(|error| Told::unreadable(&shown, error))?;
    match found.is_empty() {
        true => {
            let expected = endings.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(", ");
            Err(say!(
                "{shown}：文件夹中没有棋谱；文件名应以 {expected} 结尾",
                "{shown}: no records in this folder; expected files ending in {expected}"
            ))
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
