//! What a printed article declares of itself, and how it is cited.

use std::fmt;

use super::dispute::{Dispute, Finding};
use crate::text::Text;

/// What an article does in the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Fixes what a word means; acts through the search or the labels.
    Definition,
    /// Says what a move is called.
    Naming,
    /// Says how a cycle is ruled.
    Ruling,
    /// Only a person can apply it in full; the reason says why.
    Referee(Text),
}

/// One printed article or detailed rule of an edition. None can be declared without its texts.
///
/// Two articles are equal when they are the same declaration.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    /// The number as printed: `29.2`, or `细则6`.
    pub number: &'static str,
    /// A short title.
    pub title: Text,
    /// What it says, in our own words.
    pub summary: Text,
    /// What the program does with it, in plain words.
    pub does: Text,
    /// What kind of rule it is.
    pub role: Role,
    /// The file that holds it: `file!()`.
    pub file: &'static str,
    /// What it finds in a dispute; an article that acts elsewhere cites itself for the plies it touched.
    pub finds: fn(&Dispute) -> Vec<Finding>,
}

impl PartialEq for Article {
    fn eq(&self, other: &Article) -> bool {
        (self.file, self.number) == (other.file, other.number)
    }
}

impl Eq for Article {}

/// An article together with its edition; shown as `cxa-1999:29.2`. See [`crate::rulebooks::Rulebook::cite`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Citation<'a> {
    /// The name of the edition.
    pub edition: &'a str,
    /// The article cited.
    pub article: &'static Article,
}

impl fmt::Display for Citation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.edition, self.article.number)
    }
}
