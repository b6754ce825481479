//! 兑 and 献 in the Asian school: the moved piece offers itself.

use crate::chess::{Kind, Move, Ply, Square};

use super::super::class::Class;
use super::super::label::{Label, Reason};

/// Writes into `label` that the moved piece may be taken: 献 if it has no root, 兑 if a root would retake it from a piece of
/// its worth.
///
/// Two pieces of a kind that attack each other are found with the attacks.
pub(super) fn find_offer(ply: &Ply, label: &mut Label) {
    let own = ply.play.to;
    let Some(piece) = ply.after.at(own).filter(|piece| piece.kind != Kind::King) else { return };
    let takers: Vec<Square> = ply.after.moves_to(own).iter().map(|capture| capture.from).collect();
    let is_retaken = |by| !ply.after.after(Move::new(by, own)).moves_to(own).is_empty();
    let is_equal = |by: Square| ply.after.at(by).is_some_and(|taker| worth(taker.kind) == worth(piece.kind));
    let unpunished = takers.iter().copied().find(|&by| !is_retaken(by));
    let (reason, class) = match (unpunished, takers.iter().copied().find(|&by| is_equal(by))) {
        (Some(by), _) => (Reason::OffersPiece { by }, Class::Offer),
        (None, Some(partner)) => (Reason::OffersExchange { own, partner }, Class::Exchange),
        (None, None) => return,
    };
    label.reasons.push(reason);
    label.effects.push(class);
}

/// Pieces of one worth are of one number: horse and cannon, advisor and elephant.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::King => 0,
        Kind::Advisor | Kind::Elephant => 1,
        Kind::Horse | Kind::Cannon => 2,
        Kind::Rook => 3,
        Kind::Pawn => 4,
    }
}
