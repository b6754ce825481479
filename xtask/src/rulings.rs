//! `reports/rulings.json`: what every case comes to by every edition, one line each, to be compared by a program.
//!
//! Reports are for people, and say much that may be put otherwise without a ruling having changed; here stands only what was
//! ruled: what each ply is, how each side stands, the ruling, and the articles cited for them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use adjudicate::chess::Side;
use adjudicate::verdict::report::{Document, Judged, Play};
use adjudicate::views::{Language, json};
use adjudicate::{Options, examine, rulebooks};
use serde::{Deserialize, Serialize};

use crate::files::{CaseFile, cases};

/// The name of the file.
pub const FILE: &str = "rulings.json";

/// A case by an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The name of the case.
    pub case: String,
    /// The edition.
    pub rules: String,
    /// The kind of ruling and the side it goes against, and the articles it rests on.
    pub ruling: Told,
    /// Whether Red's moves taken together are prohibited, allowed, or neither because there is nothing to rule on.
    pub red: String,
    /// The same of Black.
    pub black: String,
    /// Each ply judged: its number, its effects, and the articles that speak of it.
    pub plies: Vec<(u64, Told)>,
}

/// What is said, and the numbers of the articles cited for it.
pub type Told = (String, Vec<String>);

/// Rules on every case below a folder by every edition.
pub fn rule(folder: &Path) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for file in cases(folder)? {
        rows.extend(rows_of(&file)?);
    }
    Ok(rows)
}

/// A case by each edition in the order of their list.
fn rows_of(file: &CaseFile) -> Result<Vec<Row>, String> {
    let case = file.read()?;
    let row = |report: Document| Row {
        case: file.name.clone(),
        red: standing(report.sides.as_ref().map(|sides| &sides.red)),
        black: standing(report.sides.as_ref().map(|sides| &sides.black)),
        plies: report.moves.iter().map(|judged| (judged.ply.into(), told_of(judged))).collect(),
        ruling: (essence(&report), report.ruling.articles),
        rules: report.rules,
    };
    let by = |rulebook| {
        let examined = examine(&case, rulebook, &Options::default()).map_err(|error| file.fault(&error))?;
        Ok(row(json::document(&examined.report(&case), Language::Zh)))
    };
    rulebooks::ALL.iter().map(|rulebook| by(rulebook)).collect()
}

/// The kind of ruling, and the side it goes against.
fn essence(report: &Document) -> String {
    let (kind, side) = report.essence();
    let words = [Some(kind.name()), side.map(Side::name)];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The effects of a ply, its name if it has none.
fn told_of(judged: &Judged) -> Told {
    let label = std::slice::from_ref(&judged.label);
    let effects = if judged.effects.is_empty() { label } else { &judged.effects };
    let effects: Vec<&str> = effects.iter().map(|class| class.zh()).collect();
    (effects.join(" "), judged.articles.clone())
}

fn standing(play: Option<&Play>) -> String {
    match play.map(|play| play.prohibited) {
        Some(true) => "prohibited",
        Some(false) => "allowed",
        None => "none",
    }
    .to_owned()
}

/// The rows as they are kept: a list, one line a row.
pub fn text(rows: &[Row]) -> String {
    let lines: Vec<String> =
        rows.iter().map(|row| serde_json::to_string(row).expect("plain data has a JSON form")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// The rows kept in a file.
pub fn read(path: &Path) -> Result<Vec<Row>, String> {
    let shown = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))
}

/// What differs, a line each: case, edition, what of it, the old and the new.
pub fn changes(kept: &[Row], now: &[Row]) -> Vec<String> {
    let by_name = |rows: &[Row]| -> BTreeMap<(String, String), Row> {
        rows.iter().map(|row| ((row.case.clone(), row.rules.clone()), row.clone())).collect()
    };
    let (kept, now) = (by_name(kept), by_name(now));
    let mut changes = Vec::new();
    for ((case, rules), old) in &kept {
        match now.get(&(case.clone(), rules.clone())) {
            Some(new) => changes.extend(differences(old, new).map(|what| format!("{case} {rules} {what}"))),
            None => changes.push(format!("{case} {rules}: {} -> no such case or edition", old.ruling.0)),
        }
    }
    let added = now.iter().filter(|(name, _)| !kept.contains_key(*name));
    changes.extend(added.map(|((case, rules), new)| format!("{case} {rules}: nothing -> {}", new.ruling.0)));
    changes.sort();
    changes
}

/// What differs between two rulings on one case by one edition.
fn differences(old: &Row, new: &Row) -> impl Iterator<Item = String> {
    let (old, new) = (parts(old), parts(new));
    let names: BTreeSet<String> = old.keys().chain(new.keys()).cloned().collect();
    names.into_iter().filter_map(move |name| {
        let (was, is) = (old.get(&name), new.get(&name));
        let shown = |part: Option<&String>| part.map_or("nothing", String::as_str).to_owned();
        (was != is).then(|| format!("{name}: {} -> {}", shown(was), shown(is)))
    })
}

/// What a row says, each thing by its name.
fn parts(row: &Row) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::from([("red".to_owned(), row.red.clone()), ("black".to_owned(), row.black.clone())]);
    let mut put = |name: String, (what, articles): &Told| {
        parts.insert(format!("{name} articles"), articles.join(" "));
        parts.insert(name, what.clone());
    };
    put("ruling".to_owned(), &row.ruling);
    row.plies.iter().for_each(|(ply, told)| put(format!("ply {ply:>2}"), told));
    parts
}
