//! What a book supplies to the naming of moves: the values of its terms, the rules that name, and the conditions that a threat
//! must meet.
//!
//! This stage declares the shapes and asks; what is asked comes from the articles of a book, in its order. A rule is known here
//! by a number only ([`RuleId`]), so that labels stay free of article names.

use crate::chess::{Move, Piece, Ply, Square};
use crate::facts::{Size, Strength, Workspace};

use super::asian;
use super::chinese::Scene;
use super::class::Class;
use super::label::{Label, Why};
use super::terms::Terms;

/// The number of a rule in the book that supplies it: its place in the list of articles, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub u16);

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

/// What the search found before any rule spoke: the side that moved could do this next if the opponent passed.
#[derive(Clone, Debug)]
pub struct Threat {
    /// What would be won.
    pub aim: Aim,
    /// The line that does it, from the position after the move.
    pub line: Vec<Move>,
}

/// What a threat is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Mate of the general on this point.
    Mate(Square),
    /// A piece.
    Piece {
        /// Where it stands after the move.
        square: Square,
        /// What it is.
        piece: Piece,
        /// How well it is won at best.
        strength: Strength,
        /// How much is gained at best, where the book asks for it and a gain is made.
        size: Option<Size>,
    },
}

/// That a threat does not count, with the line that shows why where it is another than the threat's own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Exception {
    /// A line from the position before the move.
    pub before: Option<Vec<Move>>,
}

/// A condition that a threat must meet to be a chase or a kill.
#[derive(Clone, Copy, Debug)]
pub struct Condition {
    /// What is told of a threat that does not meet it.
    pub why: Why,
    /// Whether it is told too that a threat meets it.
    pub affirms: bool,
    /// Looks at one threat: lets it pass, or gives an exception.
    pub test: fn(&Threat, &Scene, &mut Workspace) -> Option<Exception>,
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
