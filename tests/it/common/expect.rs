//! What a case file expects.

use std::collections::BTreeMap;

use adjudicate::verdict::Ruling;
use serde::Deserialize;

use super::CaseFile;

/// What a case file expects, as far as it says so.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Expect {
    /// The class of a ply, by its number from 1.
    pub labels: BTreeMap<u32, String>,
    /// Some pieces that a ply chases, by the number of the ply.
    pub targets: BTreeMap<u32, Vec<String>>,
    /// The ruling by edition; `practice` is the ruling a record carries, its edition unstated.
    pub ruling: BTreeMap<String, Ruled>,
    /// Whether the 1999 text leaves no second reading.
    pub settled: bool,
    /// The stretch judged.
    pub cycle: Option<Turn>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    pub kind: String,
    pub side: Option<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub first_ply: u32,
    pub plies: u32,
    pub occurrences: u32,
    pub ripe: bool,
}

impl Ruled {
    pub fn of(ruling: &Ruling) -> Ruled {
        Ruled { kind: ruling.kind.name().to_owned(), side: ruling.side.map(|side| side.name().to_owned()) }
    }
}

impl std::fmt::Display for Ruled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.kind)?;
        self.side.iter().try_for_each(|side| write!(f, " {side}"))
    }
}

impl Expect {
    pub fn of(file: &CaseFile) -> Expect {
        let expect = file.case.expect.clone().unwrap_or_else(|| serde_json::json!({}));
        serde_json::from_value(expect).unwrap_or_else(|error| panic!("{}: 'expect': {error}", file.name))
    }
}
