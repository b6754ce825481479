//! What the searches of one dispute share: the allowance of nodes, and what has been settled already.

use crate::chess::Squares;

use super::memory::Memory;

/// The allowance of search nodes and a memory of facts about positions.
///
/// Nodes are counted, not timed, so that results are the same everywhere. The memory only ever holds settled facts; it makes
/// later questions cheaper and never changes an answer.
#[derive(Clone, Debug, Default)]
pub struct Workspace {
    left: u64,
    /// All that has been allowed so far.
    allowed: u64,
    open: bool,
    pub(super) memory: Memory,
}

impl Workspace {
    /// A workspace with an allowance of `nodes`.
    pub fn new(nodes: u64) -> Workspace {
        Workspace { left: nodes, allowed: nodes, ..Workspace::default() }
    }

    /// Sets the allowance to `nodes` for the next question and keeps the memory.
    pub fn refill(&mut self, nodes: u64) {
        self.allowed = self.spent() + nodes;
        self.left = nodes;
        self.open = false;
    }

    /// The nodes taken since the beginning.
    pub fn spent(&self) -> u64 {
        self.allowed - self.left
    }

    /// Takes one node; false when none is left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                true
            }
            None => {
                self.open = true;
                false
            }
        }
    }

    /// Notes that a question could not be settled.
    pub fn leave_open(&mut self) {
        self.open = true;
    }

    /// Whether a question was left open since the last call, and forgets it.
    pub fn take_open(&mut self) -> bool {
        std::mem::replace(&mut self.open, false)
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// The set remembered under `key`, or found now; remembered only if the finding left no question open.
    pub(super) fn remember(&mut self, key: u64, find: impl FnOnce(&mut Workspace) -> Squares) -> Squares {
        if let Some(known) = self.memory.alone.get(key) {
            return known;
        }
        let open_before = self.take_open();
        let found = find(self);
        if !self.open {
            self.memory.alone.insert(key, found);
        }
        self.open |= open_before;
        found
    }
}

/// The answer to a question asked of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// It holds, as shown.
    Yes(T),
    /// It does not hold.
    No,
    /// The allowance did not suffice.
    Undecided,
}

impl<T> Answer<T> {
    /// Whether it is known to hold.
    pub fn is_yes(&self) -> bool {
        matches!(self, Answer::Yes(_))
    }

    /// What was shown, if it holds.
    pub fn yes(self) -> Option<T> {
        match self {
            Answer::Yes(value) => Some(value),
            _ => None,
        }
    }
}
