//! `adjudicate batch`, and archives: every record in its place, whatever it is packed in, and bounds on what strangers pack.
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use flate2::{Compression, write::GzEncoder};
use serde_json::Value;
use zip::write::{SimpleFileOptions, ZipWriter};

/// A rook that checks for ever, in a game of its own.
const GAME: &str = "[FEN \"3k5/9/9/9/4R4/9/9/9/9/5K3 w\"]\n1. e5d5 d9e9 2. d5e5 e9d9 3. e5d5 d9e9 4. d5e5 e9d9 *\n\n";

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("batch").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adjudicate"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_US.UTF-8");
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().expect("the program runs")
}

/// The lines that `batch` writes.
fn batch(path: &Path) -> (i32, Vec<Value>) {
    let output = run(&["batch", path.to_str().expect("UTF-8")]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (output.status.code().expect("a status"), lines)
}

fn file_of(line: &Value) -> &str {
    line["file"].as_str().expect("a name").rsplit('/').next().expect("a name")
}

fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).expect("an entry");
        writer.write_all(bytes).expect("bytes");
    }
    writer.finish().expect("an archive").into_inner()
}

fn tar(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (name, bytes) in entries {
        let mut header = tar::Header::new_gnu();
        // Set by hand: the crate refuses to write names that lead out of the archive.
        header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_cksum();
        builder.append(&header, *bytes).expect("an entry");
    }
    builder.into_inner().expect("an archive")
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("bytes");
    encoder.finish().expect("an archive")
}

#[test]
fn every_record_in_an_archive_is_ruled_on_under_its_own_name() {
    let entries: [(&str, &[u8]); 4] = [
        ("b/two.pgn", GAME.as_bytes()),
        ("a.pgn", GAME.as_bytes()),
        ("readme.md", b"no record"),
        ("b/.hidden.pgn", b"no record"),
    ];
    let folder = folder("archives");
    for (name, bytes) in [("x.zip", zip(&entries)), ("x.tar", tar(&entries)), ("x.tar.gz", gzip(&tar(&entries)))] {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        let (status, lines) = batch(&path);
        assert_eq!(status, 0, "{name}");
        let files: Vec<&str> = lines.iter().map(|line| line["file"].as_str().expect("a name")).collect();
        let expected = ["b/two.pgn", "a.pgn"].map(|inner| format!("{}!{inner}", path.display()));
        assert_eq!(files, expected, "{name}");
        assert!(lines.iter().all(|line| line["repetitions"][0]["kind"] == "loss"), "{name}");
    }
}

#[test]
fn a_packed_record_and_a_folder_of_archives_are_read_too() {
    let folder = folder("packed");
    fs::write(folder.join("game.pgn.gz"), gzip(GAME.as_bytes())).expect("a file");
    fs::write(folder.join("more.zip"), zip(&[("z.pgn", GAME.as_bytes())])).expect("a file");
    let (status, lines) = batch(&folder);
    assert_eq!(
        (status, lines.iter().map(file_of).collect::<Vec<_>>()),
        (0, vec!["game.pgn.gz!game.pgn", "more.zip!z.pgn"])
    );
}

