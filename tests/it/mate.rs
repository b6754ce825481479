//! The mate search against a slow and plain one: every check and every reply, with nothing remembered.

use crate::scattered::{self, Random};
use adjudicate::chess::Board;
use adjudicate::facts::{Answer, MateSearch, Workspace};
use proptest::prelude::*;

/// The longest series looked at by the plain search, in checks.
const CHECKS: usize = 4;
/// Positions that take the plain search longer are passed over.
const MOST: u32 = 100_000;

/// Whether the side to move mates within so many checks; `None` where it takes too long to tell.
fn mates(board: &Board, checks: usize, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    if checks == 0 {
        return Some(false);
    }
    for check in board.legal_moves() {
        let after = board.after(check);
        if !after.in_check(after.side_to_move()) {
            continue;
        }
        let mut parried = false;
        for reply in after.legal_moves() {
            parried = !mates(&after.after(reply), checks - 1, left)?;
            if parried {
                break;
            }
        }
        if !parried {
            return Some(true);
        }
    }
    Some(false)
}

/// The checks of the shortest series, if it is no longer than [`CHECKS`].
fn shortest(board: &Board) -> Option<Option<usize>> {
    let mut left = MOST;
    for checks in 1..=CHECKS {
        if mates(board, checks, &mut left)? {
            return Some(Some(checks));
        }
    }
    Some(None)
}

/// Compares the two with one memory, for either side, and for who stands in check and would mate in turn; gives how many positions
/// have a mate and how many have none.
fn assert_same(seed: u64, share: usize) -> [usize; 2] {
    let mut counts = [0, 0];
    let Some(board) = scattered::position(&mut Random::new(seed), share) else { return counts };
    let mut workspace = Workspace::new(10_000_000);
    let turned = board.checks().iter().map(|&check| board.after(check)).take(3).collect::<Vec<_>>();
    for board in [board, board.passed()].into_iter().chain(turned) {
        if board.in_check(board.side_to_move().other()) {
            continue;
        }
        let Some(expected) = shortest(&board) else { continue };
        let found = match MateSearch::new(&board, &mut workspace).run() {
            Answer::Yes(line) => Some(line.len().div_ceil(2)),
            Answer::No => None,
            Answer::Undecided => continue,
        };
        assert_eq!(found.filter(|&checks| checks <= CHECKS), expected, "{board:?}");
        counts[usize::from(expected.is_none())] += 1;
    }
    counts
}

#[test]
fn many_of_the_positions_compared_have_a_mate_and_many_have_none() {
    let counts = (1..1000).map(|seed| assert_same(seed, 30));
    let [mates, none] = counts.fold([0, 0], |sum, count| [sum[0] + count[0], sum[1] + count[1]]);
    assert!(mates > 50 && none > 200, "{mates} mates, {none} without");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn the_shortest_mate_is_the_one_the_plain_search_finds(seed in 1_u64.., share in 10_usize..60) {
        assert_same(seed, share);
    }
}
