//! Every answer to the first move of a winning line, and the line that meets it.
//!
//! Asked only where a proof is to be shown: a search that finds a win need not keep what met the other answers.

use crate::chess::{Board, Move, Square};

use super::gain::GainSearch;
use super::mate::MateSearch;
use super::prospect::{Asked, Prospect};
use super::terms::Terms;
use super::workspace::{Answer, Workspace};

/// An answer to the first move of a winning line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The answer.
    pub reply: Move,
    /// The line that meets it, from its first move on: that move, the answer, and the rest. `None` where the allowance did
    /// not suffice to find one, or the win rests on a repetition that does not hold by this route.
    pub moves: Option<Vec<Move>>,
}

impl Defence {
    fn new(first: Move, reply: Move, rest: Answer<Vec<Move>>) -> Defence {
        let whole = |rest: Vec<Move>| [first, reply].into_iter().chain(rest).collect();
        Defence { reply, moves: rest.yes().map(whole) }
    }
}

impl Prospect {
    /// The answers to `first`, the first move of a line that wins the piece on `target`, each with the line that meets it:
    /// every capture and check, and every legal move where `first` gives check. After any other answer the win stands.
    pub fn defences(
        &self,
        target: Square,
        first: Move,
        terms: Terms,
        asked: Asked,
        workspace: &mut Workspace,
    ) -> Vec<Defence> {
        let side = self.board.side_to_move();
        let mut search = GainSearch::new(terms, side, self.prize(target, asked), &self.board, workspace);
        search.answers(first).into_iter().map(|(reply, rest)| Defence::new(first, reply, rest)).collect()
    }
}

/// The legal answers to `first`, the first check of a mating line from `board`, each with the shortest mate that meets it.
pub fn mate_defences(board: &Board, first: Move, workspace: &mut Workspace) -> Vec<Defence> {
    let checked = board.after(first);
    let replies = checked.legal_moves().into_iter();
    replies.map(|reply| Defence::new(first, reply, MateSearch::new(&checked.after(reply), workspace).run())).collect()
}
