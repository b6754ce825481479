//! Files made to harm: whatever the bytes, an answer comes in good time, and never a panic.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjudicate::case;
use adjudicate::chess::Game;
use adjudicate::cycle;

/// Mutations of each file in an ordinary run; `ADJUDICATE_MUTATIONS` sets another number for all files together.
const EACH: usize = 40;
/// What a file of the usual size may take.
const MOST: Duration = Duration::from_secs(1);
/// What a file of megabytes made to be slow may take.
const MOST_OF_HUGE: Duration = Duration::from_secs(8);

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

/// A change of some bytes: other values, cuts, copies, lengths that lie.
fn mutate(bytes: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    for _ in 0..=random.below(8) {
        let (at, count) = (random.below(bytes.len()), random.below(64));
        let end = (at + count).min(bytes.len());
        match random.below(8) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            3 => bytes[at..end].fill(0xff),
            4 => bytes[at..end].fill(0),
            5 if !other.is_empty() => {
                let from = random.below(other.len());
                let part = &other[from..(from + count).min(other.len())];
                bytes.splice(at..end, part.iter().copied());
            }
            _ if !bytes.is_empty() => bytes[at] = random.next() as u8,
            _ => {}
        }
    }
}

/// Reads a file, plays all its lines and looks for repetitions.
fn work(bytes: &[u8]) -> usize {
    let Ok(records) = case::read_all("hostile", bytes) else { return 0 };
    let mut found = 0;
    for record in &records {
        let mut game = Game::new(record);
        for index in 0..record.line_count() {
            if let Some((case, Ok(line))) = game.line(index) {
                found += cycle::due(&line, case.from_ply).len() + cycle::natural_limits(&line, case.from_ply).len();
            }
        }
    }
    found
}

fn timed(name: &str, bytes: &[u8]) {
    within(MOST, name, bytes);
}

fn within(most: Duration, name: &str, bytes: &[u8]) {
    let started = Instant::now();
    work(bytes);
    let spent = started.elapsed();
    assert!(spent < most, "{name}: {spent:?}");
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
    found.sort();
}

#[test]
fn mutated_files_are_read_or_refused_in_good_time() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("tests/records"), &mut paths);
    files(&root.join("../shared/samples"), &mut paths);
    let whole: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("a file")).collect();
    let asked = std::env::var("ADJUDICATE_MUTATIONS").ok().and_then(|number| number.parse::<usize>().ok());
    let each = asked.map_or(EACH, |all| all.div_ceil(paths.len()));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (path, original) in paths.iter().zip(&whole) {
        for number in 0..each {
            let mut bytes = original.clone();
            let other = &whole[random.below(whole.len())];
            mutate(&mut bytes, other, &mut random);
            timed(&format!("{} mutation {number}", path.display()), &bytes);
        }
    }
}

#[test]
fn every_beginning_of_a_file_is_read_or_refused() {
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records"), &mut paths);
    for path in paths {
        let bytes = fs::read(&path).expect("a file");
        let step = bytes.len().div_ceil(200);
        (0..bytes.len()).step_by(step).for_each(|end| timed(&path.display().to_string(), &bytes[..end]));
    }
}

#[test]
fn huge_files_of_one_thing_are_read_or_refused_in_good_time() {
    let repeated = [
        "(",
        ")",
        "{",
        "((h2e2",
        "[Event \"",
        "[DhtmlXQ_a]",
        "[DhtmlXQ]",
        "[DhtmlXQ_move_0_1_1]",
        "1 ",
        "h2e2 ",
        "炮二平五",
        "position startpos moves ",
        "position startpos moves h2e2\n",
        "START{",
        "<Move ",
        "[Red \"a\"]\n1. h2e2 *\n",
        "4k4/9/9/9/9/9/9/9/9/3K5 w\n",
        "&#",
        "/*",
        "$",
        "CCBridge Record\0",
        "CCBridgeLibrary\0",
        "[DHJHtmlXQ_34]",
        "a;h2e2\n",
        "{\"fen\":\"f\",\"moves\":\"a\"}\n",
        "\u{1}a",
        "\u{1}\u{0}\u{0}\u{7}\u{4}\u{7}\u{7}",
    ];
    for part in repeated {
        let text = part.repeat((1 << 19) / part.len());
        within(MOST_OF_HUGE, part, text.as_bytes());
        let started = Instant::now();
        case::stream(part, text.as_bytes()).for_each(drop);
        assert!(started.elapsed() < MOST_OF_HUGE, "{part}, streamed");
        within(MOST_OF_HUGE, part, format!("[Event \"x\"]\n{text}").as_bytes());
        within(MOST_OF_HUGE, part, format!("[DhtmlXQ]\n[DhtmlXQ_movelist]{text}").as_bytes());
        within(MOST_OF_HUGE, part, format!("<ChineseChessRecord><MoveList>{text}").as_bytes());
    }
}

/// A tree in which every move has another beside it: every line leaves the one before it one ply later.
#[test]
fn a_deep_tree_with_many_branches_is_refused_or_played_in_good_time() {
    let turn = ["7770", "7071", "0001", "0100"];
    let mut pgn = String::from("[FEN \"r3k4/9/9/9/9/9/9/9/9/3K4R w\"]\n");
    for ply in 0..5_000 {
        let (play, other) = [("i0i1", "i0h0"), ("a9a8", "a9b9"), ("i1i0", "i1h1"), ("a8a9", "a8b8")][ply % 4];
        pgn += &format!("{play} ({other}) ");
    }
    within(MOST_OF_HUGE, "pgn", pgn.as_bytes());
    let mut ubb = String::from("[DhtmlXQ]\n");
    for id in 1..9_000 {
        let (parent, play) = (id - 1, turn[id % 4]);
        ubb += &format!("[DhtmlXQ_move_{parent}_{id}_{id}]{play}[/DhtmlXQ_move_{parent}_{id}_{id}]");
    }
    within(MOST_OF_HUGE, "dhtmlxq", ubb.as_bytes());
}
