//! The reader of CBF, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"<ChineseChessRecord>", bytes));
