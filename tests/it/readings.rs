//! Readings: settable, weighed where they could matter, and never by guesswork.

use std::collections::BTreeSet;

use crate::common::{CaseFile, ENOUGH, cases, cxa_1999};
use adjudicate::chess::Line;
use adjudicate::cycle::Cycle;
use adjudicate::facts::Workspace;
use adjudicate::labels::{Label, label_plies, relabel};
use adjudicate::rulebooks;
use adjudicate::rulebooks::reading::{READINGS, find, with};
use adjudicate::verdict::Kind;
use adjudicate::{Options, adjudicate};

fn weighed() -> Options {
    Options::default().weighing_readings()
}

fn case(name: &str) -> CaseFile {
    cases("").into_iter().find(|file| file.name == name).unwrap_or_else(|| panic!("no case {name}"))
}

#[test]
fn every_value_can_be_set_and_is_then_the_one_applied() {
    for rulebook in rulebooks::ALL {
        for (name, article) in rulebook.readings {
            let reading = find(name).unwrap_or_else(|| panic!("{name} is not listed"));
            assert!(rulebook.article(article).is_some(), "{}: {name} is about {article}", rulebook.id);
            for value in reading.values {
                assert_eq!(reading.applied(&with(&rulebook.terms(), value)).name, value.name);
            }
        }
    }
}

#[test]
fn names_of_readings_are_unique() {
    let names: BTreeSet<_> = READINGS.iter().map(|reading| reading.name).collect();
    assert_eq!(names.len(), READINGS.len());
}

/// What a reading could change about a label.
fn said(labels: &[Label]) -> Vec<(&'static str, Vec<adjudicate::chess::Square>)> {
    labels.iter().map(|label| (label.class.zh(), label.targets.iter().map(|target| target.square).collect())).collect()
}

#[test]
fn what_a_reading_is_said_not_to_touch_it_does_not_change() {
    for file in cases("") {
        let line = Line::from_case(&file.case).expect("a legal case");
        let cycle = Cycle::find(&line, file.case.occurrences).expect("a repetition");
        let plies = line.stretch(cycle.first_ply, cycle.plies);
        let (terms, law) = (cxa_1999().terms(), cxa_1999().law());
        let labels = label_plies(plies, &law, ENOUGH);
        for reading in READINGS {
            for value in reading.values {
                let other = with(&terms, value);
                if other == terms {
                    continue;
                }
                let other = law.with_terms(other);
                let touched = relabel(plies, &labels, &other, ENOUGH, reading.touches, &mut Workspace::default());
                let all = label_plies(plies, &other, ENOUGH);
                assert_eq!(said(&touched), said(&all), "{}: {}={}", file.name, reading.name, value.name);
            }
        }
    }
}

#[test]
fn pawns_in_mutual_attack_decide_figure_14() {
    let verdict = adjudicate(&case("cxa-2020/ch8-fig14").case, cxa_1999(), &weighed()).expect("a ruling");
    let pawns = verdict.readings.iter().find(|found| found.reading.name == "pawn-in-mutual-attack").expect("touched");
    assert!(pawns.changes_ruling);
    assert_eq!(verdict.firm, Some(false));
}

#[test]
fn a_ruling_that_no_reading_changes_is_firm() {
    let verdict = adjudicate(&case("cxa-2020/ch8-fig06").case, cxa_1999(), &weighed()).expect("a ruling");
    assert_eq!((verdict.firm, verdict.readings.len()), (Some(true), 0));
}

#[test]
fn a_reading_that_is_set_is_applied() {
    let idle = find("pawn-in-mutual-attack").and_then(|reading| reading.value("idle")).expect("it is listed");
    let options = Options::default().with_reading(idle);
    let verdict = adjudicate(&case("cxa-2020/ch8-fig14").case, cxa_1999(), &options).expect("a ruling");
    assert_eq!(verdict.ruling.kind, Kind::MustChange);
}
