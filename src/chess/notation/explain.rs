//! Why a move is illegal, in words.

use crate::case::{Told, told};
use crate::chess::{Board, Illegal, Kind, Move, Side, Square};

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
    let own = side.chinese();
    let mover = occupant(board, from);
    let Told { zh: mover_zh, en: mover_en } = &mover;
    let (at_zh, at_en) = match why {
        Illegal::BlockedLeg(square) | Illegal::BlockedEye(square) | Illegal::Blocked(square) => {
            let Told { zh, en } = occupant(board, square);
            (zh, en)
        }
        _ => Default::default(),
    };
    match why {
        Illegal::NoPiece => told!("{from} 没有棋子", "no piece stands on {from}"),
        Illegal::WrongSide => {
            told!("走的是 {mover_zh}，但轮到{own}", "it moves {mover_en}, but it is {side}'s move")
        }
        Illegal::OwnPiece => {
            let (zh, en) = board
                .at(to)
                .map_or(("棋子".to_owned(), "piece"), |piece| (piece.chinese().to_string(), name(piece.kind)));
            told!("{to} 是{own}自己的{zh}", "{side}'s own {en} stands on {to}")
        }
        Illegal::Geometry => match board.at(from).map(|piece| way(piece.kind)) {
            Some((zh, en)) => told!("{mover_zh}走不到 {to}：{zh}", "{mover_en} cannot reach {to}: {en}"),
            None => told!("{from} 没有棋子", "no piece stands on {from}"),
        },
        Illegal::OutOfBounds => {
            let (zh, en) = bounds(board, from);
            told!("{mover_zh}不得离开{zh}到 {to}", "{mover_en} may not leave {en} for {to}")
        }
        Illegal::BlockedLeg(_) => {
            told!("{from} 的马被{at_zh}蹩腿", "the leg of the horse on {from} is blocked by {at_en} (蹩马腿)")
        }
        Illegal::BlockedEye(_) => {
            told!("{from} 的象被{at_zh}塞眼", "the eye of the elephant on {from} is blocked by {at_en} (塞象眼)")
        }
        Illegal::Blocked(_) => told!("{at_zh}挡在 {from} 与 {to} 之间", "{at_en} stands between {from} and {to}"),
        Illegal::Screens(screens) => told!(
            "炮隔一子才能吃；{from} 与 {to} 之间有 {screens} 子",
            "a cannon takes over exactly one piece; {screens} stand between {from} and {to} (炮架)"
        ),
        Illegal::FacingGenerals => told!("将帅会对面", "the generals would face each other on an open file (对面)"),
        Illegal::ExposesGeneral(checker) => {
            let after = board.after(play);
            let (stays, verb) = if board.in_check(side) { ("仍", "is left") } else { ("会", "would stand") };
            let general = after.king(side);
            let Told { zh, en } = occupant(&after, checker);
            told!(
                "{general} 的将帅{stays}被 {zh}将军（送将）",
                "the general on {general} {verb} in check from {en} (送将)"
            )
        }
    }
}

fn occupant(board: &Board, square: Square) -> Told {
    match board.at(square) {
        Some(piece) => {
            let (zh, side, name) = (piece.chinese(), piece.side, name(piece.kind));
            let colour = if side == Side::Red { '红' } else { '黑' };
            told!("{square} 的{colour}{zh}", "the {side} {name} on {square}")
        }
        None => told!("{square}（空）", "nothing on {square}"),
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

const fn way(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::King => ("将帅直走一格", "it moves one point along a line"),
        Kind::Advisor => ("仕士斜走一格", "it moves one point along a diagonal"),
        Kind::Elephant => ("相象斜走两格", "it moves two points along a diagonal"),
        Kind::Horse => ("马走日字", "it moves one point along a line and one outward along a diagonal"),
        Kind::Rook | Kind::Cannon => ("车炮直走", "it moves along a line"),
        Kind::Pawn => {
            ("兵卒前进一格，过河后可横走一格", "it moves one point forward, or sideways once across the river")
        }
    }
}

fn bounds(board: &Board, from: Square) -> (&'static str, &'static str) {
    match board.at(from).map(|piece| piece.kind) {
        Some(Kind::Elephant) => ("己方半边", "its side of the river"),
        _ => ("九宫", "the palace"),
    }
}
