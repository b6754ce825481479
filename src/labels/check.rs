//! 将: whether a move gives check (28.1).

use crate::chess::Ply;

use super::class::Class;
use super::label::{Label, Reason};

/// Whether the enemy general stands attacked after the move, by the moved piece or by one it uncovers.
pub fn gives_check(ply: &Ply, label: &mut Label) {
    let by: Vec<_> = ply.after.checkers(label.side.other()).iter().collect();
    if !by.is_empty() {
        label.reasons.push(Reason::GivesCheck { by });
        label.add(Class::Check);
    }
}
