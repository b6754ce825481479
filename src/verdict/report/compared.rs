//! One dispute by several editions.

use serde::{Deserialize, Serialize};

use crate::chess::{Move, Side};
use crate::labels::Class;
use crate::verdict::Kind;

use super::Document;

/// The reports of one dispute by several editions, and where they part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Compared<D = Document> {
    /// `adjudicate/2`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = super::SCHEMA)))]
    pub schema: String,
    /// `all`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "all")))]
    pub rules: String,
    /// The dispute.
    pub input: Disputed,
    /// Whether all rule alike.
    pub agree: bool,
    /// The rulings that differ, each with the editions that give it.
    pub rulings: Vec<Group>,
    /// The moves that editions name differently.
    pub parts: Vec<Parting>,
    /// The report of each edition in full.
    pub editions: Vec<D>,
}

/// What is ruled on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Disputed {
    /// The position at the start.
    pub fen: String,
    /// All moves of the record.
    pub moves: Vec<String>,
    /// SHA-256 of the file.
    pub sha256: String,
    /// The name of the file.
    pub file: String,
}

/// Editions that rule alike.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Group {
    /// The editions.
    pub rules: Vec<String>,
    /// The kind of their ruling.
    pub kind: Kind,
    /// Against whom.
    pub side: Option<Side>,
}

/// A move on which editions part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Parting {
    /// Its number in the record, from 1.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The move.
    pub r#move: Move,
    /// The move in Chinese notation.
    pub zh: String,
    /// What is said of it.
    pub said: Vec<Saying>,
}

/// Editions that say the same of a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Saying {
    /// The editions.
    pub rules: Vec<String>,
    /// The effects they find.
    pub effects: Vec<Class>,
    /// Why, in words, as far as not all editions say the same.
    pub why: Vec<String>,
}

impl Group {
    /// The rulings that differ among reports, each with the editions that give it, in the order of the reports.
    pub fn of<'a>(reports: impl IntoIterator<Item = &'a Document>) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for report in reports {
            let (kind, side) = report.essence();
            match groups.iter_mut().find(|group| (group.kind, group.side) == (kind, side)) {
                Some(group) => group.rules.push(report.rules.clone()),
                None => groups.push(Group { rules: vec![report.rules.clone()], kind, side }),
            }
        }
        groups
    }
}
