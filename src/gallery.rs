//! The gallery of reports to look at: `reports/gallery`, written by the hidden command `reports`.

use std::fs;
use std::path::Path;

use adjudicate::views::{Language, html, markdown, svg};

use crate::{examine_case, replace};

/// Writes HTML and Markdown of the cases named in `list.txt` of the folder, each line a case and a language, and the first
/// case's first position as `picture.svg`. Nothing is done where there is no list.
pub fn write(cases: &Path, gallery: &Path) -> Result<(), adjudicate::text::Told> {
    let Ok(list) = fs::read_to_string(gallery.join("list.txt")) else { return Ok(()) };
    for (number, line) in list.lines().enumerate() {
        let (name, language) = line.split_once(' ').unwrap_or((line, "zh"));
        let language = Language::parse(language).ok_or_else(|| format!("list.txt: no language '{language}'"))?;
        let (case, examined) = examine_case(&cases.join(name).with_extension("json"), &format!("cases/{name}.json"))?;
        let report = examined.report(&case);
        let path = gallery.join(name.replace('/', "-"));
        replace(&path.with_extension("html"), &html::render(&report, language))?;
        replace(&path.with_extension("md"), &markdown::render(&report, language))?;
        let first = examined.outcome.as_ref().map_or(1, |verdict| verdict.cycle.first_ply);
        if let Some(picture) = svg::board_after(&report, first, language).filter(|_| number == 0) {
            replace(&gallery.join("picture.svg"), &picture)?;
        }
    }
    Ok(())
}
