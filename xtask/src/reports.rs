//! The committed reports: one a case in Markdown, in Chinese, and what is made of all cases together.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::views::{Language, markdown};

use crate::files::{CaseFile, cases, with_ending, write as write_file};
use crate::{editions, gallery, rulings};

/// Writes the report of every case, the page of editions, the rulings and the gallery, and removes reports without a case; a
/// README stays. What can be written is, whatever is wrong with the rest.
pub fn write(folder: &Path, reports: &Path) -> Result<(), String> {
    let files = cases(folder)?;
    let page = reports.join("editions.md");
    let mut done = vec![editions::write(&files, &page)];
    done.push(rulings::rule(folder).and_then(|rows| write_file(&reports.join(rulings::FILE), &rulings::text(&rows))));
    let mut fresh = vec![reports.join("README.md"), page];
    for file in &files {
        let report = reports.join(&file.name).with_extension("md");
        done.push(write_report(file, &report));
        fresh.push(report);
    }
    let gallery = reports.join("gallery");
    done.push(gallery::write(folder, &gallery));
    let is_stale = |report: &PathBuf| !fresh.contains(report) && !report.starts_with(&gallery);
    for stale in with_ending(reports, "md")?.into_iter().filter(is_stale) {
        done.push(fs::remove_file(&stale).map_err(|error| format!("{}: {error}", stale.display())));
    }
    let faults: Vec<String> = done.into_iter().filter_map(Result::err).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn write_report(file: &CaseFile, report: &Path) -> Result<(), String> {
    let (case, examined) = file.examine()?;
    write_file(report, &markdown::render(&examined.report(&case), Language::Zh))
}
