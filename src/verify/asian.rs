//! The claims about one ply under the Asian and World books, whose attacks can be found anew by looking: every chase, exchange,
//! offer and old or rooted attack is worked out here and compared. Only that no mate is threatened is taken on trust.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};

use super::claims::Checker;
use super::replay::has_worth;
use super::report::{Considered, Reason};

/// The points on which the Asian text is read in different ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// Whether a check also chases what it attacks.
    pub checks_chase: bool,
    /// Whether undoing a root that would only have appeared with the capture makes an attack new.
    pub hidden_roots_count: bool,
    /// Whether an advisor or elephant chases a rooted rook, horse or cannon.
    pub guards_chase_rooted: bool,
}

/// What an attack is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Making it is a chase; the root of the piece attacked.
    Counts(&'static str),
    /// The piece would be retaken; whether by a root that bears on it already.
    Rooted { openly: bool },
    /// Two pieces of a kind, each of which may take the other.
    Mutual,
    /// By a general or pawn.
    Privileged,
}

/// A legal capture.
#[derive(Clone, Copy)]
struct Attack {
    by: Square,
    on: Square,
    standing: Standing,
    /// On a horse that holds the taker in its place.
    on_holder: bool,
}

impl Attack {
    fn may_become_new(&self, reading: Reading) -> bool {
        let had_effect = match self.standing {
            Standing::Mutual => true,
            Standing::Rooted { openly } => openly || reading.hidden_roots_count,
            Standing::Counts(_) | Standing::Privileged => false,
        };
        had_effect && !self.on_holder
    }
}

/// Every attack of a side, in the order of the board.
fn attacks(board: Board, side: Side, reading: Reading) -> Vec<Attack> {
    let board = board.unchecked(side);
    let mut found = Vec::new();
    for (by, taker) in board.pieces(side) {
        for (on, piece) in board.pieces(side.other()).filter(|&(on, piece)| has_worth(piece, on)) {
            if board.is_legal(Move::new(by, on)) {
                let on_holder = piece.kind == Kind::Horse && holds(&board, on, by);
                found.push(Attack { by, on, standing: standing(&board, (by, taker), (on, piece), reading), on_holder });
            }
        }
    }
    found
}

/// Whether the piece on `holder` would give check if that on `held` were not there.
pub fn holds(board: &Board, holder: Square, held: Square) -> bool {
    let Some(piece) = board.at(held) else { return false };
    let newly = board.without(held).checkers(piece.side) - board.checkers(piece.side);
    newly.contains(holder)
}

fn standing(board: &Board, (by, taker): (Square, Piece), (on, piece): (Square, Piece), reading: Reading) -> Standing {
    let is_big = |kind| matches!(kind, Kind::Rook | Kind::Horse | Kind::Cannon);
    let outranks = match taker.kind {
        Kind::King | Kind::Pawn => return Standing::Privileged,
        Kind::Horse | Kind::Cannon => piece.kind == Kind::Rook,
        Kind::Advisor | Kind::Elephant => reading.guards_chase_rooted && is_big(piece.kind),
        Kind::Rook => false,
    };
    if taker.kind == piece.kind && board.passed().is_legal(Move::new(on, by)) {
        return Standing::Mutual;
    }
    let roots = retakes(board, Move::new(by, on));
    let open = board.attackers_of(on, piece.side);
    let seems = open | board.after(Move::new(by, on)).attackers_of(on, piece.side);
    match (roots.is_empty(), outranks) {
        (true, _) => Standing::Counts(if seems.is_empty() { "none" } else { "false" }),
        (false, true) => Standing::Counts("real"),
        (false, false) => Standing::Rooted { openly: roots.iter().any(|root| open.contains(root.from)) },
    }
}

/// The legal captures that answer one.
fn retakes(board: &Board, capture: Move) -> Vec<Move> {
    let taken = board.after(capture);
    taken.moves_to(capture.to).to_vec()
}

