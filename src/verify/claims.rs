//! The claims about one ply: each effect needs its reason, each reason its line, each line its result.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};

use super::Faults;
use super::editions::Edition;
use super::pattern::{CLASSES, is_attack};
use super::replay::{self, Replayed, has_worth};
use super::report::{Claim, Considered, Reason, Target};
use super::turns::Played;

/// Checks everything that is claimed of a ply.
pub fn check(ply: &Played, claim: &Claim, edition: &Edition, at: &str, faults: &mut Faults) {
    let mut checker = Checker { ply, claim, edition, at, faults, lines: Vec::new(), used: vec![0; claim.lines.len()] };
    for (index, line) in claim.lines.iter().enumerate() {
        let at = format!("{at}.lines[{index}]");
        let played = replay::line(ply, line, claim.pawn_in_mutual_attack, edition.terms, &at, checker.faults);
        checker.lines.push(played);
    }
    checker.names(edition);
    claim.reasons.iter().enumerate().for_each(|(index, reason)| checker.reason(index, reason));
    match edition.asian {
        Some(reading) => checker.asian(reading),
        None => {
            claim.targets.iter().enumerate().for_each(|(index, target)| checker.target(index, target));
            claim.considered.iter().enumerate().for_each(|(index, item)| checker.considered(index, item));
            checker.new_attacks();
        }
    }
    checker.blocks();
    checker.each_once();
}

pub(super) struct Checker<'a> {
    pub ply: &'a Played,
    pub claim: &'a Claim,
    pub edition: &'a Edition,
    pub at: &'a str,
    pub faults: &'a mut Faults,
    pub lines: Vec<Option<Replayed>>,
    /// How many claims rest on each line.
    pub used: Vec<u32>,
}

