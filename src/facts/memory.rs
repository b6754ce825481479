//! What the searches of one dispute have settled, kept for the searches that follow.
//!
//! A table is looked up by a 64-bit number alone: the hash of the position ([`crate::chess::Board::hash`]) with all else that
//! decides the answer mixed in, the question included. What it was made of is not kept. If two questions had the same number, the
//! second would be given the answer of the first, and a search could come out wrong; so would one that takes a position for an
//! earlier one of its line by the hash. With at most [`MOST`] entries a question that is not in a table meets one with its number
//! with a chance of 2¹⁶ / 2⁶⁴, one in 280 million million. The keys are the same in every run: an answer never depends on the
//! machine or on the time.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::chess::{Move, Squares};

/// The most entries of a table; a full one is emptied, which costs time and changes no answer.
const MOST: usize = 1 << 16;

/// Settled facts by position and question. Only what no open question could change is ever kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// For nodes of gain searches, whether the attacker wins.
    pub gains: Table<u64, Found>,
    /// For positions of mate searches, how long there is no mate.
    pub safe: Table<u64, Safe>,
    /// For nodes of gain searches before anything is taken, which pieces the attacker wins.
    pub prey: Table<u64, Prey>,
    /// For positions and terms, which pieces are won by themselves.
    pub alone: Table<u64, Squares>,
}

/// A key with one more part mixed in. The order of the parts counts.
///
/// The factor is odd, so that multiplying by it can be undone, and so can turning the bits; keys that differ still differ when the same
/// part is mixed in. Turning brings the upper bits, on which the product depends most, to where the next product spreads them.
#[inline]
pub(super) fn mixed(key: u64, part: u64) -> u64 {
    (key ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// A key with a set of points mixed in.
#[inline]
pub(super) fn mixed_set(key: u64, set: Squares) -> u64 {
    mixed(mixed(key, set.bits() as u64), (set.bits() >> 64) as u64)
}

/// A table that does not grow without bound.
#[derive(Clone, Debug)]
pub(super) struct Table<K, V> {
    entries: HashMap<K, V, FxBuildHasher>,
}

impl<K, V> Default for Table<K, V> {
    fn default() -> Table<K, V> {
        Table { entries: HashMap::default() }
    }
}

impl<K: std::hash::Hash + Eq, V: Copy> Table<K, V> {
    /// What is known under `key`.
    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        self.entries.get(&key).copied()
    }

    /// Keeps what is known under `key`, in the place of what was known before.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) {
        if self.entries.len() >= MOST {
            self.entries.clear();
        }
        self.entries.insert(key, value);
    }
}

/// The number of checks within which there is no mate, where there is none at all.
pub(super) const FOR_EVER: u32 = u32::MAX;

/// What was found for a position of a mate search that is not mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Safe {
    /// Within so many checks there is no mate; in a position after a check, that check included.
    pub checks: u32,
    /// After a check, what parries it.
    pub reply: Option<Move>,
}

/// What a node of a gain search comes to for the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// It wins the prize.
    Won,
    /// It has won the prize and is mated in the end by a series too late to undo the win: a win, and its worst way out of a check.
    MatedLate,
    /// It does not win the prize, or loses as much.
    Lost,
}

impl Value {
    /// Won or lost.
    pub fn of(won: bool) -> Value {
        if won { Value::Won } else { Value::Lost }
    }

    /// Whether the win stands.
    pub fn is_won(self) -> bool {
        self != Value::Lost
    }
}

/// What was found for a node of a gain search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// What it comes to.
    pub value: Value,
    /// How far it looked.
    pub span: Span,
}

/// How far a search looked below a node.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Span {
    /// Whether the bound left something open.
    pub cut: bool,
    /// The plies there were to go; where the bound left nothing open, the plies that it takes to find the same.
    pub plies: u32,
    /// Whether that was the last bound, where unfinished lines have a value.
    pub last: bool,
}

impl Span {
    /// Whether a search with `plies` to go would find the same value, so that what is remembered never changes an answer.
    ///
    /// With as many plies, what the bound did not touch is found again. A win within a bound that leaves unfinished lines without a
    /// value is one with more plies too, and a failure one with fewer; at the last bound, where they have one, only the very same number
    /// of plies will do.
    pub fn holds(&self, value: bool, plies: u32, last: bool) -> bool {
        let fails_sooner = !value && !last && plies <= self.plies;
        match (self.cut, self.last) {
            (false, _) => plies >= self.plies || !value && !last,
            (true, false) => value && plies >= self.plies || fails_sooner,
            (true, true) => last && plies == self.plies,
        }
    }
}

/// What was found for a node of a gain search where nothing has been taken yet, for several targets at once.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prey {
    /// The pieces asked about.
    pub asked: Squares,
    /// Those that are won.
    pub won: Squares,
    /// How far it looked.
    pub span: Span,
}

impl Prey {
    /// The pieces known to be won and not to be won with `plies` to go.
    pub fn answers(&self, plies: u32, last: bool) -> (Squares, Squares) {
        let holds = |value| self.span.holds(value, plies, last);
        let (won, lost) = (self.won, self.asked - self.won);
        (if holds(true) { won } else { Squares::EMPTY }, if holds(false) { lost } else { Squares::EMPTY })
    }

    /// The newer finding, with what the older one says of other pieces where both looked as far.
    pub fn and(self, newer: Prey) -> Prey {
        let (old, new) = (self.span, newer.span);
        let is_alike = (old.plies, old.last) == (new.plies, new.last) && old.cut == new.cut || !old.cut && !new.cut;
        if !is_alike {
            return newer;
        }
        let kept = self.asked - newer.asked;
        let span = Span { plies: old.plies.max(new.plies), ..new };
        Prey { asked: newer.asked | kept, won: newer.won | self.won & kept, span }
    }
}
