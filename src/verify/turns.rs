//! The record and its repetition: legal moves, equal positions, and the stretch that has to be judged.

use serde::Deserialize;

use crate::chess::notation::chinese;
use crate::chess::{Board, Line, Move, Ply, Side, fen};
use crate::text::say;
use crate::verdict::report::{Input, Repeated};

use super::Faults;

/// What a report says of the record: the same in every schema.
#[derive(Deserialize)]
pub struct Basis {
    pub input: Input,
    pub cycle: Option<Repeated>,
    pub moves: Vec<Named>,
}

/// A ply, without what it is called.
#[derive(Deserialize)]
pub struct Named {
    pub ply: u32,
    pub side: Side,
    pub r#move: Move,
    pub zh: String,
}

/// What was played.
pub struct Turns {
    /// The stretch looked at.
    pub line: Line,
    /// The plies after which its final position stands.
    pub shown: Vec<usize>,
    /// The plies judged.
    pub judged: Vec<Played>,
}

/// One ply of the stretch judged, as played here.
pub struct Played {
    pub number: u32,
    pub side: Side,
    pub play: Move,
    pub before: Board,
    pub after: Board,
    /// The position before the opponent's last move; the stretch is closed, so the last ply comes before the first.
    pub earlier: Board,
}

/// Plays the record and compares what is said of the repetition; `None` if there is nothing to go on.
pub fn check(basis: &Basis, faults: &mut Faults) -> Option<Turns> {
    let (input, moves) = (&basis.input, &basis.moves);
    let positions = play(input, faults)?;
    let (from, to) = (input.from_ply as usize, input.to_ply as usize);
    let is_empty = positions.len() == 1 && (from, to) == (1, 0);
    let in_order = is_empty || 1 <= from && from <= to && to < positions.len();
    faults.check(in_order, "input.from_ply", || {
        let plies = positions.len() - 1;
        say!("{plies} 着的记录没有第 {from} 至 {to} 着", "plies {from} to {to} do not lie in a record of {plies}")
    });
    let is_hash = |text: &str| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    faults.check(input.sha256.is_empty() || is_hash(&input.sha256), "input.sha256", || {
        say!("不是十六进制的 SHA-256", "not a SHA-256 in hexadecimal")
    });
    if !in_order {
        return None;
    }
    let shown: Vec<usize> = (from - 1..=to).filter(|&at| positions[at].0 == positions[to].0).collect();
    let ply = |at: usize| Some((at as u32, positions[at - 1].0, positions[at]));
    let plies = (from..=to).filter_map(ply).filter_map(|(number, before, (after, play))| {
        Some(Ply { number, play: play?, before, after, written: String::new() })
    });
    let line = Line { start: positions[from - 1].0, plies: plies.collect(), quiet_before: 0, stopped: None };
    let Some(cycle) = &basis.cycle else {
        faults.check(shown.len() < 2, "cycle", || {
            say!("终局面在第 {shown:?} 着后都出现过", "the final position has stood after plies {shown:?}")
        });
        return Some(Turns { line, shown, judged: Vec::new() });
    };
    if shown.len() < 2 {
        faults.check(false, "cycle", || say!("终局面只出现过一次", "the final position has occurred once"));
        return None;
    }
    let claimed: Vec<usize> = cycle.shown.iter().map(|&ply| ply as usize).collect();
    faults.same(&claimed, &shown, "cycle.shown", |shown| format!("{shown:?}"));
    faults.check(cycle.stated.is_none_or(|stated| stated as usize > shown.len()), "cycle.stated", || {
        let count = shown.len();
        say!("已示 {count} 次，只能另述更多", "{count} occurrences are shown; only more can be stated")
    });
    let number = |number: &u32| number.to_string();
    let occurrences = cycle.stated.unwrap_or(shown.len() as u32);
    faults.same(&cycle.occurrences, &occurrences, "cycle.occurrences", number);
    let turns: Vec<Vec<Move>> =
        shown.windows(2).map(|turn| (turn[0] + 1..=turn[1]).filter_map(|at| positions[at].1).collect()).collect();
    let differ = turns.windows(2).any(|pair| pair[0] != pair[1]);
    faults.same(&cycle.routes_differ, &differ, "cycle.routes_differ", bool::to_string);
    let first = if differ { shown[0] } else { shown[shown.len() - 2] } + 1;
    faults.same(&cycle.first_ply, &(first as u32), "cycle.first_ply", number);
    let plies = to + 1 - first;
    faults.same(&cycle.plies, &(plies as u32), "cycle.plies", number);
    faults.same(&moves.len(), &plies, "moves", usize::to_string);
    let judged = (first..=to).filter_map(|at| {
        let (before, (after, play)) = (positions[at - 1].0, positions[at]);
        let earlier = positions[if at == first { to - 1 } else { at - 2 }].0;
        Some(Played { number: at as u32, side: before.side_to_move(), play: play?, before, after, earlier })
    });
    let judged: Vec<Played> = judged.collect();
    names(moves, &judged, faults);
    Some(Turns { line, shown, judged })
}

/// The positions of the record from the start, each with the move that led to it.
fn play(input: &Input, faults: &mut Faults) -> Option<Vec<(Board, Option<Move>)>> {
    let start = match fen::parse(&input.fen) {
        Ok(board) => board,
        Err(error) => {
            faults.check(false, "input.fen", || crate::text::Tell::told(&error));
            return None;
        }
    };
    faults.same(&input.fen, &fen::write(&start), "input.fen", String::clone);
    let mut positions = vec![(start, None)];
    let mut board = start;
    for (index, text) in input.moves.iter().enumerate() {
        let at = format!("input.moves[{index}]");
        let play = Move::parse(text).filter(|play| play.to_string() == *text);
        let play =
            faults.need(play, &at, || say!("'{text}' 不是着法，应如 h2e2", "'{text}' is no move such as h2e2"))?;
        let legal = board.check_legal(play);
        faults.check(legal.is_ok(), &at, || say!("{text} 不合法", "{text} is not legal here"));
        legal.ok()?;
        board = board.after(play);
        positions.push((board, Some(play)));
    }
    Some(positions)
}

/// What the report says of each ply besides its label.
fn names(moves: &[Named], judged: &[Played], faults: &mut Faults) {
    for (index, (claim, ply)) in moves.iter().zip(judged).enumerate() {
        let at = format!("moves[{index}]");
        faults.same(&claim.ply, &ply.number, format!("{at}.ply"), u32::to_string);
        faults.same(&claim.side, &ply.side, format!("{at}.side"), Side::to_string);
        faults.same(&claim.r#move, &ply.play, format!("{at}.move"), Move::to_string);
        faults.same(&claim.zh, &chinese::write(&ply.before, ply.play), format!("{at}.zh"), String::clone);
    }
}
