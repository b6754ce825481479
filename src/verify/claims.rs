//! The claims about one ply: each effect needs its reason, each reason its line, each line its result.

use crate::chess::{Kind, Move, Piece, Side, Square};
use crate::labels::{Class, Label, Law, Outcome, Reason, Role, Root, School, Start, Target, Terms, Why, in_order};
use crate::rulebooks::Rulebook;
use crate::text::{Told, say};
use crate::verdict::report::{Judged, Tried};

use super::Faults;
use super::board::{captures, cut_ways, has_worth, may_exchange, possible_roots};
use super::replay::{self, Replayed};
use super::turns::Played;

/// Checks everything that is claimed of a ply; gives the label that is claimed.
pub fn check(
    ply: &Played,
    claim: &Judged,
    rulebook: &'static Rulebook,
    law: &Law,
    at: &str,
    faults: &mut Faults,
) -> Label {
    let lines = claim.lines.iter().enumerate().map(|(index, line)| {
        let at = format!("{at}.lines[{index}]");
        replay::line(ply, line, claim.pawn_in_mutual_attack, &law.terms.facts(), &at, faults)
    });
    let (lines, terms) = (lines.collect(), &law.terms);
    let shown = vec![Vec::new(); claim.lines.len()];
    let mut checker = Checker { ply, claim, terms, at, faults, lines, shown, pairs_anew: false };
    checker.names();
    claim.reasons.iter().enumerate().for_each(|(index, reason)| checker.reason(index, reason));
    match &terms.school {
        School::Asian(points) => checker.asian(*points),
        School::Chinese(_) => {
            claim.targets.iter().enumerate().for_each(|(index, target)| checker.target(index, target));
            claim.considered.iter().enumerate().for_each(|(index, tried)| checker.considered(index, tried));
            checker.new_attacks();
        }
    }
    checker.blocks();
    checker.each_once();
    checker.label(rulebook, law)
}

pub(super) struct Checker<'a> {
    pub ply: &'a Played,
    pub claim: &'a Judged,
    pub terms: &'a Terms,
    pub at: &'a str,
    pub faults: &'a mut Faults,
    pub lines: Vec<Option<Replayed>>,
    /// What each line is shown for, by every claim that rests on it.
    pub shown: Vec<Vec<(Role, Option<Square>)>>,
    /// Whether the move brings two pieces of a kind to where they can take each other.
    pub pairs_anew: bool,
}

