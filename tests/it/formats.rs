//! Every input format: one small game, written in each of them, reads as the same game.

use std::fs;
use std::path::PathBuf;

use adjudicate::case::{self, Record};
use adjudicate::chess::{Game, Line};
use adjudicate::cycle;

const MAIN: &str = "h2e2 h9g7 h0g2 i9h9 i0i1 h9h8 i1i0 h8h9 i0i1 h9h8 i1i0 h8h9";
const VARIATION: &str = "h2e2 b9c7 b0c2";
/// The position after ply 4 stands for the third time.
const DUE: u32 = 12;

/// File, format, encoding, whether it holds the variation, how many notes.
#[rustfmt::skip]
const FILES: [(&str, &str, &str, bool, usize); 30] = [
    ("game.json", "json", "UTF-8", false, 0),
    ("chinese.pgn", "pgn", "UTF-8", true, 3),
    ("gb18030.pgn", "pgn", "GB18030", true, 3),
    ("big5.pgn", "pgn", "Big5", true, 3),
    ("iccs.pgn", "pgn", "UTF-8", true, 3),
    ("coordinates.pgn", "pgn", "UTF-8", true, 3),
    ("san.pgn", "pgn", "UTF-8", true, 3),
    ("san-from-1.pgn", "pgn", "UTF-8", true, 3),
    ("wxf.pgn", "pgn", "UTF-8", true, 3),
    ("game.wxf", "wxf", "UTF-8", false, 0),
    ("plain-wxf.txt", "text", "UTF-8", false, 0),
    ("game.ubb", "dhtmlxq", "UTF-8", true, 3),
    ("page.html", "dhtmlxq", "UTF-8", false, 0),
    ("digits.txt", "digits", "UTF-8", false, 0),
    ("position.uci", "uci", "UTF-8", false, 0),
    ("engine.log", "uci", "UTF-8", false, 0),
    ("one-line.fen", "fen", "UTF-8", false, 0),
    ("below.fen", "fen", "UTF-8", false, 0),
    ("cloud.txt", "fen", "UTF-8", false, 0),
    ("list.txt", "list", "UTF-8", false, 0),
    ("prose.txt", "text", "UTF-8", false, 0),
    ("game.cbf", "cbf", "UTF-8", false, 2),
    ("v10.xqf", "xqf", "", true, 3),
    ("v11.xqf", "xqf", "", true, 3),
    ("v18.xqf", "xqf", "", true, 3),
    ("game.cbr", "cbr", "", true, 3),
    ("game.mxq", "mxq", "", false, 1),
    ("game.ccm", "ccm", "", false, 0),
    ("game.chn", "chn", "", false, 0),
    ("dhj.txt", "dhj", "UTF-8", false, 0),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn read(name: &str) -> Vec<Record> {
    let bytes = fs::read(folder().join(name)).expect(name);
    case::read_all(name, &bytes).unwrap_or_else(|error| panic!("{error}"))
}

fn moves(line: &Line) -> String {
    line.plies.iter().map(|ply| ply.play.to_string()).collect::<Vec<_>>().join(" ")
}

/// A line of a record on the board.
fn played(record: &Record, index: usize) -> Line {
    let (_, line) = Game::new(record).line(index).expect("there is such a line");
    line.unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_file_is_told_by_its_content() {
    for (name, format, encoding, ..) in FILES {
        let records = read(name);
        assert_eq!((records.len(), records[0].main.format, records[0].main.encoding), (1, format, encoding), "{name}");
    }
}

#[test]
fn every_file_holds_the_same_game() {
    for (name, ..) in FILES {
        assert_eq!(moves(&played(&read(name)[0], 0)), MAIN, "{name}");
    }
}

#[test]
fn variations_leave_the_main_line_where_they_should() {
    for (name, _, _, has_variation, _) in FILES {
        let record = &read(name)[0];
        assert_eq!(record.line_count(), 1 + usize::from(has_variation), "{name}");
        if has_variation {
            assert_eq!((record.line_id(1), record.first_ply(1)), ("1", 2), "{name}");
            assert_eq!(moves(&played(record, 1)), VARIATION, "{name}");
        }
    }
}

#[test]
fn notes_stand_after_their_plies() {
    for (name, _, _, _, count) in FILES {
        let record = &read(name)[0];
        let lines = (0..record.line_count()).filter_map(|index| record.line(index));
        let notes: Vec<(String, u32)> = lines.flat_map(|case| case.notes).map(|note| (note.line, note.ply)).collect();
        let expected = [("0", 0), ("0", 1), ("1", 2)].map(|(line, ply)| (line.to_owned(), ply));
        assert_eq!(notes, expected[..count], "{name}");
    }
}

#[test]
fn the_repetition_falls_due_at_the_same_ply() {
    for (name, ..) in FILES {
        assert_eq!(cycle::due(&played(&read(name)[0], 0), 1), [DUE], "{name}");
    }
}

#[test]
fn the_files_of_the_folder_are_all_tested() {
    let others = ["game.che", "game.cbl"];
    for entry in fs::read_dir(folder()).expect("the folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("UTF-8");
        assert!(FILES.iter().any(|file| file.0 == name) || others.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn what_a_program_writes_after_the_game_is_over_is_left_out() {
    let record = &read("game.che")[0];
    let line = played(record, 0);
    assert_eq!((record.main.moves.len(), line.plies.len()), (14, 13));
    assert!(line.stopped.is_some_and(|error| error.to_string().contains("ply 14")));
}

#[test]
fn a_library_gives_all_its_records() {
    let records = read("game.cbl");
    assert_eq!(records.iter().map(|record| record.main.game).collect::<Vec<_>>(), [1, 2]);
    assert!(records.iter().all(|record| moves(&played(record, 0)) == MAIN));
}

#[test]
fn what_records_say_has_the_same_names_in_every_format() {
    for name in ["chinese.pgn", "game.wxf", "v18.xqf", "game.cbr", "game.mxq"] {
        let info = &read(name)[0].main.info;
        assert_eq!([&info["red"], &info["black"]], ["甲", "乙"], "{name}");
    }
    for name in ["chinese.pgn", "game.ubb", "v10.xqf", "game.cbr", "game.cbf", "game.mxq"] {
        assert_eq!(read(name)[0].main.info["result"], "1/2-1/2", "{name}");
    }
    assert_eq!(read("game.ubb")[0].main.title.as_deref(), Some("自编 一 局"));
    assert_eq!(read("game.cbf")[0].main.title.as_deref(), Some("自编 & 一局"));
}

#[test]
fn a_game_that_begins_with_its_position_is_pgn_all_the_same() {
    let text = "[FEN \"4k4/9/9/9/9/9/9/9/3R5/3K5 w\"]\n1. d1d2 (1. d1d3) e9e8 *\n\n".repeat(2);
    let records = case::read_all("a", text.as_bytes()).expect("records");
    assert_eq!((records.len(), records[1].main.format, records[1].line_count()), (2, "pgn", 2));
}

#[test]
fn formats_that_are_known_and_not_read_are_named_with_what_to_do() {
    let files = [
        ("[DhtmlXQ][DhtmlXQ_movelist]7747A0X172427A1Y2[/DhtmlXQ_movelist]", "the file is DhtmlXQ 2, which is not read"),
        ("<n version=\"1\" m=\"9/9\"><n m=\"h2e2\"/></n>", "the file is 鹏飞象棋 PFC, which is not read"),
        ("52 53 +R\nMoves\n7C-4C\n7J-6H\nEnds\n", "the file is 象棋世家, which is not read"),
    ];
    for (text, said) in files {
        let error = case::read_all("a", text.as_bytes()).expect_err(text).to_string();
        assert!(error.contains(said) && error.contains("export PGN"), "{error}");
    }
}

#[test]
fn a_board_of_the_wrong_size_is_named_by_its_place() {
    let text = "[DHJHtmlXQ_31]rnb[/DHJHtmlXQ_31]";
    let error = case::read_all("a", text.as_bytes()).expect_err(text).to_string();
    assert_eq!(error, "a:1:15: DHJHtmlXQ: the board has 3 points; expected 90");
}
