//! Reading game by game gives what reading whole gives, where that succeeds.

#![no_main]

use adjudicate::case::{read_all, stream};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let one_by_one: Result<Vec<_>, _> = stream("fuzz", bytes).collect();
    if let Ok(whole) = read_all("fuzz", bytes) {
        assert_eq!(one_by_one.expect("whole it is read"), whole);
    }
});
