//! The mate search of Article 28.2: mate by an unbroken series of checks, against any legal defence.

use std::collections::HashMap;

use crate::chess::{Board, Move};

use super::workspace::{Answer, Workspace};

/// The longest series looked at, in checks. Checks that have not mated by then are taken not to mate.
pub const MOST_CHECKS: u32 = 13;

/// Looks for mate by the side to move, every move of it a check. The shortest series is found first.
pub struct MateSearch<'a> {
    workspace: &'a mut Workspace,
    skip: &'a [Move],
    /// For each position, the number of checks within which no mate exists; all of them where none exists at all.
    safe: HashMap<u64, u32>,
    /// The bound of the iteration left something open.
    cut: bool,
}

const FOR_EVER: u32 = u32::MAX;

impl<'a> MateSearch<'a> {
    /// A search that draws on `workspace`.
    pub fn new(workspace: &'a mut Workspace) -> MateSearch<'a> {
        MateSearch { workspace, skip: &[], safe: HashMap::new(), cut: false }
    }

    /// The same search with some moves left out of the attacker's lines.
    pub fn without(self, skip: &'a [Move]) -> MateSearch<'a> {
        MateSearch { skip, ..self }
    }

    /// The shortest mating line from `board`, the checking side to move; the defence shown holds out longest.
    pub fn run(&mut self, board: &Board) -> Answer<Vec<Move>> {
        for checks in 1..=MOST_CHECKS {
            self.cut = false;
            let mates = self.mates(board, checks);
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return Answer::Undecided;
            }
            if mates {
                return Answer::Yes(self.show(*board, checks));
            }
            if !self.cut {
                return Answer::No;
            }
        }
        Answer::No
    }

    fn checks(&self, board: &Board) -> Vec<(Move, Board)> {
        let mut found = Vec::new();
        each_check(board, |play, after| {
            if !self.skip.contains(&play) {
                found.push((play, after));
            }
        });
        found
    }

    fn mates(&mut self, board: &Board, checks: u32) -> bool {
        if checks == 0 {
            self.cut = true;
            return false;
        }
        match self.safe.get(&board.hash()) {
            Some(&FOR_EVER) => return false,
            Some(&safe) if safe >= checks => {
                self.cut = true;
                return false;
            }
            _ => {}
        }
        if !self.workspace.spend() {
            return false;
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let mates = self.checks(board).iter().any(|(_, after)| self.is_mated(after, checks));
        if !mates {
            self.safe.insert(board.hash(), if self.cut { checks } else { FOR_EVER });
        }
        self.cut |= cut_before;
        mates
    }

    fn is_mated(&mut self, board: &Board, checks: u32) -> bool {
        if checks == 1 {
            let mated = !board.has_legal_move();
            self.cut |= !mated;
            return mated;
        }
        replies(board).into_iter().all(|reply| self.mates(&board.after(reply), checks - 1))
    }

    fn show(&mut self, mut board: Board, checks: u32) -> Vec<Move> {
        let mut line = Vec::new();
        for left in (1..=checks).rev() {
            let found = self.checks(&board).into_iter().find(|(_, after)| self.is_mated(after, left));
            let Some((play, after)) = found else { break };
            line.push(play);
            let replies = replies(&after);
            let holds_out =
                |search: &mut Self, reply: &Move| left >= 2 && !search.mates(&after.after(*reply), left - 2);
            let longest = replies.iter().find(|reply| holds_out(self, reply));
            let Some(&reply) = longest.or(replies.first()) else { break };
            line.push(reply);
            board = after.after(reply);
        }
        line
    }
}

fn each_check(board: &Board, mut each: impl FnMut(Move, Board)) {
    let side = board.side_to_move();
    let checked = board.in_check(side);
    board.each_pseudo_move(side, |play| {
        if board.bears_on_king(side.other(), play) {
            let after = board.after(play);
            if board.gives_check(play, &after) && board.is_safe(play, checked, &after) {
                each(play, after);
            }
        }
    });
}

/// The legal replies to a check, those first that leave the fewest further checks.
fn replies(board: &Board) -> Vec<Move> {
    let mut moves = board.legal_moves();
    if moves.len() > 1 {
        moves.sort_by_cached_key(|&play| {
            let mut count = 0;
            each_check(&board.after(play), |_, _| count += 1);
            count
        });
    }
    moves
}
