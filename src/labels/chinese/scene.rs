//! One move with the facts before and after it: what the conditions of a book ask.

use std::cell::OnceCell;

use crate::chess::{Board, Kind, Piece, Ply, Side, Square, Squares};
use crate::facts::{Asked, Pawns, Prospect, Size, Strength, Workspace};

use super::super::law::Law;
use super::Terms;

/// What surrounds a move besides the two positions.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// The position before the opponent's last move, if it is known.
    pub reply: Option<Board>,
    /// What a pawn's own attack counts: all in mutual attack (1999, 27.2), else what the terms say.
    pub pawns: Pawns,
}

/// A move, and what its side could do before and after it.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The move.
    pub ply: &'a Ply,
    /// What the book supplies.
    pub law: &'a Law,
    /// The values of the school.
    pub terms: &'a Terms,
    /// The side that moved.
    pub side: Side,
    /// What it could have done before the move, its checks on itself left out where the book says so.
    pub before: Prospect,
    /// What it could do after the move if the opponent passed.
    pub after: Prospect,
    circumstances: Circumstances,
    /// The prospect before the opponent's last move, once it is asked for.
    earlier: OnceCell<Option<Prospect>>,
}

impl<'a> Scene<'a> {
    pub(in super::super) fn new(
        ply: &'a Ply,
        law: &'a Law,
        terms: &'a Terms,
        circumstances: Circumstances,
        workspace: &mut Workspace,
    ) -> Scene<'a> {
        let side = ply.before.side_to_move();
        Scene {
            ply,
            law,
            terms,
            side,
            before: Prospect::of(&ply.before, side, terms.facts, workspace),
            after: Prospect::of(&ply.after, side, terms.facts, workspace),
            circumstances,
            earlier: OnceCell::new(),
        }
    }

    /// The question put to the position after the move: can a piece be won, what the opponent wins in any case set apart?
    pub fn asked_after(&self) -> Asked {
        Asked { free_for_them: self.after.theirs, pawns: self.circumstances.pawns, ..self.after.plain() }
    }

    /// The question put to the position before the move: could the piece on `target` be won there at least as well?
    ///
    /// Mates count alike on both sides: what after the move is won without being mated at all must have been so before; what is mated
    /// in the end, too late to undo it, may have been so before as well.
    pub fn asked_before(
        &self,
        target: Square,
        strength: Strength,
        size: Option<Size>,
        workspace: &mut Workspace,
    ) -> Asked {
        let unmated = Asked { any_mate: true, ..self.asked_as_much(target, strength, size) };
        let any_mate = self.after.wins(target, unmated, workspace).is_yes();
        Asked { free_for_them: self.hanging(), any_mate, ..unmated }
    }

    /// The question put to the position after the move, or without the moved piece: is as much won?
    pub fn asked_as_much(&self, target: Square, strength: Strength, size: Option<Size>) -> Asked {
        let free_for_us = if size.is_some() { self.won_anyway(target) } else { Squares::EMPTY };
        Asked { strength, least: size, free_for_us, ..self.asked_after() }
    }

    /// Enemy pieces other than the target that the side wins by themselves before the move or after it.
    pub fn won_anyway(&self, target: Square) -> Squares {
        (self.before.ours | self.after.ours).without(target)
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

    /// The pieces of the mover that attack `square` after the move.
    pub fn attackers(&self, square: Square) -> Squares {
        self.after.board.attackers_of(square, self.side)
    }
}

/// Where the pieces that hang after a move stood before it, given as `theirs` after it.
pub(super) fn hanging(play: crate::chess::Move, theirs: Squares) -> Squares {
    let moved = if theirs.contains(play.to) { Squares::only(play.from) } else { Squares::EMPTY };
    theirs.without(play.to) | moved
}
