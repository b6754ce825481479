//! The points on which editions name moves differently.

use crate::facts;

/// The values an edition gives to the naming of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How material and mates are counted.
    pub facts: facts::Terms,
    /// Whether 杀 names a move that is both 杀 and 捉 (2020, 24.2); otherwise 捉 does (1999, 27.4).
    pub kill_names_before_chase: bool,
    /// Whether a pawn's own attack is 捉 when the other side attacks on every move (1999, 27.2, 细则 11).
    pub pawn_in_mutual_attack: bool,
}
