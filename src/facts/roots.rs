//! Whether a captured piece was protected, judged after the capture (28.16).

use crate::chess::{Board, Move, squares_of};

use super::budget::Budget;
use super::mate::MateSearch;

/// The protection of a piece at the moment it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protection {
    /// Nothing can retake.
    None,
    /// What looks like a root cannot legally retake, or is mated at once by it.
    False,
    /// It can be retaken, but there are more attackers than roots.
    Less,
    /// It can be retaken as often as it is attacked.
    Real,
}

/// The protection of the piece that `line` takes on the square where `capture` lands, the line being played from `board`.
pub fn protection(board: &Board, line: &[Move], capture: usize, budget: &mut Budget) -> Protection {
    let before = line[..capture].iter().fold(*board, |board, &play| board.after(play));
    let taking = line[capture];
    let attackers = before.attackers_of(taking.to, before.side_to_move()).count_ones();
    let after = before.after(taking);
    let looks = after.attackers_of(taking.to, after.side_to_move());
    let real = squares_of(looks)
        .map(|from| Move::new(from, taking.to))
        .filter(|&retake| after.check_legal(retake).is_ok())
        .filter(|&retake| !MateSearch::new(budget).run(&after.after(retake)).is_yes())
        .count() as u32;
    match (looks | before.attackers_of(taking.to, after.side_to_move()), real) {
        (0, _) => Protection::None,
        (_, 0) => Protection::False,
        (_, real) if real < attackers => Protection::Less,
        _ => Protection::Real,
    }
}
