//! The claims about one ply under the Asian and World books, whose attacks can be found anew by looking: every chase, exchange,
//! offer and old or rooted attack is worked out here and compared. Only that no mate is threatened is taken on trust.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};
use crate::labels::asian::{Point, Terms};
use crate::labels::{Outcome, Reason, Role, Root, Start, Why};
use crate::text::say;
use crate::verdict::report::Tried;

use super::board::{has_worth, holds};
use super::claims::Checker;
use super::turns::Played;

/// What an attack is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Making it is a chase; the root of the piece attacked.
    Counts(Root),
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
    /// On a horse that holds the taker in its place, while the taker is chased itself.
    on_holder: bool,
}

impl Attack {
    fn may_become_new(&self, points: Terms) -> bool {
        let had_effect = match self.standing {
            Standing::Mutual => true,
            Standing::Rooted { openly } => openly || points.holds(Point::HiddenRootsCount),
            Standing::Counts(_) | Standing::Privileged => false,
        };
        had_effect && !self.on_holder
    }
}

/// Every attack of a side, in the order of the board.
fn attacks(board: Board, side: Side, points: Terms) -> Vec<Attack> {
    let mut found = plain_attacks(board, side, points);
    let theirs = plain_attacks(board, side.other(), points);
    for attack in &mut found {
        let is_horse = board.at(attack.on).is_some_and(|piece| piece.kind == Kind::Horse);
        let chased = theirs.iter().any(|one| one.on == attack.by && matches!(one.standing, Standing::Counts(_)));
        attack.on_holder = is_horse && chased && holds(&board, attack.on, attack.by);
    }
    found
}

fn plain_attacks(board: Board, side: Side, points: Terms) -> Vec<Attack> {
    let board = board.unchecked(side);
    let mut found = Vec::new();
    for (by, taker) in board.pieces(side) {
        for (on, piece) in board.pieces(side.other()).filter(|&(on, piece)| has_worth(piece, on)) {
            if board.is_legal(Move::new(by, on)) {
                let standing = standing(&board, (by, taker), (on, piece), points);
                found.push(Attack { by, on, standing, on_holder: false });
            }
        }
    }
    found
}

