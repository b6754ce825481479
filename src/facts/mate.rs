//! The mate search of Article 28.2: mate by an unbroken series of checks, against any legal defence.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::chess::{Board, Move};

use super::memory::mixed_set;
use super::workspace::{Answer, Workspace};

/// The longest series looked at, in checks. Checks that have not mated by then are taken not to mate.
pub const MOST_CHECKS: u32 = 13;

/// Looks for mate by the side to move, every move of it a check. The shortest series is found first.
pub struct MateSearch<'a> {
    workspace: &'a mut Workspace,
    skip: &'a [Move],
    /// What tells the questions of this search apart from those of others in the memory they share.
    salt: u64,
    /// The bound of the iteration left something open.
    cut: bool,
}

const FOR_EVER: u32 = u32::MAX;

impl<'a> MateSearch<'a> {
    /// A search that draws on `workspace`.
    pub fn new(workspace: &'a mut Workspace) -> MateSearch<'a> {
        MateSearch { workspace, skip: &[], salt: 0, cut: false }
    }

    /// The same search with some moves left out of the attacker's lines.
    pub fn without(self, skip: &'a [Move]) -> MateSearch<'a> {
        let mut salt = DefaultHasher::new();
        skip.hash(&mut salt);
        MateSearch { skip, salt: if skip.is_empty() { 0 } else { salt.finish() }, ..self }
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

    fn checks(&self, board: &Board) -> impl Iterator<Item = Move> + use<'a> {
        let skip = self.skip;
        let all = !board.king(board.side_to_move().other()).bit();
        board.checks_on(all).into_iter().filter(move |play| !skip.contains(play))
    }

    fn key(&self, board: &Board) -> u64 {
        let (hash, muted) = board.memory_key();
        mixed_set(hash ^ self.salt, muted)
    }

    /// Whether there is mate within so many checks. A memory of failures serves: for each position, the number of checks
    /// within which there is none, all of them where there is none at all.
    fn mates(&mut self, board: &Board, checks: u32) -> bool {
        if checks == 0 {
            self.cut = true;
            return false;
        }
        let key = self.key(board);
        match self.workspace.memory.safe.get(key) {
            Some(FOR_EVER) => return false,
            Some(safe) if safe >= checks => {
                self.cut = true;
                return false;
            }
            _ => {}
        }
        if !self.workspace.spend() {
            return false;
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let mates = self.checks(board).any(|play| self.is_mated(&board.after(play), checks));
        if !mates && !self.workspace.is_spent() {
            self.workspace.memory.safe.insert(key, if self.cut { checks } else { FOR_EVER });
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
        let mut refutes = |reply: Move| !self.mates(&board.after(reply), checks - 1);
        match checks {
            // Sorting costs more than it saves where one more check has to mate.
            2 => !board.moves().iter().any(|&reply| refutes(reply)),
            _ => !replies(board).into_iter().any(refutes),
        }
    }

    fn show(&mut self, mut board: Board, checks: u32) -> Vec<Move> {
        let mut line = Vec::new();
        for left in (1..=checks).rev() {
            let found = self.checks(&board).find(|&play| self.is_mated(&board.after(play), left));
            let Some(play) = found else { break };
            line.push(play);
            let after = board.after(play);
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

/// The legal replies to a check, those first that leave the fewest further checks.
fn replies(board: &Board) -> Vec<Move> {
    let mut moves = board.legal_moves();
    if moves.len() > 1 {
        moves.sort_by_cached_key(|&play| {
            let mut count = 0;
            board.after(play).each_forcing(0, u128::MAX, |_, _| count += 1);
            count
        });
    }
    moves
}
