//! Stage 8: a report as data → what in it can be proved. Every claim is played on the board; nothing is searched for.
//!
//! What is written of the record, of lines of play and of attacks is checked by an account of its own, so that a fault in the
//! searches that made the report is not repeated here. The law is that of the rulebook: labels are made anew from the claims, the
//! rulebook hears them, and what it says must be what the report says. `docs/verify.md` tells what is proved and what is trusted.

mod asian;
mod board;
mod claims;
mod comparison;
mod labelled;
mod law;
mod next;
mod older;
mod replay;
mod turns;
mod wins;

use std::fmt::Display;

use serde::de::Deserialize;
use serde_json::Value;

use crate::labels::Terms;
use crate::rulebooks::{self, Rulebook, reading};
use crate::text::{Tell, Told, is_error, say};
use crate::verdict::report::{self, Document, SCHEMA};

use law::Judged;

pub use crate::verdict::report::seal;

/// The longest text read, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// A claim that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place in the report, such as `moves[2].lines[0]`.
    pub at: String,
    /// What was claimed there and what is so.
    pub what: Told,
}

/// What was checked in a text whose every claim holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Reports; one of several editions counts as many.
    pub reports: usize,
    /// Plies judged.
    pub plies: usize,
    /// Lines of play re-played.
    pub lines: usize,
    /// Claims checked: reasons and what was considered.
    pub claims: usize,
    /// Answers of which the report says that the search left open how they are met.
    pub open: usize,
}

impl Tell for Fault {
    fn told(&self) -> Told {
        let Fault { at, what } = self;
        say!("{at}：{what}", "{at}: {what}"; what)
    }
}
is_error!(Fault);

impl Verified {
    /// Adds what came of a report that is part of another text, at this place.
    fn take(&mut self, one: Result<Verified, Vec<Fault>>, at: &str, faults: &mut Faults) {
        match one {
            Ok(one) => {
                (self.reports, self.plies) = (self.reports + one.reports, self.plies + one.plies);
                (self.lines, self.claims) = (self.lines + one.lines, self.claims + one.claims);
                self.open += one.open;
            }
            Err(found) => {
                let below = |fault: Fault| Fault { at: format!("{at}.{}", fault.at), ..fault };
                faults.0.extend(found.into_iter().map(below));
            }
        }
    }
}

/// The faults found so far, each with its place.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    /// Notes a fault unless `holds`.
    fn check(&mut self, holds: bool, at: impl Display, what: impl FnOnce() -> Told) {
        if !holds {
            self.0.push(Fault { at: at.to_string(), what: what() });
        }
    }

    /// Notes a fault unless what is claimed is what is found.
    fn same<T: PartialEq>(&mut self, claimed: &T, found: &T, at: impl Display, shown: impl FnOnce(&T) -> String) {
        self.check(claimed == found, at, || {
            let found = shown(found);
            say!("应为 {found}", "it is {found}")
        });
    }

    /// The value, or a fault.
    fn need<T>(&mut self, value: Option<T>, at: impl Display, what: impl FnOnce() -> Told) -> Option<T> {
        self.check(value.is_some(), at, what);
        value
    }

    fn end(self, verified: Verified) -> Result<Verified, Vec<Fault>> {
        if self.0.is_empty() { Ok(verified) } else { Err(self.0) }
    }
}

/// What is wrong with a text as a whole.
fn whole(at: impl Display, what: Told) -> Vec<Fault> {
    vec![Fault { at: at.to_string(), what }]
}

/// Re-plays every claim of what the program writes as JSON: a report of one edition or of several side by side, or a number of
/// reports one after the other.
///
/// ```
/// use adjudicate::{Options, adjudicate_json, text::Language, verify::verify};
/// let case = r#"{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "e5d5 d9e9 d5e5 e9d9"}"#;
/// let report = adjudicate_json(case, None, Language::En, &Options::default()).unwrap();
/// assert_eq!(verify(&report).unwrap().plies, 4);
/// let faults = verify(&report.replace("\"loss\"", "\"draw\"")).unwrap_err();
/// assert!(faults.iter().any(|fault| fault.at == "ruling.kind"));
/// ```
///
/// # Errors
/// Every claim that does not hold, with its place. A text that is no report at all is one fault. A report of another schema is
/// checked as far as it can be, and the fault tells how far that is.
pub fn verify(text: &str) -> Result<Verified, Vec<Fault>> {
    if text.len() > MAX_BYTES {
        let count = text.len();
        let what = say!("有 {count} 字节，至多读 {MAX_BYTES}", "it has {count} bytes; at most {MAX_BYTES} are read");
        return Err(whole("report", what));
    }
    let values: Result<Vec<Value>, _> = serde_json::Deserializer::from_str(text).into_iter().collect();
    let values = values.map_err(|error| whole("report", say!("不是 JSON：{error}", "not JSON: {error}")))?;
    match values.as_slice() {
        [] => Err(whole("report", say!("没有内容", "there is nothing in it"))),
        [value] => of_value(value),
        several => {
            let (mut verified, mut faults) = (Verified::default(), Faults::default());
            for (index, value) in several.iter().enumerate() {
                verified.take(of_value(value), &format!("reports[{index}]"), &mut faults);
            }
            faults.end(verified)
        }
    }
}

