//! The reader of moves in prose, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"\xe7\x82\xae\xe4\xba\x8c\xe5\xb9\xb3\xe4\xba\x94", bytes));
