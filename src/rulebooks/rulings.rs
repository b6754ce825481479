//! The few shapes of ruling that the articles of several books share.

use crate::chess::Side;

use super::article::{About, Says};
use super::dispute::Dispute;

/// What an article says of the cycle as a whole, if `holds`.
pub fn cycle(says: Says, holds: bool) -> Vec<(About, Says)> {
    if holds { vec![(About::Cycle, says)] } else { Vec::new() }
}

/// The loss of a side, if there is one to lose.
pub fn loss_of(side: Option<Side>) -> Vec<(About, Says)> {
    side.map(|side| (About::Side(side), Says::Loses(side))).into_iter().collect()
}

/// The `offender`, if there is one, must change, and loses if it was told so and went on.
pub fn change_of(dispute: &Dispute, offender: Option<Side>) -> Vec<(About, Says)> {
    let ruled = |side| if dispute.warned == Some(side) { Says::Loses(side) } else { Says::MustChange(side) };
    offender.map(|side| (About::Side(side), ruled(side))).into_iter().collect()
}
