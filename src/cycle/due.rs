//! Where in a whole game a ruling falls due.

use super::count::count;
use super::repeats::Repeats;
use crate::chess::Line;

/// How often a position stands when a ruling falls due (Article 24).
pub const DUE: u32 = 3;
/// How many plies without a capture are the natural limit: 60 rounds (Article 4.2.4 of the rules of play).
pub const NATURAL_LIMIT: u32 = 120;

/// The plies of a line after which a position stands for at least the third time, while it did not before: each is where a
/// ruling first falls due, as a repetition that goes on moves from one such position to the next.
///
/// `from_ply` is the first ply looked at, from 1; repetitions that fell due before it belong to another line.
///
/// ```
/// use adjudicate::{case::Case, chess::Line, cycle};
/// let turn = "d1d2 e9f9 d2d1 f9e9 ";
/// let case = Case::from_text("4k4/9/9/9/9/9/9/9/3R5/3K5 w", &turn.repeat(3));
/// assert_eq!(cycle::due(&Line::from_case(&case).unwrap(), 1), [8]);
/// ```
pub fn due(line: &Line, from_ply: u32) -> Vec<u32> {
    let counts = Repeats::of(line).counts();
    let first = line.numbers().0;
    let falls_due = |at: &usize| counts[*at] >= DUE && counts[*at - 1] < DUE;
    let plies = (1..counts.len()).filter(falls_due).map(|at| first - 1 + count(at));
    plies.filter(|&ply| ply >= from_ply).collect()
}

/// How often the final position of a line has stood in it, at least 1.
pub fn final_occurrences(line: &Line) -> u32 {
    count(Repeats::of(line).of_final().len())
}

/// The plies of a line after which its final position stood, in order, the last included; 0 is before the first ply.
pub fn shown(line: &Line) -> Vec<u32> {
    let before = line.numbers().0 - 1;
    Repeats::of(line).of_final().into_iter().map(|at| before + super::count(at)).collect()
}

/// The plies of a line at which 60 rounds have passed without a capture, from `from_ply` on; plies that the record counts before
/// its start are included.
///
/// Once reached it is reached until the next capture, so each such stretch is named once.
pub fn natural_limits(line: &Line, from_ply: u32) -> Vec<u32> {
    let mut quiet = line.quiet_before;
    let mut reached = Vec::new();
    for ply in &line.plies {
        let before = quiet;
        quiet = ply.quiet_after(quiet);
        if quiet >= NATURAL_LIMIT && before < NATURAL_LIMIT && ply.number >= from_ply {
            reached.push(ply.number);
        }
    }
    reached
}
