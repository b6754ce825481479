//! Moves as text: ICCS, Chinese, WXF and the short record.

use crate::random_games;
use adjudicate::chess::notation::{self, NotationError, chinese, iccs, wxf};
use adjudicate::chess::{Board, Kind, Move, Piece, Side, Square, fen};
use proptest::prelude::*;

fn board(text: &str) -> Board {
    fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn assert_reads(position: &str, table: &[(&str, &str)]) {
    let board = board(position);
    for (text, play) in table {
        match notation::read(&board, text) {
            Ok(found) => assert_eq!(found.to_string(), *play, "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

fn assert_fails(position: &str, text: &str, message: &str) {
    let error = notation::read(&board(position), text).expect_err(text);
    assert_eq!(error.to_string(), message);
}

/// Every way to write every legal move is read back as that move.
fn assert_round_trip(board: &Board) -> Result<(), TestCaseError> {
    for play in board.legal_moves() {
        for text in [chinese::write(board, play), wxf::write(board, play), iccs::write(play), play.to_string()] {
            prop_assert_eq!(notation::read(board, &text), Ok(play), "{} on\n{}", text, board);
        }
    }
    Ok(())
}

/// A position with many like pieces on few files.
fn crowded() -> impl Strategy<Value = Board> {
    let square = |files: std::ops::Range<i8>, ranks: std::ops::Range<i8>| (files, ranks);
    let pieces = [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Rook, Kind::Rook]
        .into_iter()
        .chain([Kind::Horse, Kind::Horse, Kind::Cannon, Kind::Cannon])
        .map(move |kind| (Just(kind), square(2..5, 5..9)))
        .collect::<Vec<_>>();
    (pieces, any::<bool>()).prop_filter_map("a side in check out of turn", |(pieces, swap)| {
        let at = |file, rank| Square::at(file, rank).expect("on the board");
        let general = |side, square| (square, Piece::new(side, Kind::King));
        let crowd = pieces.into_iter().map(|(kind, (file, rank))| (at(file, rank), Piece::new(Side::Red, kind)));
        let generals = [general(Side::Red, at(4, 0)), general(Side::Black, at(5, 9))];
        let board = Board::new(crowd.chain(generals), Side::Red)?;
        let board = if swap { board.swapped() } else { board };
        fen::parse(&fen::write(&board)).ok()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn moves_of_random_games_are_read_as_written(choices in random_games::choices(120)) {
        for (board, _) in random_games::play(fen::START, &choices).iter().step_by(7) {
            assert_round_trip(board)?;
        }
    }

    #[test]
    fn moves_of_crowded_files_are_read_as_written(board in crowded()) {
        assert_round_trip(&board)?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,12}") {
        let _ = notation::read(&board(fen::START), &text);
    }

    #[test]
    fn any_text_of_notation_signs_is_read_or_refused(text in "[车马炮兵卒前中后进退平一二三1-9CHRPa-e+.=-]{1,6}") {
        let _ = notation::read(&board(fen::START), &text);
    }
}

#[test]
fn one_move_is_read_in_every_script() {
    let red = "h2e2 H2E2 H2-E2 h2－e2 炮二平五 炮2平5 炮２平５ 砲二平五 包二平五 C2=5 c2.5 C2.5 炮25 炮二五 炮二平五！ C2=5?!";
    assert_reads(fen::START, &red.split(' ').map(|text| (text, "h2e2")).collect::<Vec<_>>());
    let table =
        [("馬八進七", "b0c2"), ("傌８进７", "b0c2"), ("俥一進一", "i0i1"), ("车九进二", "a0a2"), ("相三进五", "g0e2")];
    assert_reads(fen::START, &table);
    let table =
        [("象三進五", "g0e2"), ("士四进五", "f0e1"), ("帥五進一", "e0e1"), ("將五进一", "e0e1"), ("卒七进一", "c3c4")];
    assert_reads(fen::START, &table);
    let table =
        [("H2+3", "h0g2"), ("N2+3", "h0g2"), ("E3+5", "g0e2"), ("b3+5", "g0e2"), ("K5+1", "e0e1"), ("p7+1", "c3c4")];
    assert_reads(fen::START, &table);
}

#[test]
fn black_counts_files_from_its_own_right() {
    let start = fen::START.replace(" w", " b");
    assert_reads(
        &start,
        &[("马8进7", "h9g7"), ("马八进七", "h9g7"), ("馬８進７", "h9g7"), ("h8+7", "h9g7"), ("马87", "h9g7")],
    );
    assert_eq!(chinese::write(&board(&start), Move::parse("h9g7").unwrap()), "马8进7");
    assert_eq!(wxf::write(&board(&start), Move::parse("h9g7").unwrap()), "H8+7");
}

const TWO_CANNONS: &str = "3k5/9/9/1C7/9/9/9/1C7/9/4K4 w";

#[test]
fn two_on_a_file_are_front_and_rear() {
    let front = "前炮退二 前砲退2 炮前退二 C+-2 +C-2 c+-2 前炮八退二";
    assert_reads(TWO_CANNONS, &front.split(' ').map(|text| (text, "b6b4")).collect::<Vec<_>>());
    let rear = "后炮平五 後炮平５ C-=5 -C.5 C-.5 C.=5 后炮5";
    assert_reads(TWO_CANNONS, &rear.split(' ').map(|text| (text, "b2e2")).collect::<Vec<_>>());
    let board = board(TWO_CANNONS);
    let play = Move::parse("b6b4").unwrap();
    assert_eq!((chinese::write(&board, play), wxf::write(&board, play)), ("前炮退二".into(), "C+-2".into()));
}

#[test]
fn black_front_is_towards_red() {
    let board = board("3k5/9/4n4/9/9/9/4n4/9/9/5K3 b");
    let play = Move::parse("e3g4").unwrap();
    assert_eq!((chinese::write(&board, play), wxf::write(&board, play)), ("前马退7".into(), "H+-7".into()));
}

#[test]
fn advisors_and_elephants_on_a_file_need_no_mark() {
    let position = "3k5/9/9/9/9/9/9/3A5/9/3AK4 w";
    let table =
        [("仕六退五", "d2e1"), ("仕六进五", "d0e1"), ("前仕退五", "d2e1"), ("后仕进五", "d0e1"), ("A6-5", "d2e1")];
    assert_reads(position, &table);
    assert_eq!(chinese::write(&board(position), Move::parse("d2e1").unwrap()), "仕六退五");
}

#[test]
fn three_pawns_on_a_file_are_front_middle_and_rear() {
    let position = "3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w";
    let table =
        [("前兵平四", "e7f7"), ("中兵平四", "e6f6"), ("后兵平四", "e5f5"), ("二兵平四", "e6f6"), ("三兵平四", "e5f5")];
    assert_reads(position, &table);
    let table =
        [("15=4", "e7f7"), ("25.4", "e6f6"), ("35=4", "e5f5"), ("P==4", "e6f6"), ("P-=4", "e5f5"), ("Pb.4", "e6f6")];
    assert_reads(position, &table);
    let board = board(position);
    let play = Move::parse("e6f6").unwrap();
    assert_eq!((chinese::write(&board, play), wxf::write(&board, play)), ("中兵平四".into(), "25=4".into()));
}

#[test]
fn five_pawns_on_a_file_are_numbered_from_the_front() {
    let position = "3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w";
    let table = [("一兵平四", "e8f8"), ("四兵平四", "e5f5")];
    assert_reads(position, &table);
    assert_eq!(chinese::write(&board(position), Move::parse("e5f5").unwrap()), "四兵平四");
}

#[test]
fn pawns_on_two_files_are_numbered_right_to_left_or_named_by_file() {
    let position = "3k5/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w";
    let third = "三兵平八 3兵平8 前七平八 前兵七平八 17=8 Pc.8";
    assert_reads(position, &third.split(' ').map(|text| (text, "c7b7")).collect::<Vec<_>>());
    let second = "二兵平四 后五平四 后兵五平四 25=4 PB=4";
    assert_reads(position, &second.split(' ').map(|text| (text, "e6f6")).collect::<Vec<_>>());
    let board = board(position);
    let play = Move::parse("c7b7").unwrap();
    assert_eq!((chinese::write(&board, play), wxf::write(&board, play)), ("三兵平八".into(), "17=8".into()));
    let black = board.swapped();
    assert_eq!(chinese::write(&black, Move::parse("c2b2").unwrap()), "一卒平2");
}

#[test]
fn text_that_fits_several_moves_is_refused_with_all_of_them() {
    let position = "3k5/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w";
    let message = r#""前兵进一" fits 2 legal moves (they are: c7c8 三兵进一, e7e8 一兵进一); write one of them"#;
    assert_fails(position, "前兵进一", message);
    let message = r#""炮八平五" fits 2 legal moves (they are: b2e2 后炮平五, b6e6 前炮平五); write one of them"#;
    assert_fails(TWO_CANNONS, "炮八平五", message);
    let message = r#""马87" fits 2 legal moves (they are: b4c2 马八退七, b4c6 马八进七); write one of them"#;
    assert_fails("3k5/9/9/9/9/1N7/9/9/9/4K4 w", "马87", message);
}

#[test]
fn text_of_no_notation_is_refused_with_the_nearest_moves() {
    let error = notation::read(&board(fen::START), "炮二到五").unwrap_err();
    assert!(matches!(error, NotationError::Unreadable { .. }));
    assert_eq!(error.candidates()[0].to_string(), "h2e2 炮二平五");
    assert_fails(
        "3k5/9/9/9/9/9/9/9/9/4K4 w",
        " ",
        "the move is empty; expected ICCS (h2e2), Chinese (炮二平五) or WXF (C2=5)",
    );
}

#[test]
fn a_move_no_piece_could_make_is_refused_with_the_nearest_moves() {
    let message = r#""车三平四" fits no move of the side to move (nearest legal moves: e0f0 帅五平四, e0e1 帅五进一)"#;
    assert_fails("3k5/9/9/9/9/9/9/9/9/4K4 w", "车三平四", message);
}

#[test]
fn an_illegal_move_is_named_with_its_reason_in_every_notation() {
    let nearest = "(nearest legal moves: b0a2 马八进九, b0c2 马八进七, h0g2 马二进三, h0i2 马二进一)";
    let reason = "the leg of the horse on b0 is blocked by the red elephant on c0 (蹩马腿)";
    for text in ["马八进六", "b0d1", "H8+6"] {
        let error = notation::read(&board(fen::START), text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{text:?} is illegal: {reason} ")), "{error}");
    }
    assert_fails(fen::START, "马八进六", &format!(r#""马八进六" is illegal: {reason} {nearest}"#));
}

#[test]
fn every_reason_is_put_in_words() {
    let table = [
        (fen::START, "e5e6", "no piece stands on e5"),
        (fen::START, "h9g7", "it moves the black horse on h9, but it is red's move"),
        (fen::START, "马二进四", "the leg of the horse on h0 is blocked by the red elephant on g0 (蹩马腿)"),
        (fen::START, "a0a3", "red's own pawn stands on a3"),
        (fen::START, "h2g4", "the red cannon on h2 cannot reach g4: it moves along a line"),
        (fen::START, "a0a4", "the red pawn on a3 stands between a0 and a4"),
        (fen::START, "炮二进六", "the black cannon on h7 stands between h2 and h8"),
        (
            "3k5/9/9/9/9/2B6/1p7/9/9/4K4 w",
            "相七退九",
            "the eye of the elephant on c4 is blocked by the black pawn on b3 (塞象眼)",
        ),
        (
            "3k5/9/9/9/9/2B6/9/9/9/4K4 w",
            "相七进五",
            "the red elephant on c4 may not leave its side of the river for e6",
        ),
        ("3k5/9/9/9/9/9/9/9/9/5K3 w", "帅四平三", "the red general on f0 may not leave the palace for g0"),
        (
            "3k5/9/9/9/4p4/9/9/4C4/9/4K4 w",
            "炮五进三",
            "a cannon takes over exactly one piece; 0 stand between e2 and e5 (炮架)",
        ),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w", "帅五平六", "the generals would face each other on an open file (对面)"),
        (
            "3kr4/9/9/9/9/9/4R4/9/9/4K4 w",
            "车五平六",
            "the general on e0 would stand in check from the black rook on e9 (送将)",
        ),
        (
            "3kr4/9/9/9/9/9/R8/9/9/4K4 w",
            "车九进一",
            "the general on e0 is left in check from the black rook on e9 (送将)",
        ),
    ];
    for (position, text, reason) in table {
        match notation::read(&board(position), text) {
            Err(NotationError::Illegal { reason: found, .. }) => assert_eq!(found.en, reason, "{text}"),
            other => panic!("{text} in {position}: {other:?}"),
        }
    }
}
