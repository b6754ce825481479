//! Whether a captured piece was protected, judged after the capture (28.16).

use crate::chess::{Board, Kind, Move, Square};

use super::mate::MateSearch;
use super::workspace::Workspace;

/// The protection of a piece at the moment it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protection {
    /// Nothing can retake.
    None,
    /// What looks like a root cannot legally retake, or is mated at once by it.
    False,
    /// It can be retaken, but there are more attackers than roots.
    Less,
    /// It can be retaken as often as it is attacked.
    Real,
}

/// Whether a false root is false because of another attacking piece: take that piece off, and the retake is legal.
///
/// Asked of the same capture as [`protection`].
pub fn is_held_by_another(board: &Board, line: &[Move], capture: usize) -> bool {
    let before = line[..capture].iter().fold(*board, |board, &play| board.after(play));
    let taking = line[capture];
    let after = before.after(taking);
    let side = before.side_to_move();
    let looks = after.attackers_of(taking.to, after.side_to_move());
    after
        .occupied(side)
        .without(taking.to)
        .iter()
        .filter(|&square| {
            after
                .at(square)
                .is_some_and(|piece| matches!(piece.kind, Kind::Rook | Kind::Horse | Kind::Cannon | Kind::Pawn))
        })
        .any(|square| {
            let without = after.without(square);
            looks.iter().any(|from| without.is_legal(Move::new(from, taking.to)))
        })
}

/// The protection of the piece that `line` takes on the square where `capture` lands, the line being played from `board`.
///
/// The exchange on that square is played out, each side taking with its cheapest piece that legally may: who is left
/// without a retake first has fewer roots or fewer attackers.
pub fn protection(board: &Board, line: &[Move], capture: usize, workspace: &mut Workspace) -> Protection {
    let before = line[..capture].iter().fold(*board, |board, &play| board.after(play));
    let taking = line[capture];
    let after = before.after(taking);
    let them = after.side_to_move();
    let looks = (after.attackers_of(taking.to, them) | before.attackers_of(taking.to, them)).without(taking.to);
    let retake = captures(&after, taking.to)
        .into_iter()
        .find(|&retake| !MateSearch::new(&after.after(retake), workspace).run().is_yes());
    match (looks.is_empty(), retake) {
        (true, _) => Protection::None,
        (_, None) => Protection::False,
        (_, Some(retake)) => {
            let mut board = after.after(retake);
            while let Some(&next) = captures(&board, taking.to).first() {
                board = board.after(next);
            }
            if board.side_to_move() == them { Protection::Less } else { Protection::Real }
        }
    }
}

/// The legal captures on a square, the cheapest piece first.
fn captures(board: &Board, square: Square) -> Vec<Move> {
    let mut captures = board.moves_to(square).to_vec();
    captures.sort_by_key(|capture| board.at(capture.from).map(|piece| CHEAPEST_FIRST[piece.kind as usize]));
    captures
}

/// By kind: general, advisor, elephant, horse, rook, cannon, pawn.
const CHEAPEST_FIRST: [u8; 7] = [5, 1, 1, 2, 3, 2, 0];