/// The same for one report, by what it says it is.
fn of_value(value: &Value) -> Result<Verified, Vec<Fault>> {
    let schema = value.get("schema").and_then(Value::as_str);
    match (schema, value.get("editions")) {
        (Some(SCHEMA), Some(_)) => comparison::check(value),
        (Some(SCHEMA), None) => of_report(value),
        (Some(other), _) => Err(older::check(other, value)),
        (None, _) => Err(whole("schema", say!("没有写明格式，不是报告", "not told: this is no report"))),
    }
}

/// Reads a value as a part of a report.
fn parsed<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Vec<Fault>> {
    report::read(value).map_err(|unread| {
        let what = unread.what;
        whole(unread.at, say!("不合格式：{what}", "not as the schema says: {what}"))
    })
}

/// A report of one edition.
fn of_report(value: &Value) -> Result<Verified, Vec<Fault>> {
    let report: Document = parsed(value)?;
    let mut faults = Faults::default();
    let seal = seal(value);
    let what = || say!("报告写成后有改动，封印应为 {seal}", "changed since it was written: the seal should be {seal}");
    faults.check(report.seal == seal, "seal", what);
    let verified = replay_all(&report, &parsed(value)?, &mut faults);
    faults.end(verified)
}

fn replay_all(report: &Document, basis: &turns::Basis, faults: &mut Faults) -> Verified {
    let mut verified = Verified { reports: 1, plies: report.moves.len(), ..Verified::default() };
    let edition = edition(report, faults);
    let (Some((rulebook, terms)), Some(turns)) = (edition, turns::check(basis, faults)) else { return verified };
    if report.cycle.is_none() {
        law::nothing_claimed(report, rulebook, faults);
        next::check(report, rulebook, &turns, None, faults);
        return verified;
    }
    let law = rulebook.law().with_terms(terms);
    let mut labels = Vec::new();
    for (index, (ply, claim)) in turns.judged.iter().zip(&report.moves).enumerate() {
        verified.lines += claim.lines.len();
        verified.claims += claim.reasons.len() + claim.considered.len();
        labels.push(claims::check(ply, claim, (rulebook, &law), &format!("moves[{index}]"), faults));
    }
    verified.open = report.moves.iter().flat_map(|claim| &claim.lines).map(|line| line.open.len()).sum();
    let judged = Judged { report, rulebook, terms, turns: &turns, labels };
    law::check(&judged, faults);
    next::check(report, rulebook, &turns, Some(&judged), faults);
    verified
}

/// The edition a report was made by, with the values of the readings that it says were applied.
fn edition(report: &Document, faults: &mut Faults) -> Option<(&'static Rulebook, Terms)> {
    let rules = &report.rules;
    let rulebook = faults.need(rulebooks::find(rules), "rules", || {
        let known = rulebooks::ALL.iter().map(|rulebook| rulebook.id).collect::<Vec<_>>().join(", ");
        say!("不知道规则 '{rules}'；可用的有 {known}", "no rules '{rules}' are known; known are {known}")
    })?;
    let mut terms = rulebook.terms();
    for (name, _) in rulebook.readings {
        let given = report.applied.get(*name);
        let value = given.and_then(|given| reading::find(name)?.value(given));
        let what = || say!("这一读法没有这个值，或没有写", "the reading has no such value, or it is not told");
        let value = faults.need(value, format!("applied.{name}"), what)?;
        terms = reading::with(&terms, value);
    }
    for name in report.applied.keys() {
        let known = rulebook.readings.iter().any(|(own, _)| own == name);
        faults.check(known, format!("applied.{name}"), || say!("{rules} 没有这一读法", "{rules} has no such reading"));
    }
    Some((rulebook, terms))
}
