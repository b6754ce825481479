//! The reader of MXQ, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"\x01a\x01b\x05a-\xba\xcd\x01c\x01d\x00\x00\x00\x00\x00\x00\x00\x00", bytes));
