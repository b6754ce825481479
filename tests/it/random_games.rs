//! Games of random legal moves, for property tests.

use adjudicate::chess::{Board, Move, fen};
use proptest::prelude::*;

/// Numbers that choose the moves of a game of at least one and fewer than `plies` plies.
pub fn choices(plies: usize) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(any::<usize>(), 1..plies)
}

/// Plays from `start`: each number chooses among the legal moves. Ends early when there are none.
pub fn play(start: &str, choices: &[usize]) -> Vec<(Board, Move)> {
    let mut board = fen::parse(start).expect("a legal start");
    let mut game = Vec::new();
    for choice in choices {
        let moves = board.legal_moves();
        if moves.is_empty() {
            break;
        }
        let play = moves[choice % moves.len()];
        game.push((board, play));
        board = board.after(play);
    }
    game
}
