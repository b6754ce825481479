//! 兑 and 献 in the Asian school: the moved piece offers itself.
//!
//! Two pieces of a kind that attack each other are found with the attacks.

use crate::chess::{Kind, Move, Square};
use crate::facts::Workspace;

use super::super::class::Class;
use super::super::label::{Label, Reason};
use super::Scene;

/// 兑: the moved piece may be taken, and a root would retake it from a piece of its worth.
pub fn offers_exchange(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    let own = scene.ply.play.to;
    let takers = takers(scene, label);
    if takers.iter().any(|&by| !is_retaken(scene, by)) {
        return;
    }
    let kind = |square| scene.ply.after.at(square).map(|piece| worth(piece.kind));
    if let Some(&partner) = takers.iter().find(|&&by| kind(by) == kind(own)) {
        label.reasons.push(Reason::OffersExchange { own, partner });
        label.add(Class::Exchange);
    }
}

/// 献: the moved piece may be taken by a piece that nothing retakes.
pub fn offers_piece(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    if let Some(by) = takers(scene, label).into_iter().find(|&by| !is_retaken(scene, by)) {
        label.reasons.push(Reason::OffersPiece { by });
        label.add(Class::Offer);
    }
}

/// The pieces that may take the moved one, in board order; none where the move gives check, offers an exchange already or is the
/// general's.
fn takers(scene: &Scene, label: &Label) -> Vec<Square> {
    let own = scene.ply.play.to;
    let is_general = scene.ply.after.at(own).is_none_or(|piece| piece.kind == Kind::King);
    if scene.checks || label.has(Class::Exchange) || is_general {
        return Vec::new();
    }
    scene.ply.after.moves_to(own).iter().map(|capture| capture.from).collect()
}

fn is_retaken(scene: &Scene, by: Square) -> bool {
    let own = scene.ply.play.to;
    !scene.ply.after.after(Move::new(by, own)).moves_to(own).is_empty()
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
