//! The lines that show a win: what they come to, and that every answer to their first move is met by one of them.

use crate::chess::{Board, Kind, Move, Square, fen};

use super::claims::Checker;
use super::editions::Edition;
use super::replay::Replayed;
use super::report::Considered;
use super::turns::parse;

/// What a line is to show.
#[derive(Clone, Copy)]
enum Wins {
    /// The piece on this point is taken, and the account comes out as claimed.
    Piece(Square),
    /// Every move is check, and the last mates.
    Mate,
}

impl Checker<'_> {
    /// The line with this number, noted as used.
    pub(super) fn line(&mut self, index: usize, start: &str, at: &str) -> Option<usize> {
        let line = self.claim.lines.get(index);
        let line = self.faults.need(line, at, || format!("there is no line {index}"))?;
        self.used[index] += 1;
        self.faults.check(line.start == start, format!("{}.lines[{index}].start", self.at), || {
            format!("for what it is to show it must start {start} the move")
        });
        self.lines[index].is_some().then_some(index)
    }

    pub(super) fn result(&mut self, index: usize, holds: bool, what: &str) {
        let result = &self.claim.lines[index].result;
        self.faults.check(holds, format!("{}.lines[{index}].result", self.at), || format!("'{result}': {what}"));
    }

    /// A line that takes the piece on `target` and comes out as it says, whatever is answered to its first move.
    pub(super) fn wins(&mut self, index: usize, start: &str, target: Square, at: &str) {
        let Some(index) = self.line(index, start, at) else { return };
        self.shows(index, Wins::Piece(target));
        self.stands(index);
        self.answers(index, Wins::Piece(target));
    }

    /// A line of checks that mates, whatever is answered to the first of them; gives that first move.
    pub(super) fn mates(&mut self, index: usize, at: &str) -> Option<Move> {
        let index = self.line(index, "after", at)?;
        self.shows(index, Wins::Mate);
        self.answers(index, Wins::Mate);
        self.lines[index].as_ref()?.moves.first().copied()
    }

    fn shows(&mut self, index: usize, what: Wins) {
        let Some(line) = &self.lines[index] else { return };
        let over = line.is_over() && line.end.side_to_move() != self.ply.side;
        match what {
            Wins::Mate => {
                let (checks, free) = (line.all_checks, self.claim.lines[index].free.is_empty());
                let holds = self.claim.lines[index].result == "mate" && checks && over && free;
                self.result(index, holds, &format!("every move gives check: {checks}, it ends in mate: {over}"));
            }
            Wins::Piece(target) => {
                let takes = line.taken.iter().any(|&(_, origin)| origin == target);
                let balance = line.balance;
                let enough = takes && is_enough(&self.claim.lines[index].result, balance, self.edition);
                let is_known = matches!(self.claim.lines[index].result.as_str(), "gain" | "even" | "loss");
                let told = format!("the piece on {target} is taken: {takes}, the account comes to {balance}");
                self.result(index, is_known && (enough || over), &told);
            }
        }
    }

    /// After a first move that is no check the opponent may do anything: the win must stand by then.
    fn stands(&mut self, index: usize) {
        let Some(line) = &self.lines[index] else { return };
        let Some(&first) = line.moves.first() else { return };
        let checks = line.start.after(first).in_check(self.ply.side.other());
        let enough = is_enough(&self.claim.lines[index].result, line.balance_of_first, self.edition);
        let what =
            format!("{first} is no check and wins nothing by itself, so that the opponent may answer as it likes");
        self.result(index, checks || enough, &what);
    }

    /// Every answer to the first move of a line is met: by the line itself, by another that says so, or it is left open.
    fn answers(&mut self, index: usize, what: Wins) {
        let Some(line) = &self.lines[index] else { return };
        let Some(&first) = line.moves.first() else { return };
        let at = format!("{}.lines[{index}]", self.at);
        let mut met: Vec<Move> = line.moves.get(1).copied().into_iter().collect();
        let expected = forcing_answers(&line.start.after(first));
        let claim = self.claim;
        let others = (0..claim.lines.len()).filter(|&other| claim.lines[other].against == Some(index));
        for other in others.collect::<Vec<_>>() {
            self.used[other] += 1;
            let (one, main) = (&claim.lines[other], &claim.lines[index]);
            let there = format!("{}.lines[{other}]", self.at);
            let alike = one.start == main.start && one.result == main.result && one.moves.first() == main.moves.first();
            self.faults.check(alike, &there, || format!("it does not begin, start or end as line {index} does"));
            self.shows(other, what);
            met.extend(self.lines[other].as_ref().and_then(Replayed::answer));
        }
        for (number, name) in claim.lines[index].open.iter().enumerate() {
            let reply =
                self.faults.need(parse(name), format!("{at}.open[{number}]"), || format!("'{name}' is no move"));
            met.extend(reply);
        }
        let named = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        met.sort();
        self.faults.check(met == expected, &at, || {
            format!("the answers to {first} are {}, those spoken of {}", named(&expected), named(&met))
        });
    }

    /// A threat that stood before the move: it wins there and after the move, and both positions are named.
    pub(super) fn already_there(&mut self, item: &Considered, target: Square, line: usize, at: &str) {
        let Some(now) = item.now else { return };
        let begins = self.claim.lines.get(line).map_or("before", |line| line.start.as_str());
        let is_earlier = begins == "earlier" && self.edition.earlier_counts;
        let then = if is_earlier { self.ply.earlier } else { self.ply.before };
        self.positions(item, then, at);
        let stands = then.at(target) == self.ply.after.at(target);
        self.faults.check(stands, format!("{at}.target"), || format!("another piece stood on {target} then"));
        self.wins(line, if is_earlier { "earlier" } else { "before" }, target, &format!("{at}.line"));
        self.wins(now, "after", target, &format!("{at}.now"));
    }

    /// Both positions of an old threat are named as they are.
    pub(super) fn positions(&mut self, item: &Considered, then: Board, at: &str) {
        let Some(positions) = &item.positions else { return };
        for (name, claimed, board) in [("then", &positions.then, then), ("now", &positions.now, self.ply.after)] {
            let found = fen::write(&board);
            self.faults.check(*claimed == found, format!("{at}.positions.{name}"), || format!("it is {found}"));
        }
    }
}

/// Whether an account is good enough for what is claimed.
fn is_enough(result: &str, balance: i32, edition: &Edition) -> bool {
    match result {
        "gain" => balance > 0 || balance == 0 && edition.terms.oral,
        "even" => balance >= 0,
        "loss" => balance >= 0 && edition.roots_may_leave,
        _ => false,
    }
}

/// The answers that can change what a line comes to: captures and checks, and any move at all against a check.
fn forcing_answers(board: &Board) -> Vec<Move> {
    let side = board.side_to_move();
    let checked = board.in_check(side);
    let is_forcing = |play: &Move| match board.at(play.to) {
        Some(victim) => victim.kind != Kind::King,
        None => checked || !board.is_muted(play.from) && board.after(*play).in_check(side.other()),
    };
    let mut found: Vec<Move> = board.legal_moves().into_iter().filter(is_forcing).collect();
    found.sort();
    found
}
