//! The files that paths name, in the order of their names: folders opened, archives looked into, `-` for standard input.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use adjudicate::case;
use adjudicate::text::Told;

use super::archive::{self, Each};
use super::cli::has_ending;

/// Gives every record that the paths lead to, each file opened when its turn comes.
///
/// # Errors
/// Only those of `each`; what is wrong with a file is given to it.
pub fn each_record(paths: &[PathBuf], each: &mut Each) -> io::Result<()> {
    // The next last.
    let mut waiting: Vec<PathBuf> = paths.iter().rev().cloned().collect();
    while let Some(path) = waiting.pop() {
        let name = path.display().to_string();
        if name == "-" {
            each("-", Ok(&mut io::stdin().lock()))?;
            continue;
        }
        let unreadable = |error: io::Error| Told::unreadable(&name, error);
        if path.is_dir() {
            match entries(&path) {
                Ok(entries) => waiting.extend(entries.into_iter().rev()),
                Err(error) => each(&name, Err(unreadable(error)))?,
            }
            continue;
        }
        match File::open(&path) {
            Ok(file) => archive::each_record(file, &name, each)?,
            Err(error) => each(&name, Err(unreadable(error)))?,
        }
    }
    Ok(())
}

/// What in a folder may be or hold a record, sorted. Hidden files and links to folders are passed over.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    let endings = endings();
    let is_hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let is_linked_folder = |path: &PathBuf| path.is_symlink() && path.is_dir();
    entries.retain(|path| !is_hidden(path) && !is_linked_folder(path) && (path.is_dir() || has_ending(path, &endings)));
    entries.sort();
    Ok(entries)
}

/// The endings of the names of files that are or hold records.
pub fn endings() -> Vec<&'static str> {
    [case::record_endings(), archive::ENDINGS.to_vec()].concat()
}
