//! Why a text could not be read as a move.

use std::fmt;

use super::chinese;
use crate::chess::{Board, Illegal, Move};
use crate::text::{Tell, Text, Told, both, is_error, say};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// No text.
    Empty,
    /// The text is of no notation.
    Unreadable {
        /// The text.
        text: String,
        /// Legal moves written alike.
        nearest: Vec<Candidate>,
    },
    /// No piece of the side to move goes this way.
    NoSuchMove {
        /// The text.
        text: String,
        /// Legal moves written alike.
        nearest: Vec<Candidate>,
    },
    /// The move is understood and may not be played.
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

impl Tell for NotationError {
    fn told(&self) -> Told {
        let nearest = list(NEAREST, self.candidates());
        match self {
            NotationError::Empty => say!(
                "着法是空的；应为 ICCS（h2e2）、中文（炮二平五）或 WXF（C2=5）",
                "the move is empty; expected ICCS (h2e2), Chinese (炮二平五) or WXF (C2=5)"
            ),
            NotationError::Unreadable { text, .. } => say!(
                "{text:?} 不是 ICCS（h2e2）、中文（炮二平五）、WXF（C2=5）或简记（炮25）的着法{nearest}",
                "{text:?} is not a move in ICCS (h2e2), Chinese (炮二平五), WXF (C2=5) or the short record (炮25){nearest}";
                nearest
            ),
            NotationError::NoSuchMove { text, .. } => say!(
                "{text:?} 不是轮走方的任何着法{nearest}",
                "{text:?} fits no move of the side to move{nearest}";
                nearest
            ),
            NotationError::Illegal { text, reason, .. } => say!(
                "{text:?} 不合法：{reason}{nearest}",
                "{text:?} is illegal: {reason}{nearest}";
                reason, nearest
            ),
            NotationError::Ambiguous { text, candidates } => {
                let (count, these) = (candidates.len(), list(both("即", "they are"), candidates));
                say!(
                    "{text:?} 有 {count} 种合法读法{these}；请写明一种",
                    "{text:?} fits {count} legal moves{these}; write one of them";
                    these
                )
            }
        }
    }
}
is_error!(NotationError);

const NEAREST: Text = both("相近的合法着法", "nearest legal moves");

/// Candidates in brackets under a heading; nothing if there are none.
fn list(heading: Text, candidates: &[Candidate]) -> Option<Told> {
    let items: Vec<String> = candidates.iter().map(Candidate::to_string).collect();
    let items = Told { zh: items.join("、"), en: items.join(", ") };
    (!candidates.is_empty()).then(|| say!("（{heading}：{items}）", " ({heading}: {items})"; heading, items))
}
