//! The values by which this school names moves.

use crate::facts;

/// From which position on a threat counts as old (29.2, 从捉到捉).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldThreat {
    /// If it was there just before the move.
    BeforeMove,
    /// If it was there then, or already before the opponent's last move.
    BeforeReply,
}

/// The values that the Chinese books fix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How material and mates are counted.
    pub facts: facts::Terms,
    /// Whether a pawn's own attack is 捉 when the other side attacks on every move (1999, 27.2, 细则 11).
    pub pawn_in_mutual_attack: bool,
    /// Since when a threat must be there to be old (29.2).
    pub old_threat: OldThreat,
    /// Whether a general's answer to a check is 闲 even where it offers, blocks or follows something (27.1; 2020, 26.1.3).
    pub answers_are_idle: bool,
    /// Whether a larger win of the same piece is new, and not only a stronger one (29.2).
    pub size_matters: bool,
    /// Whether a partner of a standing joint attack that only steps out of attack chases anew (2020) or is idle.
    pub sidestep_chases: bool,
    /// Whether the protection of a piece is judged (28.16).
    pub roots: bool,
    /// Whether a root that cannot retake is told apart from none (2020, 24.16).
    pub false_roots: bool,
    /// Whether a chase that takes several pieces is told apart (2020, 24.17).
    pub joint: bool,
}

impl Terms {
    /// What holds before an article speaks.
    pub const PLAIN: Terms = Terms {
        facts: facts::Terms::PLAIN,
        pawn_in_mutual_attack: false,
        old_threat: OldThreat::BeforeMove,
        answers_are_idle: true,
        size_matters: false,
        sidestep_chases: true,
        roots: true,
        false_roots: true,
        joint: true,
    };
}
