//! The 2020 national rulebook (`cxa-2020`): so far only the values it gives to the naming of moves.
//!
//! Its articles are still to come, so it is not listed in [`super::ALL`] and rules nothing. The published figures of that
//! book print its own labels; these terms are what they are measured with.

use crate::facts::{self, MatedAfter, RootAsChaser};
use crate::labels::{School, Terms};

/// How the 2020 rulebook names moves.
///
/// Against 1999: a pawn given for a rook is a gain, only an immediate mate undoes a win, a root that chases is judged by
/// the balance of both captures, 杀 names a move that is also 捉, and a pawn's own attack is always idle.
pub const TERMS: Terms = Terms {
    school: School::Chinese,
    facts: facts::Terms { pawn_for_rook: true, mated_after: MatedAfter::Next, root_as_chaser: RootAsChaser::Balance },
    kill_names_before_chase: true,
    pawn_in_mutual_attack: false,
};
