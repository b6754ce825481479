//! The short record of Article 7.5 of the rules of play: 炮25 for 炮二平五, 马87 for 马8进7.
//!
//! Piece, file, target; the way is left out, so a text is read only where it fits exactly one legal move. With several
//! pieces on a file the mark of position takes the place of the file (前炮5).

use super::chinese;
use super::slots::Slots;
use super::spellings::Spellings;

/// The text in the signs of Chinese notation, if it has the length of a short record.
pub(super) fn fold(text: &str) -> Option<String> {
    chinese::fold_of_length(text, 3..=3)
}

/// How a move may be spelt.
pub(super) fn spellings(slots: &Slots) -> Spellings {
    let (piece, file, target) = (slots.letter(), slots.file, slots.target);
    let marked = chinese::marks(slots).into_iter().map(|mark| format!("{mark}{piece}{target}"));
    Spellings { exact: format!("{piece}{file}{target}"), loose: marked.collect() }
}
