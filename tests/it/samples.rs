//! Records of other programs, where a folder of them is present beside the repository; else these tests have nothing to do.

use std::fs;
use std::path::{Path, PathBuf};

use adjudicate::case::{self, Record};
use adjudicate::chess::{Game, Line};
use adjudicate::cycle;

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("ADJUDICATE_SAMPLES")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/samples"), PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// The games of a sample; `None` if the samples are not here.
fn read(name: &str) -> Option<Vec<Record>> {
    let bytes = fs::read(folder()?.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    Some(case::read_all(name, &bytes).unwrap_or_else(|error| panic!("{error}")))
}

fn line(record: &Record, index: usize) -> Result<Line, String> {
    Game::new(record).line(index).expect("there is such a line").1.map_err(|error| error.to_string())
}

/// File, games, format, lines and plies of the first game, plies at which a ruling falls due in its main line.
type Opens = (&'static str, usize, &'static str, usize, usize, &'static [u32]);

#[rustfmt::skip]
const OPENS: [Opens; 31] = [
    ("dhtmlxq/game_2025_mainline.txt", 1, "dhtmlxq", 1, 77, &[]),
    ("dhtmlxq/xianrenzhilu_branches_excerpt.txt", 1, "dhtmlxq", 41, 53, &[]),
    ("xqf/v10_plain_test1.xqf", 1, "xqf", 1, 110, &[]),
    ("xqf/v16_study_qianhouyizhe.xqf", 1, "xqf", 5, 7, &[]),
    ("xqf/v16_game_rep3_draw.xqf", 1, "xqf", 2, 51, &[49]),
    ("xqf/v16_game_rep3_then_varied.xqf", 1, "xqf", 9, 186, &[53]),
    ("xqf/v18_handicap9_repetition_note.XQF", 1, "xqf", 1, 75, &[]),
    ("xqf/v18_qixing_study_repetition_rulings.XQF", 1, "xqf", 20, 87, &[]),
    ("xqf/v18_yemacaotian_study_long_threat.xqf", 1, "xqf", 139, 65, &[]),
    ("xqf/v18_unittest_tree.xqf", 1, "xqf", 3, 5, &[]),
    ("xqf/v18_pawn_notation.xqf", 1, "xqf", 1, 14, &[]),
    ("xqf/v_two_threats_vs_one_loss.xqf", 1, "xqf", 7, 27, &[]),
    ("xqf/v_two_threats_each_draw.xqf", 1, "xqf", 12, 15, &[]),
    ("cbr/v2_branches_test.cbr", 1, "cbr", 12, 28, &[]),
    ("cbr/v2_min_test2.cbr", 1, "cbr", 1, 2, &[]),
    ("cbf/test.cbf", 1, "cbf", 1, 50, &[]),
    ("pgn_gbk/handicap9_repetition_note.PGN", 1, "pgn", 1, 75, &[]),
    ("pgn_gbk/ccgc_engine_match_draw.PGN", 1, "pgn", 1, 61, &[]),
    ("pgn_gbk/fen_start_short_fen.pgn", 1, "pgn", 1, 25, &[]),
    ("pgn_gbk/draw_102plies.pgn", 1, "pgn", 1, 102, &[]),
    ("pgn_engine/winboard_san_cyclone_eleeye.pgn", 1, "pgn", 1, 131, &[]),
    ("pgn_engine/elephantchess_issue_545.pgn", 1, "pgn", 1, 112, &[]),
    ("pgn_engine/pychess_san_ranks_1_to_10.pgn", 26, "pgn", 1, 80, &[]),
    ("pgn_engine/pikafish_issue27_black_perpetual_check_or_chase.pgn", 1, "pgn", 1, 62, &[62]),
    ("pgn_engine/pikafish_issue28_cannon_vs_rook_disputed.pgn", 1, "pgn", 1, 36, &[36]),
    ("pgn_engine/fairysf_issue570_game1_rook_chases_rook.pgn", 1, "pgn", 1, 104, &[104]),
    ("wxf/xiexie_game1.wxf", 1, "wxf", 1, 138, &[]),
    ("wxf/xiexie_game3_tandem.wxf", 1, "wxf", 1, 86, &[]),
    ("wxf/playok_lowercase_black_dots.wxf", 1, "text", 1, 100, &[80]),
    ("wxf/playok_with_header.wxf", 1, "wxf", 1, 54, &[]),
    ("malformed/xqf_v10_badmove1.xqf", 1, "xqf", 1, 43, &[]),
];

#[test]
fn samples_open_and_their_repetitions_fall_due_where_they_should() {
    for (name, games, format, lines, plies, due) in OPENS {
        let Some(records) = read(name) else { return };
        let first = &records[0];
        assert_eq!((records.len(), first.main.format, first.line_count()), (games, format, lines), "{name}");
        let main = line(first, 0).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((main.plies.len(), cycle::due(&main, 1)), (plies, due.to_vec()), "{name}");
    }
}

#[test]
fn every_line_of_every_sample_is_legal_but_for_those_known() {
    // One branch of a study goes on with moves of another; the malformed file moves from an empty point.
    let known = ["v18_yemacaotian_study_long_threat.xqf: line 41", "xqf_v18_moves_empty_square.xqf: line 0"];
    let Some(folder) = folder() else { return };
    let mut faulty = Vec::new();
    for kind in ["dhtmlxq", "xqf", "cbr", "cbl", "cbf", "pgn_gbk", "pgn_engine", "wxf", "uci", "che", "malformed"] {
        for entry in fs::read_dir(folder.join(kind)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            for record in case::read_all(&name, &fs::read(&path).expect("a file")).expect("a record") {
                let mut game = Game::new(&record);
                let lines = (0..record.line_count()).filter_map(|index| game.line(index));
                let illegal = lines.filter(|(case, line)| !case.moves.is_empty() && line.is_err());
                faulty.extend(illegal.map(|(case, _)| format!("{name}: line {}", case.line)));
            }
        }
    }
    faulty.sort();
    assert_eq!(faulty, known);
}

#[test]
fn a_study_without_moves_keeps_its_position_and_notes() {
    let Some(records) = read("dhtmlxq/seed_dajiulianhuan_comments_only.txt") else { return };
    let case = &records[0].main;
    assert_eq!(case.fen.text, "5k3/4P4/b4r2c/9/9/9/4P4/C7B/2pp3C1/4K2cR w - - 0 1");
    assert_eq!((case.moves.len(), case.notes.len()), (0, 48));
    assert!(
        case.warnings.iter().any(|warning| warning.en.starts_with("45 notes belong to branches")),
        "{:?}",
        case.warnings
    );
    assert!(line(&records[0], 0).unwrap_err().contains("no moves to rule on"));
}

#[test]
fn records_without_moves_open_as_positions() {
    for name in ["wxf/setup_fen_only.wxf", "malformed/xqf_v18_no_moves_but_result.xqf"] {
        let Some(records) = read(name) else { return };
        assert!(records[0].main.moves.is_empty(), "{name}");
        assert!(Game::new(&records[0]).start().is_ok(), "{name}");
    }
}

#[test]
fn a_move_from_an_empty_point_is_named_by_its_byte() {
    let Some(records) = read("malformed/xqf_v18_moves_empty_square.xqf") else { return };
    let error = line(&records[0], 0).unwrap_err();
    assert!(error.contains("byte 1106: ply 10") && error.contains("no piece stands on e1"), "{error}");
}

#[test]
fn a_game_that_ends_with_a_general_taken_is_read_up_to_there() {
    let Some(records) = read("che/qq_csdn_62plies.che") else { return };
    let line = line(&records[0], 0).expect("the legal part");
    assert_eq!((records[0].main.moves.len(), line.plies.len()), (62, 60));
}

#[test]
fn a_library_gives_every_record_deleted_ones_too() {
    let Some(records) = read("cbl/1989_longhua_35games_game5_rep3.CBL") else { return };
    assert_eq!(records.len(), 38);
    assert_eq!(cycle::due(&line(&records[5], 0).expect("a game"), 1), [80]);
}

/// The list names for each game the plies after which its most frequent position stands.
#[test]
fn online_games_repeat_at_the_plies_that_the_list_names() {
    let Some(records) = read("uci/elephantchess_games_with_repetition.txt") else { return };
    let text = fs::read_to_string(folder().expect("read above").join("uci/elephantchess_games_with_repetition.txt"));
    let text = text.expect("UTF-8");
    let listed: Vec<Vec<u32>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let plies = line.split(';').nth(2).expect("a third field").trim_matches([' ', '[', ']']);
            plies.split(',').map(|ply| ply.trim().parse().expect("a ply")).collect()
        })
        .collect();
    assert_eq!((records.len(), listed.len()), (14, 14));
    for (record, plies) in records.iter().zip(&listed) {
        let line = line(record, 0).expect("a legal game");
        let after = |ply: u32| line.plies[ply as usize - 1].after;
        let third = plies[2];
        assert!(plies.iter().all(|&ply| after(ply) == after(third)), "{:?}", record.main.title);
        let stood = |ply: u32| line.plies[..ply as usize].iter().filter(|other| other.after == after(ply)).count();
        // The third time lies in a stretch of positions that all stand at least for the third time, which begins when due.
        let begins = (1..=third).rev().take_while(|&ply| stood(ply) >= 3).last().expect("the third time itself");
        assert!(cycle::due(&line, 1).contains(&begins), "{:?}: {third}", record.main.title);
    }
}

