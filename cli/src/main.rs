//! Rules xiangqi repetition disputes from the command line. Everything that reads files, prints or exits is in this package.

mod archive;
mod batch;
mod cli;
mod rule;
mod source;

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

use adjudicate::case::Case;
use adjudicate::chess::fen;
use adjudicate::text::{Language, Tell, Told};
use adjudicate::views;
use adjudicate::{Error, rulebook_for, say, verify};

use cli::{CASES, Cited, Cli, Command, Input, files_in, read_case};

/// Everything was ruled on.
const RULED: u8 = 0;
/// An input cannot be read or is illegal, or an output cannot be written.
const FAILED: u8 = 1;
/// Wrong usage.
const USAGE: u8 = 2;
/// Nothing to rule on, or undecided.
const NOT_RULED: u8 = 3;

fn main() -> ExitCode {
    let cli = match Cli::asked() {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { USAGE.into() } else { RULED.into() };
        }
    };
    let language = cli.lang.unwrap_or_else(|| Language::from_locale(|name| std::env::var(name).ok()));
    let _ = LANGUAGE.set(language);
    let done = match cli.command {
        None => rule::run(&cli.ruling, language),
        Some(Command::Batch(args)) => batch::run(&args, language),
        Some(Command::Article { cited }) => show_article(cited, language),
        Some(Command::Verify { report }) => verify_report(&report, language),
        Some(Command::Perft { depth, fen }) => perft(depth, &fen.join(" ")),
    };
    match done {
        Ok(status) => status.into(),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => RULED.into(),
        Err(error) => complain(FAILED, error.to_string()).into(),
    }
}

/// The language of messages.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Says what went wrong and gives the status back. A closed standard error is no reason to fail again.
fn complain(status: u8, what: impl Into<Told>) -> u8 {
    let what = LANGUAGE.get().copied().unwrap_or_default().tell(&what.into());
    let _ = writeln!(io::stderr(), "adjudicate: {what}");
    status
}

/// Writes to standard output at once, so that a reader sees each report as it is made.
fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// What is wrong with a case: which one, what, and what helps to mend it.
fn fault_of(case: &Case, error: &Error) -> Told {
    let message = error.told();
    let named = if message.en.starts_with(&case.file) { message } else { message.within(&case.file) };
    match error.details() {
        None => named,
        Some(details) => Told { zh: named.zh + "\n" + &details.zh, en: named.en + "\n" + &details.en },
    }
}

/// Why the output may not go to `path`, found before any work is done.
fn output_fault(path: &Path, inputs: &[Input]) -> Option<Told> {
    let shown = path.display();
    let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let same = |input: &Input| match (input, path.canonicalize()) {
        (Input::File(file), Ok(target)) => file.canonicalize().is_ok_and(|file| file == target),
        _ => false,
    };
    if path.is_dir() {
        Some(say!("{shown} 是文件夹；-o 后应为文件", "{shown} is a folder; -o expects a file"))
    } else if !folder.is_dir() {
        Some(say!("{shown} 所在的文件夹不存在；请先建立", "the folder of {shown} does not exist; make it first"))
    } else if inputs.iter().any(same) {
        Some(say!(
            "{shown} 也是输入，会被覆盖；请另给 -o",
            "{shown} is also an input and would be lost; give another -o"
        ))
    } else {
        None
    }
}

/// Puts `text` in the place of a file: either all of it is there or the old file still is.
///
/// What is no plain file, such as a pipe or `/dev/null`, is written to directly.
fn replace(path: &Path, text: &str) -> Result<(), Told> {
    let fault = |error: io::Error| Told::unwritable(&path.display().to_string(), error);
    let old = fs::metadata(path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fs::write(path, text).map_err(fault);
    }
    // A link stays a link: its target is replaced.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let beside = target.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = (|| {
        let mut file = OpenOptions::new().write(true).create_new(true).open(&beside)?;
        file.write_all(text.as_bytes())?;
        if let Some(old) = old {
            file.set_permissions(old.permissions())?;
        }
        file.sync_all()?;
        fs::rename(&beside, &target)
    })();
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        fault(error)
    })
}

/// Re-plays every claim of a report and says where one does not hold.
fn verify_report(path: &Path, language: Language) -> io::Result<u8> {
    let name = path.display().to_string();
    let mut text = String::new();
    let read = match path.as_os_str() == "-" {
        true => io::stdin().lock().take(verify::MAX_BYTES as u64 + 1).read_to_string(&mut text),
        false => {
            fs::File::open(path).and_then(|file| file.take(verify::MAX_BYTES as u64 + 1).read_to_string(&mut text))
        }
    };
    if let Err(error) = read {
        return Ok(complain(FAILED, Told::unreadable(&name, error)));
    }
    match verify::verify(&text) {
        Ok(verified) => {
            print(&views::verified(&verified, language))?;
            Ok(RULED)
        }
        Err(faults) => {
            Ok(faults.iter().map(|fault| complain(FAILED, fault.told().within(&name))).max().unwrap_or(FAILED))
        }
    }
}

fn show_article(cited: Cited, language: Language) -> io::Result<u8> {
    let Cited { rulebook, article } = cited;
    let folder = Path::new("cases");
    let cases = folder.is_dir().then(|| cases_that_show(cited, folder));
    print(&views::article_page(rulebook, article, cases.as_deref(), language))?;
    Ok(RULED)
}

/// The cases whose `shows` names the article, by path below the folder. What cannot be read shows nothing.
fn cases_that_show(cited: Cited, folder: &Path) -> Vec<String> {
    let Cited { rulebook, article } = cited;
    let shows = |path: &Path| {
        let case = read_case(path, "").ok()?;
        let own = rulebook_for(&case, None).map(|own| own.id).unwrap_or_default();
        let mut named = case.extra.get("shows")?.as_array()?.iter().filter_map(|number| number.as_str());
        let is_cited = |text: &str| {
            let (edition, number) = text.split_once(':').unwrap_or((own, text));
            edition == rulebook.id && rulebook.article(number).is_some_and(|named| named.number == article.number)
        };
        let name = path.strip_prefix(folder).unwrap_or(path).with_extension("");
        named.any(is_cited).then(|| name.display().to_string())
    };
    let files = files_in(folder, CASES).unwrap_or_default();
    files.iter().filter_map(|path| shows(path)).collect()
}

/// Prints the count below each move, as engines do, and the total last.
fn perft(depth: u32, position: &str) -> io::Result<u8> {
    let board = match fen::parse(if position.is_empty() { fen::START } else { position }) {
        Ok(board) => board,
        Err(error) => return Ok(complain(FAILED, error.told())),
    };
    let mut total = u64::from(depth == 0);
    if depth > 0 {
        for play in board.legal_moves() {
            let count = board.after(play).perft(depth - 1);
            total += count;
            print(&format!("{play}: {count}\n"))?;
        }
    }
    print(&format!("\nNodes searched: {total}\n"))?;
    Ok(RULED)
}
