//! What the labels could still turn out to be where the search left a question open.

use crate::chess::Side;
use crate::labels::{Class, Label, Terms};

/// Whether the answer to an open question could still make the move an attack.
pub fn is_open(label: &Label) -> bool {
    label.undecided.is_some() && !label.is_attack()
}

/// The labels under every answer that matters; empty if nothing is open.
///
/// What counts of a side is whether all its moves are attacks, so it is enough to take all its open moves as attacks, or
/// all as idle: at most four combinations. In a mutual attack a pawn's own attack counts too (27.2, 细则 11): it hangs on
/// the opponent's open moves and is answered with them.
pub fn answers(labels: &[Label], terms: &Terms) -> Vec<Vec<Label>> {
    let is_open_side = |side| labels.iter().any(|label| label.side == side && is_open(label));
    if !Side::ALL.into_iter().any(is_open_side) {
        return Vec::new();
    }
    [[false, false], [true, false], [false, true], [true, true]]
        .into_iter()
        .filter(|attacks| Side::ALL.into_iter().all(|side| is_open_side(side) || !attacks[side as usize]))
        .map(|attacks| answered(labels, terms, attacks))
        .collect()
}

/// The labels with the open moves of each side (Red's, Black's) taken as attacks or as idle.
fn answered(labels: &[Label], terms: &Terms, attacks: [bool; 2]) -> Vec<Label> {
    let is_assumed = |label: &Label| is_open(label) && attacks[label.side as usize];
    let comes_to_attack = |side| {
        attacks[side as usize]
            && labels.iter().filter(|label| label.side == side).all(|label| label.is_attack() || is_open(label))
    };
    let counts = |label: &Label| {
        is_assumed(label)
            || terms.chinese().is_some_and(|chinese| chinese.pawn_in_mutual_attack)
                && comes_to_attack(label.side.other())
                && label.pawn_attack().is_some()
    };
    labels
        .iter()
        .map(|label| {
            let class = if counts(label) && !label.is_attack() { Class::Chase } else { label.class };
            Label { class, undecided: None, ..label.clone() }
        })
        .collect()
}
