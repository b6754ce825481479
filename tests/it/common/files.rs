//! The case files, for the tests that run over all of them.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Case};
use adjudicate::rulebooks::{self, Rulebook};

/// A case file.
pub struct CaseFile {
    /// Its path under `cases/` without the ending, such as `small/offer`.
    pub name: String,
    /// What was read from it.
    pub case: Case,
}

/// A budget that the hardest case does not spend, seen from any side and by any reading.
#[allow(dead_code, reason = "most tests keep to the default")]
pub const ENOUGH: u64 = 10_000_000;

/// The repository, from any package in it.
pub fn root() -> &'static Path {
    let has_cases = |folder: &&Path| folder.join("cases").is_dir();
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().find(has_cases).expect("a folder with the cases")
}

/// The rulebook the project is about.
#[allow(dead_code, reason = "some tests rule by every book")]
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
