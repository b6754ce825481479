//! What is committed is what would be written now; what is written leaves nothing stale behind; what changed is told.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::rulebooks;
use adjudicate::views::{Language, json};
use adjudicate::{Options, examine};

use crate::{files, reports, root, rulings, schemas, silence, write_docs};

const PERPETUAL: &str = r#"{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "e5d5 d9e9 d5e5 e9d9"}"#;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("xtask-{}", std::process::id())).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

#[test]
fn the_rulings_kept_are_those_of_today() {
    let kept = fs::read_to_string(root().join("reports").join(rulings::FILE)).unwrap_or_default();
    let now = rulings::rule(&root().join("cases")).unwrap_or_else(|fault| panic!("{fault}"));
    let is_current = kept == rulings::text(&now);
    assert!(is_current, "run `cargo xtask changes`; where the changes are wanted, `cargo xtask reports`");
}

/// An article that does nothing is no law.
#[test]
fn every_article_is_shown_by_a_case_or_says_why_not() {
    let silenced = silence::silence_all(&root().join("cases")).unwrap_or_else(|fault| panic!("{fault}"));
    let faults: Vec<String> = silenced.iter().filter_map(silence::Silenced::fault).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    let page = fs::read_to_string(root().join("docs/rulebooks").join(silence::FILE)).unwrap_or_default();
    assert_eq!(page, silence::page(&silenced), "run `cargo xtask docs` and read the diff");
}

#[test]
fn reports_are_rewritten_and_stale_ones_removed() {
    let folder = folder("reports");
    write(&folder.join("cases/deep/a.json"), PERPETUAL);
    write(&folder.join("reports/stale.md"), "");
    write(&folder.join("reports/README.md"), "kept");
    reports::write(&folder.join("cases"), &folder.join("reports")).unwrap_or_else(|fault| panic!("{fault}"));
    let report = fs::read_to_string(folder.join("reports/deep/a.md")).expect("a report");
    assert!(report.starts_with("# 红方判负") && report.contains("cases/deep/a.json"));
    assert!(!report.contains(folder.to_str().expect("UTF-8")), "where the cases are is no part of a report");
    assert!(!folder.join("reports/stale.md").exists() && folder.join("reports/README.md").exists());
    assert!(folder.join("reports/editions.md").exists() && folder.join("reports").join(rulings::FILE).exists());
}

#[test]
fn the_page_of_each_rulebook_is_written() {
    let folder = folder("docs");
    write_docs(&folder).expect("written");
    let page = fs::read_to_string(folder.join("rulebooks/cxa-1999.md")).expect("a page");
    assert!(page.starts_with("# cxa-1999 "));
}

#[test]
fn rulings_are_read_back_as_they_are_written() {
    let folder = folder("rulings");
    write(&folder.join("cases/a.json"), PERPETUAL);
    let rows = rulings::rule(&folder.join("cases")).expect("rulings");
    write(&folder.join(rulings::FILE), &rulings::text(&rows));
    assert_eq!(rulings::read(&folder.join(rulings::FILE)).expect("rulings"), rows);
    assert!(rulings::changes(&rows, &rows).is_empty());
}

#[test]
fn each_difference_is_told_with_what_was_and_what_is() {
    let folder = folder("changes");
    write(&folder.join("cases/a.json"), PERPETUAL);
    let kept = rulings::rule(&folder.join("cases")).expect("rulings");
    let mut now = kept.clone();
    let last = now.pop().expect("an edition");
    now[0].ruling.0 = "draw".to_owned();
    now[0].black = "prohibited".to_owned();
    now[0].plies[0].1.0 = "闲".to_owned();
    now[0].plies[2].1.1 = Vec::new();
    now[0].plies.pop();
    let changes = rulings::changes(&kept, &now);
    for expected in [
        "a cxa-1999 black: allowed -> prohibited",
        "a cxa-1999 ply  1: 将 -> 闲",
        "a cxa-1999 ply  3 articles: 28.1 28.4 -> ",
        "a cxa-1999 ply  4: 闲 -> nothing",
        "a cxa-1999 ruling: loss red -> draw",
        &format!("a {}: {} -> no such case or edition", last.rules, last.ruling.0),
    ] {
        assert!(changes.iter().any(|change| change == expected), "no '{expected}' in {changes:#?}");
    }
    // The articles of ply 4 are gone with it.
    assert_eq!(changes.len(), 7, "{changes:#?}");
}

/// What a value breaks of a schema.
fn faults(schema: &jsonschema::Validator, value: &serde_json::Value) -> Vec<String> {
    schema.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

fn validator(schema: &schemars::Schema) -> jsonschema::Validator {
    jsonschema::validator_for(schema.as_value()).expect("a schema")
}

#[test]
fn the_schemas_kept_are_those_of_today() {
    for (name, schema) in schemas::all() {
        let kept = fs::read_to_string(root().join("docs").join(name)).unwrap_or_default();
        assert!(kept == schemas::text(&schema), "run `cargo xtask docs` for {name}");
    }
}

#[test]
fn every_case_and_every_report_fits_its_schema() {
    let (case_schema, report_schema) = (validator(&schemas::case()), validator(&schemas::report()));
    for file in files::cases(&root().join("cases")).expect("cases") {
        let text = fs::read_to_string(&file.path).expect("a file");
        assert_eq!(faults(&case_schema, &serde_json::from_str(&text).expect("JSON")), [""; 0], "{}", file.name);
        let case = file.read().expect("a case");
        let by = |rulebook: &'static rulebooks::Rulebook| examine(&case, rulebook, &Options::default()).expect("legal");
        let examined: Vec<_> = rulebooks::ALL.iter().map(|rulebook| by(rulebook)).collect();
        let reports: Vec<_> = examined.iter().map(|examined| examined.report(&case)).collect();
        let all = json::compare(&reports, Language::Zh);
        for text in reports.iter().map(|report| json::render(report, Language::En)).chain([all]) {
            assert_eq!(faults(&report_schema, &serde_json::from_str(&text).expect("JSON")), [""; 0], "{}", file.name);
        }
    }
}

#[test]
fn what_is_no_case_or_report_breaks_the_schema() {
    let case = validator(&schemas::case());
    for text in [
        r#"{"fen": "f"}"#,
        r#"{"moves": [1]}"#,
        r#"{"moves": "a", "warned": {"side": "green"}}"#,
        r#"{"moves": "a", "occurrences": 0}"#,
    ] {
        assert!(!case.is_valid(&serde_json::from_str(text).expect("JSON")), "{text}");
    }
    assert!(!validator(&schemas::report()).is_valid(&serde_json::json!({"schema": "adjudicate/2"})));
}
