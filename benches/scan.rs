//! Looking through whole games for repetitions: `cargo bench -p adjudicate-benches --bench scan`. The rate shown is games a second.

use std::hint::black_box;

use adjudicate::chess::{Board, fen};
use adjudicate::{Options, case, cycle, games, rulebooks};
use adjudicate_benches::scattered::{self, Random};
use adjudicate_benches::{CpuTime, config};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const GAMES: usize = 1_000;
const PLIES: usize = 100;

/// A game of [`PLIES`] random plies in which no position recurs; if it `repeats`, its last eight are a cycle of four, twice.
fn game(random: &mut Random, repeats: bool) -> Option<String> {
    let mut board: Board = fen::parse(fen::START).expect("the start");
    let mut words: Vec<String> = Vec::new();
    for _ in 0..if repeats { PLIES - 8 } else { PLIES } {
        let moves = board.moves();
        let play = *moves.get(random.below(moves.len().max(1)))?;
        words.push(play.to_string());
        board.make(play);
    }
    if repeats {
        let cycle = scattered::cycle(random, &board, 1)?;
        words.extend(cycle.iter().chain(&cycle).map(|play| play.to_string()));
    }
    let start = fen::parse(fen::START).expect("the start");
    let scan = cycle::scan(&start, 0, words.iter().map(String::as_str)).expect("legal");
    (repeats || scan.repetition.is_none()).then(|| words.join(" "))
}

fn games(repeats: bool) -> Vec<String> {
    let mut random = Random::new(1);
    std::iter::repeat_with(|| game(&mut random, repeats)).flatten().take(GAMES).collect()
}

fn scan(criterion: &mut Criterion<CpuTime>) {
    let start = fen::parse(fen::START).expect("the start");
    let mut group = criterion.benchmark_group("scan");
    group.throughput(Throughput::Elements(GAMES as u64));
    for (name, repeats) in [("coordinates without repetition", false), ("coordinates with repetition", true)] {
        let games = games(repeats);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let scans = games.iter().map(|game| cycle::scan(&start, 0, game.split_ascii_whitespace()));
                let found = scans.filter(|scan| scan.as_ref().is_ok_and(|scan| scan.repetition.is_some())).count();
                assert_eq!(found, if repeats { GAMES } else { 0 });
            });
        });
    }
    let games = games(false);
    let texts: Vec<String> = games.iter().map(|game| format!("position startpos moves {game}")).collect();
    let read = |text: &String| case::read_all("a.uci", text.as_bytes()).expect("a record").remove(0);
    group.bench_function("records without repetition, read and scanned", |bencher| {
        bencher.iter(|| {
            let found = texts.iter().filter(|text| games::scan(&read(black_box(text))).is_some()).count();
            assert_eq!(found, GAMES);
        });
    });
    let rulebook = rulebooks::find("cxa-1999").expect("listed");
    group.sample_size(10).bench_function("records without repetition, read and played out", |bencher| {
        bencher.iter(|| {
            for text in &texts {
                let record = read(text);
                let ruled =
                    games::rule(&record, rulebook, &Options::default(), None).filter(|ruled| ruled.is_dispute());
                assert_eq!(ruled.count(), 0);
            }
        });
    });
}

criterion_group! { name = benches; config = config(); targets = scan }
criterion_main!(benches);
