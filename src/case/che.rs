//! CHE, the files of the old QQ game: numbers, `1 N` and then ten for each of N moves.
//!
//! The third number of a move is the side (1 Red, 0 Black), the fourth to seventh are rank and file of the points left and
//! reached. Programs that write them go on until a general is taken, so the end may be illegal.

use super::formats::{self, Format, Reader};
use super::place::Places;
use super::setup;
use super::{Case, CaseFault, Located, MAX_MOVES, Record, Written};
use crate::text::{Told, say};

/// The format.
pub(super) static FORMAT: Format =
    Format { name: "che", endings: &["che"], reader: Reader::Text { fits, read }, starts: None };

/// Numbers a move.
const SIZE: usize = 10;

fn fits(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next() == Some("1")
        && words.clone().count() > 1
        && words.all(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let numbers: Vec<(&str, usize)> =
        text.split_whitespace().map(|word| (word, word.parse().unwrap_or(usize::MAX))).collect();
    let (count, moves) = (numbers[1].1, &numbers[2..]);
    let mut fault = |word: &str, what: Told| (Some(places.of_part(word)), CaseFault::Damaged { format: "CHE", what });
    if count > MAX_MOVES {
        return Err((None, CaseFault::TooManyMoves { count, most: MAX_MOVES }));
    }
    let mut case = Case { overruns: true, ..Case::of_game() };
    if moves.len() < count * SIZE {
        let found = moves.len() / SIZE;
        case.warnings
            .push(say!("文件说有 {count} 着，实有 {found} 着", "the file says {count} moves and holds {found}"));
    }
    let mut written = Vec::new();
    for record in moves.chunks_exact(SIZE).take(count) {
        let [rank, file, to_rank, to_file] = [3, 4, 5, 6].map(|at| record[at].1);
        let point = |file: usize, rank: usize| (file, 9usize.wrapping_sub(rank));
        let text = setup::iccs(point(file, rank), point(to_file, to_rank)).ok_or_else(|| {
            fault(
                record[3].0,
                say!(
                    "从横线 {rank} 直线 {file} 到横线 {to_rank} 直线 {to_file} 出了棋盘",
                    "rank {rank} file {file} to rank {to_rank} file {to_file} leaves the board"
                ),
            )
        })?;
        written.push((text, record[3].0));
    }
    case.moves = written.iter().map(|(text, word)| Written::new(text, places.of_part(word))).collect();
    case.warnings.push(say!(
        "直线从红方左边数起；有的程序左右相反",
        "files are taken from Red's left; some programs write them mirrored"
    ));
    Ok(formats::one(case))
}