#[test]
fn odd_fens_are_read_or_refused_as_the_list_says() {
    let Some(folder) = folder() else { return };
    let text = fs::read_to_string(folder.join("malformed/odd_inputs.txt")).expect("UTF-8");
    for line in text.lines().filter(|line| line.contains('/') && !line.starts_with(['#', '['])) {
        let Some((written, remark)) = line.split_once('\t') else { continue };
        if written.matches('/').count() != 9 {
            continue;
        }
        let record =
            case::read_all("odd", written.as_bytes()).unwrap_or_else(|error| panic!("{written}: {error}")).remove(0);
        let start = Game::new(&record).start();
        // The fields run together are read; an advisor stands where none can.
        let refused = remark.contains("reject") || written.starts_with("5k3/3aa4/");
        assert_eq!(start.is_err(), refused, "{written}: {start:?}");
    }
}

/// The board of a FEN as ninety characters from the top, and moves made on it without a thought for the rules.
fn boards(fen: &str, moves: &[(usize, usize)]) -> Vec<Vec<char>> {
    let rows = fen.split(' ').next().expect("a board");
    let mut board: Vec<char> = rows
        .chars()
        .filter(|&letter| letter != '/')
        .flat_map(|letter| letter.to_digit(10).map_or(vec![letter], |gap| vec!['.'; gap as usize]))
        .collect();
    let mut boards = vec![board.clone()];
    for &(from, to) in moves {
        board[to] = std::mem::replace(&mut board[from], '.');
        boards.push(board.clone());
    }
    boards
}

