//! The fast tables and shortcuts against slow and plain ones, on random positions.

mod naive;
mod random_games;
mod scattered;

use std::cmp::Ordering;
use std::collections::BTreeSet;

use adjudicate::chess::{Board, Kind, Move, Side, Square, Squares, fen};
use adjudicate::cycle;
use proptest::prelude::*;

/// A position of scattered pieces, from bare to crowded.
fn scattered() -> impl Strategy<Value = Board> {
    (any::<u64>(), 10..101_usize).prop_filter_map("a position that chance has made illegal", |(seed, share)| {
        scattered::position(&mut scattered::Random::new(seed), share)
    })
}

fn square() -> impl Strategy<Value = Square> {
    (0..90_u8).prop_map(Square::new)
}

/// A set of points, from none to nearly all.
fn squares() -> impl Strategy<Value = BTreeSet<Square>> {
    prop::collection::btree_set(square(), 0..90)
}

fn slow(board: &Board) -> naive::Position {
    naive::Position::new(&fen::write(board))
}

fn point(square: Square) -> naive::Point {
    (square.file().into(), square.rank().into())
}

/// The position with `side` to move.
fn turned_to(board: &Board, side: Side) -> Board {
    if board.side_to_move() == side { *board } else { board.passed() }
}

/// All pairs of points that the side to move may play, each tried.
fn tried(board: &Board) -> Vec<Move> {
    let slow = slow(board);
    let squares = || Square::all();
    let pairs = squares().flat_map(|from| squares().map(move |to| Move::new(from, to)));
    let ours = |square| board.at(square).is_some_and(|piece| piece.side == board.side_to_move());
    pairs
        .filter(|play| ours(play.from) && !ours(play.to) && slow.goes(point(play.from), point(play.to)))
        .filter(|play| !self::slow(&board.after(*play)).may_take_general())
        .collect()
}

