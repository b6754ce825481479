//! The claims about one ply under the Asian and World books, whose attacks are found by looking: every chase, exchange, offer
//! and old or rooted attack is found anew as the book says, and compared. Only that no mate is threatened is taken on trust.

use crate::chess::Move;
use crate::facts::Workspace;
use crate::labels::{Considered, Label, Law, Outcome, Reason, Role, Start, Why, label_plies_in};
use crate::text::say;
use crate::verdict::report::Tried;

use super::claims::Checker;

impl Checker<'_> {
    /// Compares what is claimed of attacks with what is found where nothing may be searched for.
    pub(super) fn asian(&mut self, law: &Law) {
        let (claim, plies) = (self.claim, std::slice::from_ref(&self.ply.ply));
        let Some(found) = label_plies_in(plies, law, 0, &mut Workspace::new(0)).pop() else { return };
        self.spoken = found.spoken.clone();
        let by_looking = |reason: &&Reason| !matches!(reason, Reason::ThreatensMate { .. } | Reason::Blocks { .. });
        let claimed: Vec<&Reason> = claim.reasons.iter().filter(by_looking).collect();
        let reasons: Vec<&Reason> = found.reasons.iter().filter(by_looking).collect();
        self.same(&claimed, &reasons, ".reasons", |reasons| format!("{reasons:?}"));
        let count = usize::to_string;
        self.same(&claim.targets.len(), &found.targets.len(), ".targets", count);
        for (index, (target, one)) in claim.targets.iter().zip(&found.targets).enumerate() {
            let at = format!(".targets[{index}]");
            let line = target.line;
            let expected = crate::labels::Target { line, ..one.clone() };
            self.same(target, &expected, &at, |one| format!("{one:?}"));
            self.same_line(&found, one.line, line, &format!("{at}.line"), Role::Wins);
        }
        self.same(&claim.considered.len(), &found.considered.len(), ".considered", count);
        for (index, (tried, one)) in claim.considered.iter().zip(&found.considered).enumerate() {
            self.same_considered(&found, tried, one, &format!(".considered[{index}]"));
        }
    }

    fn same_considered(&mut self, found: &Label, tried: &Tried, one: &Considered, at: &str) {
        self.fields(tried, at);
        let same = (tried.kind, tried.target, tried.by) == (one.why, one.target, one.by);
        self.faults
            .check(same, at, || say!("没有这样的攻击，或不这样计", "there is no such attack, or it counts otherwise"));
        let (Some(line), Some(shown)) = (tried.line, one.line) else { return };
        if one.why == Why::Refuted {
            return self.same_line(found, shown, line, &format!("{at}.line"), Role::Refutes);
        }
        self.same_line(found, shown, line, &format!("{at}.line"), Role::WouldWin);
        self.positions(tried, self.ply.before, at);
        let (Some(now), Some(&old)) = (tried.now, found.lines[shown].moves.first()) else { return };
        let by = if old.from == self.ply.play.from { self.ply.play.to } else { old.from };
        self.capture(now, Move::new(by, old.to), &format!("{at}.now"));
    }

    /// The line that is claimed is the line found.
    fn same_line(&mut self, found: &Label, shown: usize, line: usize, at: &str, role: Role) {
        let shown = &found.lines[shown];
        let Some(index) = self.line(line, shown.start, at, role, shown.target) else { return };
        let claimed = &self.claim.lines[index];
        let same = claimed.moves == shown.moves && claimed.result == shown.outcome && claimed.free.is_empty();
        let (moves, outcome) = (&shown.moves, shown.outcome.name());
        self.result(index, same, say!("应为 {moves:?}，{outcome}", "expected {moves:?} and {outcome}"));
    }

    /// A line after the move that is a capture and, where a root may retake, one retake.
    fn capture(&mut self, index: usize, capture: Move, at: &str) {
        let Some(index) = self.line(index, Start::After, at, Role::WouldWin, Some(capture.to)) else { return };
        let Some(line) = &self.lines[index] else { return };
        let taken = line.start.after(capture);
        let roots = taken.moves_to(capture.to);
        let is_retake = match line.moves.as_slice() {
            [first] => *first == capture && roots.is_empty(),
            [first, second] => *first == capture && roots.contains(second),
            _ => false,
        };
        let expected = if roots.is_empty() { Outcome::Gain } else { Outcome::Even };
        let claimed = &self.claim.lines[index];
        let holds = is_retake && claimed.result == expected && claimed.free.is_empty();
        let (count, result) = (roots.len(), expected.name());
        self.result(
            index,
            holds,
            say!("应为 {capture}，{count} 子可吃回，{result}", "expected {capture}, {count} retakes, {result}"),
        );
    }
}
