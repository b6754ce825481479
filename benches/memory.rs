//! The most memory that one ruling holds: `cargo bench -p adjudicate-benches --bench memory`. Each figure is ruled on in a process
//! of its own.
//!
//! The system is asked for the most it has given the process, so that the program itself and its tables are counted too.

use std::fs;
use std::process::Command;

use adjudicate::{Options, adjudicate, case, rulebooks};
use adjudicate_benches::files::{cases, root};

/// No ruling may hold more, in KiB.
const MOST: usize = 32 * 1024;

/// The most memory this process has held, in KiB, where the system tells.
fn peak() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

/// Rules on one file and prints the peak.
fn rule(path: &str) {
    let bytes = fs::read(path).expect("a readable case");
    let case = case::read(path, &bytes).expect("a case");
    let rulebook = rulebooks::find("cxa-2020").expect("listed");
    let options = Options::default().weighing_readings();
    adjudicate(&case, rulebook, &options).expect("a case with a cycle");
    println!("{}", peak().unwrap_or(0));
}

fn main() {
    let mut words = std::env::args().skip(1);
    if let Some(path) = words.find(|word| word == "one").and_then(|_| words.next()) {
        return rule(&path);
    }
    let program = std::env::current_exe().expect("this program");
    let mut worst: Vec<(usize, String)> = Vec::new();
    for file in cases("cxa-2020") {
        let path = root().join(&file.case.file);
        let output = Command::new(&program).arg("one").arg(path).output().expect("this program runs");
        let told = String::from_utf8_lossy(&output.stdout).trim().parse().expect("a number");
        worst.push((told, file.name));
    }
    worst.sort();
    let (most, name) = worst.last().expect("figures");
    println!(
        "{} rulings with all readings: median {} KiB, most {most} KiB ({name})",
        worst.len(),
        worst[worst.len() / 2].0
    );
    assert!(*most < MOST, "{name} takes {most} KiB");
}
