//! Moves in a text of any kind: pasted from a page or typed as a list.
//!
//! Chinese moves are found wherever they stand, also between other words; what is in brackets is left out, since it is
//! usually another way to play. Without any, the words that have the form of a move in another notation are taken, with
//! comments and variations as in PGN. A FEN in the text gives the position, else the game begins at the start.

use super::fen_line::fen_in;
use super::formats::{Format, Reader};
use super::info;
use super::place::Places;
use super::record::{Record, Tree};
use super::tokens::{Token, Tokens};
use super::words::is_coordinates;
use super::{Case, Located, Written};

/// The format; it comes last.
pub(super) static FORMAT: Format = Format {
    name: "text",
    endings: &["txt"],
    reader: Reader::Text {
        fits: |text| chinese_moves(text).next().is_some() || loose_moves(text).next().is_some(),
        read,
    },
    starts: None,
};

const PIECES: &str = "帅帥将將仕士相象马馬傌车車俥砗硨炮砲包兵卒卯";
const MARKS: &str = "前中后後";
const WAYS: &str = "进進退平";
const DIGITS: &str = "一二三四五六七八九123456789１２３４５６７８９壹贰貳叁參肆伍陆陸柒捌玖";

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let mut case = Case::of_game();
    let given = text.lines().find_map(|line| fen_in(line).map(|(fen, _)| fen));
    if let Some(fen) = given {
        case.fen = Written::new(fen, places.of_part(fen));
    }
    if let Some(Token::Result(result)) = Tokens::new(text).filter(|token| matches!(token, Token::Result(_))).last() {
        info::keep(&mut case.info, "result", result);
    }
    Ok(vec![tree_of(text, &mut places)?.into_record(case)])
}

/// The moves of a text, which may hold none.
pub(super) fn tree_of(text: &str, places: &mut Places) -> Result<Tree, Located> {
    let mut tree = Tree::new();
    let mut play = |tree: &mut Tree, line, word| {
        let place = places.of_part(word);
        tree.play(line, Written::new(word, place)).map_err(|fault| (Some(place), fault))
    };
    if chinese_moves(text).next().is_some() {
        for word in chinese_moves(text) {
            play(&mut tree, 0, word)?;
        }
        return Ok(tree);
    }
    let (mut left, mut line) = (Vec::new(), 0);
    for token in Tokens::new(text) {
        let ply = tree.plies(line);
        match token {
            Token::Move(word) => {
                for word in moves_in(word) {
                    play(&mut tree, line, word)?;
                }
            }
            Token::Comment(note) => tree.note(line, ply, note),
            Token::Open => {
                left.push(line);
                line = tree.branch(line, ply.max(1)).map_err(|fault| (None, fault))?;
            }
            Token::Close => line = left.pop().unwrap_or(0),
            Token::Result(_) => {}
        }
    }
    Ok(tree)
}

/// The Chinese moves outside brackets.
fn chinese_moves(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    let mut seen: [usize; 3] = [0; 3];
    let mut next_free = 0;
    text.char_indices().filter_map(move |(at, letter)| {
        match letter {
            '(' | '（' | '{' | '【' | '〔' => depth += 1,
            ')' | '）' | '}' | '】' | '〕' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let before = seen;
        seen = [before[1], before[2], at];
        if depth > 0 || !WAYS.contains(letter) {
            return None;
        }
        let end = at + letter.len_utf8();
        let target = text[end..].chars().next().filter(|&digit| DIGITS.contains(digit))?;
        // Two characters before the way, or three if they are a mark, a piece and a file.
        let start =
            [before[0], before[1]].into_iter().find(|&start| start >= next_free && is_origin(&text[start..at]))?;
        next_free = end + target.len_utf8();
        Some(&text[start..next_free])
    })
}

/// Whether a text names the piece that moves: 炮二, 前炮, 三兵, 前七, 炮前, 前兵四.
fn is_origin(text: &str) -> bool {
    let is = |set: &str, letter| set.contains(letter);
    let piece = |letter| is(PIECES, letter);
    match text.chars().collect::<Vec<char>>()[..] {
        // A number here would as often be that of the move.
        [mark, kind, file] => is(MARKS, mark) && piece(kind) && is(DIGITS, file),
        [first, second] => {
            piece(first) && (is(DIGITS, second) || is(MARKS, second))
                || (is(MARKS, first) || is(DIGITS, first)) && piece(second)
                || is(MARKS, first) && is(DIGITS, second)
        }
        _ => false,
    }
}

/// The words of a text that have the form of a move in a notation with letters.
fn loose_moves(text: &str) -> impl Iterator<Item = &str> {
    Tokens::new(text).filter_map(|token| match token {
        Token::Move(word) => moves_in(word).next(),
        _ => None,
    })
}

/// The moves in a word, of which some programs string several together.
fn moves_in(word: &str) -> impl Iterator<Item = &str> {
    let parts = word.split(['|', ',', '，', '；', '&']).map(|part| part.trim_start_matches("movelist="));
    parts.filter(|part| is_move(part))
}

fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['!', '?', '+', '#', '！', '？', ',', '，', '。']);
    let iccs = bare.to_ascii_lowercase().replace(['-', '－', '–', '—'], "");
    is_coordinates(&iccs) || is_wxf(bare) || is_san(bare)
}

/// `C2=5`, `C+-2`, `+C-2`, `15=6`, `Pa.5`.
fn is_wxf(word: &str) -> bool {
    let ways = |byte: u8| b"+-=.".contains(&byte);
    match word.as_bytes() {
        [a, b, way, target] => {
            let named = a.is_ascii_alphanumeric() || ways(*a);
            let placed = b.is_ascii_alphanumeric() || ways(*b);
            let known = |byte: &u8| !byte.is_ascii_alphabetic() || b"KAEHRCPBNabcdekhrpn".contains(byte);
            named && placed && known(a) && known(b) && ways(*way) && (b'1'..=b'9').contains(target)
        }
        _ => false,
    }
}

/// `Che2`, `R9xd7`, `xg4`, `c4`: optional piece, file and rank left, then the point reached.
fn is_san(word: &str) -> bool {
    let rest = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let Some(before) = rest.strip_suffix(|file: char| ('a'..='i').contains(&file)) else { return false };
    let rank = &word[rest.len()..];
    let origin = before.strip_suffix('x').unwrap_or(before);
    let origin = origin.strip_prefix(|kind: char| "KAEBHNRCP".contains(kind)).unwrap_or(origin);
    let origin = origin.strip_prefix(|file: char| ('a'..='i').contains(&file)).unwrap_or(origin);
    let is_rank = |text: &str| text.len() == 1 && text.as_bytes()[0].is_ascii_digit() || text == "10";
    is_rank(rank) && (origin.is_empty() || is_rank(origin))
}
