//! CCM, the files of 中游: seven bytes a move, of which the last four are both files and both ranks.
//!
//! Ranks count from the top. The program may have turned the board; then Red begins in the upper half. Written from a
//! description; no file of the program was at hand. The file says nothing but the moves.

use super::formats::{Format, Reader};
use super::setup::{self, Step};
use super::{Located, Record};

/// The format.
pub(super) static FORMAT: Format =
    Format { name: "ccm", endings: &["ccm"], reader: Reader::Binary { fits, read }, starts: None };

const SIZE: usize = 7;

fn fits(file: &[u8]) -> bool {
    file.first() == Some(&1)
        && file.len().is_multiple_of(SIZE)
        && file.chunks_exact(SIZE).all(|record| step(record).on_board())
}

fn step(record: &[u8]) -> Step {
    let [x, to_x, y, to_y] = [3, 4, 5, 6].map(|at: usize| usize::from(record[at]));
    Step { from: (x, y), to: (to_x, to_y) }
}

fn read(file: &[u8]) -> Result<Vec<Record>, Located> {
    setup::game_of_steps("CCM", file.chunks_exact(SIZE).map(step).zip((0..).step_by(SIZE)))
}
