//! The claims about one ply: each effect needs its reason, each reason its line, each line its result.

use crate::chess::{Kind, Move, Piece, Side, Square};
use crate::labels::{
    Class, Label, Law, Outcome, Reason, Role, Root, School, Spoken, Start, Target, Terms, Why, chinese, in_order,
};
use crate::rulebooks::Rulebook;
use crate::text::{Told, say};
use crate::verdict::report::{Judged, Tried};

use super::Faults;
use super::board::{captures, has_worth, may_check, may_exchange, possible_roots};
use super::replay::{self, Replayed};
use super::turns::Played;

/// Checks everything that is claimed of a ply; gives the label that is claimed.
pub fn check(ply: &Played, claim: &Judged, (rulebook, law): (&Rulebook, &Law), at: &str, faults: &mut Faults) -> Label {
    let lines = claim.lines.iter().enumerate().map(|(index, line)| {
        let at = format!("{at}.lines[{index}]");
        replay::line(ply, line, claim.pawn_in_mutual_attack, &at, faults)
    });
    let (lines, terms) = (lines.collect(), &law.terms);
    let shown = vec![Vec::new(); claim.lines.len()];
    let mut checker = Checker { ply, claim, terms, at, faults, lines, shown, spoken: Vec::new() };
    checker.names();
    claim.reasons.iter().enumerate().for_each(|(index, reason)| checker.reason(&format!(".reasons[{index}]"), reason));
    match &terms.school {
        School::Asian(_) => checker.asian(law),
        School::Chinese(_) => {
            claim.targets.iter().enumerate().for_each(|(index, target)| checker.target(index, target));
            claim.considered.iter().enumerate().for_each(|(index, tried)| checker.considered(index, tried));
            checker.new_attacks();
        }
    }
    checker.blocks();
    checker.follows();
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
    /// What rules are known to have said of the move.
    pub spoken: Vec<Spoken>,
}

