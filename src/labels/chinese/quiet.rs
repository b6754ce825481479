//! 兑 献 拦 跟: what a move is that may be no attack (28.5–28.8).

use crate::chess::{Board, Kind, Move, Piece, Ply, Square};
use crate::facts::{Pair, Protection, Workspace, protection};

use super::super::class::Class;
use super::super::label::{Label, Question, Reason, Why};
use super::{Scene, is_answer, is_attack_of_a_kind};

/// 兑: the exchanges that the move offers, written into `label`.
pub fn offers_exchange(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    if is_answer(scene) {
        return;
    }
    for pair in scene.after.pairs.iter().filter(|&&pair| offers(scene, pair)) {
        label.reasons.push(Reason::OffersExchange { own: pair.own, partner: pair.partner });
        label.add(Class::Exchange);
    }
}

/// A standing exchange is offered by the move if the moved piece is its own part, if it was not possible before, or if the
/// moved piece newly takes part in it by attacking the partner or guarding the offered piece.
fn offers(scene: &Scene, pair: Pair) -> bool {
    let play = scene.ply.play;
    let newly = |square: Square| {
        let takes_part = |board: &Board, at: Square| board.attackers_of(square, scene.side).contains(at);
        takes_part(&scene.after.board, play.to) && !takes_part(&scene.before.board, play.from)
    };
    pair.own == play.to || !scene.before.pairs.contains(&pair) || newly(pair.partner) || newly(pair.own)
}

/// 献: whether the moved piece is offered without a root to an enemy piece of its kind.
pub fn offers_piece(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    let own = scene.ply.play.to;
    let Some(piece) = scene.ply.after.at(own) else { return };
    if label.has(Class::Exchange) || is_answer(scene) || matches!(piece.kind, Kind::King) {
        return;
    }
    let captures = scene.ply.after.moves_to(own);
    let by_equals =
        captures.iter().filter(|play| scene.ply.after.at(play.from).map(|taker| taker.kind) == Some(piece.kind));
    for &capture in by_equals {
        let by = capture.from;
        let has_root = !scene.ply.after.after(capture).moves_to(own).is_empty();
        if !has_root && scene.after.theirs.contains(own) {
            label.reasons.push(Reason::OffersPiece { by });
            label.add(Class::Offer);
            return;
        }
    }
}

/// 拦: whether a move that attacks nothing hinders an enemy piece.
pub fn blocks(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    if !is_attack_of_a_kind(scene, label) {
        hindered(scene.ply, &scene.before.board, label);
    }
}

/// Writes the pieces that a move hinders into `label`; see [`cuts`].
pub(in super::super) fn hindered(ply: &Ply, before: &Board, label: &mut Label) {
    for reason in cuts(ply, before) {
        label.reasons.push(reason);
        label.add(Class::Block);
    }
}

/// The enemy pieces that could check or capture along a line, past a leg or an eye or over a screen that the move cuts.
///
/// `before` is the position before the move with the mover to play, taken as without check.
pub fn cuts(ply: &Ply, before: &Board) -> Vec<Reason> {
    let before = before.passed();
    let to = ply.play.to;
    let mut found = Vec::new();
    for (enemy, piece) in ply.after.pieces(ply.after.side_to_move()) {
        if matches!(piece.kind, Kind::King | Kind::Advisor | Kind::Pawn) {
            continue;
        }
        let lost: Vec<Square> = destinations(&before, enemy)
            .filter(|&square| square != to && square != ply.play.from)
            .filter(|&square| is_forcing(&before, Move::new(enemy, square)))
            .filter(|&square| !ply.after.is_legal(Move::new(enemy, square)))
            .filter(|&square| is_cut_by(ply, piece, enemy, square))
            .collect();
        if !lost.is_empty() {
            found.push(Reason::Blocks { enemy, lost });
        }
    }
    found
}

fn destinations(board: &Board, from: Square) -> impl Iterator<Item = Square> {
    board.legal_moves().into_iter().filter(move |play| play.from == from).map(|play| play.to)
}

fn is_forcing(board: &Board, play: Move) -> bool {
    !board.is_empty(play.to) || board.after(play).in_check(board.side_to_move().other())
}

/// The moved piece itself stands in the way: take it off, and the enemy piece could go there.
fn is_cut_by(ply: &Ply, piece: Piece, enemy: Square, square: Square) -> bool {
    let without = ply.after.without(ply.play.to);
    piece.kind != Kind::King && without.is_legal(Move::new(enemy, square))
}

/// 跟: whether a move that attacks nothing bears on a piece that it does not win because that has a root.
pub fn follows(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    if is_attack_of_a_kind(scene, label) || !scene.terms.roots {
        return;
    }
    let own = scene.ply.play.to;
    let held_off: Vec<Square> = label.failed(Why::Refuted).filter_map(|considered| considered.target).collect();
    for target in held_off {
        let capture = Move::new(own, target);
        let has_root = scene.after.board.is_legal(capture)
            && matches!(protection(&scene.after.board, &[capture], 0, workspace), Protection::Less | Protection::Real);
        if workspace.take_open() {
            label.undecided = label.undecided.or(Some(Question::Follow(target)));
        } else if has_root {
            label.reasons.push(Reason::Follows { target });
            label.add(Class::Follow);
        }
    }
}
