//! DhtmlXQ, the UBB text of 东萍 and many sites: `[DhtmlXQ_binit]…[/DhtmlXQ_binit]`.
//!
//! Points are two digits `xy`, y from the top. Tolerated: any wrapper or none, several games each in its wrapper, a page around
//! the text, items in any order and given twice (the first that holds something counts), characters written as codes, a short
//! or missing `binit`, notes to branches that are not there. Old lists of moves with letters in them are known and not read.

use std::collections::HashMap;

use super::entities;
use super::formats::{Format, Reader};
use super::html_items::{Item, items};
use super::info;
use super::place::Places;
use super::record::{Record, Tree};
use super::setup::{self, Grid, PIECES, START_POINTS};
use super::{Case, Located, Note, Written};
use crate::text::{Told, say};

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "dhtmlxq",
    endings: &["ubb", "txt", "html", "htm"],
    reader: Reader::Text { fits: |text| contains_prefix(text), read },
    starts: None,
};

/// A list of moves alone, as the digits that DhtmlXQ would hold, from the start position.
pub(super) static DIGITS: Format =
    Format { name: "digits", endings: &[], reader: Reader::Text { fits: is_digits, read: read_digits }, starts: None };

const PREFIX: &str = "dhtmlxq_";
/// The starts of what may stand around a game; the first of them in the text sets the kind.
const WRAPPERS: [&str; 5] = ["[dhtmlxq]", "[dhtmlxqhtml]", "[dhtmlxqiframe]", "[dhtmlxqflash]", "[dhtmlxqjava]"];
/// Keys that are about the page or the program, or are read as something else.
const NOT_INFO: [&str; 8] = ["init", "pver", "ver", "firstnum", "length", "binit", "movelist", "fen"];

fn contains_prefix(text: &str) -> bool {
    text.as_bytes()
        .windows(PREFIX.len() + 1)
        .any(|window| window[0] == b'[' && window[1..].eq_ignore_ascii_case(PREFIX.as_bytes()))
}

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let lower = text.to_ascii_lowercase();
    let mut places = Places::new(text);
    let starts: Vec<usize> =
        match WRAPPERS.iter().filter_map(|wrapper| lower.find(wrapper).map(|at| (at, *wrapper))).min() {
            Some((_, wrapper)) => lower.match_indices(wrapper).map(|(at, _)| at).collect(),
            None => vec![0],
        };
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let parts = starts.iter().enumerate().zip(ends);
    let mut records = Vec::new();
    for ((index, &start), end) in parts {
        // What stands before the first wrapper belongs to the first game: a page keeps its moves in a script there.
        let start = if index == 0 { 0 } else { start };
        records.push(game(&items(&text[start..end], &lower[start..end], PREFIX), &mut places)?);
    }
    Ok(records)
}

/// A game from its items.
fn game(items: &[Item], places: &mut Places) -> Result<Record, Located> {
    let mut case = Case::of_game();
    let mut values: HashMap<String, Item> = HashMap::new();
    let mut notes = Vec::new();
    let mut branches = Vec::new();
    for item in items {
        let key = item.key.to_ascii_lowercase();
        if let Some(numbers) = numbers_after(&key, "comment").filter(|numbers| numbers.len() <= 2) {
            let (line, ply) = if let [line, ply] = numbers[..] { (line, ply) } else { (0, numbers[0]) };
            notes.push(Note { line: line.to_string(), ply, text: text_of(item.value) });
        } else if let Some([parent, ply, id]) = numbers_after(&key, "move_").as_deref() {
            branches.push((*parent, *ply, *id, *item));
        } else if values.get(&key).is_none_or(|known| known.value.trim().is_empty()) {
            values.insert(key.clone(), *item);
        }
    }
    for key in items.iter().map(|item| item.key.to_ascii_lowercase()) {
        if let Some(item) = values.get(&key).filter(|_| !NOT_INFO.contains(&key.as_str())) {
            info::keep(&mut case.info, &key, &text_of(item.value));
        }
    }
    case.title = case.info.shift_remove("title");
    case.source = case.info.shift_remove("source");
    let main = values.get("movelist").copied().or_else(|| {
        let same = branches.iter().find(|(parent, _, id, _)| (*parent, *id) == (0, 0));
        same.map(|&(_, _, _, item)| item)
    });
    let mut tree = Tree::new();
    if let Some(item) = main {
        moves(item.value, 0, &mut tree, places)?;
    }
    branches.retain(|&(_, _, id, _)| id != 0);
    let known = grow(&mut tree, branches, &mut case.warnings, places)?;
    place_notes(&mut tree, &mut case, notes, &known);
    let first = tree.first_move().map(|written| written.text.clone());
    case.fen = position(&values, first.as_deref(), places);
    Ok(tree.into_record(case))
}

