//! The rulings of every case by every edition on one page, `reports/editions.md`, written by the hidden command `reports`.

use std::path::Path;

use adjudicate::views::{self, Language};
use adjudicate::{Options, examine, rulebooks};

use crate::cli::read_case;
use crate::{below, fault_of, replace};

/// Writes the page of the cases in these files, named by their paths below `folder`.
pub fn write(files: &[impl AsRef<Path>], folder: &Path, page: &Path) -> Result<(), adjudicate::text::Told> {
    let rows = files.iter().map(|path| row(path.as_ref(), folder)).collect::<Result<Vec<_>, _>>()?;
    replace(page, &views::editions_page(&rows, Language::Zh))
}

/// A case's name and its ruling by each edition.
fn row(path: &Path, folder: &Path) -> Result<Vec<String>, adjudicate::text::Told> {
    let case = read_case(path, &path.display().to_string())?;
    let mut row = vec![below(path, folder).with_extension("").display().to_string()];
    for rulebook in rulebooks::ALL {
        let examined = examine(&case, rulebook, &Options::default()).map_err(|error| fault_of(&case, &error))?;
        row.push(examined.report(&case).ruling(Language::Zh));
    }
    Ok(row)
}