impl Checker<'_> {
    pub(super) fn them(&self) -> Side {
        self.ply.side.other()
    }

    /// Notes a fault at a place below this ply unless `holds`.
    pub(super) fn must(&mut self, holds: bool, below: &str, what: impl FnOnce() -> Told) {
        self.faults.check(holds, format_args!("{}{below}", self.at), what);
    }

    /// Notes a fault at a place below this ply unless what is claimed is what is found.
    pub(super) fn same<T: PartialEq>(&mut self, claimed: &T, found: &T, below: &str, shown: impl FnOnce(&T) -> String) {
        self.faults.same(claimed, found, format_args!("{}{below}", self.at), shown);
    }

    /// The label is the heaviest effect, every effect has a reason of its kind and every reason an effect.
    fn names(&mut self) {
        let claim = self.claim;
        self.same(&claim.label_en.as_str(), &claim.label.en(), ".label_en", |en| en.to_string());
        let mut expected: Vec<Class> = claim.reasons.iter().map(Reason::class).collect();
        expected.sort();
        expected.dedup();
        in_order(&mut expected, self.terms.order);
        if expected.is_empty() {
            expected.push(Class::Idle);
        }
        self.same(&claim.effects, &expected, ".effects", |effects| effects.iter().map(|class| class.zh()).collect());
        self.same(&claim.label, &expected[0], ".label", Class::to_string);
        let checks = self.ply.after.in_check(self.them());
        self.must(checks == (claim.label == Class::Check), ".label", || {
            say!("此着是否将军：{checks}", "whether the move gives check: {checks}")
        });
        let joint = claim.targets.iter().any(|target| target.joint);
        self.same(&claim.joint, &joint, ".joint", bool::to_string);
        let counts = self.terms.chinese().is_some_and(|terms| terms.pawn_in_mutual_attack);
        let clause = || say!("规则没有这一条", "the edition has no such clause");
        self.must(counts || !claim.pawn_in_mutual_attack, ".pawn_in_mutual_attack", clause);
    }

    fn target(&mut self, index: usize, target: &Target) {
        let at = format!(".targets[{index}]");
        let (square, them, board) = (target.square, self.them(), self.ply.after);
        let found = board.at(square).filter(|piece| piece.side == them && has_worth(*piece, square));
        self.same(&Some(target.piece), &found, &format!("{at}.piece"), |piece| format!("{piece:?}"));
        let attackers: Vec<Square> = board.passed().moves_to(square).iter().map(|capture| capture.from).collect();
        self.same(&target.attackers, &attackers, &format!("{at}.attackers"), |squares| format!("{squares:?}"));
        self.wins(target.line, Start::After, square, &format!("{at}.line"), Role::Wins);
        self.root(target, &format!("{at}.root"));
        let reason = Reason::Chases { target: index };
        let reasons = self.claim.reasons.iter().filter(|other| **other == reason).count();
        self.must(reasons == 1, &at, || say!("有 {reasons} 项理由说到它", "{reasons} reasons name it"));
        let twice = self.claim.targets[..index].iter().any(|other| other.square == square);
        self.must(!twice, &format!("{at}.square"), || say!("写了两次", "it is named twice"));
    }

    /// Roots, judged at the moment of the capture, as far as that can be seen without a search.
    fn root(&mut self, target: &Target, at: &str) {
        let Some(Some(line)) = self.lines.get(target.line) else { return };
        let capture = line.taken.iter().find(|&&(_, origin, _)| origin == target.square);
        let possible = capture.map_or(vec![Root::Real], |&(.., index)| possible_roots(line, index));
        self.must(possible.contains(&target.root), at, || say!("应为 {possible:?} 之一", "it is one of {possible:?}"));
    }

    fn reason(&mut self, at: &str, reason: &Reason) {
        let is_asian = self.terms.chinese().is_none();
        match *reason {
            Reason::GivesCheck { ref by } => {
                let found: Vec<Square> = self.ply.after.checkers(self.them()).iter().collect();
                self.same(by, &found, &format!("{at}.by"), |squares| format!("{squares:?}"));
            }
            Reason::ThreatensMate { line } => _ = self.mates(line, &format!("{at}.line"), Role::Wins),
            Reason::Chases { target } => {
                let known = target < self.claim.targets.len();
                self.must(known, at, || say!("没有第 {target} 个目标", "there is no target {target}"));
            }
            Reason::OffersExchange { own, partner } if !is_asian => {
                let holds = may_exchange(&self.ply.after, self.ply.side, own, partner);
                self.must(holds, at, || say!("两子不同等或不能互吃", "they are no equals that may take each other"));
            }
            Reason::OffersPiece { by } if !is_asian => self.offer(by, at),
            Reason::Follows { target } => self.follow(target, at),
            Reason::OffersExchange { .. } | Reason::OffersPiece { .. } | Reason::Blocks { .. } => {}
        }
    }

    fn offer(&mut self, by: Square, at: &str) {
        let (board, own) = (self.ply.after, self.ply.play.to);
        let same = board.at(by).map(|piece| piece.kind) == board.at(own).map(|piece| piece.kind);
        let may_take = board.is_legal(Move::new(by, own));
        let rooted = may_take && !board.after(Move::new(by, own)).moves_to(own).is_empty();
        self.must(same && may_take && !rooted, at, || {
            say!("不是同类、不能吃或会被吃回", "it is of another kind, cannot take, or is retaken")
        });
    }

    /// A move that is no attack names every enemy piece whose ways it cuts.
    fn blocks(&mut self) {
        let claim = self.claim;
        let looked_for = match self.terms.school {
            School::Asian(_) => claim.effects.iter().all(|effect| matches!(effect, Class::Block | Class::Idle)),
            School::Chinese(_) => !self.attacks(),
        };
        let found = chinese::cuts(self.ply, &self.ply.before.unchecked(self.ply.side));
        let named: Vec<Reason> =
            claim.reasons.iter().filter(|reason| reason.class() == Class::Block).cloned().collect();
        let open = claim.undecided.is_some() && named.iter().all(|reason| found.contains(reason));
        let expected = if looked_for { found } else { Vec::new() };
        let what = || say!("所断的去路应为 {expected:?}", "the ways that the move cuts are {expected:?}");
        self.must(open || named == expected, ".reasons", what);
    }

    /// Whether the general answers a check.
    fn answers_check(&self) -> bool {
        self.ply.before.in_check(self.ply.side) && self.ply.before.king(self.ply.side) == self.ply.play.from
    }

    /// Whether lighter effects are not looked for: it is an attack, or one that a general or pawn may make for ever, or an answer to
    /// a check that is idle in any case.
    fn attacks(&self) -> bool {
        self.terms.chinese().is_some_and(|terms| terms.answers_are_idle && self.answers_check())
            || self.claim.effects.iter().any(|effect| effect.is_attack())
            || self.claim.considered.iter().any(|tried| tried.kind == Why::Privileged)
    }

    /// The pieces that the moved piece could take though a line shows that it wins nothing by it.
    fn held_off(&self) -> impl Iterator<Item = Square> + use<'_> {
        let refuted = self.claim.considered.iter().filter(|tried| tried.kind == Why::Refuted);
        let (board, own) = (self.ply.after.passed(), self.ply.play.to);
        refuted.filter_map(|tried| tried.target).filter(move |&target| board.is_legal(Move::new(own, target)))
    }

    /// A move that is no attack names every piece it follows whose root can be seen to hold: the taker would have no check left.
    fn follows(&mut self) {
        let judges = self.terms.chinese().is_some_and(|terms| terms.roots) && self.claim.undecided.is_none();
        if self.attacks() || !judges {
            return;
        }
        for target in self.held_off().collect::<Vec<_>>() {
            let taken = self.ply.after.passed().after(Move::new(self.ply.play.to, target));
            let holds = captures(&taken, target).into_iter().any(|retake| !may_check(&taken.after(retake)));
            let named = self.claim.reasons.contains(&Reason::Follows { target });
            self.must(named || !holds, ".reasons", || say!("没有说到跟 {target}", "it follows {target} too"));
        }
    }

    /// The moved piece could take the one it follows, could be retaken, and a line shows what taking it comes to.
    fn follow(&mut self, target: Square, at: &str) {
        let shown = self.held_off().any(|other| other == target);
        let taken = self.ply.after.passed().after(Move::new(self.ply.play.to, target));
        let retaken = shown && !captures(&taken, target).is_empty();
        self.must(retaken, at, || say!("没有变化说明吃去会被吃回", "no line shows that taking it is answered"));
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
        let what = || say!("这一种应有别的字段", "one of this kind has other fields");
        self.must(has == needs && (is_old || none_of_old), at, what);
    }

    fn considered(&mut self, index: usize, tried: &Tried) {
        let at = format!(".considered[{index}]");
        self.fields(tried, &at);
        let Some(target) = tried.target else { return };
        let (board, them) = (self.ply.after, self.them());
        let is_mate = matches!(tried.kind, Why::AnswersCheck | Why::MateByExchange) && board.king(them) == target;
        let valued = board.at(target).is_some_and(|piece| piece.side == them && has_worth(piece, target));
        let what = || say!("那里没有有价值的子", "no piece of value is there");
        self.must(valued && tried.kind != Why::MateByExchange || is_mate, &format!("{at}.target"), what);
        self.considered_of(tried, target, is_mate, &at);
    }

    fn considered_of(&mut self, tried: &Tried, target: Square, is_mate: bool, at: &str) {
        let line_at = format!("{at}.line");
        let (board, side) = (self.ply.after, self.ply.side);
        let holds = match tried.kind {
            Why::AnswersCheck => self.answers_check(),
            Why::DefencePost => {
                let weak = |piece: Piece| matches!(piece.kind, Kind::Advisor | Kind::Elephant);
                board.at(target).is_some_and(weak)
            }
            Why::OwnExchange => board.pieces(side).any(|(own, _)| may_exchange(&board, side, own, target)),
            Why::Privileged => {
                let taker = tried.by.filter(|&by| board.passed().is_legal(Move::new(by, target)));
                let kind = taker.and_then(|by| board.at(by)).map(|piece| piece.kind);
                matches!(kind, Some(Kind::King | Kind::Pawn))
            }
            _ => true,
        };
        self.must(holds, at, || say!("盘面并非如此", "it is not so on the board"));
        let Some(line) = tried.line else { return };
        match tried.kind {
            Why::Refuted => self.refuted(line, target, &line_at),
            Why::AlreadyThere => self.already_there(tried, target, line, at),
            Why::MateByExchange => {
                let first = self.mates(line, &line_at, Role::WouldWin);
                let holds = first.is_none_or(|play| may_exchange(&board, side, play.from, play.to));
                self.must(holds, at, || say!("杀着不是从兑子开始", "the mate does not begin with an exchange"));
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
        let balance = line.balance(&self.terms.facts());
        let holds = match self.claim.lines[index].result {
            Outcome::Mated => mated,
            Outcome::Loss => !mated && balance < 0,
            Outcome::Even => !mated && balance == 0,
            Outcome::Gain => !mated && balance > 0,
            Outcome::Mate => false,
        };
        let what = say!(
            "先吃它：{takes}；账目 {balance}；被将死：{mated}",
            "taken first: {takes}; account {balance}; mated: {mated}"
        );
        self.result(index, takes && holds, what);
    }

    /// Every line serves one claim, and nothing is said twice.
    fn each_once(&mut self) {
        for index in 0..self.shown.len() {
            let used = self.shown[index].len();
            let what = || say!("有 {used} 项说法以它为据", "{used} claims rest on it");
            self.must(used == 1, &format!(".lines[{index}]"), what);
        }
        let twice = has_twice(&self.claim.reasons) || has_twice(&self.claim.considered);
        self.must(!twice, "", || say!("有一项理由写了两次", "a reason or consideration is given twice"));
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
            let holds = !is_new || spoken || !has_worth(victim, play.to);
            self.must(holds, "", || say!("没有说到新的攻击 {play}", "the new attack {play} is not spoken of"));
        }
    }
}

fn has_twice<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().any(|(index, item)| items[..index].contains(item))
}
