//! Positions as text.

use crate::random_games;
use adjudicate::chess::{Board, fen};
use proptest::prelude::*;

fn board(text: &str) -> Board {
    fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn positions_are_read_as_written(choices in random_games::choices(120)) {
        for (board, _) in random_games::play(fen::START, &choices) {
            prop_assert_eq!(fen::parse(&fen::write(&board)), Ok(board));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[a-zA-Z0-9/ _-]{0,90}|.{0,12}") {
        let _ = fen::parse(&text);
    }
}

#[test]
fn fen_is_read_in_its_dialects() {
    let start = board(fen::START);
    let rows = fen::START.split(' ').next().unwrap();
    let other = rows.replace('n', "h").replace('b', "e").replace('N', "H").replace('B', "E");
    for tail in [
        "",
        " w",
        " r",
        " R",
        " w - - 0 1",
        " w 0 1",
        " r 12",
        " w--0 1",
        "w--01",
        "w - - 0 1",
        "[] w - - 0 1",
        "_w_-_-_0_1",
    ] {
        assert_eq!(fen::parse(&format!("{rows}{tail}")), Ok(start), "{tail}");
        assert_eq!(fen::parse(&format!("{other}{tail}")), Ok(start), "{tail}");
    }
    for tail in [" b", " B - - 3 9", "b--0 1", "[] b"] {
        assert_eq!(fen::parse(&format!("{rows}{tail}")), Ok(start.passed()), "{tail}");
    }
}

#[test]
fn every_fault_of_a_fen_is_told_apart() {
    let kings = |row: &str| format!("4k4/9/9/9/9/9/9/{row}/9/3K5 w");
    let table = [
        ("".to_owned(), "the FEN is empty; expected ten rows of the board and the side to move"),
        ("4k4/9/3K5 w".to_owned(), "the board has 3 rows; expected 10 rows separated by '/'"),
        (kings("4R5"), "row 8 describes 10 points; expected 9"),
        (kings("8"), "row 8 describes 8 points; expected 9"),
        (kings("4x4"), "row 8, column 2: unknown piece letter 'x'; expected one of K A B/E N/H R C P"),
        (kings("w8"), "row 8, column 1: unknown piece letter 'w'; expected one of K A B/E N/H R C P"),
        (kings("9").replace('w', "z"), r#"the side to move is "z"; expected w or r for red, b for black"#),
        (
            kings("9") + " moves d0d1",
            r#"unexpected "moves" after the side to move; expected nothing or counters as in `- - 0 1`, and moves apart from the FEN"#,
        ),
        (kings("9").replace('k', "1"), "black has 0 generals; expected 1"),
        (kings("4K4"), "red has 2 generals; expected 1"),
        (kings("RRR6"), "red has 3 of R; a set has 2"),
        (kings("4A4"), "red A cannot stand on e2"),
        (kings("1B7"), "red B cannot stand on b2"),
        (kings("P8"), "red P cannot stand on a2"),
        (kings("9").replace("3K5", "4K4"), "the generals on e0 and e9 face each other on an open file"),
        (kings("4R4"), "black is in check from e2 although it is the other side's move"),
    ];
    for (text, message) in table {
        assert_eq!(fen::parse(&text).expect_err(&text).to_string(), message);
    }
}
