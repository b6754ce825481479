//! The mate search of Article 28.2: mate by an unbroken series of checks, against any legal defence.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::chess::{Board, Move, Squares};

use super::memory::{FOR_EVER, Safe, mixed, mixed_set};
use super::workspace::{Answer, Workspace};

/// The longest series looked at, in checks. Checks that have not mated by then are taken not to mate.
pub const MOST_CHECKS: u32 = 13;

/// Looks for mate by the side to move, every move of it a check. The shortest series is found first.
pub struct MateSearch<'a> {
    workspace: &'a mut Workspace,
    skip: &'a [Move],
    /// What tells the questions of this search apart from those of others in the memory they share.
    salt: u64,
    /// The position looked at.
    board: Board,
    /// The bound of the iteration left something open.
    cut: bool,
}

impl<'a> MateSearch<'a> {
    /// A search from `board`, the checking side to move, that draws on `workspace`.
    pub fn new(board: &Board, workspace: &'a mut Workspace) -> MateSearch<'a> {
        MateSearch { workspace, skip: &[], salt: 0, board: *board, cut: false }
    }

    /// The same search with some moves left out of the attacker's lines.
    pub fn without(self, skip: &'a [Move]) -> MateSearch<'a> {
        let mut salt = FxHasher::default();
        skip.hash(&mut salt);
        MateSearch { skip, salt: if skip.is_empty() { 0 } else { salt.finish() }, ..self }
    }

    /// The shortest mating line; the defence shown holds out longest.
    pub fn run(mut self) -> Answer<Vec<Move>> {
        for checks in 1..=MOST_CHECKS {
            self.cut = false;
            let line = self.mates(checks).then(|| self.show(checks));
            // A line cut short shows nothing.
            if self.workspace.is_spent() {
                self.workspace.leave_open();
                return Answer::Undecided;
            }
            if let Some(line) = line {
                return Answer::Yes(line);
            }
            if !self.cut {
                return Answer::No;
            }
        }
        Answer::No
    }

    fn checks(&self) -> impl Iterator<Item = Move> + use<'a> {
        let skip = self.skip;
        let all = Squares::ALL.without(self.board.king(self.board.side_to_move().other()));
        self.board.checks_on(all).into_iter().filter(move |play| !skip.contains(play))
    }

    fn key(&self) -> u64 {
        let (hash, muted) = self.board.memory_key();
        mixed_set(hash ^ self.salt, muted)
    }

    /// What a question comes to in the position after a move.
    fn once<T>(&mut self, play: Move, ask: impl FnOnce(&mut Self) -> T) -> T {
        let made = self.board.make(play);
        let answer = ask(self);
        self.board.unmake(made);
        answer
    }

    /// What is known of the position, if it answers whether there is mate within so many checks.
    fn known(&mut self, known: Option<Safe>, checks: u32) -> bool {
        let Some(safe) = known.filter(|known| known.checks >= checks) else { return false };
        self.cut |= safe.checks != FOR_EVER;
        true
    }

    /// Whether there is mate within so many checks.
    fn mates(&mut self, checks: u32) -> bool {
        if checks == 0 {
            self.cut = true;
            return false;
        }
        let key = self.key();
        let known = self.workspace.memory.safe.get(key);
        if self.known(known, checks) || !self.workspace.spend() {
            return false;
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let mates = self.checks().any(|play| self.once(play, |search| search.is_mated(checks)));
        if !mates {
            self.keep(key, checks, None);
        }
        self.cut |= cut_before;
        mates
    }

    /// Keeps that there is no mate within so many checks, or none at all, and what parries the last one.
    fn keep(&mut self, key: u64, checks: u32, reply: Option<Move>) {
        if !self.workspace.is_spent() {
            let checks = if self.cut { checks } else { FOR_EVER };
            self.workspace.memory.safe.insert(key, Safe { checks, reply });
        }
    }

    /// Whether the side to move, in check by the first of so many checks, is mated within them.
    fn is_mated(&mut self, checks: u32) -> bool {
        if !self.workspace.spend() {
            return false;
        }
        if checks == 1 {
            let mated = !self.board.has_legal_move();
            self.cut |= !mated;
            return mated;
        }
        // The same position is another question where the side in check looks for mate itself.
        let key = mixed(self.key(), 1);
        let known = self.workspace.memory.safe.get(key);
        if self.known(known, checks) {
            return false;
        }
        let cut_before = self.cut;
        // What parried a shorter series is likely to parry this one.
        let former = known.and_then(|known| known.reply).filter(|&reply| self.parries(reply, checks));
        let reply = former.or_else(|| {
            // Sorting costs more than it saves where one more check has to mate.
            let replies = if checks == 2 { self.board.legal_moves() } else { replies(&self.board) };
            replies.into_iter().find(|&reply| self.parries(reply, checks))
        });
        if reply.is_some() {
            self.keep(key, checks, reply.filter(|_| checks > 2));
        }
        // A mate depends on nothing that the bound cut off.
        self.cut = cut_before | (self.cut && reply.is_some());
        reply.is_none()
    }

    /// Whether a reply to the first of so many checks avoids mate within them.
    fn parries(&mut self, reply: Move, checks: u32) -> bool {
        self.cut = false;
        !self.once(reply, |search| search.mates(checks - 1))
    }

    fn show(&mut self, checks: u32) -> Vec<Move> {
        let mut line = Vec::new();
        for left in (1..=checks).rev() {
            let found = self.checks().find(|&play| self.once(play, |search| search.is_mated(left)));
            let Some(play) = found else { break };
            line.push(play);
            self.board.make(play);
            let replies = replies(&self.board);
            let holds_out =
                |search: &mut Self, reply: Move| left >= 2 && !search.once(reply, |search| search.mates(left - 2));
            let longest = replies.iter().find(|&&reply| holds_out(self, reply));
            let Some(&reply) = longest.or(replies.first()) else { break };
            line.push(reply);
            self.board.make(reply);
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
            let after = board.after(play);
            after.each_forcing(&after.outlook(), Squares::EMPTY, Squares::ALL, |_, _| count += 1);
            count
        });
    }
    moves
}
