//! The case files and what they expect, for the tests that run over all of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Case};
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::verdict::Ruling;
use serde::Deserialize;

/// A case file: `name` is its path under `cases/` without the ending, such as `small/offer`.
pub struct CaseFile {
    pub name: String,
    pub case: Case,
}

/// What a case file expects, as far as it says so.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// The class of a ply, by its number from 1.
    pub labels: BTreeMap<u32, String>,
    /// Some pieces that a ply chases, by the number of the ply.
    pub targets: BTreeMap<u32, Vec<String>>,
    /// The ruling by edition; `practice` is the ruling a record carries, its edition unstated.
    pub ruling: BTreeMap<String, Ruled>,
    /// Whether the 1999 text leaves no second reading.
    pub settled: bool,
    /// The stretch judged.
    pub cycle: Option<Turn>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    pub kind: String,
    pub side: Option<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub first_ply: u32,
    pub plies: u32,
    pub occurrences: u32,
    pub ripe: bool,
}

impl Ruled {
    pub fn of(ruling: &Ruling) -> Ruled {
        Ruled { kind: ruling.kind.name().to_owned(), side: ruling.side.map(|side| side.name().to_owned()) }
    }
}

impl std::fmt::Display for Ruled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.kind)?;
        self.side.iter().try_for_each(|side| write!(f, " {side}"))
    }
}

impl CaseFile {
    pub fn expect(&self) -> Expect {
        let expect = self.case.expect.clone().unwrap_or_default();
        if expect.is_null() {
            return Expect::default();
        }
        serde_json::from_value(expect).unwrap_or_else(|error| panic!("{}: 'expect': {error}", self.name))
    }
}

/// The repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rulebook the project is about.
pub fn cxa_1999() -> &'static Rulebook {
    rulebooks::find("cxa-1999").expect("cxa-1999 is listed")
}

/// Every case file under `cases/`, or under one of its folders, in the order of their names.
pub fn cases(folder: &str) -> Vec<CaseFile> {
    let top = root().join("cases");
    let mut files = Vec::new();
    collect(&top.join(folder), &mut files);
    files.sort();
    assert!(!files.is_empty(), "no case under cases/{folder}");
    files.iter().map(|path| read(&top, path)).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "json") {
            files.push(path);
        }
    }
}

fn read(top: &Path, path: &Path) -> CaseFile {
    let name: Vec<_> =
        path.strip_prefix(top).expect("under cases/").iter().map(|part| part.to_str().unwrap()).collect();
    let name = name.join("/").trim_end_matches(".json").to_owned();
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let case = case::read(&format!("cases/{name}.json"), &bytes).unwrap_or_else(|error| panic!("{error}"));
    CaseFile { name, case }
}
