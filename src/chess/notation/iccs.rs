//! ICCS notation: `H2-E2`, the point left and the point reached.
//!
//! Read leniently: either case, with or without a dash of any width.

use crate::chess::Move;

/// Reads a move as two points.
///
/// ```
/// use adjudicate::chess::notation::iccs;
/// assert_eq!(iccs::read("H2-E2"), iccs::read("h2e2"));
/// assert_eq!(iccs::read("H2"), None);
/// ```
pub fn read(text: &str) -> Option<Move> {
    Move::parse(&text.replace(['－', '–', '—', '−'], "-"))
}

/// Writes a move as ICCS prescribes, in capitals with a dash; a [`Move`] displays as `h2e2`.
///
/// ```
/// use adjudicate::chess::{Move, notation::iccs};
/// assert_eq!(iccs::write(Move::parse("h2e2").unwrap()), "H2-E2");
/// ```
pub fn write(play: Move) -> String {
    format!("{}-{}", play.from, play.to).to_ascii_uppercase()
}