/// What a ply does, as found here.
#[derive(Default)]
struct Found {
    /// The pieces chased, with their roots and who newly attacks them.
    chased: Vec<(Square, &'static str, Vec<Square>)>,
    /// Attacks that were there already: where the piece stands, who took it before and who takes it now.
    old: Vec<(Square, Square, Square)>,
    /// New attacks on rooted pieces.
    rooted: Vec<(Square, Square)>,
    privileged: Vec<(Square, Square)>,
    exchanges: Vec<(Square, Square)>,
}

impl Found {
    fn of(ply: &super::turns::Played, reading: Reading) -> Found {
        let before = attacks(ply.before, ply.side, reading);
        let mut found = Found::default();
        for attack in attacks(ply.after, ply.side, reading) {
            let stood = if attack.by == ply.play.to { ply.play.from } else { attack.by };
            let old = before.iter().find(|old| (old.by, old.on) == (stood, attack.on));
            match (old, attack.standing) {
                (Some(old), Standing::Counts(_)) if !old.may_become_new(reading) => {
                    found.old.push((attack.on, old.by, attack.by));
                }
                (_, Standing::Counts(root)) => found.add_chase(&attack, root),
                (None, Standing::Rooted { .. }) => found.rooted.push((attack.on, attack.by)),
                (None, Standing::Privileged) => found.privileged.push((attack.on, attack.by)),
                (None, Standing::Mutual) => found.exchanges.push((attack.by, attack.on)),
                _ => {}
            }
        }
        found
    }

    fn add_chase(&mut self, attack: &Attack, root: &'static str) {
        match self.chased.iter_mut().find(|chased| chased.0 == attack.on) {
            Some(chased) => chased.2.push(attack.by),
            None => self.chased.push((attack.on, root, vec![attack.by])),
        }
    }
}

/// What a ply offers by its moved piece: the taker, and whether a root of that piece would retake.
fn offered(board: &Board, own: Square) -> Option<(Square, bool)> {
    let piece = board.at(own).filter(|piece| piece.kind != Kind::King)?;
    let takers: Vec<Square> = board.moves_to(own).iter().map(|capture| capture.from).collect();
    let worth = |kind| match kind {
        Kind::Advisor | Kind::Elephant => 1,
        Kind::Horse | Kind::Cannon => 2,
        Kind::Rook => 3,
        Kind::Pawn => 4,
        Kind::King => 0,
    };
    let free = takers.iter().find(|&&by| retakes(board, Move::new(by, own)).is_empty());
    let equal = takers.iter().find(|&&by| board.at(by).is_some_and(|taker| worth(taker.kind) == worth(piece.kind)));
    free.map(|&by| (by, false)).or(equal.map(|&by| (by, true)))
}

impl Checker<'_> {
    /// Compares what is claimed of attacks with what is found.
    pub(super) fn asian(&mut self, reading: Reading) {
        let checks = self.ply.after.in_check(self.ply.side.other());
        let found = if checks && !reading.checks_chase { Found::default() } else { Found::of(self.ply, reading) };
        let own = self.ply.play.to;
        let may_offer = !checks && found.exchanges.is_empty();
        let offered = if may_offer { offered(&self.ply.after, own) } else { None };
        let mut exchanges = found.exchanges.clone();
        exchanges.extend(offered.filter(|offer| offer.1).map(|(by, _)| (own, by)));
        self.same_reasons(&found, &exchanges, offered.filter(|offer| !offer.1).map(|offer| offer.0));
        self.same_targets(&found);
        self.same_considered(&found);
    }

    fn same_reasons(&mut self, found: &Found, exchanges: &[(Square, Square)], offer: Option<Square>) {
        let mut expected: Vec<Reason> = (0..found.chased.len()).map(|target| Reason::Chases { target }).collect();
        let exchange = |&(own, partner): &(Square, Square)| Reason::OffersExchange {
            own: own.to_string(),
            partner: partner.to_string(),
        };
        expected.extend(exchanges.iter().map(exchange));
        expected.extend(offer.map(|by| Reason::OffersPiece { by: by.to_string() }));
        let is_attack = |reason: &&Reason| {
            matches!(reason, Reason::Chases { .. } | Reason::OffersExchange { .. } | Reason::OffersPiece { .. })
        };
        let claimed: Vec<&Reason> = self.claim.reasons.iter().filter(is_attack).collect();
        let same = claimed.len() == expected.len() && expected.iter().all(|reason| claimed.contains(&reason));
        self.faults.check(same, format!("{}.reasons", self.at), || {
            format!("the move makes {} chases, exchanges and offers; they are others than claimed", expected.len())
        });
        let follows = self.claim.reasons.iter().any(|reason| matches!(reason, Reason::Follows { .. }));
        self.faults.check(!follows, format!("{}.reasons", self.at), || "the books know no 跟".to_owned());
    }

