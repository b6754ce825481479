//! The reader of CCM, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"\x01\x00\x00\x07\x04\x07\x07", bytes));
