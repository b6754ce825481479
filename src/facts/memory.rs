//! What the searches of one dispute have settled, kept for the searches that follow.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::chess::Move;

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
    pub alone: Table<u64, u128>,
}

/// A key with one more part mixed in.
#[inline]
pub(super) fn mixed(key: u64, part: u64) -> u64 {
    (key ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// A key with a set of points mixed in.
#[inline]
pub(super) fn mixed_set(key: u64, set: u128) -> u64 {
    mixed(mixed(key, set as u64), (set >> 64) as u64)
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

/// What was found for a node of a gain search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Whether the attacker wins.
    pub value: bool,
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
    /// The pieces asked about, as bits.
    pub asked: u128,
    /// Those that are won.
    pub won: u128,
    /// How far it looked.
    pub span: Span,
}

impl Prey {
    /// The pieces known to be won and not to be won with `plies` to go.
    pub fn answers(&self, plies: u32, last: bool) -> (u128, u128) {
        let holds = |value| self.span.holds(value, plies, last);
        let (won, lost) = (self.won, self.asked & !self.won);
        (if holds(true) { won } else { 0 }, if holds(false) { lost } else { 0 })
    }

    /// The newer finding, with what the older one says of other pieces where both looked as far.
    pub fn and(self, newer: Prey) -> Prey {
        let (old, new) = (self.span, newer.span);
        let is_alike = (old.plies, old.last) == (new.plies, new.last) && old.cut == new.cut || !old.cut && !new.cut;
        if !is_alike {
            return newer;
        }
        let kept = self.asked & !newer.asked;
        let span = Span { plies: old.plies.max(new.plies), ..new };
        Prey { asked: newer.asked | kept, won: newer.won | self.won & kept, span }
    }
}
