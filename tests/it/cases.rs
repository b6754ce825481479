//! Every case file: labels, rulings, what it shows, and its committed report.
//!
//! `cargo test --test it cases:: -- --nocapture` prints what disagrees; `cargo xtask reports` writes the
//! reports anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::common::expect::{Expect, Ruled, Turn};
use crate::common::named::{Disagreement, assert_named};
use crate::common::{CaseFile, cases, cxa_1999, root};
use adjudicate::chess::Line;
use adjudicate::labels::{Class, DEFAULT_BUDGET, Label, label_plies};
use adjudicate::rulebooks::{self, Rulebook, cxa2020};
use adjudicate::verdict::Verdict;
use adjudicate::views::{Language, markdown};
use adjudicate::{Options, adjudicate, examine, rulebook_for};

fn rule(file: &CaseFile) -> Verdict {
    rule_by(file, cxa_1999())
}

fn rule_by(file: &CaseFile, rulebook: &'static Rulebook) -> Verdict {
    adjudicate(&file.case, rulebook, &Options::default()).unwrap_or_else(|error| panic!("{}: {error}", file.name))
}

/// The labels of all plies by the definitions of 2020, which the figures print.
fn labels_2020(file: &CaseFile) -> Vec<Label> {
    let line = Line::from_case(&file.case).unwrap_or_else(|error| panic!("{}: {error}", file.name));
    label_plies(&line.plies, &cxa2020::RULEBOOK.law(), DEFAULT_BUDGET)
}

/// A figure that says 闲 may mean any of the idle classes; every other name is meant exactly.
fn agrees(expected: &str, found: Class) -> bool {
    let expected = Class::parse(expected).unwrap_or_else(|| panic!("'{expected}' names no class"));
    expected == found || expected == Class::Idle && !found.is_attack()
}

fn label_disagreements(file: &CaseFile, labels: &[Label], agree: fn(&str, Class) -> bool) -> Vec<Disagreement> {
    let found: BTreeMap<u32, Class> = labels.iter().map(|label| (label.ply, label.class)).collect();
    let expected = Expect::of(file).labels.into_iter();
    let wrong = expected.filter(|(ply, name)| !found.get(ply).is_some_and(|&class| agree(name, class)));
    wrong
        .map(|(ply, expected)| {
            let found = found.get(&ply).map_or("not judged", |class| class.zh()).to_owned();
            Disagreement { case: file.name.clone(), at: ply.to_string(), expected, found }
        })
        .collect()
}

fn ruling_disagreement(file: &CaseFile, edition: &str) -> Option<Disagreement> {
    let expected = Expect::of(file).ruling.remove(edition)?;
    // Annotations that name no edition are held against the default one.
    let found = Ruled::of(&rule_by(file, rulebooks::find(edition).unwrap_or_else(cxa_1999)).ruling);
    let at = "ruling".to_owned();
    (expected != found).then(|| Disagreement {
        case: file.name.clone(),
        at,
        expected: expected.to_string(),
        found: found.to_string(),
    })
}

#[test]
fn ninety_seven_labels_in_a_hundred_agree_with_the_figures() {
    let files = cases("cxa-2020");
    let all: usize = files.iter().map(|file| Expect::of(file).labels.len()).sum();
    let wrong: usize = files.iter().map(|file| label_disagreements(file, &labels_2020(file), agrees).len()).sum();
    println!("{} of {all} labels agree", all - wrong);
    assert!((all - wrong) * 100 >= all * 97, "{wrong} of {all} labels disagree");
}

#[test]
fn every_label_that_disagrees_with_a_figure_is_named() {
    let found =
        cases("cxa-2020").iter().flat_map(|file| label_disagreements(file, &labels_2020(file), agrees)).collect();
    assert_named(found, "labels.md");
}

#[test]
fn every_settled_ruling_agrees_with_the_figures() {
    let settled = cases("cxa-2020").into_iter().filter(|file| Expect::of(file).settled);
    assert_named(settled.filter_map(|file| ruling_disagreement(&file, "cxa-1999")).collect(), "rulings.md");
}

