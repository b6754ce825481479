//! Keys from which the hash of a position is made up, one for each piece on each point.

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

const fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
