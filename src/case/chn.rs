//! CHN, the files of 联众: a header of 188 bytes, then sixteen numbers of two bytes a move, the third to sixth both points.
//!
//! Ranks count from the top. The program may have turned the board; then Red begins in the upper half. Written from a
//! description, in which the header is unknown; no file of the program was at hand.

use super::formats::{Format, Reader};
use super::setup::{self, Step};
use super::{Located, Record};

/// The format. It has no mark, so it is tried last of those made of bytes.
pub(super) static FORMAT: Format =
    Format { name: "chn", endings: &["chn"], reader: Reader::Binary { fits, read }, starts: None };

const HEADER: usize = 188;
const SIZE: usize = 32;

fn records(file: &[u8]) -> impl Iterator<Item = Step> {
    file.get(HEADER..).unwrap_or_default().chunks_exact(SIZE).map(|record| {
        let [x, y, to_x, to_y] =
            [4, 6, 8, 10].map(|at: usize| usize::from(u16::from_le_bytes([record[at], record[at + 1]])));
        Step { from: (x, y), to: (to_x, to_y) }
    })
}

fn fits(file: &[u8]) -> bool {
    let whole = file.len().checked_sub(HEADER).is_some_and(|length| length > 0 && length.is_multiple_of(SIZE));
    whole && records(file).all(|step| step.on_board())
}

fn read(file: &[u8]) -> Result<Vec<Record>, Located> {
    setup::game_of_steps("CHN", records(file).zip((HEADER..).step_by(SIZE)))
}