#[test]
fn every_figure_is_ruled_by_the_book_that_prints_it() {
    let found: Vec<_> = cases("cxa-2020").iter().filter_map(|file| ruling_disagreement(file, "cxa-2020")).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_ruling_that_disagrees_with_practice_is_named() {
    let found = cases("practice").iter().filter_map(|file| ruling_disagreement(file, "practice")).collect();
    assert_named(found, "practice.md");
}

#[test]
fn small_cases_are_labelled_exactly() {
    let found: Vec<_> = cases("small")
        .iter()
        .flat_map(|file| label_disagreements(file, &rule(file).labels, |expected, found| expected == found.zh()))
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn small_cases_are_ruled_exactly() {
    let found: Vec<_> = cases("small").iter().filter_map(|file| ruling_disagreement(file, "cxa-1999")).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn small_cases_chase_the_pieces_named() {
    for file in cases("small") {
        let verdict = rule(&file);
        for (ply, expected) in Expect::of(&file).targets {
            let label = verdict.labels.iter().find(|label| label.ply == ply).expect("a ply that is judged");
            let found: Vec<_> = label.targets.iter().map(|target| target.square.to_string()).collect();
            assert_eq!(found, expected, "{}: pieces chased at ply {ply}", file.name);
        }
    }
}

#[test]
fn the_stretch_judged_is_the_one_expected() {
    for file in cases("small") {
        let Expect { cycle: Some(expected), .. } = Expect::of(&file) else { continue };
        let Verdict { cycle, ripe, .. } = rule(&file);
        let found = Turn { first_ply: cycle.first_ply, plies: cycle.plies, occurrences: cycle.occurrences, ripe };
        assert_eq!(found, expected, "{}", file.name);
    }
}

/// The articles and classes a case says it shows.
fn shows(file: &CaseFile) -> Vec<String> {
    let shows = file.case.extra.get("shows").cloned().unwrap_or_default();
    if shows.is_null() {
        return Vec::new();
    }
    serde_json::from_value(shows).unwrap_or_else(|error| panic!("{}: 'shows': {error}", file.name))
}

#[test]
fn every_article_and_every_class_is_shown_by_a_case() {
    let shown: BTreeSet<String> = cases("").iter().flat_map(shows).collect();
    let articles = cxa_1999().articles.iter().map(|article| article.number);
    let classes = Class::ALL.into_iter().map(Class::zh);
    let missing: Vec<_> = articles.chain(classes).filter(|&name| !shown.contains(name)).collect();
    assert!(missing.is_empty(), "shown by no case: {missing:?}");
}

#[test]
fn a_case_shows_what_it_says_it_shows() {
    let mut wrong = Vec::new();
    for file in cases("") {
        let shows = shows(&file);
        if shows.is_empty() {
            continue;
        }
        let verdict = rule(&file);
        let mut found: BTreeSet<&str> = verdict.findings.iter().map(|finding| finding.article.number).collect();
        found.extend(verdict.labels.iter().map(|label| label.class.zh()));
        wrong.extend(
            shows.iter().filter(|name| !found.contains(name.as_str())).map(|name| format!("{} {name}", file.name)),
        );
    }
    assert!(wrong.is_empty(), "said to be shown, but not found: {wrong:#?}");
}

#[test]
fn every_committed_report_is_what_the_program_prints_now() {
    let committed = |file: &CaseFile| fs::read_to_string(root().join("reports").join(format!("{}.md", file.name))).ok();
    let files = cases("").into_iter();
    let stale: Vec<_> =
        files.filter(|file| committed(file).as_ref() != Some(&report(file))).map(|file| file.name).collect();
    assert!(stale.is_empty(), "run `cargo xtask reports` and read the diff: {stale:#?}");
}

fn report(file: &CaseFile) -> String {
    let rulebook = rulebook_for(&file.case, None).unwrap_or_else(|error| panic!("{}: {error}", file.name));
    let options = Options::default().weighing_readings();
    let examined = examine(&file.case, rulebook, &options).unwrap_or_else(|e| panic!("{}: {e}", file.name));
    markdown::render(&examined.report(&file.case), Language::Zh)
}

#[test]
fn no_report_is_left_without_its_case() {
    let known: BTreeSet<String> = cases("").into_iter().map(|file| file.name).collect();
    for folder in ["cxa-2020", "practice", "small"] {
        for entry in fs::read_dir(root().join("reports").join(folder)).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            let name = format!("{folder}/{}", path.file_stem().expect("a name").to_string_lossy());
            assert!(known.contains(&name), "reports/{name}.md has no case");
        }
    }
}
