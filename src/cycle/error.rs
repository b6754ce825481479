//! Why there is nothing to rule on.

use super::count::count;
use super::repeats::Repeats;
use crate::chess::Line;
use crate::text::{Tell, Told, is_error, say};

/// Why there is nothing to rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CycleError {
    /// The final position has occurred once.
    NoRepetition {
        /// The number of the last ply.
        ply: u32,
        /// The last pair of equal positions in the list, by the ply after which they stood; 0 is before the first ply.
        last_repetition: Option<(u32, u32)>,
        /// The last capture, after which nothing before it can recur.
        last_capture: Option<u32>,
    },
    /// The record is a position without moves.
    NoMoves {
        /// How many notes it has.
        notes: usize,
    },
}

impl Tell for CycleError {
    fn told(&self) -> Told {
        match self {
            CycleError::NoRepetition { ply, last_repetition, last_capture } => {
                let capture = last_capture.map(|ply| {
                    say!(
                        "；第 {ply} 着吃子之后，此前的局面不会再现",
                        "; since the capture at ply {ply} no position from before it can recur"
                    )
                });
                let repetition = last_repetition.map(|(a, b)| {
                    say!(
                        "；第 {a} 着后与第 {b} 着后的局面相同，要裁那次重复，请止于第 {b} 着（--to-ply {b}）",
                        "; the positions after plies {a} and {b} are the same: to have that repetition ruled, end at ply {b} (--to-ply {b})"
                    )
                });
                say!(
                    "第 {ply} 着后的局面只出现过一次，无可裁决{capture}{repetition}",
                    "the position after ply {ply} has occurred once; nothing to rule on{capture}{repetition}";
                    capture, repetition
                )
            }
            CycleError::NoMoves { notes } => say!(
                "记录中没有可裁的着法；有 {notes} 条注解",
                "the record holds no moves to rule on; its notes are {notes}"
            ),
        }
    }
}
is_error!(CycleError);

impl CycleError {
    pub(super) fn no_repetition(line: &Line, repeats: &Repeats) -> CycleError {
        let (first, last) = line.numbers();
        let ply = |position: usize| first - 1 + count(position);
        let is_capture = |ply: &&crate::chess::Ply| !ply.before.is_empty(ply.play.to);
        CycleError::NoRepetition {
            ply: last.max(first - 1),
            last_repetition: repeats.last_pair().map(|(a, b)| (ply(a), ply(b))),
            last_capture: line.plies.iter().rev().find(is_capture).map(|ply| ply.number),
        }
    }
}
