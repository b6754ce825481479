//! Tables of where pieces go, filled at compile time.
//!
//! What stands next to a point is gathered from a set into four bits ([`beside`], [`cornering`]), which choose the steps of a horse
//! or an elephant. The steps of a horse on H hang on its legs, the points beside it; those towards a point T hang on the corners of
//! T, since the leg of a horse that comes from J is the corner of T on the way:
//!
//! ```text
//! . x . x .      . J . J .
//! x . L . x      J L . L J      L  a leg: held, it shuts off
//! . L H L .      . . T . .         the two leaps next to it
//! x . L . x      J L . L J
//! . x . x .      . J . J .
//! ```
//!
//! The eye of an elephant is the corner between the two points whichever way it goes, so that one table serves both ways.
//!
//! What stands on a line is read as a number, which chooses what is seen along it ([`RANK_REACH`] and the three after it).

use super::piece::Side;
use super::square::Square;
use super::squares::Squares;

const LINES: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// A set for each point.
pub type Sets = [Squares; Square::COUNT];

/// Steps of the general inside the palace, by side.
pub static KING: [Sets; 2] = [palace(Side::Red, LINES), palace(Side::Black, LINES)];
/// Advisor steps inside the palace, by side.
pub static ADVISOR: [Sets; 2] = [palace(Side::Red, DIAGONALS), palace(Side::Black, DIAGONALS)];
/// Pawn steps by side.
pub static PAWN: [Sets; 2] = [pawn(Side::Red, false), pawn(Side::Black, false)];
/// Points from which a pawn of the side could step onto the point.
pub static PAWN_TO: [Sets; 2] = [pawn(Side::Red, true), pawn(Side::Black, true)];
/// Horse steps from a point, by the four points [`beside`] it that are held.
pub static HORSE: [[Squares; 16]; Square::COUNT] = leaps(false);
/// Points from which a horse reaches a point, by the four points [`cornering`] it that are held.
pub static HORSE_TO: [[Squares; 16]; Square::COUNT] = leaps(true);
/// Points from which a horse would reach the point if its leg were free.
pub static HORSE_NEAR: Sets = horse_near();
/// The points from which some piece goes to a point, whatever stands between.
pub static NEAR: Sets = near();
/// Elephant steps on either bank, by the four points [`cornering`] it that are held. They go both ways.
pub static ELEPHANT: [[Squares; 16]; Square::COUNT] = elephant();
/// The half of the board on which the elephants of a side stay.
pub static BANK: [Squares; 2] = [bank(Side::Red), bank(Side::Black)];
/// The file and the rank of a point, itself left out.
pub static CROSS: Sets = cross();
/// What must be free for a rook or a horse on the second point to reach the first: the points between, or the leg.
pub static PATH: [Sets; Square::COUNT] = paths();

/// Along a rank, from each file and by the nine points held: what a rook reaches, up to the first piece.
pub static RANK_REACH: [[u16; 512]; 9] = lines(false);
/// Along a rank: what lies behind exactly one piece, up to the second.
pub static RANK_OVER: [[u16; 512]; 9] = lines(true);
/// Along a file, from each rank and by the ten points held: what a rook reaches, up to the first piece.
pub static FILE_REACH: [[u16; 1024]; 10] = lines(false);
/// Along a file: what lies behind exactly one piece, up to the second.
pub static FILE_OVER: [[u16; 1024]; 10] = lines(true);

/// Which of the points beside a point (towards Red, left, right, towards Black) a set holds, as four bits.
///
/// The set is moved so that the point towards Red, nine below, comes to bit 0. The left one is then bit 8, the right one bit 10 and the one
/// towards Black bit 18; the shifts that follow bring the four to bits 0–3.
///
/// ```text
///  .  18  .
///  8   .  10
///  .   0  .
/// ```
///
/// At the edge a bit may tell of a point at the other end of the next rank. It does no harm: no step is in the tables for that
/// direction, whatever the bit is.
#[inline]
pub fn beside(square: Square, set: Squares) -> usize {
    let near = ((set.bits() << 9) >> square.index()) as u32;
    (near & 1 | near >> 7 & 2 | near >> 8 & 4 | near >> 15 & 8) as usize
}

/// Which of the points touching a point by a corner (towards Red left and right, towards Black left and right) a set holds, as four
/// bits.
///
/// As in [`beside`], with the first of them, ten below, brought to bit 0:
///
/// ```text
/// 18  .  20
///  .  .   .
///  0  .   2
/// ```
#[inline]
pub fn cornering(square: Square, set: Squares) -> usize {
    let near = ((set.bits() << 10) >> square.index()) as u32;
    (near & 1 | near >> 1 & 2 | near >> 16 & 4 | near >> 17 & 8) as usize
}

/// The number of the bit that [`beside`] or [`cornering`] gives to a neighbour.
const fn bit_of(files: i8, ranks: i8) -> usize {
    match (files, ranks) {
        (0, -1) | (-1, -1) => 0,
        (-1, 0) | (1, -1) => 1,
        (1, 0) | (-1, 1) => 2,
        _ => 3,
    }
}

