//! Finding the repetition in a list of moves.

use crate::random_games;
use adjudicate::case::Case;
use adjudicate::chess::{Board, Line, fen};
use adjudicate::cycle::{Cycle, CycleError};
use petgraph::visit::EdgeRef;
use proptest::prelude::*;

/// Two rooks and two generals with room to walk in.
const ROOKS: &str = "3k4r/9/9/9/9/9/9/9/9/R3K4 w";

fn line(start: &str, moves: &str) -> Line {
    Line::from_case(&Case::from_text(start, moves)).unwrap_or_else(|error| panic!("{error}"))
}

fn find(moves: &str) -> Cycle {
    Cycle::find(&line(ROOKS, moves), None).unwrap_or_else(|error| panic!("{error}"))
}

/// First ply, plies, occurrences, whether routes differ.
fn shape(cycle: &Cycle) -> (u32, u32, u32, bool) {
    (cycle.first_ply, cycle.plies, cycle.occurrences, cycle.routes_differ)
}

/// Nodes and edges.
fn size(cycle: &Cycle) -> (usize, usize) {
    (cycle.graph.node_count(), cycle.graph.edge_count())
}

#[test]
fn one_turn_is_judged_whole() {
    assert_eq!(shape(&find("a0a1 i9i8 a1a0 i8i9")), (1, 4, 2, false));
}

#[test]
fn a_lead_in_is_left_out() {
    assert_eq!(shape(&find("a0b0 i9h9 b0a0 h9h8 a0a1 h8h7 a1a0 h7h8")), (5, 4, 2, false));
}

#[test]
fn of_equal_turns_the_last_is_judged() {
    assert_eq!(shape(&find("a0a1 i9i8 a1a0 i8i9 a0a1 i9i8 a1a0 i8i9")), (5, 4, 3, false));
}

#[test]
fn turns_of_different_moves_are_judged_together() {
    let cycle = find("a0a1 i9i8 a1a0 i8i9 a0a2 i9i8 a2a0 i8i9");
    // The position after plies 3 and 7 is one node, reached by two routes.
    assert_eq!((shape(&cycle), size(&cycle)), ((1, 8, 3, true), (6, 8)));
}

#[test]
fn turns_of_equal_moves_in_another_order_differ() {
    let cycle = find("a0a1 i9i8 a1a0 i8i9 a0a1 i9i7 a1a0 i7i9 a0a1 i9i8 a1a0 i8i9");
    assert_eq!(shape(&cycle), (1, 12, 4, true));
}

#[test]
fn turns_of_different_length_are_judged_together() {
    let cycle = find("a0a1 i9i8 a1a0 i8i9 a0a1 i9i8 a1a2 i8i7 a2a0 i7i9");
    assert_eq!(shape(&cycle), (1, 10, 3, true));
}

#[test]
fn a_turn_may_pass_through_another_position_twice() {
    let cycle = find("a0a1 i9i8 a1a2 i8i7 a2a1 i7i8 a1a0 i8i9");
    assert_eq!((shape(&cycle), size(&cycle)), ((1, 8, 2, false), (7, 8)));
}

#[test]
fn a_ply_played_twice_is_two_edges() {
    let cycle = find("a0a1 i9i8 a1a0 i8i9 a0a1 i9i7 a1a0 i7i9");
    let from_root: Vec<_> = cycle.graph.edges(cycle.root).map(|edge| (edge.weight().ply, edge.target())).collect();
    assert_eq!(from_root.iter().map(|(ply, _)| *ply).collect::<Vec<_>>(), [5, 1]);
    assert_eq!(from_root[0].1, from_root[1].1);
}

#[test]
fn real_games_repeat_in_long_turns() {
    // An opening, then rook, horse and cannon in turns of eight plies.
    let moves = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5 b0a2 a6a5 h0h6 a9a6 a3a4 a5a4 a2b4 a4b4 a0a6 b7b2 a6a1 b2g2 a1g1 \
        g2f2 h6g6 g7e8 g1f1 f2g2 g6h6 e8g7 f1g1 g2f2 h6g6 g7e8 g1f1 f2g2 g6h6 e8g7 f1g1 g2f2 h6g6";
    let cycle = Cycle::find(&line(fen::START, moves), None).unwrap();
    assert_eq!((shape(&cycle), size(&cycle)), ((32, 8, 3, false), (8, 8)));
}

