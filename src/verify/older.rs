//! Reports of another schema: what in them can still be checked, and what cannot.

use serde_json::Value;

use crate::text::say;
use crate::verdict::report::SCHEMA;

use super::turns::{self, Basis};
use super::{Fault, Faults, parsed, whole};

/// Plays the record of a report of another schema. What comes of it is always a fault: the rest was not checked.
pub fn check(schema: &str, value: &Value) -> Vec<Fault> {
    let at = |what| whole("schema", what);
    if schema.starts_with("adjudicate-batch/") {
        return at(say!("batch 的一行，没有可重走的说法", "a line of batch, which holds no claims to be played"));
    }
    if !schema.starts_with("adjudicate/") {
        return at(say!("格式 '{schema}' 未知，应为 {SCHEMA}", "'{schema}' is not known; expected {SCHEMA}"));
    }
    let is =
        say!("报告的格式是 {schema}，这里复核 {SCHEMA}", "the report is of {schema}, and {SCHEMA} is checked here");
    let Ok(basis) = parsed::<Basis>(value) else {
        return at(say!("{is}；一项也未能复核", "{is}; nothing in it could be checked"; is));
    };
    let mut faults = Faults::default();
    let turns = turns::check(&basis, &mut faults);
    let moves = basis.input.moves.len();
    let what = match turns.map(|turns| turns.judged.len()) {
        Some(plies) if faults.0.is_empty() => say!(
            "{is}。复核无误的有：{moves} 着合法，局面出现的次数，所判的 {plies} 着及其记谱；未复核的有：着法之名、变化、条文、裁决",
            "{is}. Found right: the {moves} moves are legal, how often the position occurs, the {plies} plies judged and their \
             notation; not checked: what they are called, lines, articles, ruling"; is
        ),
        _ => say!("{is}；只复核了记录与重复，有不符", "{is}; only record and repetition were checked, with faults"; is),
    };
    faults.0.insert(0, Fault { at: "schema".to_owned(), what });
    faults.0
}
