//! A bare FEN with moves: on one line with `moves` between them, or the moves below it in any notation.
//!
//! Several lines that each hold a FEN are several games. Also read: the query of the cloud book, `board=F&movelist=m1|m2`, and
//! its `?F_with_underscores moves …`.

use super::formats::{Format, Reader};
use super::pgn;
use super::place::Places;
use super::prose;
use super::{Case, Located, Place, Record, Written};

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "fen",
    endings: &["fen", "epd"],
    reader: Reader::Text {
        fits: |text| {
            text.lines().next_or_blank().is_some_and(|line| pgn::tag(line).is_none() && fen_in(line).is_some())
        },
        read,
    },
    starts: None,
};

trait FirstLine<'a> {
    fn next_or_blank(self) -> Option<&'a str>;
}

impl<'a, I: Iterator<Item = &'a str>> FirstLine<'a> for I {
    /// The first line that says something and is no remark.
    fn next_or_blank(mut self) -> Option<&'a str> {
        self.find(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
    }
}

/// The FEN in a line and what stands after it: ten rows, then what is no move.
pub(super) fn fen_in(line: &str) -> Option<(&str, &str)> {
    let is_board = |word: &str| {
        word.bytes().filter(|&byte| byte == b'/').count() == 9
            && word.split('/').all(|row| row.starts_with(|first: char| first.is_ascii_alphanumeric()))
    };
    let ends = |letter: char| letter.is_whitespace() || "&?=|\"'_".contains(letter);
    let board = line.split(ends).find(|word| is_board(word))?;
    let start = board.as_ptr() as usize - line.as_ptr() as usize;
    let rest = &line[start + board.len()..];
    // The fields of a FEN: side, two dashes, two counters.
    let is_field = |word: &str| {
        matches!(word, "w" | "b" | "r" | "W" | "B" | "R" | "-" | "w--0" | "b--0" | "r--0")
            || word.bytes().all(|b| b.is_ascii_digit())
    };
    let mut end = start + board.len();
    for word in rest.split(|letter: char| letter.is_whitespace() || letter == '_') {
        if !word.is_empty() && !is_field(word) {
            break;
        }
        if !word.is_empty() {
            end = word.as_ptr() as usize - line.as_ptr() as usize + word.len();
        }
    }
    let moves = line[end..].trim_start_matches(|letter: char| letter.is_whitespace() || letter == '_');
    Some((&line[start..end], moves))
}

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let with_fen: Vec<&str> = text.lines().filter(|line| fen_in(line).is_some()).collect();
    let parts: Vec<&str> = match with_fen[..] {
        [line] => vec![&text[line.as_ptr() as usize - text.as_ptr() as usize..]],
        _ => with_fen,
    };
    parts.into_iter().map(|part| record(part, &mut places)).collect()
}

fn record(part: &str, places: &mut Places) -> Result<Record, Located> {
    let first = part.lines().next().unwrap_or("");
    let (fen, _) = fen_in(first).unwrap_or(("", ""));
    let after = &part[fen.as_ptr() as usize - part.as_ptr() as usize + fen.len()..];
    let place = if fen.is_empty() { Place::START } else { places.of_part(fen) };
    let case = Case { fen: Written::new(fen, place), ..Case::of_game() };
    prose::tree_of(after, places).map(|tree| tree.into_record(case))
}
