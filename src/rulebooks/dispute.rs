//! What the articles look at, and what they say of it.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Class, Label};

use super::article::Article;

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

    /// Whether `side` has moves and every one of them is 将, 杀 or 捉 (25.2).
    pub fn is_prohibited(&self, side: Side) -> bool {
        self.every(side, Label::is_attack)
    }

    /// Whether `side` has moves and at least one of them is none of 将, 杀 and 捉 (25.2).
    pub fn is_allowed(&self, side: Side) -> bool {
        self.of(side).any(|label| !label.is_attack())
    }

    /// Whether `side` has moves and every one of them is 将 (28.10).
    pub fn only_checks(&self, side: Side) -> bool {
        self.is_only(side, Class::Check)
    }

    /// Whether `side` has moves and every one of them is named `class`.
    pub fn is_only(&self, side: Side, class: Class) -> bool {
        self.every(side, |label| label.class == class)
    }

    /// The side that alone checks on every move (24.1, 26.1): none if both do.
    pub fn lone_checker(&self) -> Option<Side> {
        only_one(|side| self.only_checks(side)).filter(|side| self.of(side.other()).next().is_some())
    }

    /// The side that alone is prohibited, whatever its attacks; the other side is allowed.
    pub fn lone_attacker(&self) -> Option<Side> {
        only_one(|side| self.is_prohibited(side)).filter(|side| self.is_allowed(side.other()))
    }

    /// Whether both sides are allowed (26.2).
    pub fn both_allowed(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_allowed(side))
    }

    /// Whether both sides are prohibited (28.14).
    pub fn both_prohibited(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_prohibited(side))
    }

    fn every(&self, side: Side, holds: impl Fn(&Label) -> bool) -> bool {
        self.of(side).next().is_some() && self.of(side).all(holds)
    }
}

/// The side for which `holds` is true, if it is for exactly one.
fn only_one(holds: impl Fn(Side) -> bool) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| holds(side) && !holds(side.other()))
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
    /// The article bears on the matter without naming or ruling it: a root judged, a threat found old, an account made.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The article that speaks.
    pub article: &'static Article,
    /// About what.
    pub about: About,
    /// What it says.
    pub says: Says,
}
