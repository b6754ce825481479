//! Rulings on random positions with random cycles: the worst time, and the share left undecided.
//!
//! `cargo bench -p adjudicate-benches --bench random [-- COUNT]` rules on so many at the default budget, 10 000 if not told; the
//! same ones in every run.
//! `cargo bench -p adjudicate-benches --bench random -- search any|open|crowded ROUNDS FOLDER` changes the hardest ones that the
//! default budget decides step by step, looking for harder ones, and writes the worst as cases: among positions of any kind, among
//! open boards with three rooks and two cannons, or among boards on which almost every piece is left.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use adjudicate::case::Case;
use adjudicate::chess::{Board, Kind, Line, Move, Piece, Side, Square, fen};
use adjudicate::facts::Workspace;
use adjudicate::labels::{DEFAULT_BUDGET, label_plies_in};
use adjudicate::rulebooks::{self, Rulebook};
use adjudicate::{Options, adjudicate};
use adjudicate_benches::cpu_time;
use adjudicate_benches::scattered::{self, Random};

/// How many of the worst are kept.
const WORST: usize = 8;

/// A kind of positions to begin a search with.
struct Kinds {
    name: &'static str,
    zh: &'static str,
    start: fn(&mut Random) -> Dispute,
}

const KINDS: [Kinds; 3] = [
    Kinds { name: "any", zh: "任意", start: Dispute::any },
    Kinds { name: "open", zh: "敞开", start: Dispute::open },
    Kinds { name: "crowded", zh: "满盘", start: Dispute::crowded },
];

/// A position and plies that lead back to it.
#[derive(Clone)]
struct Dispute {
    board: Board,
    cycle: Vec<Move>,
}

/// What came of a ruling.
#[derive(Clone)]
struct Ruled {
    /// What it took: microseconds, or search nodes.
    cost: u64,
    kind: &'static str,
    side: Option<Side>,
}

impl Dispute {
    /// A position of scattered pieces with a cycle of four or eight plies.
    fn any(random: &mut Random) -> Dispute {
        Dispute::first(random, |random| {
            let share = random.among(&scattered::SHARES);
            scattered::position(random, share)
        })
    }

    /// The same on a board with three rooks, two cannons and few other pieces.
    fn open(random: &mut Random) -> Dispute {
        Dispute::first(random, |random| {
            let share = random.among(&[0, 10, 20]);
            scattered::position_with(random, |piece, number| match piece.kind {
                Kind::Rook => 100 * usize::from(piece.side == Side::Red || number == 0),
                Kind::Cannon => 100 * usize::from(number == 0),
                _ => share,
            })
        })
    }

    /// The same on a board with almost all pieces.
    fn crowded(random: &mut Random) -> Dispute {
        Dispute::first(random, |random| scattered::position(random, 100))
    }

