//! The gallery of reports to look at: `reports/gallery`.

use std::fs;
use std::path::Path;

use adjudicate::views::{Language, html, markdown, svg};

use crate::files::{case_file, write as write_file};

/// Writes HTML and Markdown of the cases named in `list.txt` of the folder, each line a case and a language, and the first
/// case's first position as `picture.svg`. Nothing is done where there is no list.
pub fn write(cases: &Path, gallery: &Path) -> Result<(), String> {
    let Ok(list) = fs::read_to_string(gallery.join("list.txt")) else { return Ok(()) };
    for (number, line) in list.lines().enumerate() {
        let (name, language) = line.split_once(' ').unwrap_or((line, "zh"));
        let language = Language::parse(language).ok_or_else(|| format!("list.txt: no language '{language}'"))?;
        let (case, examined) = case_file(cases, name).examine()?;
        let report = examined.report(&case);
        let path = gallery.join(name.replace('/', "-"));
        write_file(&path.with_extension("html"), &html::render(&report, language))?;
        write_file(&path.with_extension("md"), &markdown::render(&report, language))?;
        let first = examined.outcome.as_ref().map_or(1, |verdict| verdict.cycle.first_ply);
        if let Some(picture) = svg::board_after(&report, first, language).filter(|_| number == 0) {
            write_file(&gallery.join("picture.svg"), &picture)?;
        }
    }
    Ok(())
}
