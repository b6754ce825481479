//! Points on which the program and a case differ, and the pages under `docs/reading/` that name them.

use std::fs;

use super::root;

/// One point on which the program and a case file differ.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Disagreement {
    pub case: String,
    /// The ply, or `ruling`.
    pub at: String,
    pub expected: String,
    pub found: String,
}

/// The rows of a table `| case | ply | book | program | why |` in `docs/reading/`; every row must say why.
fn named_in(page: &str) -> Vec<Disagreement> {
    let text = fs::read_to_string(root().join("docs/reading").join(page)).unwrap_or_else(|e| panic!("{page}: {e}"));
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| case "));
    let mut named: Vec<_> = rows
        .map(|row| {
            let cells: Vec<_> = row.trim_matches('|').splitn(5, '|').map(str::trim).collect();
            let [case, at, expected, found, why] = cells[..] else { panic!("{page}: not five cells: {row}") };
            assert!(!why.is_empty(), "{page}: no reason given: {row}");
            Disagreement { case: case.into(), at: at.into(), expected: expected.into(), found: found.into() }
        })
        .collect();
    named.sort();
    named
}

/// Fails unless the page names these points and no others.
pub fn assert_named(mut found: Vec<Disagreement>, page: &str) {
    found.sort();
    let rows: String = found
        .iter()
        .map(|row| format!("| {} | {} | {} | {} |  |\n", row.case, row.at, row.expected, row.found))
        .collect();
    println!("| case | ply | book | program | why |\n{rows}");
    let named = named_in(page);
    let new: Vec<_> = found.iter().filter(|row| !named.contains(row)).collect();
    let gone: Vec<_> = named.iter().filter(|row| !found.contains(row)).collect();
    assert!(new.is_empty() && gone.is_empty(), "docs/reading/{page}: to be named {new:#?}, to be struck {gone:#?}");
}
