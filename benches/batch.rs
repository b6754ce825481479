//! Whole games through reading, playing, finding and ruling: a million plies made up on the spot, on one thread and on two.
//!
//! `cargo bench -p adjudicate-benches --bench batch [-- PLIES]`. Prints games and plies a second and the most memory held. The
//! games end in a repetition in one of [`REPEATS`], about as many as in online play, and each must be found, so that a fast
//! wrong answer fails.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use adjudicate::chess::{Board, Move, fen, notation::chinese};
use adjudicate_benches::files::root;

/// One game in so many ends in a repetition.
const REPEATS: usize = 64;

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// The moves of a game of random play, at its end four plies played twice if it `repeats`; `None` if chance does not allow it.
fn game(random: &mut Random, repeats: bool) -> Option<Vec<(Board, Move)>> {
    let mut board = fen::parse(fen::START).expect("the start");
    let mut game = Vec::new();
    let play = |game: &mut Vec<(Board, Move)>, board: &mut Board, play: Move| {
        game.push((*board, play));
        *board = board.after(play);
    };
    for _ in 0..40 + random.below(80) {
        let moves = board.legal_moves();
        let chosen = *moves.get(random.below(moves.len().max(1)))?;
        play(&mut game, &mut board, chosen);
    }
    // Red and Black each go and come back.
    for _ in 0..if repeats { 2 } else { 0 } {
        let mut turn = Vec::new();
        let mut at = board;
        for back in [None, None, Some(0), Some(1)] {
            let chosen = match back {
                Some(index) => {
                    let there: Move = turn[index];
                    Move::new(there.to, there.from)
                }
                None => *at.legal_moves().iter().find(|quiet| {
                    at.is_empty(quiet.to)
                        && at.at(quiet.from).is_some_and(|piece| !piece.letter().eq_ignore_ascii_case(&'P'))
                })?,
            };
            at.check_legal(chosen).ok()?;
            turn.push(chosen);
            at = at.after(chosen);
        }
        turn.into_iter().for_each(|chosen| play(&mut game, &mut board, chosen));
    }
    Some(game)
}

fn pgn(game: &[(Board, Move)]) -> String {
    let mut text = String::from("[Game \"Chinese Chess\"]\n[Red \"甲\"]\n[Black \"乙\"]\n\n");
    for (index, (board, play)) in game.iter().enumerate() {
        if index % 2 == 0 {
            let _ = write!(text, "{}. ", index / 2 + 1);
        }
        text += &chinese::write(board, *play);
        text.push(if index % 2 == 0 { ' ' } else { '\n' });
    }
    text + "*\n\n"
}

/// How many games had a repetition, the seconds it took, and the most memory held, where `time` can tell.
fn run(program: &Path, folder: &str, threads: u32) -> (usize, f64, String) {
    let started = Instant::now();
    let threads = threads.to_string();
    let args = ["batch", "--threads", &threads, folder];
    let watched = Command::new("/usr/bin/time").args(["-f", "peak %M"]).arg(program).args(args).output();
    let output = watched.or_else(|_| Command::new(program).args(args).output()).expect("the program runs");
    let seconds = started.elapsed().as_secs_f64();
    let found = output
        .stdout
        .split(|&byte| byte == b'\n')
        .filter(|line| String::from_utf8_lossy(line).contains("\"repetitions\":[{"));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let peak = told.lines().rev().find_map(|line| line.strip_prefix("peak ")?.parse::<usize>().ok());
    (found.count(), seconds, peak.map_or("unknown".to_owned(), |kib| format!("{} MiB", kib / 1024)))
}

/// The program, built as it is for use.
fn built() -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let args = ["build", "--release", "--package", "adjudicate-cli"];
    let status = Command::new(cargo).args(args).current_dir(root()).status().expect("cargo runs");
    assert!(status.success(), "the program does not build");
    // This benchmark lies in the folder `deps` beside it.
    let own = std::env::current_exe().expect("this program");
    let folder = own.ancestors().nth(2).expect("the folder of what is built");
    folder.join("adjudicate").with_extension(std::env::consts::EXE_EXTENSION)
}

fn main() {
    let program = built();
    let plies = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1_000_000);
    let folder = std::env::temp_dir().join(format!("adjudicate-bench-{}", std::process::id()));
    let (pieces, whole) = (folder.join("pieces"), folder.join("whole.pgn"));
    std::fs::create_dir_all(&pieces).expect("a folder");
    let mut all = std::fs::File::create(&whole).expect("a file");
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut games, mut repeated, mut made, mut files, mut text) = (0, 0, 0, 0, String::new());
    while made < plies {
        let repeats = games % REPEATS == 0;
        let Some(moves) = game(&mut random, repeats) else { continue };
        repeated += usize::from(repeats);
        (games, made) = (games + 1, made + moves.len());
        text += &pgn(&moves);
        if games % 100 == 0 || made >= plies {
            all.write_all(text.as_bytes()).expect("a file");
            std::fs::write(pieces.join(format!("{files:06}.pgn")), std::mem::take(&mut text)).expect("a file");
            files += 1;
        }
    }
    println!("{games} games, {made} plies, {files} files, {repeated} repetitions");
    drop(all);
    for (name, path, threads) in [("files", &pieces, 1), ("files", &pieces, 2), ("one file", &whole, 2)] {
        let (found, seconds, peak) = run(&program, path.to_str().expect("UTF-8"), threads);
        assert!(found >= repeated, "{found} of {repeated} repetitions were found");
        let pace = (games as f64 / seconds, made as f64 / seconds);
        println!(
            "{name}, {threads} threads: {seconds:.1} s, {:.0} games/s, {:.0} plies/s, peak {peak}",
            pace.0, pace.1
        );
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}
