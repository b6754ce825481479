//! The short algebraic notation of engine programs: `Che2`, `R9xd7`, `xg4`, `c4`, `A10e9`.
//!
//! The letter of the piece (none for a pawn, or `P`), the file or rank left where it is needed, `x` for a capture, the point
//! reached. Ranks count from 0 or from 1, see [`Ranks`]. Read leniently: `+` and `#` at the end, `N` and `B` for horse and
//! elephant, a missing or idle `x`.

use super::ranks::{self, Ranks};
use crate::chess::{Board, Kind, Move, Square};

/// What a text says of a move.
struct San {
    kind: Kind,
    file: Option<i8>,
    rank: Option<i8>,
    to: Square,
}

/// The legal moves that a text may mean, `None` if it does not have the form.
pub(super) fn read(board: &Board, text: &str, ranks: Ranks) -> Option<Vec<Move>> {
    let san = parse(text, ranks)?;
    let fits = |play: &Move| {
        board.at(play.from).is_some_and(|piece| piece.kind == san.kind)
            && play.to == san.to
            && san.file.is_none_or(|file| play.from.file() == file)
            && san.rank.is_none_or(|rank| play.from.rank() == rank)
    };
    Some(board.legal_moves().into_iter().filter(fits).collect())
}

fn parse(text: &str, ranks: Ranks) -> Option<San> {
    let text = text.trim_end_matches(['+', '#']);
    let (kind, rest) = match text.chars().next()? {
        letter if letter.is_ascii_uppercase() => (Kind::from_letter(letter)?, &text[1..]),
        _ => (Kind::Pawn, text),
    };
    let file_at = rest.rfind(|letter: char| letter.is_ascii_alphabetic())?;
    let (origin, point) = rest.split_at(file_at);
    let to = ranks::point(point, ranks)?;
    let mut origin = origin.strip_suffix('x').unwrap_or(origin);
    let file = origin.chars().next().filter(|letter| ('a'..='i').contains(letter));
    if file.is_some() {
        origin = &origin[1..];
    }
    let rank = if origin.is_empty() { None } else { Some(ranks::rank(origin, ranks)?) };
    Some(San { kind, file: file.map(|letter| (letter as u8 - b'a') as i8), rank, to })
}
