//! MXQ, the files of 弈天: strings with their length in the first byte, the last of them `Ends`.
//!
//! Twelve strings of the head (site, date, `Red-胜-Black`, two ratings, five unknown, a comment, one unknown), then moves as
//! `1A-2C`: the file from Red's left as a digit from 0, the rank from Red's side as a letter from A. Written from a description;
//! no file of the program was at hand.

use super::binary::{Bytes, damaged, gb};
use super::formats::{self, Format, Reader};
use super::setup;
use super::{Case, Located, MAX_MOVES, Note, Place, Record, Written, info};
use crate::text::say;

/// The format.
pub(super) static FORMAT: Format =
    Format { name: "mxq", endings: &["mxq"], reader: Reader::Binary { fits, read }, starts: None };

/// How many strings there are before the moves.
const HEAD: usize = 12;

/// The strings up to `Ends`, each with its offset; `None` if there is no such end.
fn strings(file: &[u8]) -> Option<Vec<(usize, &[u8])>> {
    let mut bytes = Bytes::from(file, 0);
    let mut strings = Vec::new();
    while strings.len() <= HEAD + MAX_MOVES {
        let at = bytes.offset();
        let [length] = bytes.array()?;
        match bytes.take(usize::from(length))? {
            b"Ends" => return Some(strings),
            string => strings.push((at, string)),
        }
    }
    None
}

fn fits(file: &[u8]) -> bool {
    strings(file).is_some_and(|strings| strings.len() >= HEAD && strings[HEAD..].iter().all(|(_, s)| s.len() == 5))
}

fn read(file: &[u8]) -> Result<Vec<Record>, Located> {
    let strings = strings(file).unwrap_or_default();
    let (head, moves) = strings.split_at(HEAD.min(strings.len()));
    let text = |at: usize| head.get(at).map_or(String::new(), |(_, string)| gb(string));
    let mut case = Case::of_game();
    for (at, key) in [(0, "place"), (1, "date"), (3, "redrating"), (4, "blackrating")] {
        info::keep(&mut case.info, key, &text(at));
    }
    let event = text(2);
    match event.split('-').collect::<Vec<_>>()[..] {
        [red, result, black] => {
            for (key, value) in [("red", red), ("black", black), ("result", result)] {
                info::keep(&mut case.info, key, value);
            }
        }
        _ => info::keep(&mut case.info, "event", &event),
    }
    let comment = text(10);
    if !comment.is_empty() {
        case.notes.push(Note { line: case.line.clone(), ply: 0, text: comment });
    }
    case.moves = moves.iter().map(|&(at, string)| written(at, string)).collect::<Result<_, _>>()?;
    Ok(formats::one(case))
}

fn written(at: usize, string: &[u8]) -> Result<Written, Located> {
    let point = |x: u8, rank: u8| {
        (usize::from(x.wrapping_sub(b'0')), 9usize.wrapping_sub(usize::from(rank.wrapping_sub(b'A'))))
    };
    let text = match *string {
        [x, rank, b'-', to_x, to_rank] => setup::iccs(point(x, rank), point(to_x, to_rank)),
        _ => None,
    };
    let what = || {
        let found = gb(string);
        say!("{found:?} 不是着法；应为 1A-2C 的形式", "{found:?} is no move; expected the form 1A-2C")
    };
    text.map(|text| Written::new(&text, Place::byte(at))).ok_or_else(|| damaged("MXQ", at, what()))
}