/// Whether the side to move stands in check, by trying every capture of its general.
fn stands_in_check(board: &Board) -> bool {
    slow(&board.passed()).may_take_general()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn sets_of_squares_agree_with_ordered_sets(left in squares(), right in squares(), square in square()) {
        let set = |squares: &BTreeSet<Square>| squares.iter().copied().collect::<Squares>();
        let (a, b) = (set(&left), set(&right));
        prop_assert!(a.iter().eq(left.iter().copied()));
        prop_assert_eq!((a.len(), a.iter().len(), a.is_empty()), (left.len(), left.len(), left.is_empty()));
        prop_assert_eq!((a.first(), set(&left.iter().skip(1).copied().collect())), (left.first().copied(), a.rest()));
        prop_assert_eq!((a | b, a & b), (set(&(&left | &right)), set(&(&left & &right))));
        prop_assert_eq!((a ^ b, a - b), (set(&(&left ^ &right)), set(&(&left - &right))));
        prop_assert_eq!(!a, Square::all().filter(|square| !left.contains(square)).collect::<Squares>());
        prop_assert_eq!((a.meets(b), a.contains(square)), (!left.is_disjoint(&right), left.contains(&square)));
        let (mut c, mut plain) = (a, left.clone());
        prop_assert_eq!((c.insert(square), c), (plain.insert(square), a.with(square)));
        prop_assert_eq!((c.remove(square), c), (plain.remove(&square), a.without(square)));
        c.extend(right.iter().copied());
        prop_assert_eq!(c, a.without(square) | b);
        let differ = (a ^ b).iter().last();
        prop_assert_eq!(a.cmp(&b), differ.map_or(Ordering::Equal, |last| a.contains(last).cmp(&b.contains(last))));
    }

    #[test]
    fn attackers_agree_with_a_walk_over_the_board(board in scattered()) {
        for side in Side::ALL {
            let slow = slow(&turned_to(&board, side));
            for square in Square::all() {
                let takes = |from: &Square| *from != square && slow.takes(point(*from), point(square));
                let expected: Squares = board.occupied(side).iter().filter(takes).collect();
                prop_assert_eq!(board.attackers_of(square, side), expected, "{} by {}\n{}", square, side, board);
            }
        }
    }

    #[test]
    fn targets_agree_with_a_walk_over_the_board(board in scattered()) {
        for side in Side::ALL {
            let slow = slow(&turned_to(&board, side));
            for (from, piece) in board.pieces(side) {
                let is_general = |to: Square| piece.kind == Kind::King && to == board.king(side.other());
                let goes = |to: &Square| slow.goes(point(from), point(*to)) && !slow.is_own(point(*to)) && !is_general(*to);
                let expected: Squares = Square::all().filter(goes).collect();
                prop_assert_eq!(board.targets(from), expected, "{}\n{}", from, board);
            }
        }
    }

    #[test]
    fn legal_moves_agree_with_trying_every_pair_of_points(board in scattered()) {
        let expected = tried(&board);
        prop_assert_eq!(&board.moves()[..], &expected[..], "{}", board);
        prop_assert_eq!(board.count_moves() as usize, expected.len());
        prop_assert_eq!(board.has_legal_move(), !expected.is_empty());
        let captures: Vec<Move> = expected.iter().copied().filter(|play| !board.is_empty(play.to)).collect();
        prop_assert_eq!(&board.captures()[..], &captures[..]);
    }

    #[test]
    fn every_pair_of_points_is_legal_or_not_as_when_tried(board in scattered()) {
        let expected = tried(&board);
        for play in Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to))) {
            prop_assert_eq!(board.is_legal(play), expected.contains(&play), "{}\n{}", play, board);
        }
    }

    #[test]
    fn checks_agree_with_playing_every_move(board in scattered()) {
        let expected: Vec<Move> = tried(&board).into_iter().filter(|&play| stands_in_check(&board.after(play))).collect();
        prop_assert_eq!(&board.checks()[..], &expected[..], "{}", board);
        let quiet: Vec<Move> = expected.iter().copied().filter(|play| board.is_empty(play.to)).collect();
        prop_assert_eq!(&board.quiet_checks()[..], &quiet[..]);
    }

    #[test]
    fn pseudo_moves_are_told_to_check_as_when_played_even_with_a_general_in_check(board in scattered()) {
        for board in [board, board.passed()] {
            let checking = board.checking();
            let mut wrong = Vec::new();
            board.each_pseudo_move(board.side_to_move(), |play| {
                let takes_general = play.to == board.king(board.side_to_move().other());
                if !takes_general && board.is_check(&checking, play) != stands_in_check(&board.after(play)) {
                    wrong.push(play);
                }
            });
            prop_assert!(wrong.is_empty(), "{:?}\n{}", wrong, board);
        }
    }

    #[test]
    fn being_in_check_agrees_with_trying_to_take_the_general(board in scattered()) {
        for side in Side::ALL {
            prop_assert_eq!(board.in_check(side), stands_in_check(&turned_to(&board, side)), "{}\n{}", side, board);
        }
    }

    #[test]
    fn a_move_taken_back_leaves_no_trace(board in scattered()) {
        let mut tried = board;
        for play in board.moves() {
            let made = tried.make(play);
            prop_assert_eq!(tried, board.after(play));
            tried.unmake(made);
            assert_same(&tried, &board)?;
        }
    }

    #[test]
    fn what_is_kept_from_move_to_move_is_what_a_fresh_board_has(choices in random_games::choices(120)) {
        for (board, play) in random_games::play(fen::START, &choices) {
            let after = board.after(play);
            assert_same(&after, &fen::parse(&fen::write(&after)).expect("legal"))?;
        }
    }

    #[test]
    fn a_scan_finds_what_comparing_all_positions_finds(choices in random_games::choices(90), rooks in any::<bool>()) {
        let start = if rooks { "3k4r/9/9/9/9/9/9/9/9/R3K4 w" } else { "3k5/9/9/9/9/9/9/9/9/5K3 w" };
        let game = random_games::play(start, &choices);
        let words: Vec<String> = game.iter().map(|(_, play)| play.to_string()).collect();
        let scan = cycle::scan(&fen::parse(start).unwrap(), 0, words.iter().map(String::as_str)).unwrap();
        let mut positions: Vec<Board> = game.iter().map(|(board, _)| *board).collect();
        positions.push(scan.end);
        let pairs = (0..positions.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let first = pairs.into_iter().find(|&(a, b)| positions[a] == positions[b]);
        prop_assert_eq!(scan.repetition, first.map(|(a, b)| (a as u32, b as u32)));
        prop_assert_eq!(scan.plies as usize, game.len());
    }
}

/// Two boards have the same pieces in every table, the same hash and the same checks.
fn assert_same(a: &Board, b: &Board) -> Result<(), TestCaseError> {
    prop_assert_eq!(a, b);
    prop_assert_eq!(a.hash(), b.hash());
    for side in Side::ALL {
        prop_assert_eq!((a.king(side), a.occupied(side)), (b.king(side), b.occupied(side)));
        prop_assert_eq!(a.checkers(side), b.checkers(side));
        for kind in Kind::ALL {
            prop_assert_eq!(a.of(side, kind), b.of(side, kind));
        }
        for (square, _) in a.pieces(side) {
            // The lines of a rook are read from a table of their own.
            prop_assert_eq!(a.targets(square), b.targets(square));
        }
    }
    Ok(())
}
