//! Counting positions to a depth: `cargo bench -p adjudicate-benches --bench perft`. The rate shown is positions a second.

use std::hint::black_box;

use adjudicate::chess::fen;
use adjudicate_benches::{CpuTime, config};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// A name, a position, and how many positions come after so many plies.
const COUNTS: [(&str, &str, u32, u64); 4] = [
    ("start/4", fen::START, 4, 3_290_240),
    ("start/5", fen::START, 5, 133_312_995),
    ("middle/4", "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w", 4, 1_339_047),
    ("in check/4", "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w", 4, 326_201),
];

fn perft(criterion: &mut Criterion<CpuTime>) {
    let mut group = criterion.benchmark_group("perft");
    for (name, text, depth, count) in COUNTS {
        let board = fen::parse(text).expect("a legal position");
        group.throughput(Throughput::Elements(count));
        group.bench_function(name, |bencher| bencher.iter(|| assert_eq!(black_box(&board).perft(depth), count)));
    }
}

criterion_group! { name = benches; config = config(); targets = perft }
criterion_main!(benches);