/// The numbers of a key such as `comment39_11`, if it begins with `word` and the rest is numbers.
fn numbers_after(key: &str, word: &str) -> Option<Vec<u32>> {
    key.strip_prefix(word)?.split('_').map(|number| number.parse().ok()).collect()
}

/// A text for people: codes replaced, `||` as a line break.
fn text_of(value: &str) -> String {
    entities::decode(&value.replace("||", "\n")).trim().to_owned()
}

/// Adds the branches to the tree, each once the line it leaves is there; gives the index of each by its number.
fn grow(
    tree: &mut Tree,
    branches: Vec<(u32, u32, u32, Item)>,
    warnings: &mut Vec<Told>,
    places: &mut Places,
) -> Result<HashMap<u32, usize>, Located> {
    let mut children: HashMap<u32, Vec<(u32, u32, Item)>> = HashMap::new();
    for (parent, ply, id, item) in branches {
        children.entry(parent).or_default().push((ply, id, item));
    }
    let mut known = HashMap::from([(0, 0)]);
    let mut queue = std::collections::VecDeque::from([0]);
    while let Some(parent) = queue.pop_front() {
        for (ply, id, item) in children.remove(&parent).unwrap_or_default() {
            let left = known[&parent];
            if known.contains_key(&id) || ply == 0 || ply > tree.plies(left) + 1 {
                warnings.push(say!(
                    "分支 move_{parent}_{ply}_{id} 不从其线的任何一着分出，或出现两次",
                    "the branch move_{parent}_{ply}_{id} leaves no ply of its line, or is there twice"
                ));
                continue;
            }
            let at = |fault| (Some(places.of_part(item.key)), fault);
            let line = tree.branch(left, ply).map_err(at)?;
            tree.name(line, &id.to_string());
            moves(item.value, line, tree, places)?;
            known.insert(id, line);
            queue.push_back(id);
        }
    }
    let lost: usize = children.values().map(Vec::len).sum();
    if lost > 0 {
        warnings.push(say!("{lost} 个分支所属的线不存在", "{lost} branches leave lines that are not there"));
    }
    Ok(known)
}

fn place_notes(tree: &mut Tree, case: &mut Case, notes: Vec<Note>, known: &HashMap<u32, usize>) {
    let mut lost = 0;
    for note in notes {
        match note.line.parse().ok().and_then(|id: u32| known.get(&id)) {
            Some(&line) => tree.note(line, note.ply, &note.text),
            None if note.text.is_empty() => {}
            None => {
                lost += 1;
                case.notes.push(note);
            }
        }
    }
    if lost > 0 {
        case.warnings.push(say!(
            "{lost} 条注解属于文中没有的分支，予以保留",
            "{lost} notes belong to branches that the text does not hold; they are kept"
        ));
    }
}

/// Adds the moves of a list, four digits each, to a line.
fn moves(value: &str, line: usize, tree: &mut Tree, places: &mut Places) -> Result<(), Located> {
    for (at, [x, y, to_x, to_y]) in setup::digits_of_moves("DhtmlXQ", value, places)? {
        let place = places.of_part(at);
        let text =
            setup::iccs((x, y), (to_x, to_y)).ok_or_else(|| setup::off_board("DhtmlXQ", place, [x, y, to_x, to_y]))?;
        tree.play(line, Written::new(&text, place)).map_err(|fault| (Some(place), fault))?;
    }
    Ok(())
}

/// The position: `fen` if given, else `binit`, else the start of a game.
fn position(values: &HashMap<String, Item>, first: Option<&str>, places: &mut Places) -> Written {
    let given = |key| values.get(key).map(|item| item.value).filter(|value| !value.trim().is_empty());
    if let Some(fen) = given("fen") {
        return Written::new(fen.trim(), places.of_part(fen));
    }
    let binit = given("binit");
    let mut points: Vec<u8> = binit
        .unwrap_or(START_POINTS)
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_digit(10).unwrap_or(9) as u8)
        .collect();
    points.resize(64, 9);
    let mut grid = Grid::empty();
    for (point, &piece) in points.chunks_exact(2).zip(PIECES) {
        grid.put(usize::from(point[0]), usize::from(point[1]), piece);
    }
    let place = binit.map_or(super::Place::START, |binit| places.of_part(binit));
    Written::new(&setup::fen_moved_by(&grid, first, false), place)
}

fn is_digits(text: &str) -> bool {
    let text = text.trim();
    text.len() >= 4 && text.len().is_multiple_of(4) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_digits(text: &str) -> Result<Vec<Record>, Located> {
    let mut tree = Tree::new();
    moves(text, 0, &mut tree, &mut Places::new(text))?;
    Ok(vec![tree.into_record(Case::of_game())])
}