#[test]
fn the_side_to_move_is_part_of_the_position() {
    // Red reaches the first set-up again in three plies of its own, Black in two: the same men, the other side to move.
    let error = Cycle::find(&line(ROOKS, "a0a1 i9i8 a1a2 i8i9 a2a0"), None).unwrap_err();
    assert!(matches!(error, CycleError::NoRepetition { ply: 5, last_repetition: None, last_capture: None }));
}

#[test]
fn a_higher_stated_count_is_taken_and_a_lower_is_not() {
    let line = line(ROOKS, "a0a1 i9i8 a1a0 i8i9");
    assert_eq!(Cycle::find(&line, Some(3)).unwrap().occurrences, 3);
    assert_eq!(Cycle::find(&line, Some(1)).unwrap().occurrences, 2);
}

#[test]
fn numbers_are_those_of_the_list_after_a_cut() {
    let line = line(ROOKS, "a0b0 i9h9 b0a0 h9h8 a0a1 h8h7 a1a0 h7h8 a0b0").cut(Some(3), Some(8)).unwrap();
    let cycle = Cycle::find(&line, None).unwrap();
    assert_eq!(shape(&cycle), (5, 4, 2, false));
    assert_eq!(cycle.stretch(&line).iter().map(|ply| ply.number).collect::<Vec<_>>(), [5, 6, 7, 8]);
}

fn error(moves: &str) -> String {
    Cycle::find(&line(ROOKS, moves), None).unwrap_err().to_string()
}

#[test]
fn a_position_that_occurred_once_gives_nothing_to_rule_on() {
    assert_eq!(error("a0a1 i9i8 a1a0"), "the position after ply 3 has occurred once; nothing to rule on");
}

#[test]
fn a_capture_is_named_as_the_bar_to_repetition() {
    let message = "the position after ply 5 has occurred once; nothing to rule on; since the capture at ply 3 no position from \
        before it can recur";
    assert_eq!(error("a0a1 i9i1 a1i1 d9d8 i1i2"), message);
}

#[test]
fn an_earlier_repetition_is_pointed_out() {
    let message = "the position after ply 6 has occurred once; nothing to rule on; the positions after plies 0 and 4 are the \
        same: to have that repetition ruled, end at ply 4 (--to-ply 4)";
    assert_eq!(error("a0a1 i9i8 a1a0 i8i9 a0b0 i9h9"), message);
}

/// The numbers of the positions equal to the last, by comparing each.
fn scan(positions: &[Board]) -> Vec<usize> {
    (0..positions.len()).filter(|&at| positions[at] == positions[positions.len() - 1]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn occurrences_agree_with_a_plain_scan(choices in random_games::choices(60)) {
        // Bare generals have few moves, so that positions recur often.
        let start = "3k5/9/9/9/9/9/9/9/9/5K3 w";
        let game = random_games::play(start, &choices);
        let moves: Vec<String> = game.iter().map(|(_, play)| play.to_string()).collect();
        let line = line(start, &moves.join(" "));
        let positions: Vec<Board> = game.iter().map(|(board, _)| *board).chain([line.end()]).collect();
        let found = scan(&positions);
        let pairs = || (0..positions.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        match Cycle::find(&line, None) {
            Ok(cycle) => {
                prop_assert_eq!(cycle.occurrences as usize, found.len());
                let turns: Vec<&[String]> = found.windows(2).map(|turn| &moves[turn[0]..turn[1]]).collect();
                let differ = turns.iter().any(|turn| *turn != turns[0]);
                prop_assert_eq!(cycle.routes_differ, differ);
                let from = if differ { found[0] } else { found[found.len() - 2] };
                prop_assert_eq!(cycle.first_ply as usize, from + 1);
                prop_assert_eq!(cycle.plies as usize, moves.len() - from);
                prop_assert_eq!(cycle.graph.edge_count(), moves.len() - from);
                prop_assert_eq!(cycle.graph[cycle.root], line.end());
            }
            Err(error @ CycleError::NoMoves { .. }) => prop_assert!(false, "{}", error),
            Err(CycleError::NoRepetition { ply, last_repetition, .. }) => {
                prop_assert_eq!((found.len(), ply as usize), (1, moves.len()));
                let last = pairs().rfind(|&(a, b)| positions[a] == positions[b]);
                prop_assert_eq!(last_repetition.map(|(a, b)| (a as usize, b as usize)), last);
            }
        }
    }
}
