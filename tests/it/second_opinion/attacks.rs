//! Which attacks the Asian books see after a move, and which ways a move cuts: by looking at every capture.

use std::collections::BTreeSet;

use adjudicate::chess::{Board, Kind, Move, Piece, Side, Square};
use adjudicate::labels::asian::{Point, Terms};
use adjudicate::labels::{Label, Reason, Root, Why};

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
    let board = if board.side_to_move() == side { board } else { board.passed() };
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
    fn of(ply: &Label, points: Terms) -> Found {
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

/// Whether the piece on `holder` would give check if that on `held` were not there.
pub fn holds(board: &Board, holder: Square, held: Square) -> bool {
    let Some(piece) = board.at(held) else { return false };
    let newly = board.without(held).checkers(piece.side) - board.checkers(piece.side);
    newly.contains(holder)
}

/// Whether a piece on a point is worth anything to its captor.
fn has_worth(piece: Piece, on: Square) -> bool {
    match piece.kind {
        Kind::King => false,
        Kind::Pawn => on.is_across(piece.side),
        _ => true,
    }
}

/// What is offered and exchanged, by reasons.
fn reasons(label: &Label) -> BTreeSet<String> {
    let is_attack = |reason: &&Reason| matches!(reason, Reason::OffersExchange { .. } | Reason::OffersPiece { .. });
    label.reasons.iter().filter(is_attack).map(|reason| format!("{reason:?}")).collect()
}

/// Compares the label of a ply with what is seen here; moves out of check are left aside.
pub fn compare(label: &Label, points: Terms, name: &str) {
    if label.before.in_check(label.side) {
        return;
    }
    let name = format!("{name}, ply {}", label.ply);
    let checks = label.after.in_check(label.side.other());
    let looks = !checks || points.holds(Point::ChecksChase);
    let found = if looks { Found::of(label, points) } else { Found::default() };
    let chased: Vec<_> =
        label.targets.iter().map(|target| (target.square, target.root, target.attackers.clone())).collect();
    assert_eq!(chased, found.chased, "{name}");
    let considered = |why: Why| label.failed(why).filter_map(|one| one.target).collect::<Vec<_>>();
    assert_eq!(considered(Why::AlreadyThere), found.old.iter().map(|old| old.0).collect::<Vec<_>>(), "{name}");
    assert_eq!(considered(Why::Refuted), found.rooted.iter().map(|one| one.0).collect::<Vec<_>>(), "{name}");
    assert_eq!(considered(Why::Privileged), found.privileged.iter().map(|one| one.0).collect::<Vec<_>>(), "{name}");
    let own = label.play.to;
    let offer = if !checks && found.exchanges.is_empty() { offered(&label.after, own) } else { None };
    let mut exchanges = found.exchanges.clone();
    exchanges.extend(offer.filter(|offer| offer.1).map(|(by, _)| (own, by)));
    let exchanges = exchanges.into_iter().map(|(own, partner)| Reason::OffersExchange { own, partner });
    let offers = offer.filter(|offer| !offer.1).map(|(by, _)| Reason::OffersPiece { by });
    let expected: BTreeSet<String> = exchanges.chain(offers).map(|reason| format!("{reason:?}")).collect();
    assert_eq!(reasons(label), expected, "{name}");
}

/// The points an enemy piece could go to with a capture or a check before a ply and cannot go to after it, because the moved
/// piece stands in its way.
fn cut_ways(ply: &Label, enemy: Square) -> BTreeSet<Square> {
    let Some(piece) = ply.after.at(enemy).filter(|piece| piece.side != ply.side) else { return BTreeSet::new() };
    if matches!(piece.kind, Kind::King | Kind::Advisor | Kind::Pawn) {
        return BTreeSet::new();
    }
    let before = ply.before.passed();
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

/// Compares what a label says of ways cut with what is seen here; moves out of check are left aside.
pub fn compare_cuts(label: &Label, name: &str) {
    if label.before.in_check(label.side) {
        return;
    }
    for reason in &label.reasons {
        if let Reason::Blocks { enemy, lost } = reason {
            let lost: BTreeSet<Square> = lost.iter().copied().collect();
            assert_eq!(lost, cut_ways(label, *enemy), "{name}, ply {}", label.ply);
        }
    }
}
