//! What the value of a node rests on: whether it may be kept, and where it holds.

use super::memory::Span;

/// What a value rests on.
#[derive(Clone, Copy)]
pub(super) struct Basis {
    /// The bound left something open.
    pub cut: bool,
    /// The lowest point of the path that it rests on by repetition.
    pub repeats: usize,
    /// The plies that it takes to find it, unless the bound left something open.
    pub plies: u32,
}

impl Basis {
    /// What holds anywhere, once there are so many plies to go.
    pub const fn of(plies: u32) -> Basis {
        Basis { cut: false, repeats: usize::MAX, plies }
    }

    /// What a value remembered rests on.
    pub fn remembered(span: Span) -> Basis {
        Basis { cut: span.cut, ..Basis::of(span.plies) }
    }

    /// The same with what the value of a child rests on.
    pub fn and(self, child: Basis) -> Basis {
        Basis {
            cut: self.cut || child.cut,
            repeats: self.repeats.min(child.repeats),
            plies: self.plies.max(child.plies + 1),
        }
    }
}