impl Checker<'_> {
    pub(super) fn them(&self) -> Side {
        self.ply.side.other()
    }

    /// The label is the heaviest effect, every effect has a reason of its kind and every reason an effect.
    fn names(&mut self) {
        let (claim, at) = (self.claim, self.at);
        self.faults.same(&claim.label_en.as_str(), &claim.label.en(), format!("{at}.label_en"), |en| en.to_string());
        let mut expected: Vec<Class> = claim.reasons.iter().map(class_of).collect();
        expected.sort();
        expected.dedup();
        in_order(&mut expected, self.terms.order);
        if expected.is_empty() {
            expected.push(Class::Idle);
        }
        let shown = |effects: &Vec<Class>| effects.iter().map(|class| class.zh()).collect();
        self.faults.same(&claim.effects, &expected, format!("{at}.effects"), shown);
        self.faults.same(&claim.label, &expected[0], format!("{at}.label"), Class::to_string);
        let checks = self.ply.after.in_check(self.them());
        self.faults.check(checks == (claim.label == Class::Check), format!("{at}.label"), || match checks {
            true => say!("此着将军", "the general is in check after the move"),
            false => say!("此着不将军", "the general is not in check after the move"),
        });
        let joint = claim.targets.iter().any(|target| target.joint);
        self.faults.same(&claim.joint, &joint, format!("{at}.joint"), bool::to_string);
        let pawns_may_count = self.terms.chinese().is_some_and(|terms| terms.pawn_in_mutual_attack);
        self.faults.check(
            pawns_may_count || !claim.pawn_in_mutual_attack,
            format!("{at}.pawn_in_mutual_attack"),
            || say!("规则没有这一条", "the edition has no such clause"),
        );
    }

    fn target(&mut self, index: usize, target: &Target) {
        let at = format!("{}.targets[{index}]", self.at);
        let (square, side, board) = (target.square, self.ply.side, self.ply.after);
        let found = board.at(square).filter(|piece| piece.side != side && has_worth(*piece, square));
        self.faults.check(
            found == Some(target.piece),
            format!("{at}.piece"),
            || say!("{square} 上是{found}", "on {square} stands {found}"; found),
        );
        let attackers: Vec<Square> = board.passed().moves_to(square).iter().map(|capture| capture.from).collect();
        self.faults.same(&target.attackers, &attackers, format!("{at}.attackers"), |squares| format!("{squares:?}"));
        self.wins(target.line, Start::After, square, &format!("{at}.line"), Role::Wins);
        self.root(target, &at);
        let reason = Reason::Chases { target: index };
        let is_chased = self.claim.reasons.iter().filter(|other| **other == reason).count();
        self.faults
            .check(is_chased == 1, &at, || say!("没有理由说到它，或不止一项", "no reason, or more than one, names it"));
        let twice = self.claim.targets[..index].iter().any(|other| other.square == square);
        self.faults.check(!twice, format!("{at}.square"), || say!("写了两次", "it is named twice"));
    }

    /// Roots, judged at the moment of the capture, as far as that can be seen without a search.
    fn root(&mut self, target: &Target, at: &str) {
        let Some(Some(line)) = self.lines.get(target.line) else { return };
        let capture = line.taken.iter().find(|&&(_, origin, _)| origin == target.square);
        let possible = capture.map_or(vec![Root::Real], |&(.., index)| possible_roots(line, index));
        self.faults.check(possible.contains(&target.root), format!("{at}.root"), || {
            let names = possible.iter().map(|root| root.name()).collect::<Vec<_>>().join(", ");
            say!("吃去之时，根只能是 {names}", "when it is taken its root can only be {names}")
        });
    }

    fn reason(&mut self, index: usize, reason: &Reason) {
        let at = format!("{}.reasons[{index}]", self.at);
        let is_asian = self.terms.chinese().is_none();
        match reason {
            Reason::GivesCheck { by } => {
                let found: Vec<Square> = self.ply.after.checkers(self.them()).iter().collect();
                self.faults.check(!found.is_empty() && *by == found, format!("{at}.by"), || {
                    say!("将军的是 {found:?}", "check is given by {found:?}")
                });
            }
            Reason::ThreatensMate { line } => _ = self.mates(*line, &format!("{at}.line"), Role::Wins),
            Reason::Chases { target } => {
                let known = *target < self.claim.targets.len();
                self.faults.check(known, format!("{at}.target"), || {
                    say!("没有第 {target} 个目标", "there is no target {target}")
                });
            }
            Reason::OffersExchange { .. } | Reason::OffersPiece { .. } if is_asian => {}
            Reason::OffersExchange { own, partner } => {
                let holds = may_exchange(&self.ply.after, self.ply.side, *own, *partner);
                self.faults.check(holds, at, || {
                    say!(
                        "{own} 与 {partner} 不是可以互吃的同等之子",
                        "{own} and {partner} are no equal pieces that may take each other"
                    )
                });
            }
            Reason::OffersPiece { by } => self.offer(*by, &at),
            Reason::Blocks { enemy, lost } => {
                let mut expected = cut_ways(self.ply, *enemy);
                let mut named = lost.clone();
                expected.sort();
                named.sort();
                self.faults.check(!expected.is_empty() && named == expected, format!("{at}.lost"), || {
                    say!(
                        "此着所断 {enemy} 吃子、将军的去路是 {expected:?}",
                        "the ways of {enemy} to captures and checks that the move cuts lead to {expected:?}"
                    )
                });
            }
            Reason::Follows { target } => self.follow(*target, &at),
        }
    }

    fn offer(&mut self, by: Square, at: &str) {
        let (board, own) = (self.ply.after, self.ply.play.to);
        let same = board.at(by).map(|piece| piece.kind) == board.at(own).map(|piece| piece.kind);
        let may_take = board.is_legal(Move::new(by, own));
        let rooted = may_take && !board.after(Move::new(by, own)).moves_to(own).is_empty();
        self.faults.check(same && may_take && !rooted, at, || {
            say!(
                "{by} 吃 {own}：同类 {same}，合法 {may_take}，有子吃回 {rooted}",
                "{by} takes {own}: same kind {same}, legal {may_take}, retaken {rooted}"
            )
        });
    }

    /// A move that is no attack names every enemy piece whose ways it cuts.
    fn blocks(&mut self) {
        let claim = self.claim;
        let privileged = claim.considered.iter().any(|tried| tried.kind == Why::Privileged);
        let looked_for = match self.terms.school {
            School::Asian(_) => claim.effects.iter().all(|effect| matches!(effect, Class::Block | Class::Idle)),
            School::Chinese(_) => !claim.effects.iter().any(|effect| effect.is_attack()) && !privileged,
        };
        let (ply, them) = (self.ply, self.them());
        let hindered = ply.after.pieces(them).filter(|&(enemy, _)| !cut_ways(ply, enemy).is_empty()).count();
        let named = claim.reasons.iter().filter(|reason| matches!(reason, Reason::Blocks { .. })).count();
        let expected = if looked_for { hindered } else { 0 };
        self.faults.check(named == expected || claim.undecided.is_some(), format!("{}.reasons", self.at), || {
            say!(
                "此着断去 {expected} 子的去路，写了 {named} 子",
                "the move cuts ways of {expected} pieces, as far as that counts; {named} are named"
            )
        });
    }

    /// The moved piece could take the one it follows, could be retaken, and a line shows what taking it comes to.
    fn follow(&mut self, target: Square, at: &str) {
        let shows = |tried: &Tried| tried.kind == Why::Refuted && tried.target == Some(target);
        let shown = self.claim.considered.iter().any(shows);
        let (board, capture) = (self.ply.after.passed(), Move::new(self.ply.play.to, target));
        let retaken = board.is_legal(capture) && !captures(&board.after(capture), target).is_empty();
        self.faults.check(shown && retaken, at, || {
            say!(
                "所走之子吃 {target} 而被吃回：{retaken}；有变化说明：{shown}",
                "the moved piece takes {target} and is retaken: {retaken}; a line shows what comes of it: {shown}"
            )
        });
    }

    /// Whether a thing considered has the fields that its kind needs.
    pub(super) fn fields(&mut self, tried: &Tried, at: &str) {
        let needs = match tried.kind {
            Why::AlreadyThere => (true, false, true, true),
            Why::Privileged => (true, true, false, false),
            Why::OwnExchange | Why::LeftOpen => (true, false, false, false),
            Why::Refuted | Why::SteppedAside | Why::AnswersCheck | Why::DefencePost | Why::MateByExchange => {
                (true, false, true, false)
            }
        };
        let is_old = tried.now.is_some() && tried.positions.is_some();
        let none_of_old = tried.now.is_none() && tried.positions.is_none();
        let has = (tried.target.is_some(), tried.by.is_some(), tried.line.is_some(), is_old);
        self.faults.check(has == needs && (is_old || none_of_old), at, || {
            let kind = tried.kind.name();
            say!("{kind} 应有别的字段", "a {kind} needs other fields")
        });
    }

    fn considered(&mut self, index: usize, tried: &Tried) {
        let at = format!("{}.considered[{index}]", self.at);
        self.fields(tried, &at);
        let Some(target) = tried.target else { return };
        let (board, them) = (self.ply.after, self.them());
        let is_mate = matches!(tried.kind, Why::AnswersCheck | Why::MateByExchange) && board.king(them) == target;
        let valued = board.at(target).is_some_and(|piece| piece.side == them && has_worth(piece, target));
        self.faults.check(valued && tried.kind != Why::MateByExchange || is_mate, format!("{at}.target"), || {
            say!("{target} 上没有有价值的子", "no piece of value on {target}")
        });
        self.considered_of(tried, target, is_mate, &at);
    }

    fn considered_of(&mut self, tried: &Tried, target: Square, is_mate: bool, at: &str) {
        let line_at = format!("{at}.line");
        let (board, side) = (self.ply.after, self.ply.side);
        let mut must = |holds: bool, what: fn() -> Told| self.faults.check(holds, at, what);
        match tried.kind {
            Why::AnswersCheck => {
                let answers = self.ply.before.in_check(side) && self.ply.before.king(side) == self.ply.play.from;
                must(answers, || say!("此着不是将帅应将", "the move is no general's answer to a check"));
            }
            Why::DefencePost => {
                let weak = |piece: Piece| matches!(piece.kind, Kind::Advisor | Kind::Elephant);
                must(board.at(target).is_some_and(weak), || {
                    say!("所攻的不是士象", "no advisor or elephant is attacked")
                });
            }
            Why::OwnExchange => {
                let holds = board.pieces(side).any(|(own, _)| may_exchange(&board, side, own, target));
                must(holds, || say!("没有邀兑此子", "no exchange with the piece is on offer"));
            }
            Why::Privileged => {
                let taker = tried.by.filter(|&by| board.passed().is_legal(Move::new(by, target)));
                let kind = taker.and_then(|by| board.at(by)).map(|piece| piece.kind);
                must(matches!(kind, Some(Kind::King | Kind::Pawn)), || {
                    say!("那里没有可以吃它的将帅或兵卒", "no general or pawn there may take it")
                });
            }
            _ => {}
        }
        let Some(line) = tried.line else { return };
        match tried.kind {
            Why::Refuted => self.refuted(line, target, &line_at),
            Why::AlreadyThere => self.already_there(tried, target, line, at),
            Why::MateByExchange => {
                let first = self.mates(line, &line_at, Role::WouldWin);
                let holds = first.is_none_or(|play| may_exchange(&board, side, play.from, play.to));
                self.faults.check(holds, at, || say!("杀着不是从兑子开始", "the mate does not begin with an exchange"));
            }
            _ if is_mate => _ = self.mates(line, &line_at, Role::WouldWin),
            _ => self.wins(line, Start::After, target, &line_at, Role::WouldWin),
        }
    }

    /// A capture and its answer.
    fn refuted(&mut self, index: usize, target: Square, at: &str) {
        let Some(index) = self.line(index, Start::After, at, Role::Refutes, Some(target)) else { return };
        let Some(line) = &self.lines[index] else { return };
        let takes = line.moves.first().is_some_and(|play| play.to == target);
        let mated = line.is_over() && line.end.side_to_move() == self.ply.side;
        let balance = line.balance;
        let holds = match self.claim.lines[index].result {
            Outcome::Mated => mated,
            Outcome::Loss => !mated && balance < 0,
            Outcome::Even => !mated && balance == 0,
            Outcome::Gain => !mated && balance > 0,
            Outcome::Mate => false,
        };
        self.result(
            index,
            takes && holds,
            say!(
                "先吃 {target}：{takes}；账目为 {balance}；吃子一方被将死：{mated}",
                "it takes {target} first: {takes}, the account comes to {balance}, the taker is mated: {mated}"
            ),
        );
    }

    /// Every line serves one claim, and nothing is said twice.
    fn each_once(&mut self) {
        for index in 0..self.shown.len() {
            let used = self.shown[index].len();
            self.faults.check(used == 1, format!("{}.lines[{index}]", self.at), || {
                say!("有 {used} 项说法以它为据", "{used} claims rest on it")
            });
        }
        let twice = has_twice(&self.claim.reasons) || has_twice(&self.claim.considered);
        self.faults.check(!twice, self.at, || say!("有一项理由写了两次", "a reason or consideration is given twice"));
    }

    /// Every new capture of a piece of value is spoken of.
    fn new_attacks(&mut self) {
        let (ply, claim) = (self.ply, self.claim);
        if claim.label == Class::Check || claim.undecided.is_some() {
            return;
        }
        let (before, now) = (ply.before.unchecked(ply.side), ply.after.passed());
        for play in now.legal_moves() {
            let Some(victim) = now.at(play.to) else { continue };
            let is_new = play.from == ply.play.to || !before.is_legal(play);
            let spoken = claim.targets.iter().any(|target| target.square == play.to)
                || claim.considered.iter().any(|tried| tried.target == Some(play.to));
            self.faults.check(!is_new || spoken || !has_worth(victim, play.to), self.at, || {
                say!("没有说到新的攻击 {play}", "the new attack {play} is not spoken of")
            });
        }
    }
}

fn has_twice<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().any(|(index, item)| items[..index].contains(item))
}

const fn class_of(reason: &Reason) -> Class {
    match reason {
        Reason::GivesCheck { .. } => Class::Check,
        Reason::ThreatensMate { .. } => Class::Kill,
        Reason::Chases { .. } => Class::Chase,
        Reason::OffersExchange { .. } => Class::Exchange,
        Reason::OffersPiece { .. } => Class::Offer,
        Reason::Blocks { .. } => Class::Block,
        Reason::Follows { .. } => Class::Follow,
    }
}
