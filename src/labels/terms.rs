//! The points on which editions name moves differently.

use crate::facts;

use super::asian;

/// By what kind of definitions moves are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum School {
    /// The Chinese national books: what a move threatens to win, by any forcing line.
    Chinese,
    /// The Asian and World books: what a move attacks directly. Only the order of 杀 and 捉 is taken from the other terms.
    Asian(asian::Reading),
}

/// From which position on a threat counts as old (29.2, 从捉到捉).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldThreat {
    /// If it was there just before the move.
    BeforeMove,
    /// If it was there then, or already before the opponent's last move.
    BeforeReply,
}

/// The values an edition gives to the naming of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// By what kind of definitions moves are named.
    pub school: School,
    /// How material and mates are counted.
    pub facts: facts::Terms,
    /// Whether 杀 names a move that is both 杀 and 捉 (2020, 24.2); otherwise 捉 does (1999, 27.4).
    pub kill_names_before_chase: bool,
    /// Whether a pawn's own attack is 捉 when the other side attacks on every move (1999, 27.2, 细则 11).
    pub pawn_in_mutual_attack: bool,
    /// Since when a threat must be there to be old.
    pub old_threat: OldThreat,
    /// Whether a partner of a standing joint attack that only steps out of attack chases anew (2020) or is idle.
    pub sidestep_of_partner_chases: bool,
}
