//! Reading a record in each format: `cargo bench -p adjudicate-benches --bench formats`. The rate shown is bytes a second.

use std::hint::black_box;

use adjudicate::case;
use adjudicate_benches::files::root;
use adjudicate_benches::{CpuTime, config};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn formats(criterion: &mut Criterion<CpuTime>) {
    let folder = root().join("tests/records");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder of records")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut group = criterion.benchmark_group("read");
    for name in names {
        let bytes = std::fs::read(folder.join(&name)).expect("readable");
        let read = || case::read_all(&name, black_box(&bytes)).expect("a record");
        let (games, plies) = (read().len(), read()[0].main.moves.len());
        group.throughput(Throughput::Bytes(bytes.len() as u64));
        group.bench_function(&name, |bencher| {
            bencher.iter(|| {
                let records = read();
                assert_eq!((records.len(), records[0].main.moves.len()), (games, plies));
            });
        });
    }
}

criterion_group! { name = benches; config = config(); targets = formats }
criterion_main!(benches);
