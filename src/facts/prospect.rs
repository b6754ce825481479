//! What a side could do in a position if it were to move there: the facts that a label compares before and after.

use crate::chess::{Board, Move, Side, Square, Squares};

use super::account::Size;
use super::alone::won_alone;
use super::exchange::{Pair, Refusal, barred, barred_for_partner, facing, refusal};
use super::gain::GainSearch;
use super::lines::Refutation;
use super::mate::MateSearch;
use super::prize::{Barred, Pawns, Prize, Scope, Strength};
use super::terms::{Forms, RootAsChaser, Terms};
use super::workspace::{Answer, Workspace};

/// A position with one side to move, and what each side could win there by itself.
#[derive(Clone, Debug)]
pub struct Prospect {
    /// The position, the side in question to move, its checks on itself taken away if it stood in check.
    pub board: Board,
    /// The exchanges that stand offered.
    pub pairs: Vec<Pair>,
    /// Enemy pieces that the side wins by themselves.
    pub ours: Squares,
    /// Of several such pieces, for each those that are won without it.
    besides: Vec<(Square, Squares)>,
    /// Pieces of the side that the opponent wins by themselves.
    pub theirs: Squares,
    /// A mating line that does not begin by completing an exchange.
    pub mate: Answer<Vec<Move>>,
    /// A mating line that begins by completing an exchange, where there is no other.
    pub exchange_mate: Option<Vec<Move>>,
    terms: Terms,
}

/// How a question about winning a piece is asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked {
    /// Own pieces whose loss counts nothing.
    pub free_for_them: Squares,
    /// How well it must come out.
    pub strength: Strength,
    /// How much must be gained, if that is asked for.
    pub least: Option<Size>,
    /// Enemy pieces whose capture counts nothing, beyond those that the side wins in any case.
    pub free_for_us: Squares,
    /// Whether any mate undoes the win.
    pub any_mate: bool,
    /// Whether the general's own capture counts (27.1).
    pub general_counts: bool,
    /// What a pawn's own capture counts (27.2).
    pub pawns: Pawns,
    /// Whether the loss of a piece set apart counts where it answers a check: then the check drew it there.
    pub parries_count: bool,
    /// If set, only these pieces may take and give check.
    pub active: Option<Squares>,
}

impl Prospect {
    /// The prospect of `side` in `board`, as if it were its move.
    ///
    /// If `side` stands in check and the book says so, the pieces that give it are taken to give none as long as they stay where
    /// they are: a threat that the opponent's own check handed over is not charged ([`Terms::own_doing`]).
    pub fn of(board: &Board, side: Side, terms: Terms, workspace: &mut Workspace) -> Prospect {
        let board = match (terms.own_doing, board.side_to_move() == side) {
            (true, _) => board.unchecked(side),
            (false, true) => *board,
            (false, false) => board.passed(),
        };
        let facing = if terms.exchanges { facing(&board, terms.worth) } else { Vec::new() };
        let alone = |free, workspace: &mut Workspace| won_alone(&board, terms, barred(&facing), free, workspace);
        let ours = alone(Squares::EMPTY, workspace);
        // Of two pieces won in one line neither is won in any case thanks to the other.
        let several = if ours.len() > 1 { ours } else { Squares::EMPTY };
        let besides = several.iter().map(|target| (target, alone(Squares::only(target), workspace) & ours)).collect();
        let theirs = won_alone(&board.passed(), terms, barred_for_partner(&facing), Squares::EMPTY, workspace);
        let mut pairs = Vec::new();
        // A mate that only takes a partner is the exchange itself, unless accepting it is what gets mated.
        let mut exchange_captures = Vec::new();
        for pair in facing {
            let refused = refusal(&board, pair, ours, theirs, terms, workspace);
            if refused.is_none() {
                pairs.push(pair);
            }
            if refused != Some(Refusal::Mated) {
                exchange_captures.push(pair.capture());
            }
        }
        let mate = MateSearch::new(&board, workspace).without(&exchange_captures).run();
        let exchange_mate = if mate.is_yes() || exchange_captures.is_empty() {
            None
        } else {
            MateSearch::new(&board, workspace).run().yes()
        };
        Prospect { board, pairs, ours, besides, theirs, mate, exchange_mate, terms }
    }

    /// The captures that only carry out exchanges on offer.
    pub fn barred(&self) -> Barred {
        barred(&self.pairs)
    }

    /// The plain question: nothing set apart, and captures by general and pawns counted as the book counts them.
    pub fn plain(&self) -> Asked {
        Asked { general_counts: self.terms.general_takes, pawns: self.terms.pawns(), ..Asked::default() }
    }

    /// The enemy pieces that the side wins in any case, whether or not it wins the one on `target`.
    pub fn won_beside(&self, target: Square) -> Squares {
        let beside = self.besides.iter().find(|(other, _)| *other == target);
        beside.map_or(self.ours, |(_, won)| *won).without(target)
    }