fn standing(board: &Board, (by, taker): (Square, Piece), (on, piece): (Square, Piece), points: Terms) -> Standing {
    let is_big = |kind| matches!(kind, Kind::Rook | Kind::Horse | Kind::Cannon);
    let outranks = match taker.kind {
        Kind::King | Kind::Pawn => return Standing::Privileged,
        Kind::Horse | Kind::Cannon => piece.kind == Kind::Rook,
        Kind::Advisor | Kind::Elephant => points.holds(Point::GuardsAgainstRooted) && is_big(piece.kind),
        Kind::Rook => false,
    };
    if taker.kind == piece.kind && board.passed().is_legal(Move::new(on, by)) {
        return Standing::Mutual;
    }
    let roots = retakes(board, Move::new(by, on));
    let open = board.attackers_of(on, piece.side);
    let seems = open | board.after(Move::new(by, on)).attackers_of(on, piece.side);
    match (roots.is_empty(), outranks) {
        (true, _) => Standing::Counts(if seems.is_empty() { Root::None } else { Root::False }),
        (false, true) => Standing::Counts(Root::Real),
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
    chased: Vec<(Square, Root, Vec<Square>)>,
    /// Attacks that were there already: where the piece stands, who took it before and who takes it now.
    old: Vec<(Square, Square, Square)>,
    /// New attacks on rooted pieces.
    rooted: Vec<(Square, Square)>,
    privileged: Vec<(Square, Square)>,
    exchanges: Vec<(Square, Square)>,
}

impl Found {
    fn of(ply: &Played, points: Terms) -> Found {
        let before = attacks(ply.before, ply.side, points);
        let mut found = Found::default();
        for attack in attacks(ply.after, ply.side, points) {
            let stood = if attack.by == ply.play.to { ply.play.from } else { attack.by };
            let old = before.iter().find(|old| (old.by, old.on) == (stood, attack.on));
            match (old, attack.standing) {
                (Some(old), Standing::Counts(_)) if !old.may_become_new(points) => {
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

    fn add_chase(&mut self, attack: &Attack, root: Root) {
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
    pub(super) fn asian(&mut self, points: Terms) {
        let checks = self.ply.after.in_check(self.them());
        let looks = !checks || points.holds(Point::ChecksChase);
        let found = if looks { Found::of(self.ply, points) } else { Found::default() };
        let own = self.ply.play.to;
        self.pairs_anew = !found.exchanges.is_empty();
        let may_offer = !checks && !self.pairs_anew;
        let offered = if may_offer { offered(&self.ply.after, own) } else { None };
        let mut exchanges = found.exchanges.clone();
        exchanges.extend(offered.filter(|offer| offer.1).map(|(by, _)| (own, by)));
        self.same_reasons(&found, &exchanges, offered.filter(|offer| !offer.1).map(|offer| offer.0));
        self.same_targets(&found);
        self.same_considered(&found);
    }

    fn same_reasons(&mut self, found: &Found, exchanges: &[(Square, Square)], offer: Option<Square>) {
        let mut expected: Vec<Reason> = (0..found.chased.len()).map(|target| Reason::Chases { target }).collect();
        expected.extend(exchanges.iter().map(|&(own, partner)| Reason::OffersExchange { own, partner }));
        expected.extend(offer.map(|by| Reason::OffersPiece { by }));
        let is_other = |reason: &&Reason| {
            matches!(reason, Reason::GivesCheck { .. } | Reason::ThreatensMate { .. } | Reason::Blocks { .. })
        };
        let claimed: Vec<&Reason> = self.claim.reasons.iter().filter(|reason| !is_other(reason)).collect();
        let same = claimed.len() == expected.len() && expected.iter().all(|reason| claimed.contains(&reason));
        self.faults.check(same, format!("{}.reasons", self.at), || {
            let count = expected.len();
            say!(
                "此着有 {count} 项捉、兑、献，与所写不同",
                "the move makes {count} chases, exchanges and offers; they are others than claimed"
            )
        });
    }

    fn same_targets(&mut self, found: &Found) {
        let claim = self.claim;
        self.faults.same(&claim.targets.len(), &found.chased.len(), format!("{}.targets", self.at), usize::to_string);
        for (index, (target, (square, root, by))) in claim.targets.iter().zip(&found.chased).enumerate() {
            let at = format!("{}.targets[{index}]", self.at);
            self.faults.same(&target.square, square, format!("{at}.square"), Square::to_string);
            let piece = self.ply.after.at(*square);
            self.faults.same(&Some(target.piece), &piece, format!("{at}.piece"), |piece| {
                piece.map(|piece| piece.letter().to_string()).unwrap_or_default()
            });
            self.faults.same(&target.root, root, format!("{at}.root"), |root| root.name().to_owned());
            self.faults.same(&target.attackers, by, format!("{at}.attackers"), |squares| format!("{squares:?}"));
            self.faults.check(!target.joint, format!("{at}.joint"), || {
                say!("此规则逐子论捉", "the books count attackers one by one")
            });
            self.capture(target.line, Start::After, Move::new(by[0], *square), &format!("{at}.line"), Role::Wins);
        }
    }

    fn same_considered(&mut self, found: &Found) {
        let (claim, at) = (self.claim, self.at);
        let mut expected: Vec<(Why, Square, Option<Square>)> = Vec::new();
        expected.extend(found.old.iter().map(|&(on, _, now)| (Why::AlreadyThere, on, Some(now))));
        expected.extend(found.rooted.iter().map(|&(on, by)| (Why::Refuted, on, Some(by))));
        expected.extend(found.privileged.iter().map(|&(on, by)| (Why::Privileged, on, Some(by))));
        self.faults.check(claim.considered.len() == expected.len(), format!("{at}.considered"), || {
            let count = expected.len();
            say!(
                "原已存在、对方有根、属于将帅兵卒的攻击共 {count} 项",
                "{count} attacks were there already, meet a root or are by a general or pawn"
            )
        });
        for (index, tried) in claim.considered.iter().enumerate() {
            let at = format!("{at}.considered[{index}]");
            self.fields(tried, &at);
            let by = self.taker_of(tried);
            let is_it =
                |one: &&(Why, Square, Option<Square>)| (one.0, Some(one.1), one.2) == (tried.kind, tried.target, by);
            let known = expected.iter().find(is_it).copied();
            self.faults.check(known.is_some(), &at, || {
                say!("没有这样的攻击，或不这样计", "there is no such attack, or it counts otherwise")
            });
            match (known, tried.line) {
                (Some((Why::Refuted, on, Some(by))), Some(line)) => {
                    self.capture(line, Start::After, Move::new(by, on), &format!("{at}.line"), Role::Refutes);
                }
                (Some((Why::AlreadyThere, on, Some(by))), Some(line)) => {
                    let then = found.old.iter().find(|old| (old.0, old.2) == (on, by)).map_or(by, |old| old.1);
                    self.positions(tried, self.ply.before, &at);
                    let now = tried.now.unwrap_or(usize::MAX);
                    self.capture(line, Start::Before, Move::new(then, on), &format!("{at}.line"), Role::WouldWin);
                    self.capture(now, Start::After, Move::new(by, on), &format!("{at}.now"), Role::WouldWin);
                }
                _ => {}
            }
        }
    }

    /// Who takes, after the move, in a thing considered.
    fn taker_of(&self, tried: &Tried) -> Option<Square> {
        let line = tried.now.or(tried.line).and_then(|line| self.claim.lines.get(line));
        line.and_then(|line| line.moves.first()).map(|play| play.from).or(tried.by)
    }

    /// A line that is a capture and, where a root may retake, one retake.
    fn capture(&mut self, index: usize, start: Start, capture: Move, at: &str, role: Role) {
        let Some(index) = self.line(index, start, at, role, Some(capture.to)) else { return };
        let Some(line) = &self.lines[index] else { return };
        let roots = retakes(&line.start, capture);
        let is_retake = match line.moves.as_slice() {
            [first] => *first == capture && roots.is_empty(),
            [first, second] => *first == capture && roots.contains(second),
            _ => false,
        };
        let expected = if roots.is_empty() { Outcome::Gain } else { Outcome::Even };
        let claimed = &self.claim.lines[index];
        let holds = is_retake && claimed.result == expected && claimed.free.is_empty();
        let (count, result) = (roots.len(), expected.name());
        let what = say!(
            "应为 {capture}，能吃回的有 {count} 子，结果是 {result}",
            "expected {capture}, retaken by one of {count}, and {result}"
        );
        self.result(index, holds, what);
    }
}
