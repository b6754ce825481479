//! Why a move is illegal, in words.

use crate::chess::{Board, Illegal, Kind, Move, Square};
use crate::text::{Text, Told, both, say};

/// Says in one clause which rule `play` breaks, with the points and pieces concerned.
///
/// `why` is what [`Board::check_legal`] gave for the move on this board.
///
/// ```
/// use adjudicate::chess::{Move, fen, notation};
/// let board = fen::parse(fen::START).unwrap();
/// let play = Move::parse("b0d1").unwrap();
/// let why = board.check_legal(play).unwrap_err();
/// assert_eq!(notation::explain(&board, play, why).en, "the leg of the horse on b0 is blocked by the red elephant on c0 (蹩马腿)");
/// ```
pub fn explain(board: &Board, play: Move, why: Illegal) -> Told {
    let Move { from, to } = play;
    let side = board.side_to_move();
    let mover = occupant(board, from);
    match why {
        Illegal::NoPiece => empty(from),
        Illegal::WrongSide => {
            say!("走的是 {mover}，但轮到{side}", "it moves {mover}, but it is {side}'s move"; mover, side)
        }
        Illegal::OwnPiece => {
            let own = board.at(to).map_or(both("棋子", "piece"), |piece| both(piece.chinese(), piece.kind.name()));
            say!("{to} 是{side}自己的{own}", "{side}'s own {own} stands on {to}"; side, own)
        }
        Illegal::Geometry => match board.at(from).map(|piece| way(piece.kind)) {
            Some(way) => say!("{mover}走不到 {to}：{way}", "{mover} cannot reach {to}: {way}"; mover, way),
            None => empty(from),
        },
        Illegal::OutOfBounds => {
            let bounds = bounds(board, from);
            say!("{mover}不得离开{bounds}到 {to}", "{mover} may not leave {bounds} for {to}"; mover, bounds)
        }
        Illegal::BlockedLeg(at) => {
            let by = occupant(board, at);
            say!("{from} 的马被{by}蹩腿", "the leg of the horse on {from} is blocked by {by} (蹩马腿)"; by)
        }
        Illegal::BlockedEye(at) => {
            let by = occupant(board, at);
            say!("{from} 的象被{by}塞眼", "the eye of the elephant on {from} is blocked by {by} (塞象眼)"; by)
        }
        Illegal::Blocked(at) => {
            let by = occupant(board, at);
            say!("{by}挡在 {from} 与 {to} 之间", "{by} stands between {from} and {to}"; by)
        }
        Illegal::Screens(screens) => say!(
            "炮隔一子才能吃；{from} 与 {to} 之间有 {screens} 子",
            "a cannon takes over exactly one piece; {screens} stand between {from} and {to} (炮架)"
        ),
        Illegal::FacingGenerals => say!("将帅会对面", "the generals would face each other on an open file (对面)"),
        Illegal::ExposesGeneral(checker) => {
            let after = board.after(play);
            let stands = if board.in_check(side) { both("仍", "is left") } else { both("会", "would stand") };
            let (general, by) = (after.king(side), occupant(&after, checker));
            say!(
                "{general} 的将帅{stands}被 {by}将军（送将）",
                "the general on {general} {stands} in check from {by} (送将)";
                stands, by
            )
        }
    }
}

fn empty(from: Square) -> Told {
    say!("{from} 没有棋子", "no piece stands on {from}")
}

fn occupant(board: &Board, square: Square) -> Told {
    match board.at(square) {
        Some(piece) => say!("{square} 的{piece}", "the {piece} on {square}"; piece),
        None => say!("{square}（空）", "nothing on {square}"),
    }
}

const fn way(kind: Kind) -> Text {
    match kind {
        Kind::King => both("将帅直走一格", "it moves one point along a line"),
        Kind::Advisor => both("仕士斜走一格", "it moves one point along a diagonal"),
        Kind::Elephant => both("相象斜走两格", "it moves two points along a diagonal"),
        Kind::Horse => both("马走日字", "it moves one point along a line and one outward along a diagonal"),
        Kind::Rook | Kind::Cannon => both("车炮直走", "it moves along a line"),
        Kind::Pawn => {
            both("兵卒前进一格，过河后可横走一格", "it moves one point forward, or sideways once across the river")
        }
    }
}

fn bounds(board: &Board, from: Square) -> Text {
    match board.at(from).map(|piece| piece.kind) {
        Some(Kind::Elephant) => both("己方半边", "its side of the river"),
        _ => both("九宫", "the palace"),
    }
}
