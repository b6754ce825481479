//! The search budget: spent, it leaves a question open; a larger one never turns one decided answer into another.

use crate::common::{cases, cxa_1999};
use crate::scattered::{self, Random};
use adjudicate::chess::{Line, fen};
use adjudicate::facts::Workspace;
use adjudicate::labels::{DEFAULT_BUDGET, Label, label_plies, label_plies_in};
use adjudicate::rulebooks;
use adjudicate::verdict::Kind;
use adjudicate::{Options, adjudicate};
use proptest::prelude::*;

/// Classes of the moves that are decided.
fn decided(labels: &[Label]) -> Vec<Option<&'static str>> {
    labels.iter().map(|label| label.undecided.is_none().then(|| label.class.zh())).collect()
}

#[test]
fn a_larger_budget_never_changes_a_decided_answer() {
    for file in cases("cxa-2020").into_iter().chain(cases("adversarial")) {
        let at = |budget| {
            let options = Options::default().with_budget(budget);
            adjudicate(&file.case, cxa_1999(), &options).expect("a ruling")
        };
        let full = at(Options::default().budget);
        for budget in [1, 30, 300, 3_000, 30_000] {
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
            label_plies_in(&line.plies, &cxa_1999().law(), budget, &mut workspace);
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
            let fresh = label_plies(&line.plies, &rulebook.law(), DEFAULT_BUDGET);
            for _ in 0..2 {
                let again = label_plies_in(&line.plies, &rulebook.law(), DEFAULT_BUDGET, &mut workspace);
                assert!(format!("{again:?}") == format!("{fresh:?}"), "{} by {}", file.name, rulebook.id);
            }
        }
    }
}

/// A line of four plies that lead back to where they began, the same one for the same number; `None` where chance does not allow it.
fn random_cycle(seed: u64, share: usize) -> Option<Line> {
    let mut random = Random::new(seed);
    let board = scattered::position(&mut random, share)?;
    let cycle = scattered::cycle(&mut random, &board, 1)?;
    Some(Line::from_case(&scattered::case(&board, &cycle)).expect("legal"))
}

#[test]
fn what_is_remembered_changes_none_on_any_board() {
    let lines: Vec<Line> = (1..400).filter_map(|seed| random_cycle(seed, 15 + seed as usize % 60)).collect();
    assert!(lines.len() > 100, "{} lines", lines.len());
    for line in &lines {
        let mut workspace = Workspace::default();
        let labels = |workspace: &mut Workspace| {
            let labels = label_plies_in(&line.plies, &cxa_1999().law(), 1_000_000, workspace);
            labels.iter().map(|label| label.undecided.is_none().then(|| format!("{label:?}"))).collect::<Vec<_>>()
        };
        let fresh = labels(&mut workspace);
        for (again, fresh) in labels(&mut workspace).iter().zip(&fresh) {
            assert!(again.is_none() || fresh.is_none() || again == fresh, "{}", fen::write(&line.start));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn a_larger_budget_changes_none_on_any_board(seed in 1_u64.., share in 15_usize..=100) {
        let Some(line) = random_cycle(seed, share) else { return Ok(()) };
        let at = |budget| decided(&label_plies(&line.plies, &cxa_1999().law(), budget));
        let full = at(DEFAULT_BUDGET);
        for budget in [30, 300, 3_000, 30_000] {
            for (less, full) in at(budget).iter().zip(&full) {
                prop_assert!(less.is_none() || full.is_none() || less == full, "{:?} at {}, later {:?}", less, budget, full);
            }
        }
    }
}
