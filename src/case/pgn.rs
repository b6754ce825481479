//! PGN: tags, then moves in any notation with comments `{}` and variations `()`.
//!
//! Tolerated: values with quotes inside, moves a line, a number repeated after a comment, marks of praise, text after the
//! result, brackets that do not match. The kind of a move is told move by move; the tag `Format` is not trusted.

use super::formats::{Format, Reader};
use super::info;
use super::place::Places;
use super::record::{Record, Tree};
use super::tokens::{Token, Tokens};
use super::{Case, Located, Written};
use crate::text::say;

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "pgn",
    endings: &["pgn"],
    reader: Reader::Text { fits: |text| text.lines().any(|line| tag(line).is_some()), read },
    starts: Some(starts),
};

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    games(text).into_iter().map(|(head, body)| game(head, body, &mut places)).collect()
}

/// Where the games of a text begin: at their first tag.
fn starts(text: &str) -> Vec<usize> {
    games(text).into_iter().map(|(head, _)| head.as_ptr() as usize - text.as_ptr() as usize).collect()
}

/// Name and value of a line `[Name "value"]`.
pub(super) fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.trim().strip_prefix('[')?.split_once(char::is_whitespace)?;
    let named = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let value = rest.trim_start().strip_prefix('"')?;
    let end = value.rfind("\"]").or_else(|| value.rfind('"'))?;
    named.then(|| (name, &value[..end]))
}

/// Head and body of every game: a tag after something else begins a new one.
fn games(text: &str) -> Vec<(&str, &str)> {
    let mut games = Vec::new();
    let (mut start, mut body) = (0, None);
    let mut at = 0;
    let mut comment = false;
    for line in text.split_inclusive('\n') {
        let is_tag = !comment && tag(line).is_some();
        match (is_tag, body) {
            (true, Some(end)) => {
                games.push((&text[start..end], &text[end..at]));
                (start, body) = (at, None);
            }
            (false, None) if !line.trim().is_empty() && at > start => body = Some(at),
            (false, None) if !line.trim().is_empty() && tag(&text[start..at]).is_none() => start = at + line.len(),
            _ => {}
        }
        if !is_tag && body.is_some() {
            let last = line.rfind(['{', '}']).map(|at| line.as_bytes()[at]);
            comment = last.map_or(comment, |brace| brace == b'{');
        }
        at += line.len();
    }
    let end = body.unwrap_or(text.len());
    games.push((&text[start..end], &text[end..]));
    games.retain(|(head, _)| head.lines().any(|line| tag(line).is_some()));
    games
}

fn game(head: &str, body: &str, places: &mut Places) -> Result<Record, Located> {
    let mut case = Case::of_game();
    for (name, value) in head.lines().filter_map(tag) {
        match name.to_ascii_lowercase().as_str() {
            "fen" if !value.trim().is_empty() => case.fen = Written::new(value.trim(), places.of_part(value)),
            "fen" | "setup" | "variant" | "format" | "plycount" => {}
            _ => info::keep(&mut case.info, &info::key_of_tag(name), value),
        }
    }
    case.title = case.info.shift_remove("title");
    case.source = case.info.shift_remove("source");
    let mut tree = Tree::new();
    // The lines that the open brackets leave, and the line being read.
    let (mut left, mut line) = (Vec::new(), 0);
    let mut unmatched = false;
    for token in Tokens::new(body) {
        let ply = tree.plies(line);
        match token {
            Token::Move(word) => {
                let place = places.of_part(word);
                tree.play(line, Written::new(word, place)).map_err(|fault| (Some(place), fault))?;
            }
            Token::Comment(text) => tree.note(line, ply, text),
            Token::Open => {
                left.push(line);
                line = tree.branch(line, ply.max(1)).map_err(|fault| (Some(places.of_part(body)), fault))?;
            }
            Token::Close => match left.pop() {
                Some(before) => line = before,
                None => unmatched = true,
            },
            Token::Result(result) if left.is_empty() => {
                info::keep(&mut case.info, "result", result);
                break;
            }
            Token::Result(_) => {}
        }
    }
    if unmatched || !left.is_empty() {
        case.warnings.push(say!("变着的括号不配对", "the brackets of variations do not match"));
    }
    Ok(tree.into_record(case))
}
