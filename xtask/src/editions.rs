//! The rulings of every case by every edition on one page, `reports/editions.md`.

use std::path::Path;

use adjudicate::views::{self, Language};
use adjudicate::{Options, examine, rulebooks};

use crate::files::{CaseFile, write as write_file};

/// Writes the page of these cases.
pub fn write(files: &[CaseFile], page: &Path) -> Result<(), String> {
    let rows = files.iter().map(row).collect::<Result<Vec<_>, _>>()?;
    write_file(page, &views::editions_page(&rows, Language::Zh))
}

/// A case's name and its ruling by each edition.
fn row(file: &CaseFile) -> Result<Vec<String>, String> {
    let case = file.read()?;
    let mut row = vec![file.name.clone()];
    for rulebook in rulebooks::ALL {
        let examined = examine(&case, rulebook, &Options::default()).map_err(|error| file.fault(&error))?;
        row.push(examined.report(&case).ruling(Language::Zh));
    }
    Ok(row)
}
