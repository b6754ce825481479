//! What the searches of one dispute have settled, kept for the searches that follow.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

/// The most entries of a table; a full one is emptied, which costs time and changes no answer.
const MOST: usize = 1 << 16;

/// Settled facts by position and question. Only what no open question could change is ever kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// For nodes of gain searches, whether the attacker wins.
    pub gains: Table<u64, Found>,
    /// For positions of mate searches, within how many checks there is no mate.
    pub safe: Table<u64, u32>,
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

/// What was found for a node of a gain search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Whether the attacker wins.
    pub value: bool,
    /// Whether the bound left something open.
    pub cut: bool,
    /// The plies there were to go.
    pub plies: u32,
    /// Whether that was the last bound, where unfinished lines have a value.
    pub last: bool,
}

impl Found {
    /// Whether it answers the same question with `plies` to go. What the bound did not touch always does. A win within a bound
    /// that leaves unfinished lines without a value is one with more plies too, and a failure one with fewer; at the last bound,
    /// where they have one, only the very same number will do.
    pub fn holds(&self, plies: u32, last: bool) -> bool {
        let wins_sooner = self.value && plies >= self.plies;
        let fails_later = !self.value && !last && plies <= self.plies;
        !self.cut || !self.last && (wins_sooner || fails_later) || self.last && last && plies == self.plies
    }
}

/// What was found for a node of a gain search where nothing has been taken yet, for several targets at once.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prey {
    /// The pieces asked about, as bits.
    pub asked: u128,
    /// Those that are won.
    pub won: u128,
    /// Whether the bound left something open.
    pub cut: bool,
    /// The plies there were to go.
    pub plies: u32,
    /// Whether that was the last bound.
    pub last: bool,
}

impl Prey {
    /// The pieces known to be won and not to be won with `plies` to go; the same rule as [`Found::holds`].
    pub fn answers(&self, plies: u32, last: bool) -> (u128, u128) {
        let holds = |value| Found { value, cut: self.cut, plies: self.plies, last: self.last }.holds(plies, last);
        let (won, lost) = (self.won, self.asked & !self.won);
        (if holds(true) { won } else { 0 }, if holds(false) { lost } else { 0 })
    }

    /// The newer finding, with what the older one says of other pieces where both are of one bound.
    pub fn and(self, newer: Prey) -> Prey {
        let is_alike = (self.plies, self.last) == (newer.plies, newer.last) || !self.cut && !newer.cut;
        if !is_alike {
            return newer;
        }
        let kept = self.asked & !newer.asked;
        Prey { asked: newer.asked | kept, won: newer.won | self.won & kept, cut: newer.cut || self.cut, ..newer }
    }
}
