//! The tree keeps its own rules: every article listed, no stage looking ahead, no case known to the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::rulebooks::cxa1999::RULEBOOK;
use adjudicate::rulebooks::{self, Article};

/// What is said to people, which all stages name, then the stages in the order in which data passes.
const STAGES: [&str; 10] =
    ["text", "case", "chess", "cycle", "facts", "labels", "rulebooks", "verdict", "verify", "views"];

/// Every article and detailed rule that the 1999 book prints.
const PRINTED: [&str; 49] = [
    "24", "24.1", "24.2", "24.3", "25.1", "25.2", "25.3", "26.1", "26.2", "26.3", "26.4", "27.1", "27.2", "27.3",
    "27.4", "28.1", "28.2", "28.3", "28.4", "28.5", "28.6", "28.7", "28.8", "28.9", "28.10", "28.11", "28.12", "28.13",
    "28.14", "28.15", "28.16", "29", "29.1", "29.2", "29.3", "29.4", "细则1", "细则2", "细则3", "细则4", "细则5",
    "细则6", "细则7", "细则8", "细则9", "细则10", "细则11", "细则12", "细则13",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file under `folder` with this extension, in order; none if there is no such folder.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("readable source");
        (path, text)
    };
    files(&root().join(folder), "rs").into_iter().map(read).collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

/// What the name of an article's file starts with: `a29_2_` for 29.2, `d06_` for 细则6.
fn prefix(article: &Article) -> String {
    match article.number.strip_prefix("细则") {
        Some(detail) => format!("d{detail:0>2}_"),
        None => format!("a{}_", article.number.replace('.', "_")),
    }
}

#[test]
fn the_rulebook_lists_every_printed_article_once_and_in_order() {
    let numbers: Vec<&str> = RULEBOOK.articles.iter().map(|article| article.number).collect();
    assert_eq!(numbers, PRINTED);
}

#[test]
fn every_article_file_is_listed_in_the_rulebook_and_no_other() {
    let in_folder: BTreeSet<String> =
        sources("src/rulebooks/cxa1999").iter().map(|(path, _)| file_name(path)).collect();
    let mut listed: BTreeSet<String> =
        RULEBOOK.articles.iter().map(|article| file_name(Path::new(article.file))).collect();
    listed.insert("mod.rs".to_owned());
    assert_eq!(in_folder, listed);
}

#[test]
fn the_file_of_an_article_is_named_for_its_number() {
    for article in RULEBOOK.articles {
        let name = file_name(Path::new(article.file));
        let rest = name.strip_prefix(&prefix(article));
        let is_slug = |rest: &str| rest.starts_with(|first: char| first.is_ascii_lowercase());
        assert!(rest.is_some_and(is_slug), "{} is held by {name}", article.number);
    }
}

#[test]
fn every_article_has_all_its_texts() {
    for rulebook in rulebooks::ALL {
        for article in rulebook.articles {
            let reasons = article.referee().into_iter().chain(article.unseen());
            for text in [article.title, article.summary, article.does].into_iter().chain(reasons) {
                assert!(!text.zh.trim().is_empty() && !text.en.trim().is_empty(), "{}", rulebook.cite(article));
            }
        }
    }
}

#[test]
fn rulebooks_are_found_by_names_that_differ() {
    for rulebook in rulebooks::ALL {
        assert!(rulebooks::find(rulebook.id).is_some_and(|found| std::ptr::eq(found, *rulebook)), "{}", rulebook.id);
    }
}

#[test]
fn an_article_is_found_by_its_printed_number_and_by_a_short_one() {
    let number = |asked| RULEBOOK.article(asked).map(|article| article.number);
    assert_eq!(number("29.2"), Some("29.2"));
    assert_eq!(number("细则 6"), Some("细则6"));
    assert_eq!(number("d13"), Some("细则13"));
    assert_eq!(number("d14"), None);
    assert_eq!(number(""), None);
}

/// The names that follow `crate::` in a source, `crate::{a, b::c}` included.
fn crate_names(text: &str) -> BTreeSet<String> {
    let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names = BTreeSet::new();
    for (at, found) in text.match_indices("crate::") {
        let rest = &text[at + found.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            names.insert(name(rest));
            continue;
        };
        let mut depth = 0;
        let mut start = true;
        for (at, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => start = true,
                c if start && !c.is_whitespace() => {
                    names.insert(name(&group[at..]));
                    start = false;
                }
                _ => {}
            }
        }
    }
    names
}

