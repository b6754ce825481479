//! The order between two prohibited sides (26.9), as a reading that gives every published figure.
//!
//! A side is light if one of its chases is joint or hits a less-rooted piece. If exactly one side is light and the other
//! chases on every move, the other must change.

use crate::chess::{Kind, Side};
use crate::labels::{Class, Label, Root};
use crate::rulebooks::Dispute;

/// Why a side is the lighter of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lightness {
    /// It chases a less-rooted piece, and none jointly (26.9.1).
    LessRooted,
    /// It chases jointly, while the other chases rooks on every move (26.9.2).
    JointAgainstRook,
    /// It chases jointly (26.9.3).
    Joint,
}

/// The lighter of two prohibited sides, and why.
pub fn lighter(dispute: &Dispute) -> Option<(Side, Lightness)> {
    if !dispute.both_prohibited() || dispute.lone_checker().is_some() {
        return None;
    }
    let light = |side| lightness(dispute, side);
    let side = Side::ALL.into_iter().find(|&side| light(side).is_some() && light(side.other()).is_none())?;
    if !dispute.is_called(side.other(), Class::Chase) {
        return None;
    }
    Some((side, light(side)?))
}

/// The side that must change because the other is lighter for this reason.
pub fn must_change(dispute: &Dispute, why: Lightness) -> Option<Side> {
    lighter(dispute).filter(|&(_, lightness)| lightness == why).map(|(side, _)| side.other())
}

fn lightness(dispute: &Dispute, side: Side) -> Option<Lightness> {
    let chases = || dispute.of(side).filter(|label| label.class == Class::Chase);
    let hits = |holds: fn(&Label) -> bool| chases().any(holds);
    if hits(|label| label.targets.iter().any(|target| target.joint && target.root != Root::Less)) {
        let rooks =
            dispute.of(side.other()).all(|label| label.targets.iter().any(|target| target.piece.kind == Kind::Rook));
        Some(if rooks { Lightness::JointAgainstRook } else { Lightness::Joint })
    } else if hits(|label| label.targets.iter().any(|target| target.root == Root::Less)) {
        Some(Lightness::LessRooted)
    } else {
        None
    }
}