    fn same_targets(&mut self, found: &Found) {
        let claim = self.claim;
        self.faults.check(claim.targets.len() == found.chased.len(), format!("{}.targets", self.at), || {
            format!("{} pieces are chased", found.chased.len())
        });
        for (index, (target, (square, root, by))) in claim.targets.iter().zip(&found.chased).enumerate() {
            let at = format!("{}.targets[{index}]", self.at);
            let name = square.to_string();
            self.faults.check(target.square == name, format!("{at}.square"), || format!("it is {name}"));
            let letter = self.ply.after.at(*square).map_or(String::new(), |piece| piece.letter().to_string());
            self.faults.check(target.piece == letter, format!("{at}.piece"), || format!("it is {letter}"));
            self.faults.check(target.root == *root, format!("{at}.root"), || format!("it is {root}"));
            let names: Vec<String> = by.iter().map(Square::to_string).collect();
            self.faults.check(target.attackers == names, format!("{at}.attackers"), || format!("they are {names:?}"));
            self.faults
                .check(!target.joint, format!("{at}.joint"), || "the books count attackers one by one".to_owned());
            self.capture(target.line, "after", Move::new(by[0], *square), &format!("{at}.line"));
        }
    }

    fn same_considered(&mut self, found: &Found) {
        let (claim, at) = (self.claim, self.at);
        let mut expected: Vec<(&str, Square, Option<Square>)> = Vec::new();
        expected.extend(found.old.iter().map(|&(on, _, now)| ("already_there", on, Some(now))));
        expected.extend(found.rooted.iter().map(|&(on, by)| ("refuted", on, Some(by))));
        expected.extend(found.privileged.iter().map(|&(on, by)| ("privileged", on, Some(by))));
        self.faults.check(claim.considered.len() == expected.len(), format!("{at}.considered"), || {
            format!("{} attacks were there already, meet a root or are by a general or pawn", expected.len())
        });
        for (index, item) in claim.considered.iter().enumerate() {
            let at = format!("{at}.considered[{index}]");
            self.fields(item, &at);
            let by = self.taker_of(item);
            let is_it = |one: &&(&str, Square, Option<Square>)| {
                one.0 == item.kind && item.target.as_deref() == Some(one.1.to_string().as_str()) && one.2 == by
            };
            let known = expected.iter().find(is_it).copied();
            self.faults.check(known.is_some(), &at, || "there is no such attack, or it counts otherwise".to_owned());
            match (known, item.line) {
                (Some(("refuted", on, Some(by))), Some(line)) => {
                    self.capture(line, "after", Move::new(by, on), &format!("{at}.line"));
                }
                (Some(("already_there", on, Some(by))), Some(line)) => {
                    let then = found.old.iter().find(|old| (old.0, old.2) == (on, by)).map_or(by, |old| old.1);
                    self.positions(item, self.ply.before, &at);
                    self.capture(line, "before", Move::new(then, on), &format!("{at}.line"));
                    self.capture(item.now.unwrap_or(usize::MAX), "after", Move::new(by, on), &format!("{at}.now"));
                }
                _ => {}
            }
        }
    }

    /// Who takes, after the move, in a thing considered.
    fn taker_of(&self, item: &Considered) -> Option<Square> {
        let line = item.now.or(item.line).and_then(|line| self.lines.get(line)).and_then(Option::as_ref);
        let first = line.and_then(|line| line.moves.first()).map(|play| play.from);
        first.or_else(|| item.by.as_deref().and_then(Square::parse))
    }

    /// A line that is a capture and, where a root may retake, one retake.
    fn capture(&mut self, index: usize, start: &str, capture: Move, at: &str) {
        let Some(index) = self.line(index, start, at) else { return };
        let Some(line) = &self.lines[index] else { return };
        let roots = retakes(&line.start, capture);
        let is_retake = match line.moves.as_slice() {
            [first] => *first == capture && roots.is_empty(),
            [first, second] => *first == capture && roots.contains(second),
            _ => false,
        };
        let expected = if roots.is_empty() { "gain" } else { "even" };
        let claimed = &self.claim.lines[index];
        let holds = is_retake && claimed.result == expected && claimed.free.is_empty();
        self.result(index, holds, &format!("expected {capture}, retaken by one of {}, and {expected}", roots.len()));
    }
}