#[test]
fn names_after_crate_are_read_from_groups_too() {
    let names = crate_names("use crate::chess::Side; use crate::{\n labels::{Class, Label},\n facts};");
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["chess", "facts", "labels"]);
}

#[test]
fn no_stage_names_a_later_one() {
    for (index, stage) in STAGES.iter().enumerate() {
        for (path, text) in sources(&format!("src/{stage}")) {
            let names = crate_names(&text);
            let later: Vec<&&str> = STAGES[index + 1..].iter().filter(|later| names.contains(**later)).collect();
            assert!(later.is_empty(), "{} names the later stage {later:?}", path.display());
        }
    }
}

#[test]
fn every_folder_of_src_is_a_stage() {
    let folders = fs::read_dir(root().join("src")).expect("src").map(|entry| entry.expect("an entry").path());
    let names: BTreeSet<String> = folders.filter(|path| path.is_dir()).map(|path| file_name(&path)).collect();
    assert_eq!(names, STAGES.iter().map(|stage| stage.to_string()).collect());
}

/// The checker of reports goes by evidence that it plays itself: what searches it may not call.
#[test]
fn the_checker_searches_for_nothing() {
    const SEARCHES: [&str; 5] = ["MateSearch", "Prospect", "mate_defences", "protection(", "label_plies("];
    for (path, text) in sources("src/verify") {
        let found: Vec<&&str> = SEARCHES.iter().filter(|search| text.contains(**search)).collect();
        assert!(found.is_empty(), "{} names {found:?}", path.display());
    }
}

/// The folders of sources, the product's own first.
const SOURCES: [&str; 6] = ["src", "cli/src", "cli/tests", "xtask/src", "benches", "tests"];

#[test]
fn every_source_file_says_what_it_is_for() {
    for (path, text) in SOURCES.iter().flat_map(|folder| sources(folder)) {
        assert!(text.starts_with("//! "), "{} has no //! header", path.display());
    }
}

/// What a program of the workspace may be tested by, each a program to link: the library's tests, the program's, xtask's, and
/// the examples in the documentation.
#[test]
fn there_are_no_more_test_programs_than_these() {
    let files = |folder: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(root().join(folder)).into_iter().flatten();
        let names = entries.map(|entry| file_name(&entry.expect("an entry").path()));
        names.filter(|name| name.ends_with(".rs") || name == "it").collect()
    };
    for folder in ["tests", "cli/tests"] {
        assert_eq!(files(folder), BTreeSet::from(["it".to_owned()]), "{folder}");
    }
    for folder in ["xtask/tests", "benches/tests"] {
        assert!(files(folder).is_empty(), "{folder}");
    }
}

/// A file of tests that no program names is never run.
#[test]
fn every_file_of_tests_is_named_by_its_program() {
    for folder in ["tests/it", "cli/tests/it"] {
        let main = fs::read_to_string(root().join(folder).join("main.rs")).expect("main.rs");
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_named = name == "main" || main.lines().any(|line| line == format!("mod {name};"));
            assert!(is_named, "{} is not named in main.rs", path.display());
        }
    }
}

/// The library is not built a second time for unit tests; those of a module that shows nothing run in `tests/it`, by its path.
#[test]
fn every_unit_test_in_the_library_is_run_by_a_program() {
    let main = fs::read_to_string(root().join("tests/it/main.rs")).expect("main.rs");
    for (path, text) in sources("src") {
        let below = path.strip_prefix(root()).expect("in the repository").display().to_string();
        let is_run = main.contains(&format!("#[path = \"../../{below}\"]"));
        assert!(is_run || !text.contains("#[test]"), "the tests in {below} are never run");
    }
}

/// The program knows no case: neither by the name of a file under `cases/` nor by the numbering of a published figure.
#[test]
fn no_case_is_known_to_the_program() {
    let cases = files(&root().join("cases"), "json");
    let stems = cases.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    let named: Vec<String> =
        stems.filter(|stem| stem.contains(['-', '_']) && stem.chars().any(|c| c.is_ascii_digit())).collect();
    let figures = ["ch8-fig", "ch9-ref", "ptt-", "xqf-"].map(str::to_owned);
    for (path, text) in sources("src").into_iter().chain(sources("cli/src")) {
        for id in named.iter().chain(&figures) {
            assert!(!text.contains(id.as_str()), "{} speaks of the case {id}", path.display());
        }
    }
}
