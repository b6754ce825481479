//! A file read as a stream of games: the same games as when it is read whole, and never much more of it in memory than one.

use std::cell::Cell;
use std::fmt::Write as _;
use std::fs;
use std::io::Read;
use std::path::Path;

use adjudicate::case::{self, CaseFault, Record, stream};
use encoding_rs::GB18030;

/// What a stream may have read beyond the games it has given.
const AHEAD: usize = 4 << 20;

fn streamed(name: &str, bytes: &[u8]) -> Vec<Record> {
    stream(name, bytes).collect::<Result<_, _>>().unwrap_or_else(|error| panic!("{error}"))
}

/// Records without the hash, which a long file has only when it is read whole.
fn without_hash(mut records: Vec<Record>) -> Vec<Record> {
    records.iter_mut().for_each(|record| record.main.sha256.clear());
    records
}

fn pgn(games: usize) -> String {
    let mut text = String::new();
    for game in 1..=games {
        let _ = write!(text, "[Event \"第{game}局\"]\n[Red \"甲\"]\n\n1. 炮二平五 马8进7 {{好\n[Red \"不是标签\"]}}\n");
        text += "2. 马二进三 (2. 车一进一 车9进1) 车9平8 1/2-1/2\n\n";
    }
    text
}

#[test]
fn small_files_of_every_format_are_the_same_streamed_and_whole() {
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")).expect("the folder") {
        let path = entry.expect("an entry").path();
        let (name, bytes) = (path.display().to_string(), fs::read(&path).expect("a file"));
        assert_eq!(streamed(&name, &bytes), case::read_all(&name, &bytes).expect("a record"), "{name}");
    }
}

#[test]
fn long_files_are_the_same_streamed_and_whole() {
    let pgn = pgn(12_000);
    let log: String = (0..9_000)
        .map(|game| {
            let fen = "4k4/9/9/9/9/9/9/9/3R5/3K5 w - - 0";
            let line = |moves: &str| format!("12:00 > position fen {fen} {game} moves {moves}\ninfo depth 1\n");
            line("d1d2") + &line("d1d2 e9f9") + &line("d1d2 e9f9 d2d1")
        })
        .collect();
    let list: String = (0..60_000).map(|game| format!("game {game}; x; h2e2 h9g7 h0g2\n")).collect();
    let cases: String =
        (0..40_000).map(|game| format!("{{\"title\": \"{game}\", \"fen\": \"f\", \"moves\": \"a b\"}}\n")).collect();
    for (name, text) in [("pgn", &pgn), ("log", &log), ("list", &list), ("ndjson", &cases)] {
        assert!(text.len() > 3 << 19, "{name}");
        let whole = case::read_all(name, text.as_bytes()).expect("records");
        assert!(whole.len() > 1000, "{name}");
        assert_eq!(without_hash(streamed(name, text.as_bytes())), without_hash(whole), "{name}");
    }
}

#[test]
fn a_long_file_in_another_encoding_is_the_same_streamed_and_whole() {
    let gb = |text: &str| GB18030.encode(text).0.into_owned();
    let plain = b"[Event \"x\"]\n1. h2e2 *\n\n".repeat(60_000);
    let text = [gb("[Event \"象棋\"]\n1. 炮二平五 *\n\n"), plain, gb(&pgn(9_000))].concat();
    let whole = case::read_all("a.pgn", &text).expect("records");
    let read = streamed("a.pgn", &text);
    assert_eq!(read.last().expect("a game").main.info["event"], "第9000局");
    assert_eq!(without_hash(read), without_hash(whole));
}

/// Games without end; counts what was taken of them.
struct Endless<'a> {
    game: &'a [u8],
    taken: &'a Cell<usize>,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        for byte in buffer.iter_mut() {
            *byte = self.game[self.taken.get() % self.game.len()];
            self.taken.set(self.taken.get() + 1);
        }
        Ok(buffer.len())
    }
}

#[test]
fn little_more_is_read_than_the_games_given() {
    let game = pgn(1);
    let taken = Cell::new(0);
    let source = Endless { game: game.as_bytes(), taken: &taken };
    for (count, record) in stream("endless.pgn", source).enumerate().take(200_000) {
        assert_eq!(record.expect("a game").main.game as usize, count + 1);
        assert!(taken.get() < (count + 1) * game.len() + AHEAD, "after {count} games");
    }
    assert!(taken.get() > case::MAX_BYTES);
}

#[test]
fn a_game_longer_than_any_is_refused() {
    let text = format!("[Event \"x\"]\n{}", "1. h2e2 \n".repeat(2 << 20));
    let mut read = stream("a.pgn", text.as_bytes());
    assert!(matches!(read.next(), Some(Err(error)) if matches!(error.fault, CaseFault::LongGame { .. })));
    assert!(read.next().is_none());
}

#[test]
fn a_faulty_game_is_named_by_its_line_and_the_next_one_follows() {
    let text = "[Event \"a\"]\n1. h2e2 *\n".to_owned()
        + "[Event \"b\"]\n"
        + &"h2e2 h9g7 ".repeat(15_000)
        + "\n[Event \"c\"]\n*\n";
    let read: Vec<_> = stream("a.pgn", text.as_bytes()).collect();
    assert_eq!(read.len(), 3);
    let error = read[1].as_ref().expect_err("too many moves").to_string();
    assert!(error.starts_with("a.pgn:4:") && error.contains("at most 20000"), "{error}");
    assert_eq!(read[2].as_ref().expect("a game").main.game, 3);
}
