//! Where a piece may stand without taking part in a dispute.

use std::collections::BTreeSet;

use adjudicate::chess::{Board, Side, Square};
use adjudicate::labels::{Label, Reason};
use adjudicate::verdict::Verdict;

/// The points that a label speaks of: the move, every line shown, and every piece named.
fn points_of(label: &Label) -> BTreeSet<Square> {
    let mut points = BTreeSet::from([label.play.from, label.play.to]);
    let lines = label.lines.iter().flat_map(|line| &line.moves);
    points.extend(lines.flat_map(|play| [play.from, play.to]));
    points.extend(label.targets.iter().flat_map(|target| target.attackers.iter().copied().chain([target.square])));
    points.extend(label.considered.iter().flat_map(|considered| considered.target.into_iter().chain(considered.by)));
    for reason in &label.reasons {
        match reason {
            Reason::GivesCheck { by } => points.extend(by),
            Reason::OffersExchange { own, partner } => points.extend([own, partner]),
            Reason::OffersPiece { by } => points.extend([by]),
            Reason::Blocks { enemy, lost } => points.extend(lost.iter().chain([enemy])),
            Reason::Follows { target } => points.extend([target]),
            _ => {}
        }
    }
    points
}

/// Every position of the turn and of the lines shown for it.
fn boards_of(labels: &[Label]) -> Vec<Board> {
    let mut boards = Vec::new();
    for label in labels {
        boards.extend([label.before, label.after]);
        for line in &label.lines {
            let mut board = line.board;
            for &play in &line.moves {
                board = board.after(play);
                boards.push(board);
            }
        }
    }
    boards
}

/// Whether a piece on `square` is out of reach in `board`: no piece of either side attacks it or could go there, so it
/// stops none, screens none and blocks no leg or eye.
fn is_out_of_reach(board: &Board, square: Square) -> bool {
    let near = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
    let is_alone = near
        .filter(|&step| step != (0, 0))
        .filter_map(|(files, ranks)| square.step(files, ranks))
        .all(|near| board.is_empty(near));
    let is_reached = Side::ALL.into_iter().any(|side| {
        let mut reached = !board.attackers_of(square, side).is_empty();
        board.without(square).each_pseudo_move(side, |play| reached |= play.to == square);
        reached
    });
    is_alone && !is_reached
}

/// Points on which an uncrossed pawn may stand that takes no part in the dispute. The middle file is left out, since the
/// generals see each other along it.
pub fn idle_posts(verdict: &Verdict, side: Side) -> Vec<Square> {
    let boards = boards_of(&verdict.labels);
    let spoken_of: BTreeSet<_> = verdict.labels.iter().flat_map(points_of).collect();
    let rank = if side == Side::Red { 3 } else { 6 };
    let posts = [0, 2, 6, 8].into_iter().filter_map(|file| Square::at(file, rank));
    posts.filter(|post| !spoken_of.contains(post) && boards.iter().all(|board| is_out_of_reach(board, *post))).collect()
}
