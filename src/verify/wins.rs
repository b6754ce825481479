//! The lines that show a win: what they come to, and that every answer to their first move is met by one of them.

use crate::chess::{Board, Move, Square, fen};
use crate::facts::RootAsChaser;
use crate::labels::{OldThreat, Outcome, Role, Start};
use crate::text::{Told, say};
use crate::verdict::report::Tried;

use super::board::forcing_answers;
use super::claims::Checker;
use super::replay::Replayed;

impl Checker<'_> {
    /// The line with this number, noted as shown for this; none if it cannot be played.
    pub(super) fn line(
        &mut self,
        index: usize,
        start: Start,
        at: &str,
        role: Role,
        target: Option<Square>,
    ) -> Option<usize> {
        let line = self.claim.lines.get(index);
        self.must(line.is_some(), at, || say!("没有第 {index} 条变化", "there is no line {index}"));
        self.shown.get_mut(index)?.push((role, target));
        self.same(&line?.start, &start, &format!(".lines[{index}].start"), |start| start.name().to_owned());
        self.lines[index].is_some().then_some(index)
    }

    pub(super) fn result(&mut self, index: usize, holds: bool, what: Told) {
        let result = self.claim.lines[index].result.name();
        self.must(holds, &format!(".lines[{index}].result"), || say!("{result}：{what}", "'{result}': {what}"; what));
    }

    /// A line that takes the piece on `target` and comes out as it says, whatever is answered to its first move.
    pub(super) fn wins(&mut self, index: usize, start: Start, target: Square, at: &str, role: Role) {
        let Some(index) = self.line(index, start, at, role, Some(target)) else { return };
        self.shows(index, Some(target));
        self.stands(index);
        self.answers(index, Some(target));
    }

    /// A line of checks that mates, whatever is answered to the first of them; gives that first move.
    pub(super) fn mates(&mut self, index: usize, at: &str, role: Role) -> Option<Move> {
        let index = self.line(index, Start::After, at, role, None)?;
        self.shows(index, None);
        self.answers(index, None);
        self.lines[index].as_ref()?.moves.first().copied()
    }

    /// The line takes the piece on `target`, and the account comes out as claimed; without a target every move of it is check,
    /// and the last mates.
    fn shows(&mut self, index: usize, target: Option<Square>) {
        let Some(line) = &self.lines[index] else { return };
        let claimed = &self.claim.lines[index];
        let over = line.is_over() && line.end.side_to_move() != self.ply.side;
        let Some(target) = target else {
            let checks = line.all_checks;
            let holds = claimed.result == Outcome::Mate && checks && over && claimed.free.is_empty();
            return self.result(
                index,
                holds,
                say!("每着将军：{checks}；将死：{over}", "all checks: {checks}; mate: {over}"),
            );
        };
        let takes = line.taken.iter().any(|&(_, origin, _)| origin == target);
        let balance = line.balance(&self.terms.facts());
        let is_known = matches!(claimed.result, Outcome::Gain | Outcome::Even | Outcome::Loss);
        let holds = is_known && (over || takes && self.is_enough(claimed.result, balance));
        let what = say!("吃去 {target}：{takes}；账目 {balance}", "{target} is taken: {takes}; account {balance}");
        self.result(index, holds, what);
    }

    /// After a first move that is no check the opponent may do anything: the win must stand by then.
    fn stands(&mut self, index: usize) {
        let Some(line) = &self.lines[index] else { return };
        let Some(&first) = line.moves.first() else { return };
        let checks = line.start.after(first).in_check(self.them());
        let enough = self.is_enough(self.claim.lines[index].result, line.balance_of_first(&self.terms.facts()));
        let what = say!("{first} 不将军，也还没有得子", "{first} is no check and wins nothing by itself");
        self.result(index, checks || enough, what);
    }

    /// Every answer to the first move of a line is met: by the line itself, by another that says so, or it is left open.
    fn answers(&mut self, index: usize, target: Option<Square>) {
        let Some(line) = &self.lines[index] else { return };
        let Some(&first) = line.moves.first() else { return };
        let mut met: Vec<Move> = line.answer().into_iter().collect();
        let expected = forcing_answers(&line.start.after(first));
        let claim = self.claim;
        for other in (0..claim.lines.len()).filter(|&other| claim.lines[other].against == Some(index)) {
            self.shown[other].push((Role::Meets(index), target));
            let (one, main) = (&claim.lines[other], &claim.lines[index]);
            let alike = one.start == main.start && one.result == main.result && one.moves.first() == main.moves.first();
            let what = || say!("与第 {index} 条变化不相应", "it does not begin or end as line {index} does");
            self.must(alike, &format!(".lines[{other}]"), what);
            self.shows(other, target);
            met.extend(self.lines[other].as_ref().and_then(Replayed::answer));
        }
        met.extend(&claim.lines[index].open);
        met.sort();
        let what = || say!("{first} 的应着是 {expected:?}", "the answers to {first} are {expected:?}");
        self.must(met == expected, &format!(".lines[{index}]"), what);
    }

    /// A threat that stood before the move: it wins there and after the move, and both positions are named.
    pub(super) fn already_there(&mut self, tried: &Tried, target: Square, line: usize, at: &str) {
        let Some(now) = tried.now else { return };
        let counts = self.terms.chinese().is_some_and(|terms| terms.old_threat == OldThreat::BeforeReply);
        let begins = self.claim.lines.get(line).map_or(Start::Before, |line| line.start);
        let (start, then) = match begins {
            Start::Earlier if counts => (Start::Earlier, self.ply.earlier),
            _ => (Start::Before, self.ply.before),
        };
        self.positions(tried, then, at);
        let stands = then.at(target) == self.ply.after.at(target);
        let what = || say!("那时 {target} 上是别的子", "another piece stood on {target} then");
        self.must(stands, &format!("{at}.target"), what);
        self.wins(line, start, target, &format!("{at}.line"), Role::WouldWin);
        self.wins(now, Start::After, target, &format!("{at}.now"), Role::WouldWin);
    }

    /// Both positions of an old threat are named as they are.
    pub(super) fn positions(&mut self, tried: &Tried, then: Board, at: &str) {
        let Some(positions) = &tried.positions else { return };
        for (name, claimed, board) in [("then", &positions.then, then), ("now", &positions.now, self.ply.after)] {
            self.same(claimed, &fen::write(&board), &format!("{at}.positions.{name}"), String::clone);
        }
    }

    /// Whether an account is good enough for what is claimed.
    fn is_enough(&self, result: Outcome, balance: i32) -> bool {
        let terms = self.terms.facts();
        match result {
            Outcome::Gain => balance > 0 || balance == 0 && terms.oral_supplements,
            Outcome::Even => balance >= 0,
            Outcome::Loss => balance >= 0 && terms.root_as_chaser == RootAsChaser::Always,
            Outcome::Mate | Outcome::Mated => false,
        }
    }
}
