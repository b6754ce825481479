//! Naming the moves of the published figures and ruling on them: `cargo bench -p adjudicate-benches --bench rulings [-- FIGURE]`.
//!
//! Each figure by itself, and all of them one after the other. Every ruling is the one printed.

use std::collections::BTreeMap;
use std::hint::black_box;

use adjudicate::labels::{DEFAULT_BUDGET, label_plies};
use adjudicate::rulebooks::Rulebook;
use adjudicate::{Options, adjudicate, chess::Line, rulebooks};
use adjudicate_benches::files::{CaseFile, cases};
use adjudicate_benches::{CpuTime, config};
use criterion::{Criterion, criterion_group, criterion_main};

/// The kind of ruling and the side that a figure prints.
type Printed = (String, Option<String>);

fn printed(file: &CaseFile) -> Option<Printed> {
    let expect: BTreeMap<String, serde_json::Value> = serde_json::from_value(file.case.expect.clone()?).ok()?;
    let ruling = expect.get("ruling")?.get("cxa-2020")?;
    let text = |key: &str| ruling.get(key).and_then(|value| value.as_str()).map(str::to_owned);
    Some((text("kind")?, text("side")))
}

fn rule(file: &CaseFile, rulebook: &'static Rulebook) -> Printed {
    let verdict = adjudicate(&file.case, rulebook, &Options::default()).expect("a case with a cycle");
    (verdict.ruling.kind.name().to_owned(), verdict.ruling.side.map(|side| side.name().to_owned()))
}

fn rulings(criterion: &mut Criterion<CpuTime>) {
    let rulebook = rulebooks::find("cxa-2020").expect("listed");
    let figures: Vec<(CaseFile, Printed)> =
        cases("cxa-2020").into_iter().filter_map(|file| printed(&file).map(|ruling| (file, ruling))).collect();
    criterion.bench_function("figures/all ruled", |bencher| {
        bencher.iter(|| {
            figures.iter().for_each(|(file, ruling)| assert_eq!(rule(file, rulebook), *ruling, "{}", file.name))
        });
    });
    let lines: Vec<Line> = figures.iter().map(|(file, _)| Line::from_case(&file.case).expect("legal")).collect();
    let law = rulebook.law();
    let named = |line: &Line| label_plies(&line.plies, &law, DEFAULT_BUDGET).len() == line.plies.len();
    criterion.bench_function("figures/all labelled", |bencher| {
        bencher.iter(|| assert!(lines.iter().all(|line| named(black_box(line)))));
    });
    let mut group = criterion.benchmark_group("figure");
    group.measurement_time(std::time::Duration::from_millis(300));
    for (file, ruling) in &figures {
        group.bench_function(&file.name, |bencher| bencher.iter(|| assert_eq!(rule(file, rulebook), *ruling)));
    }
}

criterion_group! { name = benches; config = config(); targets = rulings }
criterion_main!(benches);