impl Checker<'_> {
    fn them(&self) -> Side {
        self.ply.side.other()
    }

    /// A point as reports write it.
    fn square(&mut self, name: &str, at: &str) -> Option<Square> {
        let square = Square::parse(name).filter(|square| square.to_string() == name);
        self.faults.need(square, at, || format!("'{name}' is no point"))
    }

    /// The label is the heaviest effect, every effect has a reason of its kind and every reason an effect.
    fn names(&mut self, edition: &Edition) {
        let (claim, at) = (self.claim, self.at);
        let english = CLASSES.iter().find(|class| class.0 == claim.label).map(|class| class.1);
        self.faults.check(english == Some(claim.label_en.as_str()), format!("{at}.label_en"), || {
            format!("the label is {}", claim.label)
        });
        let mut expected: Vec<&str> = Vec::new();
        let mut add = |class| {
            if !expected.contains(&class) {
                expected.push(class)
            }
        };
        claim.reasons.iter().for_each(|reason| add(class_of(reason)));
        expected.sort_by_key(|class| edition.weight(class));
        if expected.is_empty() {
            expected.push("闲");
        }
        self.faults.check(claim.effects == expected, format!("{at}.effects"), || {
            format!("the reasons given make it {}", expected.join(""))
        });
        self.faults.check(claim.label == expected[0], format!("{at}.label"), || {
            format!("the heaviest effect is {}", expected[0])
        });
        let checks = self.ply.after.in_check(self.them());
        self.faults.check(checks == (claim.label == "将"), format!("{at}.label"), || {
            format!("the general is {}in check after the move", if checks { "" } else { "not " })
        });
        let joint = claim.targets.iter().any(|target| target.joint);
        self.faults.check(claim.joint == joint, format!("{at}.joint"), || format!("the targets say {joint}"));
        self.faults.check(
            edition.pawns_may_count || !claim.pawn_in_mutual_attack,
            format!("{at}.pawn_in_mutual_attack"),
            || "the edition has no such clause".to_owned(),
        );
        if let Some(question) = &claim.undecided {
            let at = format!("{at}.undecided");
            match question.strip_prefix("chase ").or(question.strip_prefix("follow ")) {
                Some(square) => _ = self.square(square, &at),
                None => self.faults.check(question == "kill", &at, || format!("'{question}' is no question")),
            }
        }
    }

    fn target(&mut self, index: usize, target: &Target) {
        let at = format!("{}.targets[{index}]", self.at);
        let Some(square) = self.square(&target.square, &format!("{at}.square")) else { return };
        let (side, board) = (self.ply.side, self.ply.after);
        let found = board.at(square).filter(|piece| piece.side != side && has_worth(*piece, square));
        let letter = found.map(|piece| piece.letter().to_string());
        self.faults.check(letter.as_ref() == Some(&target.piece), format!("{at}.piece"), || {
            format!("on {square} stands {}", letter.clone().unwrap_or("nothing of value".to_owned()))
        });
        let attackers: Vec<Square> = board.passed().moves_to(square).iter().map(|capture| capture.from).collect();
        let named: Vec<String> = attackers.iter().map(Square::to_string).collect();
        self.faults.check(named == target.attackers, format!("{at}.attackers"), || format!("they are {named:?}"));
        self.wins(target.line, "after", square, &format!("{at}.line"));
        self.root(square, target, &at);
        let is_chased =
            self.claim.reasons.iter().filter(|r| matches!(r, Reason::Chases { target } if *target == index)).count();
        self.faults.check(is_chased == 1, &at, || "no reason, or more than one, names it".to_owned());
        let twice = self.claim.targets[..index].iter().any(|other| other.square == target.square);
        self.faults.check(!twice, format!("{at}.square"), || "it is named twice".to_owned());
    }

    /// Roots, judged at the moment of the capture, as far as that can be seen without a search.
    fn root(&mut self, square: Square, target: &Target, at: &str) {
        let Some(Some(line)) = self.lines.get(target.line) else { return };
        let capture = line.taken.iter().position(|&(_, origin)| origin == square).map(|n| line.taken_at[n]);
        let possible: Vec<&str> = match capture {
            None => vec!["real"],
            Some(index) => possible_roots(line, index),
        };
        self.faults.check(possible.contains(&target.root.as_str()), format!("{at}.root"), || {
            format!("when it is taken its root can be {}", possible.join(" or "))
        });
    }

    fn reason(&mut self, index: usize, reason: &Reason) {
        let at = format!("{}.reasons[{index}]", self.at);
        match reason {
            Reason::GivesCheck { by } => {
                let found: Vec<String> = self.ply.after.checkers(self.them()).iter().map(|s| s.to_string()).collect();
                self.faults.check(!found.is_empty() && *by == found, format!("{at}.by"), || {
                    format!("check is given by {found:?}")
                });
            }
            Reason::ThreatensMate { line } => _ = self.mates(*line, &format!("{at}.line")),
            Reason::Chases { target } => {
                let known = *target < self.claim.targets.len();
                self.faults.check(known, format!("{at}.target"), || format!("there is no target {target}"));
            }
            Reason::OffersExchange { .. } | Reason::OffersPiece { .. } if self.edition.asian.is_some() => {}
            Reason::OffersExchange { own, partner } => self.exchange(own, partner, &at),
            Reason::OffersPiece { by } => self.offer(by, &at),
            Reason::Blocks { enemy, lost } => self.block(enemy, lost, &at),
            Reason::Follows { target } => self.follow(target, &at),
        }
    }

    fn exchange(&mut self, own: &str, partner: &str, at: &str) {
        let (Some(own), Some(partner)) = (self.square(own, at), self.square(partner, at)) else { return };
        let holds = may_exchange(&self.ply.after, self.ply.side, own, partner);
        self.faults.check(holds, at, || format!("{own} and {partner} are no equal pieces that may take each other"));
    }

    fn offer(&mut self, by: &str, at: &str) {
        let Some(by) = self.square(by, at) else { return };
        let (board, own) = (self.ply.after, self.ply.play.to);
        let same = board.at(by).map(|piece| piece.kind) == board.at(own).map(|piece| piece.kind);
        let may_take = board.is_legal(Move::new(by, own));
        let rooted = may_take && !board.after(Move::new(by, own)).moves_to(own).is_empty();
        self.faults.check(same && may_take && !rooted, at, || {
            format!("{by} takes {own}: same kind {same}, legal {may_take}, retaken {rooted}")
        });
    }

    fn block(&mut self, enemy: &str, lost: &[String], at: &str) {
        let Some(enemy) = self.square(enemy, &format!("{at}.enemy")) else { return };
        let mut expected: Vec<String> = cut_ways(self.ply, enemy).iter().map(Square::to_string).collect();
        let mut named = lost.to_vec();
        expected.sort();
        named.sort();
        self.faults.check(!expected.is_empty() && named == expected, format!("{at}.lost"), || {
            format!("the ways of {enemy} to captures and checks that the move cuts lead to {}", expected.join(" "))
        });
    }

    /// A move that is no attack names every enemy piece whose ways it cuts.
    fn blocks(&mut self) {
        let claim = self.claim;
        let privileged = claim.considered.iter().any(|item| item.kind == "privileged");
        let is_block = |reason: &Reason| matches!(reason, Reason::Blocks { .. });
        let others = claim.effects.iter().any(|effect| effect != "拦" && effect != "闲");
        let looked_for = match self.edition.asian {
            Some(_) => !others,
            None => !claim.effects.iter().any(|effect| is_attack(effect)) && !privileged,
        };
        let (ply, them) = (self.ply, self.them());
        let hindered = ply.after.pieces(them).filter(|&(enemy, _)| !cut_ways(ply, enemy).is_empty()).count();
        let named = claim.reasons.iter().filter(|reason| is_block(reason)).count();
        let expected = if looked_for { hindered } else { 0 };
        self.faults.check(named == expected || claim.undecided.is_some(), format!("{}.reasons", self.at), || {
            format!("the move cuts ways of {expected} pieces, as far as that counts; {named} are named")
        });
    }

    /// The moved piece could take the one it follows, could be retaken, and a line shows what taking it comes to.
    fn follow(&mut self, target: &str, at: &str) {
        let Some(square) = self.square(target, at) else { return };
        let shows = |item: &Considered| item.kind == "refuted" && item.target.as_deref() == Some(target);
        let shown = self.claim.considered.iter().any(shows);
        let (board, capture) = (self.ply.after.passed(), Move::new(self.ply.play.to, square));
        let retaken = board.is_legal(capture) && !captures(&board.after(capture), square).is_empty();
        self.faults.check(shown && retaken, at, || {
            format!("the moved piece takes {square} and is retaken: {retaken}; a line shows what comes of it: {shown}")
        });
    }

    /// Whether a thing considered has the fields that its kind needs.
    pub(super) fn fields(&mut self, item: &Considered, at: &str) -> bool {
        let needs = match item.kind.as_str() {
            "already_there" => (true, false, true, true),
            "refuted" | "stepped_aside" | "answers_check" | "defence_post" => (true, false, true, false),
            "privileged" => (true, true, false, false),
            "own_exchange" | "left_open" => (true, false, false, false),
            "mate_by_exchange" => (false, false, true, false),
            _ => {
                self.faults.check(false, format!("{at}.kind"), || format!("'{}' is not known", item.kind));
                return false;
            }
        };
        let is_old = item.now.is_some() && item.positions.is_some();
        let none_of_old = item.now.is_none() && item.positions.is_none();
        let has = (item.target.is_some(), item.by.is_some(), item.line.is_some(), is_old);
        self.faults
            .check(has == needs && (is_old || none_of_old), at, || format!("a {} needs other fields", item.kind));
        true
    }

    fn considered(&mut self, index: usize, item: &Considered) {
        let at = format!("{}.considered[{index}]", self.at);
        if !self.fields(item, &at) {
            return;
        }
        let target = item.target.as_ref().and_then(|name| self.square(name, &format!("{at}.target")));
        if let Some(target) = target {
            let board = self.ply.after;
            let them = self.them();
            let is_general = item.kind == "answers_check" && board.king(them) == target;
            let valued = board.at(target).is_some_and(|piece| piece.side == them && has_worth(piece, target));
            self.faults
                .check(valued || is_general, format!("{at}.target"), || format!("no piece of value on {target}"));
        }
        self.considered_of(item, target, &at);
    }

    fn considered_of(&mut self, item: &Considered, target: Option<Square>, at: &str) {
        let line_at = format!("{at}.line");
        match (item.kind.as_str(), target, item.line) {
            ("refuted", Some(target), Some(line)) => self.refuted(line, target, &line_at),
            ("already_there", Some(target), Some(line)) => self.already_there(item, target, line, at),
            ("stepped_aside", Some(target), Some(line)) => self.wins(line, "after", target, &line_at),
            ("answers_check", Some(target), Some(line)) => {
                let (before, side) = (self.ply.before, self.ply.side);
                let answers = before.in_check(side) && before.king(side) == self.ply.play.from;
                self.faults.check(answers, at, || "the move is no general's answer to a check".to_owned());
                if self.ply.after.king(self.them()) == target {
                    self.mates(line, &line_at);
                } else {
                    self.wins(line, "after", target, &line_at);
                }
            }
            ("defence_post", Some(target), Some(line)) => {
                let weak = |piece: Piece| matches!(piece.kind, Kind::Advisor | Kind::Elephant);
                let holds = self.ply.after.at(target).is_some_and(weak);
                self.faults.check(holds, at, || "no advisor or elephant is attacked".to_owned());
                self.wins(line, "after", target, &line_at);
            }
            ("privileged", Some(target), _) => self.privileged(item, target, at),
            ("own_exchange", Some(target), _) => {
                let (board, side) = (self.ply.after, self.ply.side);
                let holds = board.pieces(side).any(|(own, _)| may_exchange(&board, side, own, target));
                self.faults.check(holds, at, || format!("no exchange with the piece on {target} is on offer"));
            }
            ("mate_by_exchange", _, Some(line)) => {
                let first = self.mates(line, &line_at);
                let (board, side) = (self.ply.after, self.ply.side);
                let holds = first.is_none_or(|play| may_exchange(&board, side, play.from, play.to));
                self.faults.check(holds, at, || "the mate does not begin with an exchange".to_owned());
            }
            _ => {}
        }
    }

    /// A capture and its answer.
    fn refuted(&mut self, index: usize, target: Square, at: &str) {
        let Some(index) = self.line(index, "after", at) else { return };
        let Some(line) = &self.lines[index] else { return };
        let takes = line.moves.first().is_some_and(|play| play.to == target);
        let mated = line.is_over() && line.end.side_to_move() == self.ply.side;
        let balance = line.balance;
        let holds = match self.claim.lines[index].result.as_str() {
            "mated" => mated,
            "loss" => !mated && balance < 0,
            "even" => !mated && balance == 0,
            "gain" => !mated && balance > 0,
            _ => false,
        };
        self.result(
            index,
            takes && holds,
            &format!("it takes {target} first: {takes}, the account comes to {balance}, the taker is mated: {mated}"),
        );
    }

    fn privileged(&mut self, item: &Considered, target: Square, at: &str) {
        let Some(by) = item.by.as_ref().and_then(|name| self.square(name, &format!("{at}.by"))) else { return };
        let board = self.ply.after.passed();
        let kind = board.at(by).map(|piece| piece.kind);
        let may_take = board.is_legal(Move::new(by, target));
        let holds = matches!(kind, Some(Kind::King | Kind::Pawn)) && may_take;
        self.faults.check(holds, format!("{at}.by"), || format!("no general or pawn on {by} may take {target}"));
    }

    /// Every line serves one claim, and nothing is said twice.
    fn each_once(&mut self) {
        for index in 0..self.used.len() {
            let used = self.used[index];
            self.faults.check(used == 1, format!("{}.lines[{index}]", self.at), || format!("{used} claims rest on it"));
        }
        let twice = has_twice(&self.claim.reasons) || has_twice(&self.claim.considered);
        self.faults.check(!twice, self.at, || "a reason or consideration is given twice".to_owned());
    }

    /// Every new capture of a piece of value is spoken of.
    fn new_attacks(&mut self) {
        let (ply, claim) = (self.ply, self.claim);
        if claim.label == "将" || claim.undecided.is_some() {
            return;
        }
        let (before, now) = (ply.before.unchecked(ply.side), ply.after.passed());
        for play in now.legal_moves() {
            let Some(victim) = now.at(play.to) else { continue };
            let is_new = play.from == ply.play.to || !before.is_legal(play);
            let name = play.to.to_string();
            let spoken = claim.targets.iter().any(|target| target.square == name)
                || claim.considered.iter().any(|item| item.target.as_ref() == Some(&name));
            self.faults.check(!is_new || spoken || !has_worth(victim, play.to), self.at, || {
                format!("the new attack {play} is not spoken of")
            });
        }
    }
}

