//! 兑 and 献 in the Asian school: the moved piece offers itself.

use crate::chess::{Kind, Move, Ply, Square, squares_of};

use super::super::class::Class;
use super::super::label::{Label, Reason};

/// Writes into `label` whether the moved piece may be taken: 兑 if it and a piece of its kind can take each other, or if a
/// root would retake it; otherwise 献.
pub(super) fn find_offers(ply: &Ply, label: &mut Label) {
    let own = ply.play.to;
    let Some(piece) = ply.after.at(own).filter(|piece| piece.kind != Kind::King) else { return };
    let takers: Vec<Square> = squares_of(ply.after.attackers_of(own, label.side.other()))
        .filter(|&from| ply.after.check_legal(Move::new(from, own)).is_ok())
        .collect();
    let is_partner = |by: Square| {
        let same_kind = ply.after.at(by).is_some_and(|taker| taker.kind == piece.kind);
        let taken = ply.after.after(Move::new(by, own));
        same_kind && ply.after.passed().check_legal(Move::new(own, by)).is_ok()
            || taken.legal_moves().iter().any(|play| play.to == own)
    };
    let (reason, class) = match (takers.iter().copied().find(|&by| is_partner(by)), takers.first()) {
        (Some(partner), _) => (Reason::OffersExchange { own, partner }, Class::Exchange),
        (None, Some(&by)) => (Reason::OffersPiece { by }, Class::Offer),
        (None, None) => return,
    };
    label.reasons.push(reason);
    label.effects.push(class);
}
