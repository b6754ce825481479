//! Files as they come: what is read, and how precisely faults are reported.

use adjudicate::case::{self, Case, CaseFault, MAX_BYTES, MAX_MOVES, Notice, Player};
use adjudicate::chess::{Line, LineFault};
use adjudicate::text::Tell;

const UNKNOWN: &str = "a.json: no known record; expected xqf, cbr, cbl, mxq, ccm, chn, ndjson, json, cbf, dhj, dhtmlxq, wxf, uci, fen, pgn, che, digits, list, text";
const FEN: &str = "4k4/9/9/9/9/9/9/9/3R5/3K5 w";

fn read(text: &str) -> Case {
    case::read("a.json", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn case_error(text: &str) -> String {
    case::read("a.json", text.as_bytes()).expect_err(text).to_string()
}

fn line_error(fen: &str, moves: &str) -> String {
    let text = format!("{{\n  \"fen\": \"{fen}\",\n  \"moves\": \"{moves}\"\n}}");
    Line::from_case(&read(&text)).expect_err(moves).to_string()
}

#[test]
fn every_field_is_read_and_unknown_ones_are_kept_in_order() {
    let case = read(
        r#"{"zebra": 1, "title": "t", "source": "s", "rules": "cxa-1999", "fen": "f", "moves": ["a", "b"],
            "occurrences": 3, "warned": {"side": "black", "ply": 4}, "expect": {"kind": "draw"}, "ant": [2], "note": null}"#,
    );
    assert_eq!(case.file, "a.json");
    assert_eq!([case.title, case.source, case.rules], ["t", "s", "cxa-1999"].map(|text| Some(text.to_owned())));
    assert_eq!(case.occurrences, Some(3));
    assert_eq!(case.warned, Some(Notice { player: Player::Black, ply: 4, time: None }));
    assert_eq!(case.expect.unwrap()["kind"], "draw");
    assert_eq!(case.extra.keys().collect::<Vec<_>>(), ["zebra", "ant"]);
}

#[test]
fn the_hash_is_that_of_the_bytes() {
    let bytes = br#"{"fen":"","moves":["a"]}"#;
    let sha256 = case::read("a.json", bytes).unwrap().sha256;
    assert_eq!(sha256, "161ee92c8d47d93ddf11d80533385c5a20e45e8fba12ef353d401797374b4d8f");
}

#[test]
fn optional_fields_may_be_null_and_a_warning_need_not_name_a_ply() {
    let case = read(r#"{"fen": "", "moves": "a", "title": null, "occurrences": null, "warned": {"side": "red"}}"#);
    assert_eq!((case.title, case.occurrences), (None, None));
    assert_eq!(case.warned, Some(Notice { player: Player::Red, ply: 0, time: None }));
}

/// Line and column of every move.
fn places(case: &Case) -> Vec<(&str, usize, usize)> {
    case.moves.iter().map(|written| (written.text.as_str(), written.line, written.column)).collect()
}

#[test]
fn moves_know_their_line_and_character() {
    let case = read("{\"fen\": \"帅\",\n \"moves\": [\"炮二平五\", \"h9g7\",\r\n  \"a\"]}");
    assert_eq!((case.fen.line, case.fen.column), (1, 10));
    assert_eq!(places(&case), [("炮二平五", 2, 13), ("h9g7", 2, 21), ("a", 3, 4)]);
}

#[test]
fn moves_in_one_string_know_their_line_and_character() {
    let case = read("{\"moves\": \"1. 炮二平五 \\u9a6c8\\u8fdb7\\n2.车一进一 \\ud83d\\ude00 x\",\n\"fen\": \"f\"}");
    assert_eq!(
        places(&case),
        [("炮二平五", 1, 15), ("马8进7", 1, 20), ("车一进一", 1, 38), ("😀", 1, 43), ("x", 1, 56)]
    );
    assert_eq!((case.fen.line, case.fen.column), (2, 9));
}

#[test]
fn a_wxf_pawn_is_no_move_number() {
    let case = Case::from_text("", "1. 15.6 2.C2.5 3… 12.");
    assert_eq!(places(&case), [("15.6", 1, 4), ("C2.5", 1, 11)]);
}

#[test]
fn a_byte_order_mark_is_tolerated_and_not_counted() {
    let case = case::read("a.json", "\u{feff}{\"fen\": \"f\", \"moves\": [\"a\"]}".as_bytes()).unwrap();
    assert_eq!(case.fen.column, 10);
}

#[test]
fn faults_of_a_file_name_the_place_the_path_and_what_was_expected() {
    let table = [
        ("", UNKNOWN),
        ("hello", UNKNOWN),
        ("{\"fen\": \"帅\" \"moves\": []}", "a.json:1:13: not JSON: expected `,` or `}`"),
        ("{\n\"fen\": \"f\",\n}", "a.json:3:1: not JSON: key must be a string"),
        ("{\"fen\": \"f\"", "a.json:1:12: not JSON: EOF while parsing an object"),
        ("{\"fen\": \"f\"} x", "a.json:1:14: not JSON: trailing characters"),
        (r#"{"fen": "f", "moves": ["\ud800"]}"#, "a.json:1:31: not JSON: unexpected end of hex escape"),
        ("[1]", "a.json:1:1: expected an object, found an array"),
        (
            r#"{"moves": ["a"]}"#,
            "a.json:1:1: the field `fen` is missing; a case needs at least `fen` and `moves`, and `warned` and `claimed` need `side`",
        ),
        (
            r#"{"fen": "f"}"#,
            "a.json:1:1: the field `moves` is missing; a case needs at least `fen` and `moves`, and `warned` and `claimed` need `side`",
        ),
        (r#"{"fen": 5, "moves": ["a"]}"#, "a.json:1:9: fen: expected a string holding a FEN, found the number 5"),
        (
            r#"{"fen": "f", "moves": 5}"#,
            "a.json:1:23: moves: expected an array of moves, or one string of moves separated by blanks, found the number 5",
        ),
        (
            r#"{"fen": "f", "moves": ["a", "b", "c", {"x": 1}]}"#,
            "a.json:1:39: moves[3]: expected a string holding one move, found an object",
        ),
        (
            r#"{"fen": "f", "moves": []}"#,
            "a.json:1:23: `moves` is empty; expected the moves of the dispute from the position in `fen`",
        ),
        (
            r#"{"fen": "f", "moves": " 1. "}"#,
            "a.json:1:23: `moves` is empty; expected the moves of the dispute from the position in `fen`",
        ),
        (r#"{"fen": "f", "moves": ["a"], "fen": "g"}"#, "a.json:1:30: the key `fen` is given twice; keep one"),
        (r#"{"fen": "f", "moves": ["a"], "x": 1, "\u0078": 1}"#, "a.json:1:38: the key `x` is given twice; keep one"),
        (r#"{"fen": "f", "moves": ["a"], "title": true}"#, "a.json:1:39: title: expected a string, found a boolean"),
        (
            r#"{"fen": "f", "moves": ["a"], "occurrences": 0}"#,
            "a.json:1:45: occurrences: expected how often the final position has occurred, a whole number from 1, found the number 0",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "occurrences": "3"}"#,
            "a.json:1:45: occurrences: expected how often the final position has occurred, a whole number from 1, found the string \"3\"",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "warned": "red"}"#,
            "a.json:1:40: warned: expected an object, found the string \"red\"",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "warned": {"ply": 1}}"#,
            "a.json:1:40: the field `warned.side` is missing; a case needs at least `fen` and `moves`, and `warned` and `claimed` need `side`",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "warned": {"side": "white"}}"#,
            "a.json:1:49: warned.side: expected \"red\" or \"black\", found the string \"white\"",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "warned": {"side": "red", "side": "red"}}"#,
            "a.json:1:56: the key `warned.side` is given twice; keep one",
        ),
        (
            r#"{"fen": "f", "moves": ["a"], "warned": {"side": "red", "ply": -1}}"#,
            "a.json:1:63: warned.ply: expected the number of a ply, a whole number from 0, found the number -1",
        ),
    ];
    for (text, message) in table {
        let error = case::read("a.json", text.as_bytes()).expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
        let zh = error.told().zh;
        let place = error.place.map_or("a.json".to_owned(), |place| format!("a.json:{place}"));
        assert!(zh.starts_with(&format!("{place}：")) && zh.chars().any(|letter| letter > '\u{4e00}'), "{zh}");
    }
}

#[test]
fn bytes_that_are_not_utf8_are_named_by_offset() {
    let error = case::read("a.json", b"{\"fen\": \"\xc5\xda\"}").unwrap_err();
    assert_eq!(error.to_string(), "a.json: the byte at offset 9 is not UTF-8; save the file as UTF-8");
}

#[test]
fn a_file_beyond_the_limit_is_refused() {
    let error = case::read("a.json", &vec![b' '; MAX_BYTES + 1]).unwrap_err();
    assert_eq!(error.fault, CaseFault::TooLarge { most: MAX_BYTES });
}

#[test]
fn a_list_beyond_the_limit_is_refused() {
    let text = |count: usize| format!(r#"{{"fen": "f", "moves": "{}"}}"#, "a ".repeat(count));
    assert_eq!(read(&text(MAX_MOVES)).moves.len(), MAX_MOVES);
    let error = case::read("a.json", text(MAX_MOVES + 1).as_bytes()).unwrap_err();
    assert_eq!(error.fault, CaseFault::TooManyMoves { count: MAX_MOVES + 1, most: MAX_MOVES });
}

#[test]
fn deep_nesting_is_refused_or_read_but_never_overflows() {
    let deep = |open: &str, close: &str| {
        format!(r#"{{"fen": "f", "moves": ["a"], "x": {}{}}}"#, open.repeat(100_000), close.repeat(100_000))
    };
    assert!(case_error(&deep("[", "]")).ends_with("not JSON: recursion limit exceeded"));
    assert!(case_error(&deep("[", "")).contains("not JSON"));
}

#[test]
fn a_bad_fen_names_its_place() {
    let message = "a.json:2:11: bad FEN: the board has 2 rows; expected 10 rows separated by '/'";
    assert_eq!(line_error("4k4/9 w", "d1d2"), message);
}

#[test]
fn an_illegal_move_names_ply_place_and_reason() {
    let message = "a.json:3:18: ply 2: \"将5平6\" is illegal: the general on f9 would stand in check from the red rook on f1 (送将) (nearest legal moves: e9e8 将5进1)";
    assert_eq!(line_error(FEN, "d1f1 将5平6"), message);
}

#[test]
fn the_board_reached_is_shown_under_the_message() {
    let case = Case::from_text(FEN, "d1f1 将5平6");
    let details = Line::from_case(&case).unwrap_err().details().unwrap().en;
    let expected = "the board reached, black to move:
9  . . . . k . . . .
8  . . . . . . . . .
7  . . . . . . . . .
6  . . . . . . . . .
5  . . . . . . . . .
4  . . . . . . . . .
3  . . . . . . . . .
2  . . . . . . . . .
1  . . . . . R . . .
0  . . . K . . . . .
   a b c d e f g h i
4k4/9/9/9/9/9/9/9/5R3/3K5 b - - 0 1";
    assert_eq!(details, expected);
}

#[test]
fn a_first_move_of_the_wrong_side_is_held_against_the_fen() {
    let message = "a.json:3:13: ply 1: \"e9e8\" is illegal: it moves the black general on e9, but it is red's move (nearest legal moves: d1b1 车六平八, d1e1 车六平五, d1d8 车六进七, d1d9 车六进八); the FEN gives the first move to red (w, r or no letter): correct the FEN or begin with a move of red";
    assert_eq!(line_error(FEN, "e9e8 d1d2"), message);
}

#[test]
fn a_later_move_of_the_wrong_side_points_to_a_missing_ply() {
    let message = "a.json:3:18: ply 2: \"车六进一\" is illegal: it moves the red rook on d2, but it is black's move (nearest legal moves: e9e8 将5进1, e9f9 将5平6); a ply of black may be missing before it";
    assert_eq!(line_error(FEN, "d1d2 车六进一"), message);
}

#[test]
fn a_move_after_mate_is_refused() {
    let message = "a.json:3:18: ply 2: the game is over before it: black is mated (将死) and has lost; end the record after ply 1";
    assert_eq!(line_error("3k5/R8/9/9/9/9/9/9/5R3/4K4 w", "f1f9 d9d8"), message);
}

#[test]
fn a_move_after_stalemate_is_refused() {
    let message = "a.json:3:18: ply 2: the game is over before it: black is stalemated (困毙) and has lost; end the record after ply 1";
    assert_eq!(line_error("3k5/9/9/3P5/9/9/9/9/9/4K4 w", "d6d7 d9d8"), message);
}

#[test]
fn a_case_without_moves_is_refused() {
    let error = Line::from_case(&Case::from_text(FEN, "")).unwrap_err();
    assert!(matches!(*error.fault, LineFault::NoMoves { .. }));
}

#[test]
fn a_long_unreadable_text_is_cut_in_the_message() {
    let message = line_error(FEN, &"x".repeat(100_000));
    assert!(message.contains(&format!("{:?}", "x".repeat(40) + "…")) && message.len() < 400, "{message}");
}

fn line() -> Line {
    Line::from_case(&Case::from_text(FEN, "d1d2 e9f9 d2d1 f9e9 d1d2")).unwrap()
}

#[test]
fn a_cut_keeps_the_numbers_of_the_list() {
    let cut = line().cut(Some(2), Some(4)).unwrap();
    assert_eq!(cut.plies.iter().map(|ply| ply.number).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!((cut.start, cut.end()), (line().plies[0].after, line().plies[3].after));
    assert_eq!(cut.cut(None, Some(3)).unwrap().numbers(), (2, 3));
    assert_eq!(line().cut(None, None), Ok(line()));
}

#[test]
fn a_cut_outside_the_line_is_refused() {
    for (from, to) in [(0, 3), (3, 2), (2, 6), (6, 6)] {
        let message = format!("plies {from} to {to} cannot be cut out; expected 1 ≤ from ≤ to ≤ 5");
        assert_eq!(line().cut(Some(from), Some(to)).unwrap_err().to_string(), message);
    }
}
