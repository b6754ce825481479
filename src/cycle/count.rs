//! How plies and positions are counted.

/// Lines are counted in `u32` throughout.
pub(super) fn count(number: usize) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
