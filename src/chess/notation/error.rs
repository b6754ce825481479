//! Why a text could not be read as a move.

use std::fmt;

use super::chinese;
use crate::case::{InChinese, Told};
use crate::chess::{Board, Illegal, Move};

/// A legal move offered in place of a text that could not be read. It displays as `h2e2 炮二平五`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub play: Move,
    /// The move in Chinese notation.
    pub chinese: String,
}

impl Candidate {
    pub(super) fn new(board: &Board, play: Move) -> Candidate {
        Candidate { play, chinese: chinese::write(board, play) }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.play, self.chinese)
    }
}

/// Why a text could not be read as a legal move. Texts are cut after forty characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// No text.
    #[error("the move is empty; expected ICCS (h2e2), Chinese (炮二平五) or WXF (C2=5)")]
    Empty,
    /// The text is of no notation.
    #[error(
        "{text:?} is not a move in ICCS (h2e2), Chinese (炮二平五), WXF (C2=5) or the short record (炮25){}",
        list("nearest legal moves", .nearest)
    )]
    Unreadable {
        /// The text.
        text: String,
        /// Legal moves written alike.
        nearest: Vec<Candidate>,
    },
    /// No piece of the side to move goes this way.
    #[error("{text:?} fits no move of the side to move{}", list("nearest legal moves", .nearest))]
    NoSuchMove {
        /// The text.
        text: String,
        /// Legal moves written alike.
        nearest: Vec<Candidate>,
    },
    /// The move is understood and may not be played.
    #[error("{text:?} is illegal: {reason}{}", list("nearest legal moves", .nearest))]
    Illegal {
        /// The text.
        text: String,
        /// The move it names.
        play: Move,
        /// The rule it breaks.
        why: Illegal,
        /// The same in words, with the points and pieces concerned.
        reason: Told,
        /// Legal moves written alike.
        nearest: Vec<Candidate>,
    },
    /// The text fits several legal moves.
    #[error("{text:?} fits {} legal moves{}; write one of them", .candidates.len(), list("they are", .candidates))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves it fits.
        candidates: Vec<Candidate>,
    },
}

impl NotationError {
    /// Legal moves to offer instead, nearest first; empty if there are none.
    pub fn candidates(&self) -> &[Candidate] {
        match self {
            NotationError::Empty => &[],
            NotationError::Unreadable { nearest, .. }
            | NotationError::NoSuchMove { nearest, .. }
            | NotationError::Illegal { nearest, .. } => nearest,
            NotationError::Ambiguous { candidates, .. } => candidates,
        }
    }
}

impl InChinese for NotationError {
    fn in_chinese(&self) -> String {
        match self {
            NotationError::Empty => "着法是空的；应为 ICCS（h2e2）、中文（炮二平五）或 WXF（C2=5）".to_owned(),
            NotationError::Unreadable { text, nearest } => format!(
                "{text:?} 不是 ICCS（h2e2）、中文（炮二平五）、WXF（C2=5）或简记（炮25）的着法{}",
                list_in_chinese("相近的合法着法", nearest)
            ),
            NotationError::NoSuchMove { text, nearest } => {
                format!("{text:?} 不是轮走方的任何着法{}", list_in_chinese("相近的合法着法", nearest))
            }
            NotationError::Illegal { text, reason, nearest, .. } => {
                format!("{text:?} 不合法：{}{}", reason.zh, list_in_chinese("相近的合法着法", nearest))
            }
            NotationError::Ambiguous { text, candidates } => {
                format!("{text:?} 有 {} 种合法读法{}；请写明一种", candidates.len(), list_in_chinese("即", candidates))
            }
        }
    }
}

fn list_in_chinese(heading: &str, candidates: &[Candidate]) -> String {
    let items: Vec<String> = candidates.iter().map(Candidate::to_string).collect();
    if items.is_empty() { String::new() } else { format!("（{heading}：{}）", items.join("、")) }
}

fn list(heading: &str, candidates: &[Candidate]) -> String {
    match candidates {
        [] => String::new(),
        _ => {
            let items: Vec<String> = candidates.iter().map(Candidate::to_string).collect();
            format!(" ({heading}: {})", items.join(", "))
        }
    }
}
