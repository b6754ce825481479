//! A label and the evidence for it.

use crate::chess::{Board, Kind, Move, Piece, Ply, Side, Square};

use super::class::Class;

/// How well a chased piece is protected, judged after the capture (28.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// 无根: nothing can retake.
    None,
    /// 假根: what looks like a root cannot legally retake, or loses at once by it.
    False,
    /// 少根: fewer roots than attackers.
    Less,
    /// 有根: really protected; won by other means or not at all.
    Real,
}

impl Root {
    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Root::None => "none",
            Root::False => "false",
            Root::Less => "less",
            Root::Real => "real",
        }
    }
}

/// A piece that a move chases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where it stands after the move.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Its protection.
    pub root: Root,
    /// The pieces that attack it directly after the move, in board order; empty if only a check or an exchange wins it.
    pub attackers: Vec<Square>,
    /// Whether it takes more than one piece to win it (联合捉).
    pub joint: bool,
    /// Which of [`Label::lines`] wins it.
    pub line: usize,
}

/// From which position a shown line is played. In both the side that made the move is to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The position before the move, the mover to play.
    Before,
    /// The position after the move, as if the opponent had passed.
    After,
}

/// How a shown line ends, for the side that made the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It has won material.
    Gain,
    /// It has mated or stalemated the opponent.
    Mate,
    /// Even: enough only where the opponent is compensated elsewhere than on the square of the capture.
    Even,
    /// It has lost material.
    Loss,
    /// It is mated itself.
    Mated,
}

impl Outcome {
    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Gain => "gain",
            Outcome::Mate => "mate",
            Outcome::Even => "even",
            Outcome::Loss => "loss",
            Outcome::Mated => "mated",
        }
    }
}

/// A line of forcing play shown as evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownLine {
    /// The position it starts from.
    pub start: Start,
    /// The moves, the mover's first.
    pub moves: Vec<Move>,
    /// How it ends.
    pub outcome: Outcome,
}

/// Something a move might have been, and why it is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Considered {
    /// Taking the piece on `target` wins nothing; the line shows the answer.
    Refuted {
        /// The piece that is attacked.
        target: Square,
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
    /// The threat on `target` was already there before the move (29.2, 细则 6).
    AlreadyThere {
        /// The piece that is threatened.
        target: Square,
        /// Which of [`Label::lines`] shows it, from the position before the move.
        line: usize,
    },
    /// The threat on `target` is new only because the moved piece stepped out of attack; it takes no part in it.
    SteppedAside {
        /// The piece that is threatened.
        target: Square,
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
    /// The search budget left open whether the move chases this piece too; its class stands without it.
    LeftOpen {
        /// The piece in question.
        target: Square,
    },
    /// Only the general or a pawn would take, which they may do for ever (27.1, 27.2).
    Privileged {
        /// The piece that is threatened.
        target: Square,
        /// The general or pawn that would take it.
        by: Square,
    },
    /// The capture only carries out an exchange that stands offered (28.5).
    OwnExchange {
        /// The partner of the exchange.
        target: Square,
    },
    /// A general's answer to a check, idle whatever it threatens.
    AnswersCheck {
        /// The piece that is threatened; the enemy general where mate is.
        target: Square,
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
    /// Holds the defensive post of a plain draw; the attack on an advisor or elephant goes with it (27.3, 细则 13).
    DefencePost {
        /// The advisor or elephant that is threatened.
        target: Square,
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
    /// The mate starts with the capture that completes an exchange just offered: the move is that offer.
    MateByExchange {
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
}

/// Why a label was given: facts, for the views to put into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The general is attacked from these points.
    GivesCheck {
        /// The pieces that give check.
        by: Vec<Square>,
    },
    /// Mate is threatened.
    ThreatensMate {
        /// Which of [`Label::lines`] shows it.
        line: usize,
    },
    /// The target with this number in [`Label::targets`] is chased.
    Chases {
        /// Index into [`Label::targets`].
        target: usize,
    },
    /// The piece on `own` and the enemy piece of the same kind on `partner` may take each other at equal value.
    OffersExchange {
        /// The offering piece.
        own: Square,
        /// The piece it may be exchanged for.
        partner: Square,
    },
    /// The moved piece has no root and may be taken without harm by the piece on `by`.
    OffersPiece {
        /// The enemy piece of the same kind.
        by: Square,
    },
    /// The enemy piece on `enemy` can no longer go to `lost`.
    Blocks {
        /// The piece that is hindered.
        enemy: Square,
        /// Points it could go to before and cannot now, in board order.
        lost: Vec<Square>,
    },
    /// The moved piece attacks the rooted piece on `target`.
    Follows {
        /// The piece that is shadowed.
        target: Square,
    },
}

/// What a move is called and why. Lines and squares refer to the boards given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The number of the ply in the given move list, from 1.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The move.
    pub play: Move,
    /// The position before it.
    pub before: Board,
    /// The position after it.
    pub after: Board,
    /// The class that names the move, the heaviest effect in the order of the edition.
    pub class: Class,
    /// Every effect found, in the edition's order; the first is `class`.
    pub effects: Vec<Class>,
    /// The pieces chased.
    pub targets: Vec<Target>,
    /// Lines of play that show the effects and the failures.
    pub lines: Vec<ShownLine>,
    /// Why the effects hold.
    pub reasons: Vec<Reason>,
    /// What was looked at and found not to hold.
    pub considered: Vec<Considered>,
    /// Whether a pawn's own attack counted because both sides attack throughout (1999: 27.2, 细则 11).
    pub pawn_in_mutual_attack: bool,
    /// The question the search budget left open, if any; then `class` is only what was found so far.
    pub undecided: Option<Question>,
}

impl Label {
    /// The label of a ply with nothing found yet.
    pub(super) fn unnamed(ply: &Ply) -> Label {
        Label {
            ply: ply.number,
            side: ply.before.side_to_move(),
            play: ply.play,
            before: ply.before,
            after: ply.after,
            class: Class::Idle,
            effects: Vec::new(),
            targets: Vec::new(),
            lines: Vec::new(),
            reasons: Vec::new(),
            considered: Vec::new(),
            pawn_in_mutual_attack: false,
            undecided: None,
        }
    }

    /// Whether the move is one of the attacks 将, 杀, 捉.
    pub fn is_attack(&self) -> bool {
        self.class.is_attack()
    }

    /// A piece that a pawn alone threatens, which counts only in mutual attack (27.2).
    pub fn pawn_attack(&self) -> Option<Square> {
        self.considered.iter().find_map(|considered| match *considered {
            Considered::Privileged { target, by } => {
                self.after.at(by).filter(|piece| piece.kind == Kind::Pawn).map(|_| target)
            }
            _ => None,
        })
    }
}

/// A question that the search budget left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether the move threatens mate.
    Kill,
    /// Whether the move chases the piece on this point.
    Chase(Square),
    /// Whether the move follows the piece on this point.
    Follow(Square),
}