/// Horse steps: `towards` a point they depend on its corners, from it on what is beside it.
const fn leaps(towards: bool) -> [[Squares; 16]; Square::COUNT] {
    let mut table = [[Squares::EMPTY; 16]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT * 16 {
        let (here, held) = (Square::new((index / 16) as u8), index % 16);
        let mut jump = 0;
        while jump < 8 {
            let (files, ranks) = JUMPS[jump];
            let leg = if towards { (files.signum(), ranks.signum()) } else { (files / 2, ranks / 2) };
            if let Some(there) = here.step(files, ranks)
                && held >> bit_of(leg.0, leg.1) & 1 == 0
            {
                table[index / 16][held] = table[index / 16][held].with(there);
            }
            jump += 1;
        }
        index += 1;
    }
    table
}

const fn horse_near() -> Sets {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        table[index] = HORSE_TO[index][0];
        index += 1;
    }
    table
}

const fn near() -> Sets {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let guards = ADVISOR[0][index].bits() | ADVISOR[1][index].bits() | ELEPHANT[index][0].bits();
        table[index] = Squares::from_bits(CROSS[index].bits() | HORSE_NEAR[index].bits() | guards);
        index += 1;
    }
    table
}

const fn elephant() -> [[Squares; 16]; Square::COUNT] {
    let mut table = [[Squares::EMPTY; 16]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT * 16 {
        let (here, held) = (Square::new((index / 16) as u8), index % 16);
        let mut way = 0;
        while way < 4 {
            let (files, ranks) = DIAGONALS[way];
            if let Some(to) = here.step(2 * files, 2 * ranks)
                && to.is_across(Side::Red) == here.is_across(Side::Red)
                && held >> bit_of(files, ranks) & 1 == 0
            {
                table[index / 16][held] = table[index / 16][held].with(to);
            }
            way += 1;
        }
        index += 1;
    }
    table
}

const fn bank(side: Side) -> Squares {
    let low = (1 << (Square::COUNT / 2)) - 1;
    match side {
        Side::Red => Squares::from_bits(low),
        Side::Black => Squares::from_bits(low << (Square::COUNT / 2)),
    }
}

const fn palace(side: Side, ways: [(i8, i8); 4]) -> Sets {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut way = 0;
        while way < 4 && here.in_palace(side) {
            if let Some(to) = here.step(ways[way].0, ways[way].1)
                && to.in_palace(side)
            {
                table[index] = table[index].with(to);
            }
            way += 1;
        }
        index += 1;
    }
    table
}

const fn pawn(side: Side, towards: bool) -> Sets {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let forward = match side {
        Side::Red => 1,
        Side::Black => -1,
    };
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        if let Some(there) = here.step(0, if towards { -forward } else { forward }) {
            table[index] = table[index].with(there);
        }
        let mut sideways = -1;
        while sideways <= 1 && here.is_across(side) {
            if let Some(there) = here.step(sideways, 0) {
                table[index] = table[index].with(there);
            }
            sideways += 2;
        }
        index += 1;
    }
    table
}

const fn cross() -> Sets {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut line = 0;
        while line < 4 {
            let mut at = here;
            while let Some(next) = at.step(LINES[line].0, LINES[line].1) {
                table[index] = table[index].with(next);
                at = next;
            }
            line += 1;
        }
        index += 1;
    }
    table
}

const fn paths() -> [Sets; Square::COUNT] {
    let mut table = [[Squares::EMPTY; Square::COUNT]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let here = Square::new(index as u8);
        let mut line = 0;
        while line < 4 {
            let (mut at, mut passed) = (here, Squares::EMPTY);
            while let Some(next) = at.step(LINES[line].0, LINES[line].1) {
                table[index][next.index()] = passed;
                passed = passed.with(next);
                at = next;
            }
            line += 1;
        }
        let mut jump = 0;
        while jump < 8 {
            let (files, ranks) = JUMPS[jump];
            if let (Some(horse), Some(leg)) = (here.step(files, ranks), here.step(files.signum(), ranks.signum())) {
                table[index][horse.index()] = Squares::only(leg);
            }
            jump += 1;
        }
        index += 1;
    }
    table
}

/// What is reached on a line of `LENGTH` points, from each of them and by the points held: from the piece itself up to the
/// first piece, or behind exactly one piece up to the second.
const fn lines<const HELD: usize, const LENGTH: usize>(over: bool) -> [[u16; HELD]; LENGTH] {
    let mut table = [[0; HELD]; LENGTH];
    let mut index = 0;
    while index < HELD * LENGTH {
        let (from, held) = (index / HELD, index % HELD);
        let (mut at, mut met) = (from + 1, 0);
        while at < LENGTH && met < 2 {
            if (met == 1) == over {
                table[from][held] |= 1 << at;
            }
            met += held >> at & 1;
            at += 1;
        }
        (at, met) = (from, 0);
        while at > 0 && met < 2 {
            at -= 1;
            if (met == 1) == over {
                table[from][held] |= 1 << at;
            }
            met += held >> at & 1;
        }
        index += 1;
    }
    table
}
