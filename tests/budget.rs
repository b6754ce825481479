//! The search budget: spent, it leaves a question open; a larger one never turns one decided answer into another.

mod common;

use adjudicate::labels::Label;
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
