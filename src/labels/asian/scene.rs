//! One move, as the Asian school looks at it.

use crate::chess::{Ply, Side};

use super::terms::Terms;

/// One move, as this school looks at it.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The move.
    pub ply: &'a Ply,
    /// The values of the school.
    pub terms: &'a Terms,
    /// The side that moved.
    pub side: Side,
    /// Whether the move gives check.
    pub checks: bool,
}

impl<'a> Scene<'a> {
    pub(in super::super) fn new(ply: &'a Ply, terms: &'a Terms) -> Scene<'a> {
        let side = ply.before.side_to_move();
        Scene { ply, terms, side, checks: ply.after.in_check(side.other()) }
    }
}
