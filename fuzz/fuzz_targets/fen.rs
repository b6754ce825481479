//! The reader of a FEN with moves, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"4k4/9/9/9/9/9/9/9/9/3K5 w ", bytes));
