//! Which pieces are won, asked of many at once: until one is taken they all share their lines.

use crate::chess::{Move, Outlook, Squares};

use super::basis::Basis;
use super::forcing::Node;
use super::gain::{GainSearch, MOST_PLIES};
use super::memory::{Prey, mixed};
use super::terms::Forms;

impl GainSearch<'_> {
    /// Which of the enemy pieces `asked` about would be won if they were the target; `None` where the allowance did not
    /// suffice.
    ///
    /// Until the target is taken all targets share their lines, so that one walk over the checks serves them all.
    pub fn prey(&mut self, asked: Squares) -> Option<Squares> {
        let king = self.board.king(self.rules.side.other());
        let root = Node::root(&self.rules, &self.board, king);
        self.last = true;
        self.basis = Basis::of(0);
        let won = self.takes(&root, MOST_PLIES, asked.without(king));
        if self.workspace.is_spent() {
            self.workspace.leave_open();
            return None;
        }
        Some(won)
    }

    /// Which of the pieces `asked` about the attacker wins within `plies`, none having been taken yet and the attacker to move.
    ///
    /// For each of them the same as [`GainSearch::wins`], with its bounds and its way with repetitions.
    fn takes(&mut self, node: &Node, plies: u32, asked: Squares) -> Squares {
        if asked.is_empty() || !self.workspace.spend() || self.is_repetition() {
            return Squares::EMPTY;
        }
        // A capture with one ply left is one whose answer is not seen.
        if plies <= 1 {
            self.basis.cut = true;
            return Squares::EMPTY;
        }
        let question = node.key(&self.board);
        let key = mixed(question, self.salt);
        let known = self.workspace.memory.prey.get(key).unwrap_or_default();
        let (won, lost) = known.answers(plies, self.last);
        let settled = asked & (won | lost);
        if !settled.is_empty() {
            self.basis = self.basis.and(Basis::remembered(known.span));
        }
        let hopeless = if settled == asked { Squares::EMPTY } else { self.hopeless(question, plies, asked - settled) };
        let open = asked - settled - hopeless;
        if open.is_empty() {
            return asked & won;
        }
        let above = self.descend(4);
        let outlook = self.board.outlook();
        let mut found = self.takes_now(node, &outlook, plies, open);
        // The last check can only mate.
        if self.rules.terms.forms == Forms::Direct {
            // Nothing is won by way of checks.
        } else if plies > 3 || self.rules.prize.mate_wins {
            found |= self.takes_by_checks(node, &outlook, plies, open - found);
        } else {
            self.basis.cut = true;
        }
        if let Some(span) = self.ascend(above, plies) {
            let found = Prey { asked: open, won: found, span };
            self.workspace.memory.prey.insert(key, known.and(found));
        }
        found | asked & won
    }

    /// Which of the pieces `asked` about are known not to be won even where less is demanded.
    fn hopeless(&mut self, question: u64, plies: u32, asked: Squares) -> Squares {
        let known = self.weaker.and_then(|salt| self.workspace.memory.prey.get(mixed(question, salt)));
        let Some(known) = known else { return Squares::EMPTY };
        let lost = asked & known.answers(plies, self.last).1;
        if !lost.is_empty() {
            self.basis = self.basis.and(Basis::remembered(known.span));
        }
        lost
    }

    /// The pieces won by taking them at once.
    fn takes_now(&mut self, node: &Node, outlook: &Outlook, plies: u32, asked: Squares) -> Squares {
        let mut won = Squares::EMPTY;
        self.any_step(
            outlook,
            |view, found| node.captures(view, asked, found),
            |search, capture| {
                let target = capture.play.to;
                if !won.contains(target) && search.value_after(&node.aiming_at(target), capture, plies - 1).is_won() {
                    won.insert(target);
                }
                won == asked
            },
        );
        won
    }

    /// The pieces won by giving check first.
    fn takes_by_checks(&mut self, node: &Node, outlook: &Outlook, plies: u32, asked: Squares) -> Squares {
        let mut won = Squares::EMPTY;
        self.any_step(
            outlook,
            |view, found| node.checks(view, found),
            |search, check| {
                let open = (asked - won).without(check.play.to);
                if !open.is_empty() {
                    let next = node.after(&search.rules, &search.board, check);
                    won |= search.once(check, |search| search.takes_against_all(&next, plies - 1, open));
                }
                won == asked
            },
        );
        won
    }

    /// The same after a check: the pieces won against every answer.
    fn takes_against_all(&mut self, node: &Node, plies: u32, asked: Squares) -> Squares {
        if !self.workspace.spend() || self.is_repetition() {
            return Squares::EMPTY;
        }
        if plies == 2 && self.board.has_legal_move() {
            self.basis.cut = true;
            return Squares::EMPTY;
        }
        let above = self.descend(1);
        let mut won = asked;
        let refuted = self.any_useful(node, Squares::ALL, |search, answer| {
            let next = node.after(&search.rules, &search.board, answer);
            let still = search.once(answer, |search| search.takes(&next, plies - 1, won.follow(answer.play)));
            won &= still.follow(Move::new(answer.play.to, answer.play.from));
            won.is_empty()
        });
        self.ascend(above, plies);
        match refuted {
            Some(_) => won,
            None if self.rules.prize.mate_wins => asked,
            None => Squares::EMPTY,
        }
    }
}