/// A study of which it is said that it holds nine cycles. Twelve lines end in a position that stood in them before, and the
/// author notes a draw in each; in nine of the notes because neither side changes. Seven more pass through a repetition and go
/// on. Found by comparing every position of every line with every other, with neither the board nor the cycle finder of the
/// program.
#[test]
fn twelve_lines_of_a_study_end_in_a_repetition_and_nine_are_noted_as_such() {
    let Some(records) = read("xqf/v18_yemacaotian_study_long_threat.xqf") else { return };
    let record = &records[0];
    let mut game = Game::new(record);
    let (mut at_end, mut in_passing, mut found, mut noted) = (Vec::new(), 0, Vec::new(), 0);
    for index in 0..record.line_count() {
        let (case, Ok(line)) = game.line(index).expect("a line") else { continue };
        let point = |text: &str| usize::from(text.as_bytes()[0] - b'a') + 9 * usize::from(b'9' - text.as_bytes()[1]);
        let plays = line.plies.iter().map(|ply| ply.play.to_string());
        let moves: Vec<(usize, usize)> = plays.map(|play| (point(&play[..2]), point(&play[2..]))).collect();
        let boards = boards(&case.fen.text, &moves);
        let stood = |ply: usize| (ply % 2..ply).step_by(2).any(|before| boards[before] == boards[ply]);
        let last = boards.len() - 1;
        if stood(last) {
            at_end.push(case.line.clone());
            let note = case.notes.iter().find(|note| note.ply as usize == last).map_or("", |note| &note.text);
            assert!(note.contains('和'), "{}: {note}", case.line);
            noted += usize::from(note.contains("不变"));
        } else if (case.from_ply as usize..last).any(stood) {
            in_passing += 1;
        }
        if cycle::final_occurrences(&line) > 1 {
            found.push(case.line.clone());
        }
    }
    assert_eq!(at_end, ["1", "4", "8", "9", "12", "19", "20", "57", "58", "100", "101", "116"]);
    assert_eq!((found, noted, in_passing), (at_end, 9, 7));
}
