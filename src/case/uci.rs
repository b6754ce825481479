//! Lines that engines are given: `position startpos moves h2e2 …`, `position fen … moves …`, and logs that hold them.
//!
//! A log repeats the line with every move, so of lines that continue one another the longest is kept; another position or
//! another beginning is another game. Tolerated: anything before and after such lines, blanks in any number, underscores for
//! blanks in the FEN. Also read: lists with a game a line, fields separated by `;`, the last one the moves.

use super::formats::{Format, Reader};
use super::place::Places;
use super::words::{self, is_coordinates};
use super::{Case, CaseFault, Located, MAX_MOVES, Place, Record, START, Written};
use crate::text::say;

/// Engine lines and logs.
pub(super) static FORMAT: Format = Format {
    name: "uci",
    endings: &["uci", "log"],
    reader: Reader::Text { fits: |text| text.lines().any(|line| position(line).is_some()), read },
    starts: Some(|text| games(text).iter().map(|game| game.start).collect()),
};

/// A list with a game a line.
pub(super) static LIST: Format = Format {
    name: "list",
    endings: &[],
    reader: Reader::Text {
        fits: |text| listed(text).all(|line| line.is_some()) && listed(text).next().is_some(),
        read: read_list,
    },
    starts: Some(words::lines_that_say_something),
};

/// FEN and moves of a line that holds `position …`.
fn position(line: &str) -> Option<(&str, &str)> {
    let at = line.find("position ")?;
    let rest = line[at + "position ".len()..].trim_start();
    let (setup, moves) = rest.split_once(" moves").unwrap_or((rest, ""));
    match setup.trim() {
        "startpos" => Some((START, moves)),
        setup => Some((setup.strip_prefix("fen ")?.trim(), moves)),
    }
}

/// A game in a text of engine lines.
struct Found<'a> {
    /// Where the first line about it begins, as a byte offset.
    start: usize,
    fen: &'a str,
    moves: Vec<&'a str>,
}

/// The games of a text: lines that continue one another are about one.
fn games(text: &str) -> Vec<Found<'_>> {
    let mut games: Vec<Found> = Vec::new();
    for line in text.lines() {
        let Some((fen, moves)) = position(line) else { continue };
        // What follows the moves on the line is no part of them.
        let moves: Vec<&str> = moves.split_whitespace().take_while(|word| is_coordinates(word)).collect();
        match games.last_mut() {
            Some(known) if known.fen == fen && continues(&moves, &known.moves) => known.moves = moves,
            Some(known) if known.fen == fen && continues(&known.moves, &moves) => {}
            _ => games.push(Found { start: line.as_ptr() as usize - text.as_ptr() as usize, fen, moves }),
        }
    }
    games
}

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let mut record = |Found { fen, moves, .. }| {
        let place = if std::ptr::eq(fen, START) { Place::START } else { places.of_part(fen) };
        let fen = Written::new(fen, place);
        record(Case { fen, ..Case::of_game() }, &moves, &mut places)
    };
    games(text).into_iter().map(&mut record).collect()
}

/// Whether `moves` begin with `known`.
fn continues(moves: &[&str], known: &[&str]) -> bool {
    moves.starts_with(known)
}

/// A game from its moves.
fn record(case: Case, moves: &[&str], places: &mut Places) -> Result<Record, Located> {
    if moves.len() > MAX_MOVES {
        return Err((None, CaseFault::TooManyMoves { count: moves.len(), most: MAX_MOVES }));
    }
    let moves = moves.iter().map(|word| Written::new(word, places.of_part(word))).collect();
    Ok(Record::single(Case { moves, ..case }))
}

/// For each line of a list that says something: its name and its moves, `None` if it is of another form.
fn listed(text: &str) -> impl Iterator<Item = Option<(&str, Vec<&str>)>> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (head, moves) = line.rsplit_once(';')?;
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let fits = !moves.is_empty() && moves.iter().all(|word| is_coordinates(word));
        fits.then(|| (head.split(';').next().unwrap_or("").trim(), moves))
    })
}

fn read_list(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let mut record = |game: Option<(&str, Vec<&str>)>| {
        let what = say!(
            "应为以 `;` 分开的各栏，末栏为坐标着法",
            "expected fields separated by `;`, the last one moves in coordinates"
        );
        let damaged = || (Some(Place::START), CaseFault::Damaged { format: "list", what });
        let (name, moves) = game.ok_or_else(damaged)?;
        record(Case { title: Some(name.to_owned()), ..Case::of_game() }, &moves, &mut places)
    };
    listed(text).map(&mut record).collect()
}
