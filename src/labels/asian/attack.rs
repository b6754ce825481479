//! Direct attacks, and which of them the Asian books count.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};
use crate::facts::Account;

use super::super::label::Root;
use super::Reading;

/// A legal capture that a side could make if it were its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attack {
    /// The piece that would take.
    pub by: Square,
    /// The piece that would be taken.
    pub on: Square,
    /// What the attack counts.
    pub standing: Standing,
    /// Whether it is an attack on a horse that holds the taker in its place.
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
        /// By this move.
        retake: Move,
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
            Standing::Chase { retake, .. } => retake,
            Standing::Rooted { retake, .. } => Some(retake),
            Standing::Mutual | Standing::Privileged => None,
        }
    }

    /// Whether a move that leaves the attack in place and makes it count has created something: it undid an exchange, or a
    /// root that stood openly. An attack that counted before, one whose root would only have appeared with the capture, and
    /// that of a piece on the horse that holds it fast are not made new.
    pub fn can_be_made_new(&self, reading: Reading) -> bool {
        let counts = match self.standing {
            Standing::Mutual => true,
            Standing::Rooted { openly, .. } => openly || reading.hidden_roots_count,
            Standing::Chase { .. } | Standing::Privileged => false,
        };
        counts && !self.on_holder
    }
}

/// The attacks of `side` in a position as if it were to move there, in board order of the taker.
///
/// See [`Board::unchecked`] for a side that stands in check.
pub(super) fn all(board: &Board, side: Side, reading: Reading) -> Vec<Attack> {
    let board = board.unchecked(side);
    let mut found = Vec::new();
    for (by, taker) in board.pieces(side) {
        for (on, piece) in board.pieces(side.other()) {
            // What has no price is no prey: the general, and a pawn that has not crossed the river.
            if !Account::price(piece, on).is_nothing() && board.is_legal(Move::new(by, on)) {
                let standing = standing(&board, (by, taker), (on, piece), reading);
                let on_holder = piece.kind == Kind::Horse && is_held(&board, by, on);
                found.push(Attack { by, on, standing, on_holder });
            }
        }
    }
    found
}

fn standing(board: &Board, (by, taker): (Square, Piece), (on, piece): (Square, Piece), reading: Reading) -> Standing {
    let capture = Move::new(by, on);
    if matches!(taker.kind, Kind::King | Kind::Pawn) {
        return Standing::Privileged;
    }
    if taker.kind == piece.kind && board.passed().is_legal(Move::new(on, by)) {
        return Standing::Mutual;
    }
    let retakes = retakes(board, capture);
    let chase = |root| Standing::Chase { root, retake: retakes.first().copied() };
    match retakes.first() {
        Some(_) if outranks(taker.kind, piece.kind, reading) => chase(Root::Real),
        Some(&retake) => {
            let open = board.attackers_of(on, piece.side);
            Standing::Rooted { retake, openly: retakes.iter().any(|retake| open.contains(retake.from)) }
        }
        None if looks_rooted(board, capture) => chase(Root::False),
        None => chase(Root::None),
    }
}

/// Whether the taker chases the piece even if that has a true root.
fn outranks(taker: Kind, piece: Kind, reading: Reading) -> bool {
    match taker {
        Kind::Horse | Kind::Cannon => piece == Kind::Rook,
        Kind::Advisor | Kind::Elephant => {
            reading.guards_chase_rooted && matches!(piece, Kind::Rook | Kind::Horse | Kind::Cannon)
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
    let side = board.side_to_move();
    let checkers = |board: &Board| board.checkers(side);
    (checkers(&board.without(square)) - checkers(board)).contains(horse)
}
