//! What a ruling takes, by the length of the cycle, the pieces and the checks on the board:
//! `cargo bench -p adjudicate-benches --bench growth [-- COUNT]`.
//!
//! Random positions with random cycles, the same ones in every run, labelled by the 1999 book with a budget ten times the default. Search
//! nodes are the same on every machine; the times are those of this thread on the processor.

use std::time::Duration;

use adjudicate::chess::{Board, Line, Side};
use adjudicate::facts::Workspace;
use adjudicate::labels::{DEFAULT_BUDGET, label_plies_in};
use adjudicate::rulebooks;
use adjudicate_benches::cpu_time;
use adjudicate_benches::scattered::{self, Random};

const BUDGET: u64 = 10 * DEFAULT_BUDGET;

/// One cycle and what it took.
struct Taken {
    plies: usize,
    pieces: usize,
    /// The checks that either side could give at the start.
    checks: usize,
    nodes: u64,
    time: Duration,
}

/// A random cycle of so many plies, labelled.
fn take(random: &mut Random, plies: usize) -> Taken {
    loop {
        let share = random.among(&scattered::SHARES);
        let Some(board) = scattered::position(random, share) else { continue };
        let Some(cycle) = scattered::cycle(random, &board, plies / 4) else { continue };
        let line = Line::from_case(&scattered::case(&board, &cycle)).expect("a legal cycle");
        let law = &rulebooks::find("cxa-1999").expect("listed").law();
        let mut workspace = Workspace::default();
        let started = cpu_time();
        let labels = label_plies_in(&line.plies, law, BUDGET, &mut workspace);
        let time = cpu_time() - started;
        assert!(labels.len() == plies && workspace.spent() <= BUDGET);
        return Taken { plies, pieces: count(&board), checks: checks(&board), nodes: workspace.spent(), time };
    }
}

fn count(board: &Board) -> usize {
    Side::ALL.into_iter().map(|side| board.pieces(side).count()).sum()
}

fn checks(board: &Board) -> usize {
    board.checks().len() + board.passed().checks().len()
}

/// Prints a table: for each range of what is measured the cycles, the nodes and the time, half of the cycles and nine of ten take no
/// more than.
fn print(heading: &str, taken: &[Taken], measure: impl Fn(&Taken) -> usize, ranges: &[(usize, usize)]) {
    println!("\n| {heading} | cycles | nodes: median | nine of ten | time: median | nine of ten |");
    println!("|---|---|---|---|---|---|");
    for &(from, to) in ranges {
        let mut within: Vec<&Taken> = taken.iter().filter(|one| (from..=to).contains(&measure(one))).collect();
        if within.is_empty() {
            continue;
        }
        let (half, most) = (within.len() / 2, within.len() * 9 / 10);
        within.sort_by_key(|one| one.nodes);
        let nodes = [within[half].nodes, within[most].nodes];
        within.sort_by_key(|one| one.time);
        let times = [within[half].time, within[most].time].map(|time| format!("{:.2} ms", time.as_secs_f64() * 1e3));
        let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
        println!("| {range} | {} | {} | {} | {} | {} |", within.len(), nodes[0], nodes[1], times[0], times[1]);
    }
}

fn main() {
    let count = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(2_000);
    let mut random = Random::new(2026);
    let lengths = [4, 8, 12, 16, 20, 24];
    let by_length: Vec<Taken> = lengths
        .iter()
        .flat_map(|&plies| (0..count / 4).map(move |_| plies))
        .map(|plies| take(&mut random, plies))
        .collect();
    print("plies of the cycle", &by_length, |one| one.plies, &lengths.map(|plies| (plies, plies)));
    let short: Vec<Taken> = (0..count).map(|_| take(&mut random, 4)).collect();
    print("pieces", &short, |one| one.pieces, &[(2, 8), (9, 12), (13, 16), (17, 20), (21, 24), (25, 32)]);
    print("checks to give", &short, |one| one.checks, &[(0, 0), (1, 2), (3, 4), (5, 7), (8, 11), (12, 99)]);
}
