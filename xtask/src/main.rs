//! What is done to the repository itself: `cargo xtask reports|docs|changes`.
//!
//! | | |
//! |---|---|
//! | `reports [CASES REPORTS]` | writes the report of every case, the page of editions, the gallery and `rulings.json` |
//! | `docs [DOCS]` | writes the page of every rulebook, the glossary and the JSON Schemas |
//! | `silence` | silences every article in turn and prints which case shows it; status 1 if one is not shown and does not say why |
//! | `changes [CASES REPORTS]` | rules on every case anew and lists what differs from `rulings.json`; status 1 if anything does |

mod editions;
mod files;
mod gallery;
mod reports;
mod rulings;
mod schemas;
mod silence;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adjudicate::text::terms;
use adjudicate::{rulebooks, views};

const USAGE: &str = "usage: cargo xtask reports [CASES REPORTS] | docs [DOCS] | silence | changes [CASES REPORTS]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["reports"] => reports::write(&root().join("cases"), &root().join("reports")),
        ["reports", cases, reports] => reports::write(Path::new(cases), Path::new(reports)),
        ["docs"] => write_docs(&root().join("docs")),
        ["docs", docs] => write_docs(Path::new(docs)),
        ["silence"] => silence(),
        ["changes"] => changes(&root().join("cases"), &root().join("reports")),
        ["changes", cases, reports] => changes(Path::new(cases), Path::new(reports)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    done.map_or_else(
        |fault| {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the repository").to_owned()
}

/// Writes the page of every rulebook, the glossary, the schemas, and which case shows which article.
fn write_docs(docs: &Path) -> Result<(), String> {
    let pages = rulebooks::ALL.iter().map(|rulebook| (rulebook.id, views::rulebook_page(rulebook)));
    pages
        .map(|(id, page)| files::write(&docs.join("rulebooks").join(id).with_extension("md"), &page))
        .chain([files::write(&docs.join("terms.md"), &terms::page())])
        .collect::<Result<(), String>>()?;
    schemas::write(docs)?;
    let silenced = silence::silence_all(&root().join("cases"))?;
    files::write(&docs.join("rulebooks").join(silence::FILE), &silence::page(&silenced))
}

/// Prints which case shows which article.
fn silence() -> Result<(), String> {
    let found = silence::silence_all(&root().join("cases"))?;
    print!("{}", silence::page(&found));
    let faults: Vec<String> = found.iter().filter_map(silence::Silenced::fault).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Tells what is ruled otherwise than `rulings.json` says.
fn changes(cases: &Path, reports: &Path) -> Result<(), String> {
    let kept = rulings::read(&reports.join(rulings::FILE))?;
    let now = rulings::rule(cases)?;
    let changes = rulings::changes(&kept, &now);
    changes.iter().for_each(|change| println!("{change}"));
    match changes.len() {
        0 => {
            println!("{} rulings, none differs from {}", now.len(), rulings::FILE);
            Ok(())
        }
        count => Err(format!("{count} differences; if they are wanted, run `cargo xtask reports` and read the diff")),
    }
}
