//! What the articles look at.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Class, Label, Terms};

/// How the play of a side stands: by one article of its book, read by all that rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It may not go on.
    Prohibited,
    /// It may go on.
    Allowed,
}

/// What the articles look at.
#[derive(Clone, Copy, Debug)]
pub struct Dispute<'a> {
    /// The repetition.
    pub cycle: &'a Cycle,
    /// The labels of the plies judged, in order.
    pub labels: &'a [Label],
    /// The values by which they were named.
    pub terms: &'a Terms,
    /// A side already told to change before the last turn of the cycle.
    pub warned: Option<Side>,
    /// What an article calls Red's and Black's play, if all their moves are of one class.
    pub called: [Option<Class>; 2],
    /// How Red's and Black's play stands, once an article has said it.
    pub standing: [Option<Standing>; 2],
}

impl<'a> Dispute<'a> {
    /// The labels of one side, in order.
    pub fn of(&self, side: Side) -> impl Iterator<Item = &'a Label> + use<'a> {
        self.labels.iter().filter(move |label| label.side == side)
    }

    /// Whether `side` has moves and `holds` of every one of them.
    pub fn every(&self, side: Side, holds: impl Fn(&Label) -> bool) -> bool {
        self.of(side).next().is_some() && self.of(side).all(holds)
    }

    /// Whether `side` has moves and every one of them is named `class`.
    pub fn is_only(&self, side: Side, class: Class) -> bool {
        self.every(side, |label| label.class == class)
    }

    /// Whether an article calls the play of `side` perpetual `class`: 长将, 长捉.
    pub fn is_called(&self, side: Side, class: Class) -> bool {
        self.called[side as usize] == Some(class)
    }

    /// Whether the play of `side` is prohibited.
    pub fn is_prohibited(&self, side: Side) -> bool {
        self.standing[side as usize] == Some(Standing::Prohibited)
    }

    /// Whether the play of `side` is allowed.
    pub fn is_allowed(&self, side: Side) -> bool {
        self.standing[side as usize] == Some(Standing::Allowed)
    }

    /// The side whose play alone is called 长将 (24.1, 26.1): none if both are, or if the other has no moves.
    pub fn lone_checker(&self) -> Option<Side> {
        let checks = |side| self.is_called(side, Class::Check);
        only_one(checks).filter(|side| self.of(side.other()).next().is_some())
    }

    /// The side that alone is prohibited, whatever its attacks; the other side is allowed.
    pub fn lone_attacker(&self) -> Option<Side> {
        only_one(|side| self.is_prohibited(side)).filter(|side| self.is_allowed(side.other()))
    }

    /// Whether both sides are allowed (26.2).
    pub fn both_allowed(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_allowed(side))
    }

    /// Whether both sides are prohibited (26.3).
    pub fn both_prohibited(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_prohibited(side))
    }

    /// The label of a ply, by its number.
    pub fn label(&self, ply: u32) -> Option<&'a Label> {
        self.labels.iter().find(|label| label.ply == ply)
    }
}

/// The side for which `holds` is true, if it is for exactly one.
pub fn only_one(holds: impl Fn(Side) -> bool) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| holds(side) && !holds(side.other()))
}
