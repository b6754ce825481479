//! Chinese notation: 炮二平五, 前车退一, 三兵平五.
//!
//! Written in simplified characters, files as Chinese numerals for Red and half-width digits for Black. Two to three pieces
//! on a file are 前, 中, 后; four or five pawns on a file, and pawns on two files with more than one each, are 一 to 五, files
//! from the mover's right and each from the front.
//!
//! Read leniently: simplified, traditional and variant characters; names of either side's pieces; Chinese, half-width and
//! full-width digits for either side; the older 前七平六 and the longer 前兵七平六; pawns numbered by file; marks where none
//! is needed, and none where one is, as long as one legal move fits.

use super::slots::Slots;
use super::spellings::Spellings;
use crate::chess::{Board, Kind, Move, Side};

/// Characters that mean the same, after the sign that stands for them all.
const MEANINGS: [(char, &str); 22] = [
    ('K', "帅帥将將"),
    ('A', "仕士"),
    ('E', "相象"),
    ('H', "马馬傌"),
    ('R', "车車俥砗硨"),
    ('C', "炮砲包"),
    ('P', "兵卒卯"),
    ('+', "进進"),
    ('-', "退"),
    ('=', "平"),
    ('f', "前"),
    ('m', "中"),
    ('r', "后後"),
    ('1', "1１一壹"),
    ('2', "2２二贰貳"),
    ('3', "3３三叁參"),
    ('4', "4４四肆"),
    ('5', "5５五伍"),
    ('6', "6６六陆陸"),
    ('7', "7７七柒"),
    ('8', "8８八捌"),
    ('9', "9９九玖"),
];

/// The sign a character stands for, or the character itself.
pub(super) fn fold_letter(letter: char) -> char {
    MEANINGS.iter().find(|(_, written)| written.contains(letter)).map_or(letter, |&(sign, _)| sign)
}

/// The text in signs, if every character has a meaning and the length is that of a full record.
pub(super) fn fold(text: &str) -> Option<String> {
    fold_of_length(text, 4..=5)
}

pub(super) fn fold_of_length(text: &str, lengths: std::ops::RangeInclusive<usize>) -> Option<String> {
    let known = |letter: char| MEANINGS.iter().any(|(_, written)| written.contains(letter));
    let fits = text.chars().all(known) && lengths.contains(&text.chars().count());
    fits.then(|| text.chars().map(fold_letter).collect())
}

/// How a move may be spelt, in signs.
pub(super) fn spellings(slots: &Slots) -> Spellings {
    let (piece, file, goal) = (slots.letter(), slots.file, slots.goal());
    let plain = format!("{piece}{file}{goal}");
    let exact = match proper_mark(slots) {
        Some(mark) => format!("{mark}{piece}{goal}"),
        None => plain.clone(),
    };
    let mut loose = vec![plain];
    for mark in marks(slots) {
        loose.push(format!("{mark}{piece}{goal}"));
        loose.push(format!("{mark}{piece}{file}{goal}"));
        // A number in these places would read as a file.
        if mark.is_alphabetic() {
            loose.push(format!("{piece}{mark}{goal}"));
        }
        if mark.is_alphabetic() && slots.piece.kind == Kind::Pawn {
            loose.push(format!("{mark}{file}{goal}"));
        }
    }
    Spellings { exact, loose }
}

/// The mark of position a careful writer uses.
fn proper_mark(slots: &Slots) -> Option<char> {
    let rank = slots.on_file;
    match slots.among_pairs {
        _ if !slots.is_tandem() => None,
        Some(rank) => Some(digit(rank.number())),
        None if rank.size > 3 => Some(digit(rank.number())),
        None if rank.is_first() => Some('f'),
        None if rank.is_last() => Some('r'),
        None => Some('m'),
    }
}

/// Every mark of position seen for the piece.
pub(super) fn marks(slots: &Slots) -> Vec<char> {
    let rank = slots.on_file;
    let named = [(rank.is_first(), 'f'), (rank.is_middle(), 'm'), (rank.is_last(), 'r')];
    let mut marks: Vec<char> = named.into_iter().filter(|(holds, _)| *holds).map(|(_, mark)| mark).collect();
    // Where files are numbered together a number within one file would be a second meaning of the same word.
    if slots.piece.kind == Kind::Pawn && rank.size > 1 && slots.among_pairs.is_none() {
        marks.push(digit(rank.number()));
    }
    marks
}

fn digit(number: usize) -> char {
    number.try_into().ok().and_then(|number| char::from_digit(number, 10)).unwrap_or('9')
}

/// Writes a move of the piece on `play.from` in simplified characters, e.g. 马二退一 for Red, 车9平8 for Black.
///
/// Legality is not checked; without a piece on `play.from` the two points are written.
///
/// ```
/// use adjudicate::chess::{Move, fen, notation::chinese};
/// let board = fen::parse(fen::START).unwrap();
/// let play = Move::parse("h2e2").unwrap();
/// assert_eq!(chinese::write(&board, play), "炮二平五");
/// assert_eq!(chinese::write(&board.after(play), Move::parse("h9g7").unwrap()), "马8进7");
/// ```
pub fn write(board: &Board, play: Move) -> String {
    match Slots::of(board, play) {
        None => play.to_string(),
        Some(slots) => {
            let signs = spellings(&slots).exact;
            signs.chars().enumerate().map(|(at, sign)| written(&slots, at, sign)).collect()
        }
    }
}

fn written(slots: &Slots, at: usize, sign: char) -> String {
    const NUMERALS: [&str; 10] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    match sign.to_digit(10) {
        // In front a number is an ordinal, the same for both sides.
        Some(number) if at == 0 || slots.piece.side == Side::Red => NUMERALS[number as usize].to_owned(),
        Some(_) => sign.to_string(),
        None if sign == slots.letter() => slots.piece.chinese().to_owned(),
        None => {
            let meaning = MEANINGS.iter().find(|&&(known, _)| known == sign);
            meaning.and_then(|(_, written)| written.chars().next()).unwrap_or(sign).to_string()
        }
    }
}
