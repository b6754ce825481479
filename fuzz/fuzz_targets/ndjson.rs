//! The reader of NDJSON, and its games on the board.

#![no_main]

mod work;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| work::read_after(b"{\"fen\":\"f\",\"moves\":\"a\"}\n{", bytes));
