//! What a shown win rests on beyond the one line: how every other answer to its first move is met, and for a threat that is
//! old the lines from both positions. Found anew for a label that is there already; naming moves does not need it.

use crate::chess::{Board, Move, Square, Squares};
use crate::facts::{Asked, Defence, Pawns, Prospect, Strength, Workspace, mate_defences};

use super::asian;
use super::label::{Label, Outcome, ShownLine, Start};
use super::terms::{School, Terms};

/// In which position a win is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "made once for each line shown, never stored in numbers")]
pub enum Place {
    /// After the move.
    After,
    /// Before it: just before, or before the opponent's last move.
    Before(Board),
}

/// The search nodes allowed for showing what a label rests on. Once it is decided, showing it is not to fail.
pub const PROOF_BUDGET: u64 = 2_000_000;

/// The proofs of the wins that a label shows.
pub struct Proofs<'a> {
    label: &'a Label,
    terms: &'a Terms,
    workspace: Workspace,
    after: Prospect,
    /// The last position before the move that was asked about.
    before: Option<(Board, Prospect)>,
}

impl<'a> Proofs<'a> {
    /// For a label made by `terms`, within `budget` search nodes.
    pub fn new(label: &'a Label, terms: &'a Terms, budget: u64) -> Proofs<'a> {
        let mut workspace = Workspace::new(budget);
        let after = Prospect::of(&label.after, label.side, terms.facts, &mut workspace);
        Proofs { label, terms, workspace, after, before: None }
    }

    /// How the answers to the first move of a win are met: by `moves`, which come to `outcome`, and each of the others by a
    /// line of its own. `target` is the piece won; none for a mate.
    ///
    /// In the Asian school only mates have answers: its chases are single captures.
    pub fn defences(&mut self, place: Place, moves: &[Move], outcome: Outcome, target: Option<Square>) -> Vec<Defence> {
        let Some(&first) = moves.first() else { return Vec::new() };
        let mut found = match (outcome, target, self.terms.school) {
            (Outcome::Mate, ..) => mate_defences(&self.after.board, first, &mut self.workspace),
            (_, Some(target), School::Chinese) => self.of_gain(place, outcome, target, first),
            _ => Vec::new(),
        };
        found.retain(|defence| moves.get(1) != Some(&defence.reply));
        found
    }

    fn of_gain(&mut self, place: Place, outcome: Outcome, target: Square, first: Move) -> Vec<Defence> {
        let Some(strength) = strength(outcome) else { return Vec::new() };
        let (facts, asked) = (self.terms.facts, self.asked(place, strength));
        self.look(place);
        let prospect =
            if place == Place::After { Some(&self.after) } else { self.before.as_ref().map(|known| &known.1) };
        prospect.map_or(Vec::new(), |prospect| prospect.defences(target, first, facts, asked, &mut self.workspace))
    }

    /// The question that was put to a position.
    fn asked(&self, place: Place, strength: Strength) -> Asked {
        let pawns = if self.label.pawn_in_mutual_attack { Pawns::Attack } else { Pawns::Idle };
        let asked = Asked { free_for_them: self.after.theirs, pawns, strength, ..Asked::default() };
        match place {
            Place::After => asked,
            Place::Before(_) => {
                Asked { free_for_them: hanging(self.label.play, self.after.theirs), any_mate: true, ..asked }
            }
        }
    }

    /// Makes the prospect of a position before the move.
    fn look(&mut self, place: Place) {
        if let Place::Before(board) = place
            && self.before.as_ref().is_none_or(|known| known.0 != board)
        {
            let prospect = Prospect::of(&board, self.label.side, self.terms.facts, &mut self.workspace);
            self.before = Some((board, prospect));
        }
    }

    /// For the old threat on `target` that `old` shows before the move, the line that carries it out after the move.
    pub fn still(&mut self, target: Square, old: &ShownLine) -> Option<ShownLine> {
        let first = *old.moves.first()?;
        if let School::Asian(reading) = self.terms.school {
            let by = if first.from == self.label.play.from { self.label.play.to } else { first.from };
            return asian::line_of(&self.label.after, self.label.side, reading, by, target);
        }
        let asked = self.asked(Place::After, strength(old.outcome)?);
        let moves = self.after.wins(target, asked, &mut self.workspace).yes()?;
        Some(ShownLine { start: Start::After, moves, outcome: old.outcome })
    }

    /// For a threat on `target` that comes to `outcome`, the line that would have carried it out in `earlier`, the position
    /// before the opponent's last move.
    pub fn earlier(&mut self, target: Square, outcome: Outcome, earlier: Board) -> Option<Vec<Move>> {
        let place = Place::Before(earlier);
        let asked = self.asked(place, strength(outcome)?);
        self.look(place);
        self.before.as_ref()?.1.wins(target, asked, &mut self.workspace).yes()
    }
}

/// The strength at which a line of this outcome was found.
const fn strength(outcome: Outcome) -> Option<Strength> {
    match outcome {
        Outcome::Gain => Some(Strength::Gain),
        Outcome::Even => Some(Strength::Even),
        Outcome::Loss => Some(Strength::AsRoot),
        Outcome::Mate | Outcome::Mated => None,
    }
}

/// Where the pieces that hang after a move stood before it, given as `theirs` after it.
pub(super) fn hanging(play: Move, theirs: Squares) -> Squares {
    theirs.follow(Move::new(play.to, play.from))
}
