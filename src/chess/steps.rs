//! Tables of the steps that do not depend on the rest of the board, filled at compile time.

use super::piece::Side;
use super::square::Square;

/// The four directions along a line: right, left, towards Black, towards Red.
pub const LINES: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// At most `N` steps from a point, each with the point that must be empty for it
/// (the leg of a horse, the eye of an elephant; the destination itself where nothing is needed).
#[derive(Clone, Copy)]
pub struct Steps<const N: usize> {
    steps: [(u8, u8); N],
    count: u8,
}

impl<const N: usize> Steps<N> {
    const EMPTY: Steps<N> = Steps { steps: [(0, 0); N], count: 0 };

    const fn push(&mut self, to: Square, via: Square) {
        self.steps[self.count as usize] = (to.index() as u8, via.index() as u8);
        self.count += 1;
    }

    /// The steps: destination and the point that must be empty.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        self.steps[..self.count as usize].iter().map(|&(to, via)| (Square::new(to), Square::new(via)))
    }
}

/// Steps of one kind of piece from every point.
pub type Table<const N: usize> = [Steps<N>; Square::COUNT];

/// Points along each of the four lines from every point, nearest first.
pub static RAYS: [[Steps<9>; 4]; Square::COUNT] = rays();
/// Horse steps with their legs, from the point where the horse stands.
pub static HORSE: Table<8> = horse(false);
/// Points from which a horse could reach the point, with the leg it would need.
pub static HORSE_TO: Table<8> = horse(true);
/// Elephant steps with their eyes, by side.
pub static ELEPHANT: [Table<4>; 2] = [elephant(Side::Red), elephant(Side::Black)];
/// Advisor steps inside the palace, by side.
pub static ADVISOR: [Table<4>; 2] = [palace(Side::Red, DIAGONALS), palace(Side::Black, DIAGONALS)];
/// Steps of the general inside the palace, by side.
pub static KING: [Table<4>; 2] = [palace(Side::Red, LINES), palace(Side::Black, LINES)];
/// Pawn steps by side.
pub static PAWN: [Table<3>; 2] = [pawn(Side::Red, false), pawn(Side::Black, false)];
/// Points from which a pawn of the side could step onto the point.
pub static PAWN_TO: [Table<3>; 2] = [pawn(Side::Red, true), pawn(Side::Black, true)];

/// The points along each of the four lines from every point, as bits, in the order of [`LINES`].
pub static RAY_SETS: [[u128; 4]; Square::COUNT] = ray_sets();
/// Points from which a horse could reach the point if its leg were free, as bits.
pub static HORSE_SETS: [u128; Square::COUNT] = sets(&HORSE_TO);
/// Points from which a pawn of the side could step onto the point, as bits.
pub static PAWN_SETS: [[u128; Square::COUNT]; 2] = [sets(&PAWN_TO[0]), sets(&PAWN_TO[1])];

const fn ray_sets() -> [[u128; 4]; Square::COUNT] {
    let mut table = [[0; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut line = 0;
        while line < 4 {
            let ray = &RAYS[index][line];
            let mut step = 0;
            while step < ray.count {
                table[index][line] |= 1 << ray.steps[step as usize].0;
                step += 1;
            }
            line += 1;
        }
        index += 1;
    }
    table
}

const fn sets<const N: usize>(steps: &Table<N>) -> [u128; Square::COUNT] {
    let mut table = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut step = 0;
        while step < steps[index].count {
            table[index] |= 1 << steps[index].steps[step as usize].0;
            step += 1;
        }
        index += 1;
    }
    table
}

/// For each point, the points that decide whether a general there stands in check: its file and rank, the points from
/// which a horse could reach it, and the legs of those horses. What happens elsewhere gives and parries no check.
pub static AROUND: [u128; Square::COUNT] = around();

const fn around() -> [u128; Square::COUNT] {
    let mut table = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut other = 0;
        while other < Square::COUNT {
            let there = Square::new(other as u8);
            let files = (there.file() - here.file()).abs();
            let ranks = (there.rank() - here.rank()).abs();
            let near = files * ranks <= 2 && files <= 2 && ranks <= 2;
            if files == 0 || ranks == 0 || near {
                table[index] |= there.bit();
            }
            other += 1;
        }
        index += 1;
    }
    table
}

const fn rays() -> [[Steps<9>; 4]; Square::COUNT] {
    let mut table = [[Steps::EMPTY; 4]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut line = 0;
        while line < 4 {
            let mut at = Square::new(from as u8);
            while let Some(next) = at.step(LINES[line].0, LINES[line].1) {
                table[from][line].push(next, next);
                at = next;
            }
            line += 1;
        }
        from += 1;
    }
    table
}

const fn horse(towards: bool) -> Table<8> {
    let mut table = [Steps::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut jump = 0;
        while jump < 8 {
            let (files, ranks) = JUMPS[jump];
            if let Some(there) = here.step(files, ranks) {
                let (horse, files, ranks) = if towards { (there, -files, -ranks) } else { (here, files, ranks) };
                if let Some(leg) = horse.step(files / 2, ranks / 2) {
                    table[index].push(there, leg);
                }
            }
            jump += 1;
        }
        index += 1;
    }
    table
}

const fn elephant(side: Side) -> Table<4> {
    let mut table = [Steps::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut way = 0;
        while way < 4 && !here.is_across(side) {
            let (files, ranks) = DIAGONALS[way];
            if let (Some(to), Some(eye)) = (here.step(2 * files, 2 * ranks), here.step(files, ranks))
                && !to.is_across(side)
            {
                table[index].push(to, eye);
            }
            way += 1;
        }
        index += 1;
    }
    table
}

const fn palace(side: Side, ways: [(i8, i8); 4]) -> Table<4> {
    let mut table = [Steps::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut way = 0;
        while way < 4 && here.in_palace(side) {
            if let Some(to) = here.step(ways[way].0, ways[way].1)
                && to.in_palace(side)
            {
                table[index].push(to, to);
            }
            way += 1;
        }
        index += 1;
    }
    table
}

const fn pawn(side: Side, towards: bool) -> Table<3> {
    let mut table = [Steps::EMPTY; Square::COUNT];
    let forward = match side {
        Side::Red => 1,
        Side::Black => -1,
    };
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let ahead = if towards { -forward } else { forward };
        if let Some(there) = here.step(0, ahead) {
            table[index].push(there, there);
        }
        if here.is_across(side) {
            if let Some(there) = here.step(1, 0) {
                table[index].push(there, there);
            }
            if let Some(there) = here.step(-1, 0) {
                table[index].push(there, there);
            }
        }
        index += 1;
    }
    table
}
