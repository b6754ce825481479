//! A position as formats that write numbers give it, made into a FEN, and a move made into ICCS.
//!
//! Points are `x` from Red's left, 0–8, and `y` from the top (Black's back rank), 0–9.

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

/// A move between two points in ICCS, `None` if one is off the board.
pub(super) fn iccs(from: (usize, usize), to: (usize, usize)) -> Option<String> {
    let point = |(x, y): (usize, usize)| (x < 9 && y < 10).then(|| format!("{}{}", (b'A' + x as u8) as char, 9 - y));
    Some(format!("{}-{}", point(from)?, point(to)?))
}