/// The points an enemy piece could go to with a capture or a check before a ply and cannot go to after it, because the moved
/// piece stands in its way.
fn cut_ways(ply: &Played, enemy: Square) -> Vec<Square> {
    let Some(piece) = ply.after.at(enemy).filter(|piece| piece.side != ply.side) else { return Vec::new() };
    if matches!(piece.kind, Kind::King | Kind::Advisor | Kind::Pawn) {
        return Vec::new();
    }
    let before = ply.before.unchecked(ply.side).passed();
    let without = ply.after.without(ply.play.to);
    before
        .legal_moves()
        .into_iter()
        .filter(|play| play.from == enemy && play.to != ply.play.to && play.to != ply.play.from)
        .filter(|&play| !before.is_empty(play.to) || before.after(play).in_check(ply.side))
        .filter(|&play| !ply.after.is_legal(play) && without.is_legal(play))
        .map(|play| play.to)
        .collect()
}

fn has_twice<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().any(|(index, item)| items[..index].contains(item))
}

const fn class_of(reason: &Reason) -> &'static str {
    match reason {
        Reason::GivesCheck { .. } => "将",
        Reason::ThreatensMate { .. } => "杀",
        Reason::Chases { .. } => "捉",
        Reason::OffersExchange { .. } => "兑",
        Reason::OffersPiece { .. } => "献",
        Reason::Blocks { .. } => "拦",
        Reason::Follows { .. } => "跟",
    }
}

