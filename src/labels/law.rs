//! What a book supplies to the naming of moves: the values of its terms, the rules that name, and the conditions that a threat
//! must meet.
//!
//! This stage declares the shapes and asks; what is asked comes from the articles of a book, in its order. A rule is known here
//! by a number only ([`RuleId`]), so that labels stay free of article names.

use crate::chess::Ply;
use crate::facts::Workspace;

use super::asian;
use super::chinese::{Condition, Scene};
use super::class::Class;
use super::label::Label;
use super::rule::RuleId;
use super::terms::Terms;

/// How an effect of a move is found. What is found is written into the label.
#[derive(Clone, Copy, Debug)]
pub enum Finder {
    /// In the two positions alone.
    Plain(fn(&Ply, &mut Label)),
    /// By what can be won, before and after.
    Chinese(fn(&Scene, &mut Label, &mut Workspace)),
    /// By direct attacks, before and after.
    Asian(fn(&asian::Scene, &mut Label, &mut Workspace)),
}

/// A rule that names moves.
#[derive(Clone, Copy, Debug)]
pub struct Naming {
    /// The effect that it names.
    pub class: Class,
    /// How the effect is found.
    pub finds: Finder,
}

/// What a book supplies. Built anew for each cycle, in the order of the book.
#[derive(Clone, Debug)]
pub struct Law {
    /// The values of its terms.
    pub terms: Terms,
    /// The rules that name moves, the heaviest class first and the book's order within a class.
    pub names: Vec<(RuleId, Naming)>,
    /// The conditions, in the book's order.
    pub conditions: Vec<(RuleId, Condition)>,
}

impl Law {
    /// The same with other values.
    pub fn with_terms(&self, terms: Terms) -> Law {
        Law { terms, names: self.names.clone(), conditions: self.conditions.clone() }
    }
}
