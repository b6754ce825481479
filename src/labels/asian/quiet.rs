//! 兑 and 献 in the Asian school: the moved piece offers itself.

use crate::chess::{Kind, Move, Ply, squares_of};

use super::super::class::Class;
use super::super::label::{Label, Reason};

/// Writes into `label` that the moved piece may be taken: 兑 if a root would retake it from some taker, otherwise 献.
///
/// Two pieces of a kind that attack each other are found with the attacks.
pub(super) fn find_offer(ply: &Ply, label: &mut Label) {
    let own = ply.play.to;
    if ply.after.at(own).is_none_or(|piece| piece.kind == Kind::King) {
        return;
    }
    let mut takers = squares_of(ply.after.attackers_of(own, label.side.other()))
        .filter(|&from| ply.after.check_legal(Move::new(from, own)).is_ok())
        .peekable();
    let Some(&by) = takers.peek() else { return };
    let is_retaken = |&by: &_| ply.after.after(Move::new(by, own)).legal_moves().iter().any(|play| play.to == own);
    let (reason, class) = match takers.find(is_retaken) {
        Some(partner) => (Reason::OffersExchange { own, partner }, Class::Exchange),
        None => (Reason::OffersPiece { by }, Class::Offer),
    };
    label.reasons.push(reason);
    label.effects.push(class);
}
