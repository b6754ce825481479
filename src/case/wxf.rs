//! WXF, the files of XieXie and PlayOK: lines of the head, then `START{ 1. C2.5 h8+7 … }END`.
//!
//! A file without the head is a plain text of moves. Tolerated: blanks anywhere, marks of praise, lower case for Black.

use super::formats::{Format, Reader};
use super::info;
use super::place::Places;
use super::record::{Record, Tree};
use super::tokens::{Token, Tokens};
use super::{Case, Located, Written};

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "wxf",
    endings: &["wxf"],
    reader: Reader::Text { fits: |text| text.contains("START{") || text.trim_start().starts_with("FORMAT"), read },
    starts: None,
};

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let (head, body) = text.split_once("START{").unwrap_or((text, ""));
    let mut case = Case::of_game();
    let mut tree = Tree::new();
    for line in head.lines().map(str::trim) {
        let (word, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        match word {
            "RED" => player(&mut case, "red", value),
            "BLACK" => player(&mut case, "black", value),
            "SITE" => info::keep(&mut case.info, "place", value),
            "EVENT" | "DATE" | "RESULT" | "ROUND" => info::keep(&mut case.info, &word.to_ascii_lowercase(), value),
            "FEN" if !value.is_empty() => case.fen = Written::new(value, places.of_part(value)),
            _ => {}
        }
    }
    if let Some((_, comment)) = head.split_once("/*") {
        tree.note(0, 0, comment.split_once("*/").map_or(comment, |(inside, _)| inside));
    }
    let (body, _) = body.split_once('}').filter(|(_, end)| end.trim_start().starts_with("END")).unwrap_or((body, ""));
    for token in Tokens::new(body) {
        let ply = tree.plies(0);
        match token {
            Token::Move(word) => {
                let place = places.of_part(word);
                tree.play(0, Written::new(word, place)).map_err(|fault| (Some(place), fault))?;
            }
            Token::Comment(note) => tree.note(0, ply, note),
            Token::Result(result) => info::keep(&mut case.info, "result", result),
            Token::Open | Token::Close => {}
        }
    }
    Ok(vec![tree.into_record(case)])
}

/// `name ; rating ; team ; …`.
fn player(case: &mut Case, key: &str, value: &str) {
    let mut fields = value.split(';');
    for suffix in ["", "rating", "team"] {
        info::keep(&mut case.info, &format!("{key}{suffix}"), fields.next().unwrap_or(""));
    }
}