/// Whether two pieces of one kind and worth may take each other, each if it were to move.
fn may_exchange(board: &Board, side: Side, own: Square, partner: Square) -> bool {
    let (Some(piece), Some(other)) = (board.at(own), board.at(partner)) else { return false };
    let ours = if board.side_to_move() == side { *board } else { board.passed() };
    piece.side == side
        && other.side != side
        && piece.kind == other.kind
        && has_worth(piece, own) == has_worth(other, partner)
        && ours.is_legal(Move::new(own, partner))
        && ours.passed().is_legal(Move::new(partner, own))
}

/// What the root of the piece taken by this move of a line can be: which retake is mated at once would need a search, so every
/// retake is played out, each side taking with its cheapest piece.
fn possible_roots(line: &Replayed, index: usize) -> Vec<&'static str> {
    let before = line.moves[..index].iter().fold(line.start, |board, &play| board.after(play));
    let taking = line.moves[index];
    let after = before.after(taking);
    let them = after.side_to_move();
    let looks = after.attackers_of(taking.to, them) | before.attackers_of(taking.to, them);
    if looks.without(taking.to).is_empty() {
        return vec!["none"];
    }
    let mut possible = vec!["false"];
    for retake in captures(&after, taking.to) {
        let mut board = after.after(retake);
        while let Some(&next) = captures(&board, taking.to).first() {
            board = board.after(next);
        }
        possible.push(if board.side_to_move() == them { "less" } else { "real" });
    }
    possible
}

/// The legal captures on a point, by the cheapest piece first: pawn, advisor or elephant, horse or cannon, rook, general.
fn captures(board: &Board, square: Square) -> Vec<Move> {
    let mut found = board.moves_to(square).to_vec();
    found.sort_by_key(|capture| match board.at(capture.from).map(|piece| piece.kind) {
        Some(Kind::Pawn) => 0,
        Some(Kind::Advisor | Kind::Elephant) => 1,
        Some(Kind::Horse | Kind::Cannon) => 2,
        Some(Kind::Rook) => 3,
        _ => 4,
    });
    found
}

/// Whether a label is an attack or could still turn out to be one.
pub fn is_open(claim: &Claim) -> bool {
    claim.undecided.is_some() && !is_attack(&claim.label)
}