#[test]
fn one_report_a_record_is_shown_of_an_archive_given_as_a_file() {
    let path = folder("plain").join("x.zip");
    fs::write(&path, zip(&[("a.pgn", GAME.as_bytes()), ("b.pgn", GAME.as_bytes())])).expect("a file");
    let output = run(&["--format", "ndjson", "--no-readings", path.to_str().expect("UTF-8")]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!((output.status.code(), text.lines().count()), (Some(0), 2));
}

#[test]
fn names_in_the_encoding_of_chinese_systems_are_read() {
    let mut bytes = zip(&[("AAAA.pgn", GAME.as_bytes())]);
    // 残局 in GB18030, in both places where the name stands.
    for at in 0..bytes.len() - 4 {
        if bytes[at..].starts_with(b"AAAA") {
            bytes[at..at + 4].copy_from_slice(b"\xb2\xd0\xbe\xd6");
        }
    }
    let path = folder("names").join("x.zip");
    fs::write(&path, bytes).expect("a file");
    assert_eq!(file_of(&batch(&path).1[0]), "x.zip!残局.pgn");
}

/// An archive, and what is said of the one entry in it or of the whole.
fn refused(name: &str, bytes: &[u8], said: &str) {
    // The tests run side by side, so each archive has a folder of its own.
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let path = folder(&format!("refused-{}", COUNT.fetch_add(1, Ordering::Relaxed))).join(name);
    fs::write(&path, bytes).expect("a file");
    let (status, lines) = batch(&path);
    let is_refused = |line: &Value| line["errors"].to_string().contains(said);
    assert!(status == 1 && !lines.is_empty() && lines.iter().all(is_refused), "{name}: {status} {lines:?}");
}

#[test]
fn names_that_lead_out_of_an_archive_are_refused() {
    for name in ["../a.pgn", "/a.pgn", "b/../../a.pgn", "..\\a.pgn", "C:\\a.pgn"] {
        refused("x.tar", &tar(&[(name, GAME.as_bytes())]), "leads out of the archive");
    }
}

#[test]
fn archives_within_archives_are_refused() {
    let inner = zip(&[("a.pgn", GAME.as_bytes())]);
    refused("x.zip", &zip(&[("inner.zip", &inner)]), "an archive in an archive");
    refused("x.zip", &zip(&[("inner.pgn", &inner)]), "an archive in an archive");
    refused("x.gz", &gzip(&gzip(GAME.as_bytes())), "an archive in an archive");
    refused("x.zip", &zip(&[("inner.rar", b"Rar!")]), "an archive in an archive");
}

#[test]
fn what_unpacks_to_far_more_than_its_size_is_refused() {
    let huge = vec![b'\n'; 64 << 20];
    refused("x.gz", &gzip(&huge), "unpacks to more");
    refused("x.zip", &zip(&[("a.pgn", &huge)]), "unpacks to more");
    refused("x.tar.gz", &gzip(&tar(&[("a.txt.png", &huge), ("b.pgn", GAME.as_bytes())])), "unpacks to more");
}

#[test]
fn damaged_foreign_and_empty_archives_say_so() {
    let whole = zip(&[("a.pgn", GAME.as_bytes())]);
    refused("x.zip", &whole[..whole.len() / 2], "the archive cannot be read");
    refused("x.rar", b"Rar!\x1a\x07\x00", "RAR");
    refused("x.7z", b"7z\xbc\xaf\x27\x1c", "7z");
    refused("x.zip", &zip(&[("a.md", b"#")]), "no records in this archive");
}

#[test]
fn more_entries_than_any_archive_has_are_refused() {
    let mut bytes = zip(&[("a.pgn", GAME.as_bytes())]);
    let end = bytes.len() - 22;
    bytes[end + 10..end + 12].copy_from_slice(&[0xff, 0xff]);
    refused("x.zip", &bytes, "more than 65534 entries");
}

#[test]
fn damaged_archives_are_read_or_refused_and_never_more() {
    let entries: [(&str, &[u8]); 2] = [("a.pgn", GAME.as_bytes()), ("b/c.pgn", GAME.as_bytes())];
    let whole = [zip(&entries), tar(&entries), gzip(&tar(&entries)), gzip(GAME.as_bytes())];
    let folder = folder("damaged");
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    for number in 0..400 {
        let mut bytes = whole[number % whole.len()].clone();
        for _ in 0..=number % 5 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let at = (seed >> 33) as usize % bytes.len();
            match seed % 4 {
                0 => bytes.truncate(at.max(1)),
                _ => bytes[at] = (seed >> 20) as u8,
            }
        }
        fs::write(folder.join(format!("{number:03}.zip")), bytes).expect("a file");
    }
    let (status, lines) = batch(&folder);
    assert!([0, 1, 3].contains(&status) && lines.len() >= 400, "{status}, {} lines", lines.len());
}

#[test]
fn a_faulty_game_is_an_error_of_its_own_and_the_next_is_ruled_on() {
    let folder = folder("faulty");
    let good = r#"{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "e5d5 d9e9 d5e5 e9d9"}"#;
    fs::write(folder.join("a.ndjson"), format!("{good}\n{{\"fen\": 1}}\n\n{good}\n")).expect("a file");
    let (status, lines) = batch(&folder);
    assert_eq!((status, lines.len()), (1, 3));
    assert!(lines[1]["errors"][0].as_str().expect("an error").contains("a.ndjson:2:9: fen: expected a string"));
    assert_eq!(lines[2]["repetitions"][0]["kind"], "loss");
}

/// Games without end, as a source.
struct Endless {
    at: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        for byte in buffer.iter_mut() {
            *byte = GAME.as_bytes()[self.at % GAME.len()];
            self.at += 1;
        }
        Ok(buffer.len())
    }
}

#[test]
fn games_are_ruled_on_as_they_come_from_a_file_without_end() {
    let mut child = command(&["batch", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    let feed = std::thread::spawn(move || std::io::copy(&mut Endless { at: 0 }, &mut input).is_err());
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for game in 1..=500 {
        let line: Value = serde_json::from_str(&lines.next().expect("a line").expect("UTF-8")).expect("JSON");
        assert_eq!(line["game"], game);
    }
    // The reader goes away: that ends the program without an error, and with it the feed.
    drop(lines);
    assert_eq!(child.wait().expect("an end").code(), Some(0));
    assert!(feed.join().expect("no panic"));
}

#[cfg(unix)]
#[test]
fn an_interruption_leaves_every_line_whole_and_in_order() {
    let path = folder("interrupted").join("out.ndjson");
    let mut child = command(&["batch", "-", "-o", path.to_str().expect("UTF-8")])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    let feed = std::thread::spawn(move || std::io::copy(&mut Endless { at: 0 }, &mut input).is_err());
    while fs::metadata(&path).map_or(0, |file| file.len()) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(killed.success());
    assert_eq!(child.wait().expect("an end").code(), Some(130));
    assert!(feed.join().expect("no panic"));
    let mut text = String::new();
    File::open(&path).expect("the output").read_to_string(&mut text).expect("UTF-8");
    assert!(text.ends_with('\n'));
    let games = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a whole line")["game"].as_u64());
    assert!(games.eq((1..=text.lines().count() as u64).map(Some)));
}
