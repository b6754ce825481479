//! Ranks written from 0 to 9 or from 1 to 10.

use crate::chess::{Move, Square};

/// From which number the ranks of coordinates count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// 0 to 9, as in ICCS and UCCI and by most engines.
    FromZero,
    /// 1 to 10, as by Fairy-Stockfish and sites built on it.
    FromOne,
}

impl Ranks {
    /// The ways in which the moves of one game may be meant, the likelier first; at least one.
    ///
    /// A rank 10 settles it, and a rank 0; a game without either can be meant both ways.
    ///
    /// ```
    /// use adjudicate::chess::notation::Ranks;
    /// assert_eq!(Ranks::of(["h3e3", "h10g8"]), [Ranks::FromOne]);
    /// assert_eq!(Ranks::of(["h2e2", "h9g7"]), [Ranks::FromZero, Ranks::FromOne]);
    /// assert_eq!(Ranks::of(["Che2", "Rb0"]), [Ranks::FromZero]);
    /// ```
    pub fn of<'a>(moves: impl IntoIterator<Item = &'a str>) -> Vec<Ranks> {
        let mut seen = false;
        for word in moves.into_iter().filter(|word| is_point_notation(word)) {
            seen = true;
            for number in word.split(|letter: char| !letter.is_ascii_digit()) {
                match number {
                    "10" => return vec![Ranks::FromOne],
                    "0" => return vec![Ranks::FromZero],
                    _ => {}
                }
            }
        }
        if seen { vec![Ranks::FromZero, Ranks::FromOne] } else { vec![Ranks::FromZero] }
    }
}

/// Whether a word names points by file letter and rank: coordinates without a dash, or short algebraic notation.
fn is_point_notation(word: &str) -> bool {
    let bytes = word.as_bytes();
    bytes.windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit())
        && bytes.iter().all(|&byte| byte.is_ascii_alphanumeric() || b"+#!?".contains(&byte))
}

/// The rank that a number stands for, from 0.
pub(super) fn rank(text: &str, ranks: Ranks) -> Option<i8> {
    let number: i8 = text.parse().ok().filter(|_| text.len() <= 2 && (text.len() == 1 || text == "10"))?;
    let rank = match ranks {
        Ranks::FromZero => number,
        Ranks::FromOne => number - 1,
    };
    (0..=9).contains(&rank).then_some(rank)
}

/// The point that a file letter and a number stand for.
pub(super) fn point(text: &str, ranks: Ranks) -> Option<Square> {
    let file = text.bytes().next().filter(|letter| (b'a'..=b'i').contains(letter))?;
    Square::at((file - b'a') as i8, rank(&text[1..], ranks)?)
}

/// The move that two points in small letters without a dash stand for, ranks counted from 1.
pub(super) fn coordinates_from_one(text: &str) -> Option<Move> {
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_lowercase())?.0;
    let (from, to) = text.split_at(second);
    Some(Move::new(point(from, Ranks::FromOne)?, point(to, Ranks::FromOne)?))
}