    /// Whether a third piece attacks the partner of an exchange on offer too: then more than the bare exchange can come of it.
    fn is_joined(&self, pair: Pair) -> bool {
        self.terms.joined_partners
            && !self.board.attackers_of(pair.partner, self.board.side_to_move()).without(pair.own).is_empty()
    }

    /// What is asked of a search for the piece on `target`.
    pub(super) fn prize(&self, target: Square, asked: Asked) -> Prize {
        let bare: Vec<Pair> =
            self.pairs.iter().filter(|pair| pair.partner != target || !self.is_joined(**pair)).copied().collect();
        let barred = Barred { from: barred(&bare).from, to: barred(&self.pairs).to };
        Prize {
            free_for_us: self.won_beside(target) | barred.to | asked.free_for_us,
            least: asked.least,
            free_for_them: asked.free_for_them,
            barred,
            general_counts: asked.general_counts,
            pawns: asked.pawns,
            strength: asked.strength,
            scope: if self.terms.forms == Forms::All { Scope::All } else { Scope::SameSquare },
            any_mate: asked.any_mate,
            parries_count: asked.parries_count,
            mate_wins: !self.mate.is_yes() && self.exchange_mate.is_none(),
            active: asked.active.unwrap_or(Squares::ALL),
            ..Prize::of(target)
        }
    }

    fn search<'a>(&self, target: Square, asked: Asked, workspace: &'a mut Workspace) -> GainSearch<'a> {
        let prize = self.prize(target, asked);
        GainSearch::new(self.terms, self.board.side_to_move(), prize, &self.board, workspace)
    }

    /// Whether the side wins the piece on `target`, with a line.
    pub fn wins(&self, target: Square, asked: Asked, workspace: &mut Workspace) -> Answer<Vec<Move>> {
        self.search(target, asked, workspace).run()
    }

    /// Which of the pieces on `targets` the side wins; `None` if the allowance did not suffice. One walk serves them all.
    pub fn prey(&self, targets: Squares, asked: Asked, workspace: &mut Workspace) -> Option<Squares> {
        let king = self.board.king(self.board.side_to_move().other());
        let depends = self.besides.iter().filter(|(target, won)| *won != self.ours.without(*target));
        let joined = self.pairs.iter().filter(|pair| self.is_joined(**pair));
        // Of these each is a question of its own.
        let apart: Squares = depends.map(|(target, _)| *target).chain(joined.map(|pair| pair.partner)).collect();
        let mut won = self.search(king, asked, workspace).prey(targets - apart)?;
        for target in targets & apart {
            won |= self.search(target, asked, workspace).prey(Squares::only(target))?;
        }
        Some(won)
    }

    /// Whether the side wins the piece on `target`, and how well at best, with the line for that.
    pub fn wins_best(&self, target: Square, asked: Asked, workspace: &mut Workspace) -> Answer<(Strength, Vec<Move>)> {
        let mut best = None;
        for strength in self.strengths() {
            match self.prey(Squares::only(target), Asked { strength, ..asked }, workspace) {
                Some(prey) if prey.is_empty() => break,
                Some(_) => best = Some(strength),
                None => return Answer::Undecided,
            }
        }
        let Some(strength) = best else { return Answer::No };
        match self.wins(target, Asked { strength, ..asked }, workspace) {
            Answer::Yes(line) => Answer::Yes((strength, line)),
            Answer::No => Answer::No,
            Answer::Undecided => Answer::Undecided,
        }
    }

    /// How well a piece may be won, the weakest demand first.
    pub fn strengths(&self) -> impl Iterator<Item = Strength> + use<> {
        let weakest = match self.terms.root_as_chaser {
            RootAsChaser::Balance => Strength::Even,
            RootAsChaser::Always => Strength::AsRoot,
        };
        [Strength::AsRoot, Strength::Even, Strength::Gain].into_iter().filter(move |&strength| strength <= weakest)
    }

    /// How the plain capture of the piece on `target` is answered.
    pub fn refutation(&self, capture: Move, asked: Asked, workspace: &mut Workspace) -> Option<Refutation> {
        self.search(capture.to, asked, workspace).refutation(capture)
    }

    /// Whether none of the pieces that attack `target` or play in `line`, which wins it, wins it alone.
    pub fn takes_several(&self, target: Square, line: &[Move], asked: Asked, workspace: &mut Workspace) -> bool {
        let side = self.board.side_to_move();
        let playing = line.iter().step_by(2).map(|play| play.from).collect::<Squares>() & self.board.occupied(side);
        (self.board.attackers_of(target, side) | playing).iter().all(|piece| {
            let asked = Asked { active: Some(Squares::only(piece)), ..asked };
            !self.wins(target, asked, workspace).is_yes()
        })
    }

    /// The legal captures on `target`, in board order.
    pub fn captures(&self, target: Square) -> Vec<Move> {
        self.board.moves_to(target).to_vec()
    }
}
