//! Reports of another schema: what in them can still be checked, and what cannot.

use serde_json::Value;

use crate::text::say;
use crate::verdict::report::SCHEMA;

use super::turns::{self, Basis};
use super::{Fault, Faults, parsed, whole};

/// Plays the record of a report of another schema. What comes of it is always a fault: the rest was not checked.
pub fn check(schema: &str, value: &Value) -> Vec<Fault> {
    if schema.starts_with("adjudicate-batch/") {
        return whole(
            "schema",
            say!(
                "这是 batch 的一行，只写裁决，没有可重走的说法",
                "this is a line of batch: it tells rulings and holds no claims to be played"
            ),
        );
    }
    if !schema.starts_with("adjudicate/") {
        return whole(
            "schema",
            say!("格式 '{schema}' 未知，应为 {SCHEMA}", "'{schema}' is not known; expected {SCHEMA}"),
        );
    }
    let Ok(basis) = parsed::<Basis>(value) else {
        return whole(
            "schema",
            say!(
                "报告的格式是 {schema}，这里复核的是 {SCHEMA}；其中记录读不出来，一项也未能复核",
                "the report is of {schema}, and {SCHEMA} is what is checked here; its record cannot be read, so that nothing was checked"
            ),
        );
    };
    let mut faults = Faults::default();
    let turns = turns::check(&basis, &mut faults);
    let moves = basis.input.moves.len();
    let what = match turns.map(|turns| turns.judged.len()) {
        Some(plies) if faults.0.is_empty() => say!(
            "报告的格式是 {schema}，这里复核的是 {SCHEMA}。已复核无误的只有：{moves} 着合法，局面出现的次数，所判的 {plies} 着及其记谱；着法之名、变化、所引条文和裁决未复核",
            "the report is of {schema}, and {SCHEMA} is what is checked here. Found right: the {moves} moves are legal, how often \
             the position occurs, the {plies} plies judged and their notation; not checked: what they are called, lines, articles, ruling"
        ),
        _ => say!(
            "报告的格式是 {schema}，这里复核的是 {SCHEMA}；只复核了记录与重复的局面，且有不符；其余未复核",
            "the report is of {schema}, and {SCHEMA} is what is checked here; only the record and its repetition were checked, with faults; \
             nothing else was"
        ),
    };
    faults.0.insert(0, Fault { at: "schema".to_owned(), what });
    faults.0
}
