//! Rulings on random positions with random cycles: the worst time, and the share left undecided.
//!
//! `cargo bench --bench random [-- COUNT]` rules on so many at the default budget, 10 000 if not told; the same ones in every run.
//! `cargo bench --bench random -- search ROUNDS FOLDER` changes the slowest ones step by step, looking for slower ones, and
//! writes the worst dozen as cases.

#[allow(dead_code, reason = "each benchmark uses a part of it")]
mod common;
#[path = "../tests/scattered/mod.rs"]
mod scattered;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use adjudicate::case::Case;
use adjudicate::chess::{Board, Move, Piece, Side, Square, fen};
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::{Options, adjudicate};
use common::cpu_time;
use scattered::Random;

/// How many of the worst are kept.
const WORST: usize = 12;

/// A position and plies that lead back to it.
#[derive(Clone)]
struct Dispute {
    board: Board,
    cycle: Vec<Move>,
}

/// What came of a ruling.
#[derive(Clone)]
struct Ruled {
    time: Duration,
    kind: &'static str,
    side: Option<Side>,
}

impl Dispute {
    /// A position of scattered pieces with a cycle of four or eight plies.
    fn any(random: &mut Random) -> Dispute {
        loop {
            let share = random.among(&[15, 30, 50, 75, 100]);
            let board = scattered::position(random, share);
            if let Some(dispute) = board.and_then(|board| Dispute::on(random, board)) {
                return dispute;
            }
        }
    }

    /// A cycle from a position, if one is found soon.
    fn on(random: &mut Random, board: Board) -> Option<Dispute> {
        (0..20).find_map(|_| {
            let steps = 1 + random.below(2);
            let cycle = scattered::cycle(random, &board, steps)?;
            Some(Dispute { board, cycle })
        })
    }

    /// The same with a piece moved, taken away or added, and another cycle.
    fn changed(&self, random: &mut Random) -> Option<Dispute> {
        let mut pieces: Vec<(Square, Piece)> = Side::ALL.into_iter().flat_map(|side| self.board.pieces(side)).collect();
        let at = random.below(pieces.len());
        let square = Square::new(random.below(Square::COUNT) as u8);
        match random.below(3) {
            0 => pieces[at].0 = square,
            1 => pieces[at].1 = Piece::new(pieces[at].1.side.other(), pieces[at].1.kind),
            _ => pieces.push((square, pieces[at].1)),
        }
        let board = Board::new(pieces, self.board.side_to_move())?;
        Dispute::on(random, fen::parse(&fen::write(&board)).ok()?)
    }

    fn moves(&self) -> Vec<String> {
        self.cycle.iter().map(Move::to_string).collect()
    }

    fn rule(&self, rulebook: &'static Rulebook) -> Ruled {
        let case = Case::from_text(&fen::write(&self.board), &self.moves().join(" "));
        let started = cpu_time();
        let verdict = adjudicate(&case, rulebook, &Options::default()).expect("a legal cycle");
        let time = cpu_time() - started;
        Ruled { time, kind: verdict.ruling.kind.name(), side: verdict.ruling.side }
    }

    fn to_json(&self, number: usize, rules: &str, ruled: &Ruled) -> String {
        let case = serde_json::json!({
            "title": format!("随机搜索所得的难局 {number}"),
            "title_en": format!("a hard position found by random search, {number}"),
            "source": "generated",
            "fen": fen::write(&self.board),
            "moves": self.moves(),
            "expect": {"ruling": {rules: {"kind": ruled.kind, "side": ruled.side.map(Side::name)}}},
        });
        serde_json::to_string_pretty(&case).expect("plain data") + "\n"
    }
}

/// The slowest so far, the slowest first.
#[derive(Default)]
struct Worst(Vec<(Dispute, Ruled)>);

impl Worst {
    fn add(&mut self, dispute: Dispute, ruled: Ruled) {
        let at = self.0.partition_point(|(_, known)| known.time >= ruled.time);
        self.0.insert(at, (dispute, ruled));
        self.0.truncate(WORST);
    }

    fn print(&self) {
        for (dispute, ruled) in &self.0 {
            let (board, moves) = (fen::write(&dispute.board), dispute.moves().join(" "));
            println!("{:>10.2} ms  {:<11} {board} | {moves}", ruled.time.as_secs_f64() * 1e3, ruled.kind);
        }
    }
}

fn sample(count: usize, rulebook: &'static Rulebook) {
    let mut random = Random::new(2024);
    let (mut worst, mut times, mut kinds) = (Worst::default(), Vec::new(), BTreeMap::<_, usize>::new());
    for _ in 0..count {
        let dispute = Dispute::any(&mut random);
        let ruled = dispute.rule(rulebook);
        times.push(ruled.time);
        *kinds.entry(ruled.kind).or_default() += 1;
        worst.add(dispute, ruled);
    }
    times.sort();
    let total: Duration = times.iter().sum();
    let over = times.iter().filter(|time| time.as_millis() >= 100).count();
    let undecided = *kinds.get("undecided").unwrap_or(&0) as f64 / count as f64;
    println!("{count} random cycles: {kinds:?}, {:.2} % undecided", 100.0 * undecided);
    println!("total {total:.2?}, median {:.2?}, worst {:.2?}, {over} over 100 ms", times[count / 2], times[count - 1]);
    worst.print();
}

fn search(rounds: usize, folder: &Path, rulebook: &'static Rulebook) {
    let mut random = Random::new(2025);
    let mut worst = Worst::default();
    for round in 0..rounds {
        let is_new = worst.0.len() < WORST || round % 4 == 0;
        let dispute = if is_new {
            Some(Dispute::any(&mut random))
        } else {
            let at = random.below(worst.0.len());
            worst.0[at].0.changed(&mut random)
        };
        if let Some(dispute) = dispute {
            let ruled = dispute.rule(rulebook);
            worst.add(dispute, ruled);
        }
    }
    worst.print();
    fs::create_dir_all(folder).expect("a folder");
    for (number, (dispute, ruled)) in (1..).zip(&worst.0) {
        let text = dispute.to_json(number, rulebook.id, ruled);
        fs::write(folder.join(format!("random-{number:02}.json")), text).expect("a file");
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let rulebook = rulebooks::find("cxa-1999").expect("listed");
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["search", rounds, folder] => search(rounds.parse().expect("a number of rounds"), Path::new(folder), rulebook),
        [count] => sample(count.parse().expect("a number of cycles"), rulebook),
        _ => sample(10_000, rulebook),
    }
}
