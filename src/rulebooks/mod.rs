//! Stage 6: a labelled cycle → [`Finding`]s, article by article.
//!
//! Knows the law; not formats or output.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Class, Label, Terms};

/// A text in the two languages of the project.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// Chinese, simplified.
    pub zh: &'static str,
    /// English.
    pub en: &'static str,
}

/// An edition of the rules: its terms for the labels and its articles.
#[derive(Debug)]
pub struct Rulebook {
    /// The name used on the command line and in JSON: `cxa-1999`.
    pub id: &'static str,
    /// The name for people.
    pub name: Text,
    /// The values its definitions give to the labels.
    pub terms: Terms,
    /// Every article, in the order of the book.
    pub articles: &'static [&'static Article],
}

/// What an article does in the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Fixes what a word means; acts through the search or the labels.
    Definition,
    /// Says what a move is called.
    Naming,
    /// Says how a cycle is ruled.
    Ruling,
    /// Only a person can apply it; the reason says why.
    Referee(Text),
}

/// One printed article or detailed rule of an edition. None can be declared without its texts.
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

/// What the articles look at.
#[derive(Clone, Copy, Debug)]
pub struct Dispute<'a> {
    /// The repetition.
    pub cycle: &'a Cycle,
    /// The labels of the plies judged, in order.
    pub labels: &'a [Label],
    /// A side already told to change before the last turn of the cycle.
    pub warned: Option<Side>,
}

impl Dispute<'_> {
    /// The labels of one side, in order.
    pub fn of(&self, side: Side) -> impl Iterator<Item = &Label> {
        self.labels.iter().filter(move |label| label.side == side)
    }

    /// Whether every move of `side` is 将, 杀 or 捉 (25.2).
    pub fn is_prohibited(&self, side: Side) -> bool {
        self.of(side).all(Label::is_attack)
    }

    /// Whether every move of `side` is 将 (28.10).
    pub fn only_checks(&self, side: Side) -> bool {
        self.of(side).all(|label| label.class == Class::Check)
    }
}

/// What a finding is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// One ply, by its number.
    Ply(u32),
    /// All moves of a side.
    Side(Side),
    /// The cycle as a whole.
    Cycle,
}

/// What an article says of a dispute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// The move has this effect.
    Effect(Class),
    /// The article bears on the move without naming it: a root judged, a threat found old, an account made.
    Bears,
    /// All the side's moves together are prohibited (25.2).
    Prohibited,
    /// The side's moves are allowed (25.2).
    Allowed,
    /// The side's pattern has this name.
    Pattern(Class),
    /// The side loses at once.
    Loses(Side),
    /// The side must change or lose.
    MustChange(Side),
    /// A draw.
    Draws,
}

/// One statement of one article on one dispute.
#[derive(Clone, Copy, Debug)]
pub struct Finding {
    /// The article that speaks.
    pub article: &'static Article,
    /// About what.
    pub about: About,
    /// What it says.
    pub says: Says,
}
