//! The reader of CHN, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(&[0; 188], bytes));
