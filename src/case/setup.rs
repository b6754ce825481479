//! A position as formats that write numbers give it, made into a FEN, and a move made into ICCS.
//!
//! Points are `x` from Red's left, 0–8, and `y` from the top (Black's back rank), 0–9.

use super::binary::damaged;
use super::place::Places;
use super::record::{Record, Tree};
use super::{Case, CaseFault, Located, Place, Written};
use crate::text::{Told, say};

/// The order of the 32 pieces in DhtmlXQ and XQF.
pub(super) const PIECES: &[u8; 32] = b"RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// The points of the start position in that order, each as `x` and `y`.
pub(super) const START_POINTS: &str = "8979695949392919097717866646260600102030405060708012720323436383";

/// A board being set up.
#[derive(Clone)]
pub(super) struct Grid {
    cells: [[u8; 9]; 10],
}

impl Grid {
    pub(super) const fn empty() -> Grid {
        Grid { cells: [[b' '; 9]; 10] }
    }

    /// Puts a piece, given as its FEN letter, on a point; `false` if the point is off the board.
    pub(super) fn put(&mut self, x: usize, y: usize, letter: u8) -> bool {
        match self.cells.get_mut(y).and_then(|row| row.get_mut(x)) {
            Some(cell) => {
                *cell = letter;
                true
            }
            None => false,
        }
    }

    /// Whether a black piece stands on a point.
    pub(super) fn is_black(&self, x: usize, y: usize) -> bool {
        self.cells.get(y).and_then(|row| row.get(x)).is_some_and(u8::is_ascii_lowercase)
    }

    /// Whether both generals are on the board.
    pub(super) fn has_generals(&self) -> bool {
        b"Kk".iter().all(|general| self.cells.iter().flatten().any(|cell| cell == general))
    }

    /// Whether nothing is on the board.
    pub(super) fn is_empty(&self) -> bool {
        self.cells.iter().flatten().all(|&cell| cell == b' ')
    }

    /// The FEN, with the side to move.
    pub(super) fn fen(&self, black: bool) -> String {
        let row = |cells: &[u8; 9]| {
            let mut text = String::new();
            let mut gap = 0;
            for &cell in cells {
                if cell == b' ' {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    text += &gap.to_string();
                    gap = 0;
                }
                text.push(cell as char);
            }
            if gap > 0 { text + &gap.to_string() } else { text }
        };
        let rows: Vec<String> = self.cells.iter().map(row).collect();
        format!("{} {} - - 0 1", rows.join("/"), if black { 'b' } else { 'w' })
    }
}

/// The FEN of a position, the side to move that of the piece that makes the first move.
///
/// `first` is the first move as [`iccs`] writes it; without one `black` decides.
pub(super) fn fen_moved_by(grid: &Grid, first: Option<&str>, black: bool) -> String {
    let origin = first.and_then(|text| match text.as_bytes() {
        [file, rank, b'-', ..] => Some((file.wrapping_sub(b'A') as usize, (b'9'.wrapping_sub(*rank)) as usize)),
        _ => None,
    });
    let occupied = |&(x, y): &(usize, usize)| grid.cells.get(y).and_then(|row| row.get(x)).is_some_and(|&c| c != b' ');
    grid.fen(origin.filter(occupied).map_or(black, |(x, y)| grid.is_black(x, y)))
}

/// A move between two points.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub from: (usize, usize),
    pub to: (usize, usize),
}

impl Step {
    /// Whether it leads from one point of the board to another.
    pub(super) fn on_board(self) -> bool {
        self.from != self.to && iccs(self.from, self.to).is_some()
    }

    /// The same seen from the other side of the board.
    fn turned(self) -> Step {
        let turn = |(x, y): (usize, usize)| (8usize.wrapping_sub(x), 9usize.wrapping_sub(y));
        Step { from: turn(self.from), to: turn(self.to) }
    }
}

/// A game from the start position out of its steps, each with its offset in the file. If the first is made in the upper half, all
/// are turned, since Red begins below.
pub(super) fn game_of_steps(
    format: &'static str,
    steps: impl Iterator<Item = (Step, usize)>,
) -> Result<Vec<Record>, Located> {
    let mut tree = Tree::new();
    let mut is_turned = None;
    for (step, offset) in steps {
        let turn = *is_turned.get_or_insert(step.from.1 < 5);
        let step = if turn { step.turned() } else { step };
        let text = iccs(step.from, step.to)
            .ok_or_else(|| damaged(format, offset, say!("着法出了棋盘", "a move leaves the board")))?;
        let written = Written::new(&text, Place::byte(offset));
        tree.play(0, written).map_err(|fault| (Some(Place::byte(offset)), fault))?;
    }
    Ok(vec![tree.into_record(Case::of_game())])
}

/// A move in four digits that leaves the board.
pub(super) fn off_board(format: &'static str, place: Place, digits: [usize; 4]) -> Located {
    let [a, b, c, d] = digits;
    let what =
        say!("着法 {a}{b}{c}{d} 出了棋盘；横坐标应为 0 至 8", "the move {a}{b}{c}{d} leaves the board; x is 0 to 8");
    (Some(place), CaseFault::Damaged { format, what })
}

/// The moves of a list of digits, four each, blanks between them ignored: where each begins in the text, and its digits.
pub(super) fn digits_of_moves<'a>(
    format: &'static str,
    list: &'a str,
    places: &mut Places,
) -> Result<Vec<(&'a str, [usize; 4])>, Located> {
    let mut fault = |at: &str, what: Told| (Some(places.of_part(at)), CaseFault::Damaged { format, what });
    let mut moves = Vec::new();
    let mut digits: Vec<(usize, &str)> = Vec::with_capacity(4);
    for (at, letter) in list.char_indices().filter(|(_, letter)| !letter.is_whitespace()) {
        let Some(digit) = letter.to_digit(10) else {
            return Err(fault(
                &list[at..],
                say!(
                    "着法串中有 {letter:?}；应为数字，每着四个",
                    "{letter:?} in a list of moves; expected digits, four a move"
                ),
            ));
        };
        digits.push((digit as usize, &list[at..]));
        if let [(a, start), (b, _), (c, _), (d, _)] = digits[..] {
            moves.push((start, [a, b, c, d]));
            digits.clear();
        }
    }
    match digits.first() {
        None => Ok(moves),
        Some(&(_, start)) => {
            let count = digits.len();
            let what = say!(
                "着法串末尾多 {count} 个数字；每着应为四个",
                "the list of moves ends with {count} digits over; expected four a move"
            );
            Err(fault(start, what))
        }
    }
}

/// A move between two points in ICCS, `None` if one is off the board.
pub(super) fn iccs(from: (usize, usize), to: (usize, usize)) -> Option<String> {
    let point = |(x, y): (usize, usize)| (x < 9 && y < 10).then(|| format!("{}{}", (b'A' + x as u8) as char, 9 - y));
    Some(format!("{}-{}", point(from)?, point(to)?))
}
