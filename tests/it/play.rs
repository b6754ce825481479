//! The rules of play: which moves there are, and why others are none.

use std::collections::BTreeSet;

use crate::naive;
use crate::random_games;
use adjudicate::chess::{Board, Illegal, Move, Square, fen};
use proptest::prelude::*;

const MIDDLE_GAME: &str = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w";
const IN_CHECK: &str = "1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w";
const OPEN_FILES: &str = "5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w";

fn board(text: &str) -> Board {
    fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(text: &str) -> Move {
    Move::parse(text).expect("a move")
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("a square")
}

#[test]
fn positions_from_the_start_are_counted_to_depth_five() {
    let start = board(fen::START);
    let counts: Vec<u64> = (1..=5).map(|depth| start.perft(depth)).collect();
    assert_eq!(counts, [44, 1_920, 79_666, 3_290_240, 133_312_995]);
}

#[test]
fn positions_from_other_boards_are_counted() {
    let table = [
        (MIDDLE_GAME, [38, 1_128, 43_929, 1_339_047]),
        (IN_CHECK, [7, 281, 8_620, 326_201]),
        (OPEN_FILES, [25, 424, 9_850, 202_884]),
    ];
    for (text, counts) in table {
        assert_eq!([1, 2, 3, 4].map(|depth| board(text).perft(depth)), counts, "{text}");
    }
}

#[test]
fn counts_agree_with_a_naive_generator() {
    for text in [fen::START, MIDDLE_GAME, IN_CHECK, OPEN_FILES] {
        assert_eq!(board(text).perft(2), naive::Position::new(text).perft(2), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn moves_agree_with_a_naive_generator_all_game_long(choices in random_games::choices(80)) {
        for (board, _) in random_games::play(fen::START, &choices) {
            let moves: BTreeSet<String> = board.legal_moves().iter().map(Move::to_string).collect();
            prop_assert_eq!(moves, naive::Position::new(&fen::write(&board)).moves());
        }
    }

    #[test]
    fn a_move_has_a_reason_against_it_unless_it_is_generated(choices in random_games::choices(60)) {
        if let Some((board, _)) = random_games::play(fen::START, &choices).last() {
            let legal = board.legal_moves();
            for play in Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to))) {
                prop_assert_eq!(board.check_legal(play).is_ok(), legal.contains(&play), "{}", play);
            }
        }
    }

    #[test]
    fn the_hash_follows_the_position(choices in random_games::choices(60)) {
        for (board, play) in random_games::play(fen::START, &choices) {
            let after = board.after(play);
            prop_assert_eq!(after.hash(), fen::parse(&fen::write(&after)).unwrap().hash());
        }
    }
}

/// A position, a move, and why it is illegal (`None`: it is legal).
fn assert_verdict(text: &str, play_text: &str, expected: Option<Illegal>) {
    let found = board(text).check_legal(play(play_text)).err();
    assert_eq!(found, expected, "{play_text} in {text}");
}

#[test]
fn a_horse_is_stopped_by_its_leg_only() {
    let text = "3k5/9/9/9/9/4p4/4N4/9/9/4K4 w";
    assert_verdict(text, "e3d5", Some(Illegal::BlockedLeg(square("e4"))));
    assert_verdict(text, "e3f5", Some(Illegal::BlockedLeg(square("e4"))));
    assert_verdict(text, "e3g4", None);
    assert_verdict(text, "e3e5", Some(Illegal::Geometry));
}

#[test]
fn an_elephant_is_stopped_by_its_eye_and_the_river() {
    let text = "3k5/9/9/9/9/2B6/1p7/9/9/4K4 w";
    assert_verdict(text, "c4a2", Some(Illegal::BlockedEye(square("b3"))));
    assert_verdict(text, "c4e2", None);
    assert_verdict(text, "c4e6", Some(Illegal::OutOfBounds));
}

#[test]
fn a_rook_stops_at_the_first_piece() {
    let text = "3k5/9/9/9/9/p2p4R/9/9/9/4K4 w";
    assert_verdict(text, "i4d4", None);
    assert_verdict(text, "i4c4", Some(Illegal::Blocked(square("d4"))));
    assert_verdict(text, "i4h5", Some(Illegal::Geometry));
}

#[test]
fn a_cannon_takes_over_exactly_one_piece_and_moves_over_none() {
    let text = "3k5/9/9/9/9/n1pp4C/9/9/9/4K4 w";
    assert_verdict(text, "i4d4", Some(Illegal::Screens(0)));
    assert_verdict(text, "i4c4", None);
    assert_verdict(text, "i4b4", Some(Illegal::Blocked(square("d4"))));
    assert_verdict(text, "i4a4", Some(Illegal::Screens(2)));
}

#[test]
fn general_and_advisor_stay_in_the_palace() {
    let text = "3k5/9/9/9/9/9/9/5A3/5K3/9 w";
    assert_verdict(text, "f1g1", Some(Illegal::OutOfBounds));
    assert_verdict(text, "f2g3", Some(Illegal::OutOfBounds));
    assert_verdict(text, "f1f0", None);
    assert_verdict(text, "f2e1", None);
    assert_verdict(text, "f1f2", Some(Illegal::OwnPiece));
}

#[test]
fn a_pawn_goes_sideways_only_across_the_river_and_never_back() {
    let text = "3k5/9/9/9/2P6/4P4/9/9/9/4K4 w";
    assert_verdict(text, "e4d4", Some(Illegal::Geometry));
    assert_verdict(text, "e4e5", None);
    assert_verdict(text, "c5b5", None);
    assert_verdict(text, "c5c4", Some(Illegal::Geometry));
    assert_verdict(text, "c5c7", Some(Illegal::Geometry));
}

#[test]
fn the_generals_may_not_come_to_face_each_other() {
    let text = "4k4/9/9/9/4N4/9/9/9/9/4K4 w";
    assert_verdict(text, "e5c6", Some(Illegal::FacingGenerals));
    assert_verdict("3k5/9/9/9/9/9/9/9/9/4K4 w", "e0d0", Some(Illegal::FacingGenerals));
}

#[test]
fn a_move_may_not_leave_the_own_general_in_check() {
    let text = "3kr4/9/9/9/9/9/4R4/9/9/4K4 w";
    assert_verdict(text, "e3d3", Some(Illegal::ExposesGeneral(square("e9"))));
    assert_verdict(text, "e3e9", None);
    let checked = "3kr4/9/9/9/9/9/R8/9/9/4K4 w";
    assert_verdict(checked, "a3a4", Some(Illegal::ExposesGeneral(square("e9"))));
    assert_verdict(checked, "a3e3", None);
}

#[test]
fn nothing_and_the_other_sides_pieces_do_not_move() {
    assert_verdict(fen::START, "e5e6", Some(Illegal::NoPiece));
    assert_verdict(fen::START, "h9g7", Some(Illegal::WrongSide));
}

#[test]
fn mate_and_stalemate_leave_no_move() {
    let mated = board("3k1R3/R8/9/9/9/9/9/9/9/4K4 b");
    assert_eq!((mated.legal_moves().len(), mated.in_check(mated.side_to_move())), (0, true));
    let stalemated = board("3k5/9/3P5/9/9/9/9/9/9/4K4 b");
    assert_eq!((stalemated.legal_moves().len(), stalemated.in_check(stalemated.side_to_move())), (0, false));
}
