//! Direct attacks, and which of them the Asian books count.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};
use crate::facts::{Account, Worth};

use super::super::label::{Outcome, Role, Root, ShownLine, Start};
use super::{Point, Scene, Terms};
use crate::chess::Squares;

/// A legal capture that a side could make if it were its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attack {
    /// The piece that would take.
    pub by: Square,
    /// The piece that would be taken.
    pub on: Square,
    /// What the attack counts.
    pub standing: Standing,
    /// Whether it is an attack on a horse that holds the taker in its place while the taker is chased itself (19).
    pub on_holder: bool,
}

/// What an attack counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It is one that the books count; creating it is a chase.
    Chase {
        /// The root of the piece.
        root: Root,
        /// The move by which a true root retakes.
        retake: Option<Move>,
    },
    /// The piece can really be retaken.
    Rooted {
        /// By this move; none where what only looks like a root protects too.
        retake: Option<Move>,
        /// Whether some root bears on the piece already as it stands, and not only once the taker has left its post.
        openly: bool,
    },
    /// Two pieces of one kind that can take each other: an offer.
    Mutual,
    /// By a general or pawn, which may attack for ever.
    Privileged,
}

impl Attack {
    /// The capture itself.
    pub fn capture(&self) -> Move {
        Move::new(self.by, self.on)
    }

    /// The move by which a true root would retake.
    pub fn retake(&self) -> Option<Move> {
        match self.standing {
            Standing::Chase { retake, .. } | Standing::Rooted { retake, .. } => retake,
            Standing::Mutual | Standing::Privileged => None,
        }
    }

    /// Whether a move that leaves the attack in place and makes it count has created something: it undid an exchange, or a
    /// root that stood openly. An attack that counted before, one whose root would only have appeared with the capture, and
    /// that of a piece on the horse that holds it fast are not made new.
    pub fn can_be_made_new(&self, terms: &Terms) -> bool {
        let counts = match self.standing {
            Standing::Mutual => true,
            Standing::Rooted { openly, .. } => openly || terms.holds(Point::HiddenRootsCount),
            Standing::Chase { .. } | Standing::Privileged => false,
        };
        counts && !(self.on_holder && terms.holds(Point::HeldSparesHolder))
    }
}

/// The attacks of `side` in a position as if it were to move there, in board order of the taker.
///
/// See [`Board::unchecked`] for a side that stands in check.
pub(super) fn all(board: &Board, side: Side, terms: &Terms) -> Vec<Attack> {
    let mut found = direct(board, side, terms);
    let chasers = direct(board, side.other(), terms);
    let is_chased = |by| chasers.iter().any(|other| other.on == by && matches!(other.standing, Standing::Chase { .. }));
    for attack in &mut found {
        let is_horse = board.at(attack.on).is_some_and(|piece| piece.kind == Kind::Horse);
        attack.on_holder = is_horse && is_held(board, attack.by, attack.on) && is_chased(attack.by);
    }
    found
}

/// The same, holders left aside.
fn direct(board: &Board, side: Side, terms: &Terms) -> Vec<Attack> {
    let board = board.unchecked(side);
    let mut found = Vec::new();
    for (by, taker) in board.pieces(side) {
        for (on, piece) in board.pieces(side.other()) {
            // What has no price is no prey: the general, and a pawn that has not crossed the river.
            if !Account::price(piece, on, Worth::GRADED).is_nothing() && takes(&board, by, on, terms) {
                let standing = standing(&board, (by, taker), (on, piece), terms);
                found.push(Attack { by, on, standing, on_holder: false });
            }
        }
    }
    found
}

/// Whether the piece on `by` attacks the one on `on`: legally, where only that counts.
fn takes(board: &Board, by: Square, on: Square, terms: &Terms) -> bool {
    match terms.holds(Point::OnlyLegal) {
        true => board.is_legal(Move::new(by, on)),
        false => board.attackers_of(on, board.side_to_move()).contains(by),
    }
}

fn standing(board: &Board, (by, taker): (Square, Piece), (on, piece): (Square, Piece), terms: &Terms) -> Standing {
    let capture = Move::new(by, on);
    match taker.kind {
        Kind::King if terms.holds(Point::GeneralMay) => return Standing::Privileged,
        Kind::Pawn if terms.holds(Point::PawnMay) => return Standing::Privileged,
        _ => {}
    }
    if terms.holds(Point::EqualsOffer) && taker.kind == piece.kind && takes(&board.passed(), on, by, terms) {
        return Standing::Mutual;
    }
    let retakes = retakes(board, capture);
    let chase = |root| Standing::Chase { root, retake: retakes.first().copied() };
    match retakes.first() {
        Some(_) if outranks(taker.kind, piece.kind, terms) || !terms.holds(Point::RootsProtect) => chase(Root::Real),
        Some(&retake) => {
            let open = board.attackers_of(on, piece.side);
            let openly = retakes.iter().any(|retake| open.contains(retake.from));
            Standing::Rooted { retake: Some(retake), openly }
        }
        None if looks_rooted(board, capture) && terms.holds(Point::FalseRootsProtect) => {
            Standing::Rooted { retake: None, openly: true }
        }
        None if looks_rooted(board, capture) => chase(Root::False),
        None => chase(Root::None),
    }
}

/// Whether the taker chases the piece even if that has a true root.
fn outranks(taker: Kind, piece: Kind, terms: &Terms) -> bool {
    match taker {
        Kind::Horse => piece == Kind::Rook && terms.holds(Point::HorseAgainstRook),
        Kind::Cannon => piece == Kind::Rook && terms.holds(Point::CannonAgainstRook),
        Kind::Advisor | Kind::Elephant => {
            terms.holds(Point::GuardsAgainstRooted) && matches!(piece, Kind::Rook | Kind::Horse | Kind::Cannon)
        }
        _ => false,
    }
}

/// The legal moves that retake after the capture, by the true roots.
fn retakes(board: &Board, capture: Move) -> Vec<Move> {
    let taken = board.after(capture);
    taken.moves_to(capture.to).to_vec()
}

/// Whether a piece bears on the point of capture, before or after it, that cannot retake.
fn looks_rooted(board: &Board, capture: Move) -> bool {
    let them = board.side_to_move().other();
    !(board.attackers_of(capture.to, them) | board.after(capture).attackers_of(capture.to, them)).is_empty()
}

/// Whether the piece on `square` is held there by an enemy horse on `horse`, whose leg it blocks: without it the horse
/// would give check.
fn is_held(board: &Board, square: Square, horse: Square) -> bool {
    let Some(piece) = board.at(square) else { return false };
    let checkers = |board: &Board| board.checkers(piece.side);
    (checkers(&board.without(square)) - checkers(board)).contains(horse)
}

/// The capture as a line to be shown, and how a root retakes.
pub(super) fn line(scene: &Scene, start: Start, attack: &Attack, role: Role) -> ShownLine {
    let moves = std::iter::once(attack.capture()).chain(attack.retake()).collect();
    let outcome = if attack.retake().is_some() { Outcome::Even } else { Outcome::Gain };
    let board = if start == Start::After { scene.ply.after.passed() } else { scene.ply.before };
    let target = Some(attack.on);
    ShownLine { start, board, moves, outcome, target, role, free: Squares::EMPTY, open: Vec::new() }
}
