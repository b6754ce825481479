//! The record and its repetition: legal moves, equal positions, and the stretch that has to be judged.

use crate::chess::notation::chinese;
use crate::chess::{Board, Move, Side, fen};

use super::Faults;
use super::report::Report;

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

/// Plays the record and compares what is said of the repetition; the plies judged, `None` if there is nothing to go on.
pub fn check(report: &Report, faults: &mut Faults) -> Option<Vec<Played>> {
    let positions = play(report, faults)?;
    let (from, to) = (report.input.from_ply as usize, report.input.to_ply as usize);
    let in_order = 1 <= from && from <= to && to < positions.len();
    faults.check(in_order, "input.from_ply", || {
        format!("the stretch {from} to {to} does not lie in a record of {} plies", positions.len() - 1)
    });
    let is_hash = report.input.sha256.len() == 64 && report.input.sha256.bytes().all(|b| b.is_ascii_hexdigit());
    faults.check(is_hash, "input.sha256", || "not a SHA-256 in hexadecimal".to_owned());
    if !in_order {
        return None;
    }
    let shown: Vec<usize> = (from - 1..=to).filter(|&at| positions[at].0 == positions[to].0).collect();
    let Some(cycle) = &report.cycle else {
        faults.check(shown.len() < 2, "cycle", || format!("the final position has stood after plies {shown:?}"));
        nothing_claimed(report, faults);
        return None;
    };
    if shown.len() < 2 {
        faults.check(false, "cycle", || "the final position has occurred once".to_owned());
        return None;
    }
    let claimed: Vec<usize> = cycle.shown.iter().map(|&ply| ply as usize).collect();
    faults.check(claimed == shown, "cycle.shown", || format!("the position stands after plies {shown:?}"));
    faults.check(cycle.stated.is_none_or(|stated| stated as usize > shown.len()), "cycle.stated", || {
        format!("{} occurrences are shown; only more can be stated", shown.len())
    });
    let occurrences = cycle.stated.unwrap_or(shown.len() as u32);
    faults.check(cycle.occurrences == occurrences, "cycle.occurrences", || format!("it is {occurrences}"));
    let turns: Vec<Vec<Move>> =
        shown.windows(2).map(|turn| (turn[0] + 1..=turn[1]).filter_map(|at| positions[at].1).collect()).collect();
    let differ = turns.windows(2).any(|pair| pair[0] != pair[1]);
    faults.check(cycle.routes_differ == differ, "cycle.routes_differ", || format!("it is {differ}"));
    let first = if differ { shown[0] } else { shown[shown.len() - 2] } + 1;
    faults.check(cycle.first_ply as usize == first, "cycle.first_ply", || format!("it is {first}"));
    let plies = to + 1 - first;
    faults.check(cycle.plies as usize == plies, "cycle.plies", || format!("it is {plies}"));
    faults.check(report.moves.len() == plies, "moves", || format!("expected {plies} plies"));
    let judged = (first..=to).filter_map(|at| {
        let (before, (after, play)) = (positions[at - 1].0, positions[at]);
        let earlier = positions[if at == first { to - 1 } else { at - 2 }].0;
        Some(Played { number: at as u32, side: before.side_to_move(), play: play?, before, after, earlier })
    });
    let judged: Vec<Played> = judged.collect();
    names(report, &judged, faults);
    Some(judged)
}

/// The positions of the record from the start, each with the move that led to it.
fn play(report: &Report, faults: &mut Faults) -> Option<Vec<(Board, Option<Move>)>> {
    let start = match fen::parse(&report.input.fen) {
        Ok(board) => board,
        Err(error) => {
            faults.check(false, "input.fen", || error.to_string());
            return None;
        }
    };
    faults.check(fen::write(&start) == report.input.fen, "input.fen", || {
        format!("not written as {}", fen::write(&start))
    });
    let mut positions = vec![(start, None)];
    let mut board = start;
    for (index, text) in report.input.moves.iter().enumerate() {
        let at = format!("input.moves[{index}]");
        let play = faults.need(parse(text), &at, || format!("'{text}' is no move such as h2e2"))?;
        let legal = board.check_legal(play);
        faults.check(legal.is_ok(), &at, || format!("{text} is not legal here"));
        legal.ok()?;
        board = board.after(play);
        positions.push((board, Some(play)));
    }
    Some(positions)
}

/// A move exactly as reports write it.
pub fn parse(text: &str) -> Option<Move> {
    Move::parse(text).filter(|play| play.to_string() == text)
}

/// What the report says of each ply besides its label.
fn names(report: &Report, judged: &[Played], faults: &mut Faults) {
    for (index, (claim, ply)) in report.moves.iter().zip(judged).enumerate() {
        let at = format!("moves[{index}]");
        faults.check(claim.ply == ply.number, format!("{at}.ply"), || format!("it is {}", ply.number));
        faults.check(claim.side == ply.side.name(), format!("{at}.side"), || format!("it is {}", ply.side));
        faults.check(claim.r#move == ply.play.to_string(), format!("{at}.move"), || {
            format!("the record has {}", ply.play)
        });
        let zh = chinese::write(&ply.before, ply.play);
        faults.check(claim.zh == zh, format!("{at}.zh"), || format!("it is {zh}"));
    }
}

/// A report without a repetition may claim nothing.
fn nothing_claimed(report: &Report, faults: &mut Faults) {
    let empty =
        report.moves.is_empty() && report.findings.is_empty() && report.sides.is_none() && report.readings.is_empty();
    faults.check(empty, "moves", || "nothing can be claimed without a repetition".to_owned());
    let ruling = &report.ruling;
    let none = ruling.kind == "none" && ruling.side.is_none() && ruling.articles.is_empty();
    faults.check(none, "ruling", || "without a repetition there is nothing to rule on".to_owned());
}
