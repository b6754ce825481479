//! The fields of a report that the checker reads. Others may be there and are only covered by the seal.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A report.
#[derive(Deserialize)]
pub struct Report {
    pub schema: String,
    pub rules: String,
    pub input: Input,
    pub cycle: Option<Cycle>,
    pub moves: Vec<Claim>,
    pub sides: Option<Sides>,
    pub ruling: Ruling,
    pub findings: Vec<Finding>,
    pub readings: Vec<Reading>,
    /// The value of each reading that the labels were made by.
    pub applied: BTreeMap<String, String>,
    pub seal: String,
}

#[derive(Deserialize)]
pub struct Input {
    pub fen: String,
    pub moves: Vec<String>,
    pub sha256: String,
    pub from_ply: u32,
    pub to_ply: u32,
    pub warned: Option<Warned>,
}

#[derive(Deserialize)]
pub struct Warned {
    pub side: String,
    pub ply: u32,
}

#[derive(Deserialize)]
pub struct Cycle {
    pub first_ply: u32,
    pub plies: u32,
    pub occurrences: u32,
    pub ripe: bool,
    pub routes_differ: bool,
    pub shown: Vec<u32>,
    pub stated: Option<u32>,
}

/// What is claimed of one ply.
#[derive(Deserialize)]
pub struct Claim {
    pub ply: u32,
    pub side: String,
    pub r#move: String,
    pub zh: String,
    pub label: String,
    pub label_en: String,
    pub effects: Vec<String>,
    pub targets: Vec<Target>,
    pub joint: bool,
    pub lines: Vec<Line>,
    pub articles: Vec<String>,
    pub reasons: Vec<Reason>,
    pub considered: Vec<Considered>,
    pub pawn_in_mutual_attack: bool,
    pub undecided: Option<String>,
}

#[derive(Deserialize)]
pub struct Target {
    pub square: String,
    pub piece: String,
    pub root: String,
    pub joint: bool,
    pub attackers: Vec<String>,
    pub line: usize,
}

#[derive(Deserialize)]
pub struct Line {
    pub moves: Vec<String>,
    pub result: String,
    pub start: String,
    pub free: Vec<String>,
    /// The line that begins with the same move and to which this one meets another answer.
    pub against: Option<usize>,
    /// Answers to the first move that were left open.
    #[serde(default)]
    pub open: Vec<String>,
}

#[derive(Deserialize, PartialEq)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    GivesCheck { by: Vec<String> },
    ThreatensMate { line: usize },
    Chases { target: usize },
    OffersExchange { own: String, partner: String },
    OffersPiece { by: String },
    Blocks { enemy: String, lost: Vec<String> },
    Follows { target: String },
}

#[derive(Deserialize, PartialEq)]
pub struct Considered {
    pub kind: String,
    pub target: Option<String>,
    pub by: Option<String>,
    pub line: Option<usize>,
    pub now: Option<usize>,
    pub positions: Option<Positions>,
}

/// The two positions of a threat that was there already.
#[derive(Deserialize, PartialEq)]
pub struct Positions {
    pub then: String,
    pub now: String,
}

#[derive(Deserialize)]
pub struct Sides {
    pub red: Side,
    pub black: Side,
}

#[derive(Deserialize)]
pub struct Side {
    pub pattern: String,
    pub pattern_en: String,
    pub prohibited: bool,
}

#[derive(Deserialize)]
pub struct Ruling {
    pub kind: String,
    pub side: Option<String>,
    pub articles: Vec<String>,
}

#[derive(Deserialize)]
pub struct Finding {
    pub article: String,
    pub about: String,
    pub says: String,
}

#[derive(Deserialize)]
pub struct Reading {
    pub article: String,
}
