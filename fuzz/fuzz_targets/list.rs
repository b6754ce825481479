//! The reader of a list with a game a line, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"a ; h2e2 ", bytes));
