//! Why a record could not be brought to the board.

use super::fen::{self, FenError};
use super::notation::NotationError;
use super::{Board, Illegal, Side};
use crate::case::{Case, Place, Written, located};
use crate::text::{Tell, Told, both, is_error, say};

/// A record that could not be played out, with the place of the fault. It displays as one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The name of the file, where the fault is in a file.
    pub file: Option<String>,
    /// Where in the file.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: Box<LineFault>,
}

/// What is wrong with a record. Plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// The FEN is faulty.
    Fen(FenError),
    /// There are no moves.
    NoMoves {
        /// The position at the start.
        board: Box<Board>,
    },
    /// So many and so long lines in one game that playing them all out would take too long.
    TooMuch {
        /// The limit.
        most: usize,
    },
    /// A move is unreadable, ambiguous, illegal or of the wrong side.
    Move {
        /// The number of the ply.
        ply: u32,
        /// Why it cannot be played.
        error: NotationError,
        /// The board before it.
        board: Box<Board>,
    },
    /// A move is given after the game has ended.
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

impl Tell for LineError {
    fn told(&self) -> Told {
        located(self.file.as_deref(), self.place, &self.fault)
    }
}
is_error!(LineError);

impl Tell for LineFault {
    fn told(&self) -> Told {
        match self {
            LineFault::Fen(error) => say!("FEN 有误：{error}", "bad FEN: {error}"; error),
            LineFault::NoMoves { .. } => say!(
                "没有可裁的着法；应有从 FEN 的局面起的着法",
                "there are no moves to rule on; expected the moves of the dispute from the position in the FEN"
            ),
            LineFault::TooMuch { most } => say!(
                "这局各线从头数起共超过 {most} 着；请把记录分开",
                "the lines of this game have more than {most} plies together, each counted from the start; split the record"
            ),
            LineFault::Move { ply, error, board } => {
                let hint = side_hint(*ply, error, board);
                say!("第 {ply} 着：{error}{hint}", "ply {ply}: {error}{hint}"; error, hint)
            }
            LineFault::GameOver { ply, loser, mate, .. } => {
                let how =
                    if *mate { both("被将死", "mated (将死)") } else { both("被困毙", "stalemated (困毙)") };
                let last = ply - 1;
                say!(
                    "第 {ply} 着：此前已经终局，{loser}{how}；记录应止于第 {last} 着",
                    "ply {ply}: the game is over before it: {loser} is {how} and has lost; end the record after ply {last}";
                    loser, how
                )
            }
            LineFault::Range { from, to, first, last } => say!(
                "截不出第 {from} 至 {to} 着；应有 {first} ≤ 起 ≤ 止 ≤ {last}",
                "plies {from} to {to} cannot be cut out; expected {first} ≤ from ≤ to ≤ {last}"
            ),
        }
    }
}
is_error!(LineFault: |fault| match fault {
    LineFault::Fen(error) => Some(error),
    LineFault::Move { error, .. } => Some(error),
    _ => None,
});

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
        Some(say!(
            "走到的局面，轮到{side}：\n{board}\n{fen}",
            "the board reached, {side} to move:\n{board}\n{fen}";
            side
        ))
    }
}

/// What to do about a move of the wrong side: at the start the FEN may be wrong, later a ply may be missing.
fn side_hint(ply: u32, error: &NotationError, board: &Board) -> Option<Told> {
    let side = board.side_to_move();
    let letter = if side == Side::Red { both("w、r 或不写", "w, r or no letter") } else { both("b", "b") };
    match ply {
        _ if !is_of_wrong_side(error) => None,
        1 => Some(say!(
            "；FEN 说由{side}先走（{letter}）：请改 FEN，或从{side}的着法起",
            "; the FEN gives the first move to {side} ({letter}): correct the FEN or begin with a move of {side}";
            side, letter
        )),
        _ => Some(say!("；此前可能漏了{side}的一着", "; a ply of {side} may be missing before it"; side)),
    }
}

const fn is_of_wrong_side(error: &NotationError) -> bool {
    matches!(error, NotationError::Illegal { why: Illegal::WrongSide, .. })
}
