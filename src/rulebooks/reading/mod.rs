//! Readings: points on which texts or commentators differ, each with a name, its values, and what they set in the terms.
//!
//! The readings of a school are declared in a file of their own and registered here, and here only.

mod asian;
mod chinese;
mod point;

pub use point::{Reading, Value, with};

/// Every reading, in the order in which reports list them.
pub static READINGS: &[&Reading] = &[
    &chinese::ROOT_AS_CHASER,
    &chinese::OLD_THREAT,
    &chinese::SIZE,
    &chinese::SIDESTEP,
    &chinese::JOINED_PARTNER,
    &chinese::ORAL_SUPPLEMENTS,
    &chinese::PAWN_IN_MUTUAL_ATTACK,
    &chinese::KILL_AND_CHASE,
    &chinese::MATED_AFTER,
    &chinese::PAWN_FOR_ROOK,
    &asian::CHECK_AND_CHASE,
    &asian::HIDDEN_ROOT,
    &asian::GUARDS_AGAINST_ROOTED,
];

/// The reading of this name.
pub fn find(name: &str) -> Option<&'static Reading> {
    READINGS.iter().copied().find(|reading| reading.name == name)
}
