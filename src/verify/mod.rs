//! An independent checker of JSON reports: it re-plays every claim and searches for nothing.
//!
//! Of the rest of the library it uses only [`crate::chess`], the rules of play. Its account of material, its names of the
//! effects and its view of the law are its own, so that a fault in the stages that made the report is not repeated here.
//! What it proves and what it takes on trust is in `docs/verify.md`.

mod asian;
mod asian_law;
mod claims;
mod comparison;
mod editions;
mod law;
mod pattern;
mod readings;
mod replay;
mod report;
mod turns;
mod wins;

use std::fmt;

use serde_json::Value;
use sha2::{Digest, Sha256};

use report::Report;

/// The longest report read, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// A claim that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place in the report, such as `moves[2].lines[0]`.
    pub at: String,
    /// What was claimed there and what is so.
    pub what: String,
}

/// What was checked in a report whose every claim holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Plies judged.
    pub plies: usize,
    /// Lines of play re-played.
    pub lines: usize,
    /// Claims checked: reasons and what was considered.
    pub claims: usize,
    /// Answers of which the report says that the search left open how they are met.
    pub open: usize,
    /// Findings of articles that are accepted where they agree with the ruling (15–37 of the Asian books).
    pub cited: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    /// The same fault in a report that is part of another.
    fn below(self, at: &str) -> Fault {
        Fault { at: format!("{at}.{}", self.at), ..self }
    }
}

impl Verified {
    fn add(&mut self, other: &Verified) {
        self.plies += other.plies;
        self.lines += other.lines;
        self.claims += other.claims;
        self.open += other.open;
        self.cited += other.cited;
    }
}

/// The faults found so far, each with its place.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    /// Notes a fault unless `holds`.
    fn check(&mut self, holds: bool, at: impl fmt::Display, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(Fault { at: at.to_string(), what: what() });
        }
    }

    /// The value, or a fault.
    fn need<T>(&mut self, value: Option<T>, at: impl fmt::Display, what: impl FnOnce() -> String) -> Option<T> {
        self.check(value.is_some(), at, what);
        value
    }
}

/// Re-plays every claim of a JSON report: of one edition, or of several side by side.
///
/// # Errors
/// Every claim that does not hold, with its place. A text that is no report at all is one fault.
pub fn verify(text: &str) -> Result<Verified, Vec<Fault>> {
    let fault = |at: &str, what: String| vec![Fault { at: at.to_owned(), what }];
    if text.len() > MAX_BYTES {
        return Err(fault("report", format!("it has {} bytes; at most {MAX_BYTES} are read", text.len())));
    }
    let value: Value = serde_json::from_str(text).map_err(|error| fault("report", format!("not JSON: {error}")))?;
    match value["editions"].as_array() {
        Some(editions) => comparison::check(&value, editions),
        None => verify_one(&value),
    }
}

/// The same for the report of one edition.
fn verify_one(value: &Value) -> Result<Verified, Vec<Fault>> {
    let unread = |error: serde_json::Error| vec![Fault { at: "report".to_owned(), what: error.to_string() }];
    let report: Report = serde_json::from_value(value.clone()).map_err(unread)?;
    let mut faults = Faults::default();
    faults.check(report.schema == "adjudicate/1", "schema", || {
        format!("'{}' is not known; expected adjudicate/1", report.schema)
    });
    let seal = seal(value);
    faults.check(report.seal == seal, "seal", || {
        format!("the report has been changed since it was written: its seal should be {seal}")
    });
    let verified = replay_all(&report, &mut faults);
    if faults.0.is_empty() { Ok(verified) } else { Err(faults.0) }
}

/// Whether the checker knows the edition with this name; reports made by another are refused.
pub fn knows(rules: &str) -> bool {
    editions::EDITIONS.iter().any(|edition| edition.id == rules)
}

fn replay_all(report: &Report, faults: &mut Faults) -> Verified {
    let mut verified = Verified { plies: report.moves.len(), ..Verified::default() };
    let (Some(edition), Some(plies)) = (editions::edition(report, faults), turns::check(report, faults)) else {
        return verified;
    };
    let edition = &edition;
    for (index, (ply, claim)) in plies.iter().zip(&report.moves).enumerate() {
        verified.lines += claim.lines.len();
        verified.claims += claim.reasons.len() + claim.considered.len();
        claims::check(ply, claim, edition, &format!("moves[{index}]"), faults);
    }
    verified.open = report.moves.iter().flat_map(|claim| &claim.lines).map(|line| line.open.len()).sum();
    verified.cited = report.findings.iter().filter(|finding| (edition.is_trusted)(&finding.article)).count();
    law::check(report, edition, &plies, faults);
    verified
}

/// The seal of a report: the SHA-256 of its fields in the order of their names, without blanks and without the seal. It
/// shows that no letter was changed by accident; who changes a report on purpose can make a new one.
pub fn seal(report: &Value) -> String {
    let mut text = String::new();
    write_sorted(report, true, &mut text);
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn write_sorted(value: &Value, top: bool, text: &mut String) {
    match value {
        Value::Object(members) => {
            let mut sorted: Vec<(&String, &Value)> = members.iter().filter(|(key, _)| !top || *key != "seal").collect();
            sorted.sort_by_key(|(key, _)| *key);
            text.push('{');
            for (key, member) in sorted {
                *text += &Value::from(key.as_str()).to_string();
                text.push(':');
                write_sorted(member, false, text);
                text.push(',');
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for item in items {
                write_sorted(item, false, text);
                text.push(',');
            }
            text.push(']');
        }
        scalar => *text += &scalar.to_string(),
    }
}
