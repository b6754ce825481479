//! The record and its repetition: legal moves, equal positions, and the stretch that has to be judged.

use std::ops::Deref;

use serde::Deserialize;

use crate::chess::notation::chinese;
use crate::chess::{Board, Line, Move, Ply, Side, fen};
use crate::text::{Tell, say};
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
    pub ply: Ply,
    pub side: Side,
    /// The position before the opponent's last move; the stretch is closed, so the last ply comes before the first.
    pub earlier: Board,
}

impl Deref for Played {
    type Target = Ply;

    fn deref(&self) -> &Ply {
        &self.ply
    }
}

/// Plays the record and compares what is said of the repetition; `None` if there is nothing to go on.
pub fn check(basis: &Basis, faults: &mut Faults) -> Option<Turns> {
    let (input, moves) = (&basis.input, &basis.moves);
    let record = play(input, faults)?;
    let (from, to, count) = (input.from_ply as usize, input.to_ply as usize, record.plies.len());
    let in_order = if count == 0 { (from, to) == (1, 0) } else { 1 <= from && from <= to && to <= count };
    faults.check(in_order, "input.from_ply", || {
        say!("{count} 着的记录没有第 {from} 至 {to} 着", "plies {from} to {to} do not lie in a record of {count}")
    });
    let is_hash = |text: &str| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let what = || say!("不是十六进制的 SHA-256", "not a SHA-256 in hexadecimal");
    faults.check(input.sha256.is_empty() || is_hash(&input.sha256), "input.sha256", what);
    if !in_order {
        return None;
    }
    let board = |at: usize| if at == 0 { record.start } else { record.plies[at - 1].after };
    let shown: Vec<usize> = (from - 1..=to).filter(|&at| board(at) == board(to)).collect();
    let line = Line { start: board(from - 1), plies: record.plies[from - 1..to].to_vec(), ..record.clone() };
    let recurs = shown.len() > 1;
    let what = || say!("终局面出现在第 {shown:?} 着后", "the final position stands after plies {shown:?}");
    faults.check(basis.cycle.is_some() == recurs, "cycle", what);
    let Some(cycle) = basis.cycle.as_ref().filter(|_| recurs) else {
        return (!recurs && basis.cycle.is_none()).then(|| Turns { line, shown, judged: Vec::new() });
    };
    let claimed: Vec<usize> = cycle.shown.iter().map(|&ply| ply as usize).collect();
    faults.same(&claimed, &shown, "cycle.shown", |shown| format!("{shown:?}"));
    let what = || say!("所述不比所示多", "no more are stated than shown");
    faults.check(cycle.stated.is_none_or(|stated| stated as usize > shown.len()), "cycle.stated", what);
    let number = |number: &u32| number.to_string();
    faults.same(&cycle.occurrences, &cycle.stated.unwrap_or(shown.len() as u32), "cycle.occurrences", number);
    let turn = |turn: &[usize]| record.plies[turn[0]..turn[1]].iter().map(|ply| ply.play).collect();
    let turns: Vec<Vec<Move>> = shown.windows(2).map(turn).collect();
    let differ = turns.windows(2).any(|pair| pair[0] != pair[1]);
    faults.same(&cycle.routes_differ, &differ, "cycle.routes_differ", bool::to_string);
    let before = if differ { shown[0] } else { shown[shown.len() - 2] };
    faults.same(&cycle.first_ply, &(before as u32 + 1), "cycle.first_ply", number);
    faults.same(&cycle.plies, &((to - before) as u32), "cycle.plies", number);
    faults.same(&moves.len(), &(to - before), "moves", usize::to_string);
    let judged = (before..to).map(|at| {
        let earlier = board(if at == before { to - 1 } else { at - 1 });
        Played { side: board(at).side_to_move(), ply: record.plies[at].clone(), earlier }
    });
    let judged: Vec<Played> = judged.collect();
    names(moves, &judged, faults);
    Some(Turns { line, shown, judged })
}

/// The record as it is played; `None` where a move is not legal.
fn play(input: &Input, faults: &mut Faults) -> Option<Line> {
    let start = fen::parse(&input.fen);
    let start = start.map_err(|error| faults.check(false, "input.fen", || error.told())).ok()?;
    faults.same(&input.fen, &fen::write(&start), "input.fen", String::clone);
    let mut line = Line { start, plies: Vec::new(), quiet_before: 0, stopped: None };
    for (index, text) in input.moves.iter().enumerate() {
        let before = line.end();
        let play = Move::parse(text).filter(|&play| play.to_string() == *text && before.is_legal(play));
        let what = || say!("'{text}' 不是合法的着法", "'{text}' is no legal move here, such as h2e2");
        let play = faults.need(play, format!("input.moves[{index}]"), what)?;
        let (number, after) = (index as u32 + 1, before.after(play));
        line.plies.push(Ply { number, play, before, after, written: String::new() });
    }
    Some(line)
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
