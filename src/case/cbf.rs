//! CBF, the XML that 象棋桥 exports.
//!
//! `<FEN>`, then `<Move value="77-47">` with points as two digits `xy`, y from the top; the text inside is the note. The first
//! move, `00-00`, is the set-up. `end="1"` ends a line; what follows then is played instead of an earlier move that said
//! `sibling="1"` or `branch="1"`. Only these elements are looked at, so the rest of the XML need not be well-formed.

use super::entities;
use super::formats::{Format, Reader};
use super::info;
use super::place::Places;
use super::preorder::{self, Node};
use super::record::{Record, Tree};
use super::setup;
use super::{Case, CaseFault, Located, Written};
use crate::text::say;

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "cbf",
    endings: &["cbf"],
    reader: Reader::Text { fits: |text| text.contains("<ChineseChessRecord"), read },
    starts: None,
};

/// Elements of the head, each with the name it is kept by.
const HEAD: [(&str, &str); 17] = [
    ("Name", "title"),
    ("From", "source"),
    ("Contest", "event"),
    ("Round", "round"),
    ("Group", "group"),
    ("Table", "table"),
    ("Date", "date"),
    ("Site", "place"),
    ("TimeRule", "timerule"),
    ("Red", "red"),
    ("RedTeam", "redteam"),
    ("Black", "black"),
    ("BlackTeam", "blackteam"),
    ("Referee", "judge"),
    ("Creator", "author"),
    ("ECCO", "ecco"),
    ("ResultType", "endtype"),
];

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let (head, list) = text.split_once("<MoveList").unwrap_or((text, ""));
    let mut case = Case::of_game();
    for (element, key) in HEAD {
        if let Some(value) = element_text(head, element) {
            info::keep(&mut case.info, key, &entities::decode_xml(value));
        }
    }
    case.title = case.info.shift_remove("title");
    case.source = case.info.shift_remove("source");
    if let Some(result) = element_text(head, "RecordResult") {
        let result = ["*", "1-0", "0-1", "1/2-1/2"].get(result.trim().parse::<usize>().unwrap_or(0));
        info::keep(&mut case.info, "result", result.copied().unwrap_or("*"));
    }
    if let Some(fen) = element_text(head, "FEN") {
        case.fen = Written::new(fen.trim(), places.of_part(fen));
    }
    let mut moves = Elements { rest: list };
    let mut tree = Tree::new();
    let mut next = || moves.next().map(|element| node(element, &mut places)).transpose();
    let broke_off = match next()? {
        None => false,
        Some(root) if root.written.text == SETUP => {
            tree.note(0, 0, &root.note);
            root.has_next && preorder::read(&mut tree, next)?
        }
        Some(first) => {
            let mut first = Some(first);
            preorder::read(&mut tree, || first.take().map_or_else(&mut next, |node| Ok(Some(node))))?
        }
    };
    if broke_off && !list.contains("</MoveList>") {
        case.warnings.push(say!("着法中断", "the list of moves breaks off"));
    }
    Ok(vec![tree.into_record(case)])
}

/// The first move of a list, which is none.
const SETUP: &str = "00-00";

/// One `<Move>`.
struct Element<'a> {
    attributes: &'a str,
    inside: &'a str,
}

struct Elements<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Elements<'a> {
    type Item = Element<'a>;

    fn next(&mut self) -> Option<Element<'a>> {
        let (_, after) = self.rest.split_once("<Move ")?;
        let (attributes, after) = after.split_once('>')?;
        let (inside, rest) = match attributes.ends_with('/') {
            true => ("", after),
            false => after.split_once("</Move>").unwrap_or((after, "")),
        };
        self.rest = rest;
        Some(Element { attributes, inside })
    }
}

fn node(element: Element, places: &mut Places) -> Result<Node, Located> {
    let value = attribute(element.attributes, "value").unwrap_or("");
    let place = places.of_part(if value.is_empty() { element.attributes } else { value });
    let fault = || {
        let found: String = value.chars().take(20).collect();
        let what =
            say!("着法 \"{found}\"；应为 77-47 形式的两个点", "a move \"{found}\"; expected two points such as 77-47");
        (Some(place), CaseFault::Damaged { format: "CBF", what })
    };
    let digits: Vec<usize> = value.chars().filter_map(|letter| Some(letter.to_digit(10)? as usize)).collect();
    let text = match digits[..] {
        [0, 0, 0, 0] => SETUP.to_owned(),
        [x, y, to_x, to_y] => setup::iccs((x, y), (to_x, to_y)).ok_or_else(fault)?,
        _ => return Err(fault()),
    };
    let is = |name| attribute(element.attributes, name).is_some_and(|value| value == "1");
    let note = entities::decode_xml(element.inside);
    let has_sibling = is("sibling") || is("branch");
    Ok(Node { written: Written::new(&text, place), note, has_next: !is("end"), has_sibling })
}

/// The text inside the first element of this name.
fn element_text<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = text.split_once(&format!("<{name}>"))?;
    Some(after.split_once(&format!("</{name}>"))?.0)
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let (before, after) = attributes.split_once(&format!("{name}=\""))?;
    let is_whole = before.is_empty() || before.ends_with(char::is_whitespace);
    is_whole.then(|| after.split_once('"').map(|(value, _)| value))?
}
