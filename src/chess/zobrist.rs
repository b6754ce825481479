//! Keys from which the hash of a position is made up, one for each piece on each point.
//!
//! The hash is the exclusive or of the 64-bit keys of all pieces where they stand, and of one more with Black to move. The same
//! key puts a piece on a point and takes it off, so that a move changes the hash by two or three keys instead of having it made up
//! anew, and the way by which a position came about leaves no trace in it.
//!
//! Two different positions could have the same hash. Of `n` positions some two do with a chance of about `n² / 2⁶⁵`: for a million
//! that is one in tens of millions. Boards are compared point by point besides, so that no repetition of a game is ever ruled by a
//! hash alone; only the searches for gains and mates, a stage further on, trust it, and say there what a collision would do.

use super::square::Square;

/// Part of the hash of every position with Black to move.
pub const BLACK_TO_MOVE: u64 = mix(0x5151);

/// By the number of the piece and of the point.
pub static KEYS: [[u64; Square::COUNT]; 14] = {
    let mut keys = [[0; Square::COUNT]; 14];
    let mut piece = 0;
    while piece < 14 {
        let mut square = 0;
        while square < Square::COUNT {
            keys[piece][square] = mix((piece * 128 + square + 1) as u64);
            square += 1;
        }
        piece += 1;
    }
    keys
};

/// A number that looks random, the same in every build: the generator SplitMix64 at `seed`. Each step can be undone, so that different
/// seeds give different keys.
const fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
