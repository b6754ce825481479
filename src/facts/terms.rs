//! The points on which books count differently.

use super::account::Worth;
use super::prize::Pawns;

/// By which kinds of line a piece may be won (29.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forms {
    /// Only by taking it at once, with nothing but takes on its square to follow.
    Direct,
    /// By way of checks and of exchanges too.
    All,
}

/// When being mated after a win undoes it (29.4, 细则 7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MatedAfter {
    /// Never: no book says so; it is what is left where none speaks of it.
    Never,
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

/// The values a book gives to the counting of material and mates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// What each kind of piece is worth (25.3).
    pub worth: Worth,
    /// Whether giving a pawn for a rook is a gain (2011 and 2020) or even (1999: the pawn's value floats).
    pub pawn_for_rook: bool,
    /// By which kinds of line a piece may be won (29.1).
    pub forms: Forms,
    /// Whether a net gain is a win whatever the root of the piece (细则 3); otherwise a piece that is retaken is not won.
    pub net_gain: bool,
    /// Whether an even account is enough only against a piece that is not retaken (29.3); otherwise it always is.
    pub rootless: bool,
    /// When a mate undoes a win.
    pub mated_after: MatedAfter,
    /// How leaving a post as root is judged.
    pub root_as_chaser: RootAsChaser,
    /// Whether the oral supplements of about 2000 apply: one horse or cannon for three weak pieces is a gain, and so is an
    /// even exchange that the capturing piece survives.
    pub oral_supplements: bool,
    /// Whether the general's own capture wins (27.1: it does not).
    pub general_takes: bool,
    /// Whether the general's retakes and captures with check count all the same (27.1, 细则 9).
    pub general_helps: bool,
    /// Whether a pawn's own capture wins (27.2: it does not).
    pub pawn_takes: bool,
    /// Whether a pawn's retakes and captures with check count all the same (27.2).
    pub pawn_helps: bool,
    /// Whether pieces of a kind that may take each other are on offer, and no prize for each other (28.5).
    pub exchanges: bool,
    /// Whether such a partner may be won at a net gain where a third piece attacks it too; figures 13, 21 and 30 say that it is on offer
    /// all the same.
    pub joined_partners: bool,
    /// Whether a check that a side stands in is left out of what it could do: what the opponent's own check handed over is not
    /// charged (2020, 24.18 自毙).
    pub own_doing: bool,
}

impl Terms {
    /// What holds before an article speaks.
    pub const PLAIN: Terms = Terms {
        worth: Worth::GRADED,
        pawn_for_rook: false,
        forms: Forms::All,
        net_gain: true,
        rootless: true,
        mated_after: MatedAfter::Next,
        root_as_chaser: RootAsChaser::Balance,
        oral_supplements: false,
        general_takes: false,
        general_helps: true,
        pawn_takes: false,
        pawn_helps: true,
        exchanges: true,
        joined_partners: false,
        own_doing: true,
    };

    /// What a pawn's own capture counts.
    pub const fn pawns(&self) -> Pawns {
        if self.pawn_takes { Pawns::Take } else { Pawns::Idle }
    }
}
