//! The rules of play: which moves there are, and why others are none.

mod random_games;

use std::collections::BTreeSet;

use adjudicate::chess::{Board, Illegal, Move, Square, fen};
use proptest::prelude::*;

/// An independent, slow generator on a board of letters, for comparison.
mod naive {
    use std::collections::BTreeSet;

    #[derive(Clone)]
    pub struct Position {
        /// Rows from Red's back rank up.
        rows: Vec<Vec<char>>,
        red: bool,
    }

    impl Position {
        pub fn new(fen: &str) -> Position {
            let (board, side) = fen.split_once(' ').expect("a side");
            let row = |text: &str| {
                let points = |letter: char| match letter.to_digit(10) {
                    Some(gap) => vec!['.'; gap as usize],
                    None => vec![letter],
                };
                text.chars().flat_map(points).collect()
            };
            Position { rows: board.split('/').rev().map(row).collect(), red: !side.starts_with('b') }
        }

        fn at(&self, (file, rank): (i32, i32)) -> char {
            self.rows[rank as usize][file as usize]
        }

        fn is_own(&self, point: (i32, i32)) -> bool {
            self.at(point) != '.' && self.at(point).is_ascii_uppercase() == self.red
        }

        /// Every pair of points the side to move might mean, tested one by one.
        pub fn moves(&self) -> BTreeSet<String> {
            let points: Vec<(i32, i32)> = (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank))).collect();
            let mut found = BTreeSet::new();
            for &from in points.iter().filter(|&&point| self.is_own(point)) {
                for &to in points.iter().filter(|&&point| !self.is_own(point)) {
                    if self.goes(from, to) && !self.after(from, to).may_take_general() {
                        found.insert([from, to].map(|(f, r)| format!("{}{r}", (b'a' + f as u8) as char)).concat());
                    }
                }
            }
            found
        }

        pub fn perft(&self, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let point = |text: &str| (i32::from(text.as_bytes()[0] - b'a'), i32::from(text.as_bytes()[1] - b'0'));
            self.moves().iter().map(|play| self.after(point(&play[..2]), point(&play[2..])).perft(depth - 1)).sum()
        }

        fn after(&self, from: (i32, i32), to: (i32, i32)) -> Position {
            let mut next = self.clone();
            next.rows[to.1 as usize][to.0 as usize] = self.at(from);
            next.rows[from.1 as usize][from.0 as usize] = '.';
            next.red = !self.red;
            next
        }

        fn may_take_general(&self) -> bool {
            let points = || (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)));
            let general =
                points().find(|&p| !self.is_own(p) && self.at(p).eq_ignore_ascii_case(&'k')).expect("a general");
            points().filter(|&p| self.is_own(p)).any(|p| self.goes(p, general))
        }

        fn goes(&self, from: (i32, i32), to: (i32, i32)) -> bool {
            let (df, dr) = (to.0 - from.0, to.1 - from.1);
            let home = |rank: i32| if self.red { rank } else { 9 - rank };
            let palace = (3..=5).contains(&to.0) && home(to.1) <= 2;
            let between = || {
                let (f, r) = (df.signum(), dr.signum());
                (1..df.abs().max(dr.abs())).filter(|n| self.at((from.0 + f * n, from.1 + r * n)) != '.').count()
            };
            let middle = || self.at((from.0 + df / 2, from.1 + dr / 2)) == '.';
            match (self.at(from).to_ascii_lowercase(), df.abs(), dr.abs()) {
                ('k', 0, _) if self.at(to).eq_ignore_ascii_case(&'k') => between() == 0,
                ('k', 1, 0) | ('k', 0, 1) | ('a', 1, 1) => palace,
                ('b', 2, 2) => home(to.1) <= 4 && middle(),
                ('n', 1, 2) | ('n', 2, 1) => middle(),
                ('r', 0, _) | ('r', _, 0) => between() == 0,
                ('c', 0, _) | ('c', _, 0) => between() == usize::from(self.at(to) != '.'),
                ('p', 0, 1) => home(to.1) > home(from.1),
                ('p', 1, 0) => home(from.1) > 4,
                _ => false,
            }
        }
    }
}

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
