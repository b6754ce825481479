//! The points on which editions count differently.

/// When being mated after a win undoes it (29.4, 细则 7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MatedAfter {
    /// Only mate by the opponent's very next move (2020, 24.3).
    Next,
    /// Mate by any unbroken series of checks (1999).
    Series,
}

/// How a capture is judged that leaves a piece of one's own without its root (细则 4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RootAsChaser {
    /// By the balance of both captures: a net loss is no chase (2020, 26.5).
    Balance,
    /// What the leaving root exposes does not count: always a chase (1999).
    Always,
}

/// The values an edition gives to the counting of material and mates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// Whether giving a pawn for a rook is a gain (2011 and 2020) or even (1999: the pawn's value floats).
    pub pawn_for_rook: bool,
    /// When a mate undoes a win.
    pub mated_after: MatedAfter,
    /// How leaving a post as root is judged.
    pub root_as_chaser: RootAsChaser,
    /// Whether the oral supplements of about 2000 apply: one horse or cannon for three weak pieces is a gain, and so is an
    /// even exchange that the capturing piece survives.
    pub oral_supplements: bool,
}
