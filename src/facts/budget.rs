//! The allowance of search nodes, and answers that may stay open.

/// A number of nodes that searches may still visit. Counted, not timed, so that results are the same everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    left: u64,
    used: u64,
    open: bool,
}

impl Budget {
    /// An allowance of `nodes`.
    pub fn new(nodes: u64) -> Budget {
        Budget { left: nodes, used: 0, open: false }
    }

    /// Takes one node; false when none is left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                self.used += 1;
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

    /// How many nodes were visited.
    pub fn used(&self) -> u64 {
        self.used
    }
}

/// The answer to a question asked of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// It holds, as shown.
    Yes(T),
    /// It does not hold.
    No,
    /// The budget or the depth did not suffice.
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
