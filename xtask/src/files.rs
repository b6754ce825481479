//! The cases, read and ruled on, and files written.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Case};
use adjudicate::{Error, Examined, Options, examine, rulebook_for};

/// A case file: its path, and its name, which is the path below the folder of cases without the ending, such as `small/offer`.
pub struct CaseFile {
    /// Where it is.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
}

impl CaseFile {
    /// Reads it. It is named by its path from the folder of cases on, wherever that folder is.
    pub fn read(&self) -> Result<Case, String> {
        let bytes = fs::read(&self.path).map_err(|error| format!("{}: {error}", self.path.display()))?;
        case::read(&format!("cases/{}.json", self.name), &bytes).map_err(|error| error.to_string())
    }

    /// Rules on it by its own edition, all readings weighed.
    pub fn examine(&self) -> Result<(Case, Examined), String> {
        let case = self.read()?;
        let options = Options::default().weighing_readings();
        let examined = rulebook_for(&case, None).and_then(|rulebook| examine(&case, rulebook, &options));
        examined.map_err(|error| self.fault(&error)).map(|examined| (case, examined))
    }

    /// What is wrong with it.
    pub fn fault(&self, error: &Error) -> String {
        format!("{}: {error}", self.name)
    }
}

/// The case of this name below the folder of cases.
pub fn case_file(folder: &Path, name: &str) -> CaseFile {
    CaseFile { path: folder.join(name).with_extension("json"), name: name.to_owned() }
}

/// Every case below a folder, in the order of their paths.
///
/// # Errors
/// If there is none, or the folder cannot be read.
pub fn cases(folder: &Path) -> Result<Vec<CaseFile>, String> {
    let named = |path: PathBuf| {
        let below = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
        let name: Vec<_> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        CaseFile { path, name: name.join("/") }
    };
    let found = with_ending(folder, "json")?;
    match found.is_empty() {
        true => Err(format!("{}: no cases", folder.display())),
        false => Ok(found.into_iter().map(named).collect()),
    }
}

/// The files with this ending in a folder and its folders, in the order of their paths.
pub fn with_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(with_ending(&path, ending)?);
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Writes a file, making its folder.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}
