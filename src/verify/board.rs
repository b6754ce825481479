//! What can be seen of a position without searching.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};
use crate::labels::Root;

use super::replay::Replayed;

/// Whether a piece on a point is worth anything to its captor.
pub fn has_worth(piece: Piece, on: Square) -> bool {
    match piece.kind {
        Kind::King => false,
        Kind::Pawn => on.is_across(piece.side),
        _ => true,
    }
}

/// The legal captures on a point, by the cheapest piece first: pawn, advisor or elephant, horse or cannon, rook, general.
pub fn captures(board: &Board, square: Square) -> Vec<Move> {
    let mut found = board.moves_to(square).to_vec();
    found.sort_by_key(|capture| match board.at(capture.from).map(|piece| piece.kind) {
        Some(Kind::Pawn) => 0,
        Some(Kind::Advisor | Kind::Elephant) => 1,
        Some(Kind::Horse | Kind::Cannon) => 2,
        Some(Kind::Rook) => 3,
        _ => 4,
    });
    found
}

/// Whether two pieces of one kind and worth may take each other, each if it were to move.
pub fn may_exchange(board: &Board, side: Side, own: Square, partner: Square) -> bool {
    let (Some(piece), Some(other)) = (board.at(own), board.at(partner)) else { return false };
    let ours = if board.side_to_move() == side { *board } else { board.passed() };
    piece.side == side
        && other.side != side
        && piece.kind == other.kind
        && has_worth(piece, own) == has_worth(other, partner)
        && ours.is_legal(Move::new(own, partner))
        && ours.passed().is_legal(Move::new(partner, own))
}

/// The answers that can change what a line comes to: captures and checks, and any move at all against a check.
pub fn forcing_answers(board: &Board) -> Vec<Move> {
    let side = board.side_to_move();
    let checked = board.in_check(side);
    let is_forcing = |play: &Move| match board.at(play.to) {
        Some(victim) => victim.kind != Kind::King,
        None => checked || !board.is_muted(play.from) && board.after(*play).in_check(side.other()),
    };
    let mut found: Vec<Move> = board.legal_moves().into_iter().filter(is_forcing).collect();
    found.sort();
    found
}

/// What the root of the piece taken by this move of a line can be. Whether a retake is mated at once would need a search, unless
/// the taker has no check left; the exchange is played out, each side taking with its cheapest piece.
pub fn possible_roots(line: &Replayed, index: usize) -> Vec<Root> {
    let before = line.moves[..index].iter().fold(line.start, |board, &play| board.after(play));
    let taking = line.moves[index];
    let after = before.after(taking);
    let them = after.side_to_move();
    let looks = after.attackers_of(taking.to, them) | before.attackers_of(taking.to, them);
    if looks.without(taking.to).is_empty() {
        return vec![Root::None];
    }
    let mut possible = Vec::new();
    for retake in captures(&after, taking.to) {
        let mut board = after.after(retake);
        let is_safe = !may_check(&board);
        while let Some(&next) = captures(&board, taking.to).first() {
            board = board.after(next);
        }
        possible.push(if board.side_to_move() == them { Root::Less } else { Root::Real });
        if is_safe {
            return possible;
        }
    }
    possible.push(Root::False);
    possible
}

/// Whether the side to move can give check.
pub fn may_check(board: &Board) -> bool {
    let them = board.side_to_move().other();
    board.legal_moves().into_iter().any(|play| board.after(play).in_check(them))
}
