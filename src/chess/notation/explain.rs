//! Why a move is illegal, in words.

use crate::chess::{Board, Illegal, Kind, Move, Square};

/// Says in one clause which rule `play` breaks, with the points and pieces concerned.
///
/// `why` is what [`Board::check_legal`] gave for the move on this board.
///
/// ```
/// use adjudicate::chess::{Move, fen, notation};
/// let board = fen::parse(fen::START).unwrap();
/// let play = Move::parse("b0d1").unwrap();
/// let why = board.check_legal(play).unwrap_err();
/// assert_eq!(notation::explain(&board, play, why), "the leg of the horse on b0 is blocked by the red elephant on c0 (蹩马腿)");
/// ```
pub fn explain(board: &Board, play: Move, why: Illegal) -> String {
    let Move { from, to } = play;
    let side = board.side_to_move();
    let at = |square| occupant(board, square);
    match why {
        Illegal::NoPiece => format!("no piece stands on {from}"),
        Illegal::WrongSide => format!("it moves {}, but it is {side}'s move", at(from)),
        Illegal::OwnPiece => {
            format!("{side}'s own {} stands on {to}", board.at(to).map_or("piece", |piece| name(piece.kind)))
        }
        Illegal::Geometry => match board.at(from) {
            Some(piece) => format!("{} cannot reach {to}: {}", at(from), way(piece.kind)),
            None => format!("no piece stands on {from}"),
        },
        Illegal::OutOfBounds => format!("{} may not leave {} for {to}", at(from), bounds(board, from)),
        Illegal::BlockedLeg(leg) => format!("the leg of the horse on {from} is blocked by {} (蹩马腿)", at(leg)),
        Illegal::BlockedEye(eye) => format!("the eye of the elephant on {from} is blocked by {} (塞象眼)", at(eye)),
        Illegal::Blocked(square) => format!("{} stands between {from} and {to}", at(square)),
        Illegal::Screens(screens) => {
            format!("a cannon takes over exactly one piece; {screens} stand between {from} and {to} (炮架)")
        }
        Illegal::FacingGenerals => "the generals would face each other on an open file (对面)".to_owned(),
        Illegal::ExposesGeneral(checker) => {
            let after = board.after(play);
            let verb = if board.in_check(side) { "is left" } else { "would stand" };
            let general = after.king(side);
            format!("the general on {general} {verb} in check from {} (送将)", occupant(&after, checker))
        }
    }
}

fn occupant(board: &Board, square: Square) -> String {
    match board.at(square) {
        Some(piece) => format!("the {} {} on {square}", piece.side, name(piece.kind)),
        None => format!("nothing on {square}"),
    }
}

const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "general",
        Kind::Advisor => "advisor",
        Kind::Elephant => "elephant",
        Kind::Horse => "horse",
        Kind::Rook => "rook",
        Kind::Cannon => "cannon",
        Kind::Pawn => "pawn",
    }
}

const fn way(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "it moves one point along a line",
        Kind::Advisor => "it moves one point along a diagonal",
        Kind::Elephant => "it moves two points along a diagonal",
        Kind::Horse => "it moves one point along a line and one outward along a diagonal",
        Kind::Rook | Kind::Cannon => "it moves along a line",
        Kind::Pawn => "it moves one point forward, or sideways once across the river",
    }
}

fn bounds(board: &Board, from: Square) -> &'static str {
    match board.at(from).map(|piece| piece.kind) {
        Some(Kind::Elephant) => "its side of the river",
        _ => "the palace",
    }
}
