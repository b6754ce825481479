//! The search budget: spent, it leaves a question open; a larger one never turns one decided answer into another.

mod common;

use adjudicate::chess::Line;
use adjudicate::facts::Workspace;
use adjudicate::labels::{DEFAULT_BUDGET, Label, label_plies, label_plies_in};
use adjudicate::rulebooks;
use adjudicate::verdict::Kind;
use adjudicate::{Options, adjudicate};
use common::{cases, cxa_1999};

/// Classes of the moves that are decided.
fn decided(labels: &[Label]) -> Vec<Option<&'static str>> {
    labels.iter().map(|label| label.undecided.is_none().then(|| label.class.zh())).collect()
}

#[test]
fn a_larger_budget_never_changes_a_decided_answer() {
    for file in cases("cxa-2020") {
        let at = |budget| {
            let options = Options { budget, ..Options::default() };
            adjudicate(&file.case, cxa_1999(), &options).expect("a ruling")
        };
        let full = at(Options::default().budget);
        for budget in [1, 30, 300, 3_000] {
            let less = at(budget);
            for (less, full) in decided(&less.labels).iter().zip(decided(&full.labels)) {
                assert!(less.is_none() || *less == full, "{}: {less:?} at {budget}, later {full:?}", file.name);
            }
            let same = (less.ruling.kind, less.ruling.side) == (full.ruling.kind, full.ruling.side);
            assert!(same || less.ruling.kind == Kind::Undecided, "{} at {budget}: {:?}", file.name, less.ruling);
        }
    }
}

#[test]
fn the_default_budget_decides_every_case() {
    for file in cases("").into_iter().filter(|file| !file.name.starts_with("axf/")) {
        let verdict = adjudicate(&file.case, cxa_1999(), &Options::default()).expect("a ruling");
        assert!(decided(&verdict.labels).iter().all(Option::is_some), "{}", file.name);
    }
}

#[test]
fn the_budget_is_for_the_whole_cycle() {
    for file in cases("adversarial") {
        let line = Line::from_case(&file.case).expect("legal");
        for budget in [100, 1_000, 10_000] {
            let mut workspace = Workspace::default();
            label_plies_in(&line.plies, &cxa_1999().terms, budget, &mut workspace);
            assert!(workspace.spent() <= budget, "{}: {} of {budget}", file.name, workspace.spent());
        }
    }
}

#[test]
fn what_is_remembered_changes_no_label() {
    for file in cases("") {
        let Ok(line) = Line::from_case(&file.case) else { continue };
        let mut workspace = Workspace::default();
        for rulebook in rulebooks::ALL {
            let fresh = label_plies(&line.plies, &rulebook.terms, DEFAULT_BUDGET);
            for _ in 0..2 {
                let again = label_plies_in(&line.plies, &rulebook.terms, DEFAULT_BUDGET, &mut workspace);
                assert!(format!("{again:?}") == format!("{fresh:?}"), "{} by {}", file.name, rulebook.id);
            }
        }
    }
}