    fn first(random: &mut Random, mut position: impl FnMut(&mut Random) -> Option<Board>) -> Dispute {
        loop {
            let board = position(random);
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

    fn case(&self) -> Case {
        scattered::case(&self.board, &self.cycle)
    }

    /// Rules on it; the cost is the time.
    fn rule(&self, rulebook: &'static Rulebook) -> Ruled {
        let case = self.case();
        let started = cpu_time();
        let verdict = adjudicate(&case, rulebook, &Options::default()).expect("a legal cycle");
        let cost = (cpu_time() - started).as_micros() as u64;
        Ruled { cost, kind: verdict.ruling.kind.name(), side: verdict.ruling.side }
    }

    /// Rules on it if every book decides every move with a tenth of the budget to spare; the cost is the most nodes that one took.
    fn rule_if_decided(&self, rulebook: &'static Rulebook) -> Option<Ruled> {
        let line = Line::from_case(&self.case()).expect("a legal cycle");
        let nodes = |book: &&Rulebook| {
            let mut workspace = Workspace::default();
            let labels = label_plies_in(&line.plies, &book.law(), DEFAULT_BUDGET, &mut workspace);
            let is_decided = labels.iter().all(|label| label.undecided.is_none());
            Some(workspace.spent()).filter(|&spent| is_decided && spent <= DEFAULT_BUDGET / 10 * 9)
        };
        let cost = rulebooks::ALL.iter().map(nodes).collect::<Option<Vec<_>>>()?.into_iter().max()?;
        Some(Ruled { cost, ..self.rule(rulebook) })
    }

    fn to_json(&self, (kind, number): (&Kinds, usize), rules: &str, ruled: &Ruled) -> String {
        let case = serde_json::json!({
            "title": format!("随机搜索所得的难局：{} {number}", kind.zh),
            "title_en": format!("a hard position found by random search: {} {number}", kind.name),
            "source": "generated",
            "fen": fen::write(&self.board),
            "moves": self.moves(),
            "expect": {"ruling": {rules: {"kind": ruled.kind, "side": ruled.side.map(Side::name)}}},
        });
        serde_json::to_string_pretty(&case).expect("plain data") + "\n"
    }
}

/// The hardest so far, the hardest first.
#[derive(Default)]
struct Worst(Vec<(Dispute, Ruled)>);

impl Worst {
    fn add(&mut self, dispute: Dispute, ruled: Ruled) {
        let at = self.0.partition_point(|(_, known)| known.cost >= ruled.cost);
        self.0.insert(at, (dispute, ruled));
        self.0.truncate(WORST);
    }

    fn print(&self) {
        for (dispute, ruled) in &self.0 {
            let (board, moves) = (fen::write(&dispute.board), dispute.moves().join(" "));
            println!("{:>10}  {:<11} {board} | {moves}", ruled.cost, ruled.kind);
        }
    }
}

fn sample(count: usize, rulebook: &'static Rulebook) {
    let mut random = Random::new(2024);
    let (mut worst, mut times, mut kinds) = (Worst::default(), Vec::new(), BTreeMap::<_, usize>::new());
    for _ in 0..count {
        let dispute = Dispute::any(&mut random);
        let ruled = dispute.rule(rulebook);
        times.push(Duration::from_micros(ruled.cost));
        *kinds.entry(ruled.kind).or_default() += 1;
        worst.add(dispute, ruled);
    }
    times.sort();
    let total: Duration = times.iter().sum();
    let over = times.iter().filter(|time| time.as_millis() >= 100).count();
    let undecided = *kinds.get("undecided").unwrap_or(&0) as f64 / count as f64;
    println!("{count} random cycles: {kinds:?}, {:.2} % undecided", 100.0 * undecided);
    println!("total {total:.2?}, median {:.2?}, worst {:.2?}, {over} over 100 ms", times[count / 2], times[count - 1]);
    println!("microseconds:");
    worst.print();
}

fn search(kind: &Kinds, rounds: usize, folder: &Path, rulebook: &'static Rulebook) {
    let mut random = Random::new(2025);
    let mut worst = Worst::default();
    for round in 0..rounds {
        let is_new = worst.0.len() < WORST || round % 4 == 0;
        let dispute = if is_new {
            Some((kind.start)(&mut random))
        } else {
            let at = random.below(worst.0.len());
            worst.0[at].0.changed(&mut random)
        };
        let decided = dispute.and_then(|dispute| Some((dispute.rule_if_decided(rulebook)?, dispute)));
        if let Some((ruled, dispute)) = decided {
            worst.add(dispute, ruled);
        }
    }
    println!("search nodes:");
    worst.print();
    fs::create_dir_all(folder).expect("a folder");
    for (number, (dispute, ruled)) in (1..).zip(&worst.0) {
        let text = dispute.to_json((kind, number), rulebook.id, ruled);
        fs::write(folder.join(format!("{}-{number:02}.json", kind.name)), text).expect("a file");
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let rulebook = rulebooks::find("cxa-1999").expect("listed");
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["search", kind, rounds, folder] => {
            let kind = KINDS.iter().find(|known| known.name == kind).expect("any, open or crowded");
            search(kind, rounds.parse().expect("a number of rounds"), Path::new(folder), rulebook);
        }
        [count] => sample(count.parse().expect("a number of cycles"), rulebook),
        _ => sample(10_000, rulebook),
    }
}
