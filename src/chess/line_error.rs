//! Why a record could not be brought to the board.

use super::fen::{self, FenError};
use super::notation::NotationError;
use super::{Board, Illegal, Side};
use crate::case::{Case, InChinese, Place, Told, Written, told};

/// A record that could not be played out, with the place of the fault. It displays as one line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{fault}", at(.file.as_deref(), *.place))]
pub struct LineError {
    /// The name of the file, where the fault is in a file.
    pub file: Option<String>,
    /// Where in the file.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: Box<LineFault>,
}

/// What is wrong with a record. Plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// The FEN is faulty.
    #[error("bad FEN: {0}")]
    Fen(#[source] FenError),
    /// There are no moves.
    #[error("there are no moves to rule on; expected the moves of the dispute from the position in the FEN")]
    NoMoves {
        /// The position at the start.
        board: Box<Board>,
    },
    /// So many and so long lines in one game that playing them all out would take too long.
    #[error(
        "the lines of this game have more than {most} plies together, each counted from the start; split the record"
    )]
    TooMuch {
        /// The limit.
        most: usize,
    },
    /// A move is unreadable, ambiguous, illegal or of the wrong side.
    #[error("ply {ply}: {error}{}", side_hint(*.ply, .error, .board))]
    Move {
        /// The number of the ply.
        ply: u32,
        /// Why it cannot be played.
        #[source]
        error: NotationError,
        /// The board before it.
        board: Box<Board>,
    },
    /// A move is given after the game has ended.
    #[error(
        "ply {ply}: the game is over before it: {loser} is {} and has lost; end the record after ply {}",
        if *.mate { "mated (将死)" } else { "stalemated (困毙)" },
        ply - 1
    )]
    GameOver {
        /// The number of the ply.
        ply: u32,
        /// The side without a legal move.
        loser: Side,
        /// Whether it is in check.
        mate: bool,
        /// The board before the ply.
        board: Box<Board>,
    },
    /// A stretch asked for is not in the line.
    #[error("plies {from} to {to} cannot be cut out; expected {first} ≤ from ≤ to ≤ {last}")]
    Range {
        /// The first ply asked for.
        from: u32,
        /// The last ply asked for.
        to: u32,
        /// The first ply there is.
        first: u32,
        /// The last ply there is.
        last: u32,
    },
}

impl InChinese for LineError {
    fn in_chinese(&self) -> String {
        let fault = self.fault.in_chinese();
        match (&self.file, self.place) {
            (Some(file), Some(place)) if place.line == 0 => format!("{file}：第 {} 字节：{fault}", place.column),
            (Some(file), Some(place)) => format!("{file}:{place}：{fault}"),
            (Some(file), None) => format!("{file}：{fault}"),
            (None, _) => fault,
        }
    }
}

impl InChinese for LineFault {
    fn in_chinese(&self) -> String {
        match self {
            LineFault::Fen(error) => format!("FEN 有误：{}", error.in_chinese()),
            LineFault::NoMoves { .. } => "没有可裁的着法；应有从 FEN 的局面起的着法".to_owned(),
            LineFault::TooMuch { most } => format!("这局各线从头数起共超过 {most} 着；请把记录分开"),
            LineFault::Move { ply, error, board } => {
                let side = board.side_to_move();
                let letter = if side == Side::Red { "w、r 或不写" } else { "b" };
                let hint = match (is_of_wrong_side(error), ply, side.chinese()) {
                    (true, 1, side) => format!("；FEN 说由{side}先走（{letter}）：请改 FEN，或从{side}的着法起"),
                    (true, _, side) => format!("；此前可能漏了{side}的一着"),
                    (false, ..) => String::new(),
                };
                format!("第 {ply} 着：{}{hint}", error.in_chinese())
            }
            LineFault::GameOver { ply, loser, mate, .. } => {
                let how = if *mate { "被将死" } else { "被困毙" };
                format!("第 {ply} 着：此前已经终局，{}{how}；记录应止于第 {} 着", loser.chinese(), ply - 1)
            }
            LineFault::Range { from, to, first, last } => {
                format!("截不出第 {from} 至 {to} 着；应有 {first} ≤ 起 ≤ 止 ≤ {last}")
            }
        }
    }
}

impl LineFault {
    /// The fault with its place in the file of a case.
    pub(super) fn at(self, case: &Case, written: &Written) -> LineError {
        let place = written.place();
        LineError { file: Some(case.file.clone()), place: Some(place), fault: Box::new(self) }
    }
}

impl LineError {
    pub(super) fn new(fault: LineFault) -> LineError {
        LineError { file: None, place: None, fault: Box::new(fault) }
    }

    /// The board reached before the fault.
    pub fn board(&self) -> Option<&Board> {
        match &*self.fault {
            LineFault::Move { board, .. } | LineFault::GameOver { board, .. } | LineFault::NoMoves { board } => {
                Some(board)
            }
            LineFault::Fen(_) | LineFault::TooMuch { .. } | LineFault::Range { .. } => None,
        }
    }

    /// The board reached as a diagram with its FEN, for printing under the message.
    pub fn details(&self) -> Option<Told> {
        let board = self.board()?;
        let (side, fen) = (board.side_to_move(), fen::write(board));
        let zh = side.chinese();
        Some(told!("走到的局面，轮到{zh}：\n{board}\n{fen}", "the board reached, {side} to move:\n{board}\n{fen}"))
    }
}

fn at(file: Option<&str>, place: Option<Place>) -> String {
    let parts = file.map(str::to_owned).into_iter().chain(place.map(|place| place.to_string()));
    parts.map(|part| part + ":").collect::<String>() + if file.is_some() || place.is_some() { " " } else { "" }
}

/// What to do about a move of the wrong side: at the start the FEN may be wrong, later a ply may be missing.
fn side_hint(ply: u32, error: &NotationError, board: &Board) -> String {
    let side = board.side_to_move();
    let letter = if side == Side::Red { "w, r or no letter" } else { "b" };
    match (is_of_wrong_side(error), ply) {
        (true, 1) => {
            format!(
                "; the FEN gives the first move to {side} ({letter}): correct the FEN or begin with a move of {side}"
            )
        }
        (true, _) => format!("; a ply of {side} may be missing before it"),
        (false, _) => String::new(),
    }
}

const fn is_of_wrong_side(error: &NotationError) -> bool {
    matches!(error, NotationError::Illegal { why: Illegal::WrongSide, .. })
}
