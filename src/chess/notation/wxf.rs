//! WXF notation: `C2=5`, `H2+3`, `C+-2`, `15=6`.
//!
//! Written with the sign of position after the letter; of three or more pawns on a file, and of pawns on two files with
//! more than one each, as the number in its file and the file.
//!
//! Read leniently: either case; `N` and `B` for horse and elephant; `.` for `=`; the sign of position before or after the
//! letter, also for pieces that need none; `=` or `.` for the rear of two or the middle of three; `Pa` to `Pe` for pawns on
//! several files; the file where a sign is needed, as long as one legal move fits.

use super::slots::{Rank, Slots};
use super::spellings::Spellings;
use crate::chess::{Board, Kind, Move};

/// The text in upper case with one letter a kind, if it has the characters and length of a move.
pub(super) fn fold(text: &str) -> Option<String> {
    let folded = fold_lossy(text);
    let known = folded.chars().all(|letter| "KAEHRCPBD123456789+-=".contains(letter));
    (known && folded.len() == 4).then_some(folded)
}

pub(super) fn fold_lossy(text: &str) -> String {
    let mut named = false;
    let fold = |letter: char| match letter.to_ascii_uppercase() {
        '.' => '=',
        '−' | '–' | '—' => '-',
        letter if letter.is_ascii_alphabetic() && !std::mem::replace(&mut named, true) => match letter {
            'N' => 'H',
            'B' => 'E',
            letter => letter,
        },
        letter => letter,
    };
    text.chars().map(fold).collect()
}

/// How a move may be spelt.
pub(super) fn spellings(slots: &Slots) -> Spellings {
    let (piece, file, goal, rank) = (slots.letter(), slots.file, slots.goal(), slots.on_file);
    let plain = format!("{piece}{file}{goal}");
    let counted = format!("{}{file}{goal}", rank.number());
    let exact = match slots.is_tandem() {
        false => plain.clone(),
        true if rank.size > 2 || slots.among_pairs.is_some() => counted.clone(),
        true => format!("{piece}{}{goal}", if rank.is_first() { '+' } else { '-' }),
    };
    let mut loose = vec![plain];
    for sign in signs(rank) {
        loose.push(format!("{piece}{sign}{goal}"));
        loose.push(format!("{sign}{piece}{goal}"));
    }
    if slots.piece.kind == Kind::Pawn && rank.size > 1 {
        let overall = slots.among_pairs.unwrap_or(rank);
        let lettered = "ABCDE".chars().nth(overall.index).map(|letter| format!("P{letter}{goal}"));
        loose.extend(lettered);
        loose.push(counted);
    }
    Spellings { exact, loose }
}

fn signs(rank: Rank) -> Vec<char> {
    let rear_of_two = rank.size == 2 && rank.is_last();
    let meanings = [(rank.is_first(), '+'), (rank.is_last(), '-'), (rank.is_middle(), '='), (rear_of_two, '=')];
    meanings.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign).collect()
}

/// Writes a move of the piece on `play.from`, e.g. `C2=5`.
///
/// Legality is not checked; without a piece on `play.from` the two points are written.
///
/// ```
/// use adjudicate::chess::{Move, fen, notation::wxf};
/// let board = fen::parse("3k5/9/4R4/9/9/4R4/9/9/9/4K4 w").unwrap();
/// assert_eq!(wxf::write(&board, Move::parse("e7d7").unwrap()), "R+=6");
/// ```
pub fn write(board: &Board, play: Move) -> String {
    Slots::of(board, play).map_or_else(|| play.to_string(), |slots| spellings(&slots).exact)
}
