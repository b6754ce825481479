//! One move with the facts before and after it.

use std::cell::OnceCell;

use crate::chess::{Board, Kind, Piece, Ply, Side, Squares};
use crate::facts::{Pawns, Prospect, Workspace};

use super::defences::hanging;
use super::terms::Terms;

/// What surrounds a move besides the two positions.
#[derive(Clone, Copy)]
pub(super) struct Circumstances {
    /// The position before the opponent's last move, if it is known.
    pub reply: Option<Board>,
    /// What a pawn's own attack counts: something only where the opponent attacks on every move (1999, 27.2).
    pub pawns: Pawns,
}

/// A move that gives no check, and what its side could do before and after it.
pub(super) struct Scene<'a> {
    pub ply: &'a Ply,
    pub terms: &'a Terms,
    pub circumstances: Circumstances,
    pub side: Side,
    pub before: Prospect,
    pub after: Prospect,
    /// The prospect before the opponent's last move, once it is asked for.
    earlier: OnceCell<Option<Prospect>>,
}

impl<'a> Scene<'a> {
    pub fn new(ply: &'a Ply, terms: &'a Terms, circumstances: Circumstances, workspace: &mut Workspace) -> Scene<'a> {
        let side = ply.before.side_to_move();
        Scene {
            ply,
            terms,
            circumstances,
            side,
            before: Prospect::of(&ply.before, side, terms.facts, workspace),
            after: Prospect::of(&ply.after, side, terms.facts, workspace),
            earlier: OnceCell::new(),
        }
    }

    /// Where the pieces that hang after the move stood before it. The move did nothing for them, so losing them says
    /// nothing of what it created: they count nothing on either side of the comparison.
    pub fn hanging(&self) -> Squares {
        hanging(self.ply.play, self.after.theirs)
    }

    /// What the side could have done before the opponent's last move, if that is known and was no answer to a check.
    pub fn earlier(&self, workspace: &mut Workspace) -> Option<&Prospect> {
        let quiet = self.circumstances.reply.filter(|board| !board.in_check(board.side_to_move()));
        let of = |board| Prospect::of(&board, self.side, self.terms.facts, workspace);
        self.earlier.get_or_init(|| quiet.map(of)).as_ref()
    }

    /// Whether the opponent's last move answered a check, so that it was driven and not its own doing.
    pub fn opponent_was_checked(&self) -> bool {
        self.circumstances.reply.is_some_and(|board| board.in_check(board.side_to_move()))
    }

    /// Whether the general has just answered a check.
    pub fn general_answers_check(&self) -> bool {
        let general = Piece::new(self.side, Kind::King);
        self.ply.before.in_check(self.side) && self.ply.before.at(self.ply.play.from) == Some(general)
    }
}
