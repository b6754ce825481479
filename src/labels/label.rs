//! A label and the evidence for it.

use serde::{Deserialize, Serialize};

use crate::chess::{Board, Kind, Move, Piece, Ply, Side, Square, Squares};
use crate::facts::Defence;
use crate::text::is_word;

use super::class::Class;
use super::rule::RuleId;
use super::terms::Term;

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

is_word!(Root: "the protection of a piece");

impl Root {
    /// All of them, the weakest first.
    pub const ALL: [Root; 4] = [Root::None, Root::False, Root::Less, Root::Real];

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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Target {
    /// Where it stands after the move.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Its protection.
    pub root: Root,
    /// Whether it takes more than one piece to win it (联合捉).
    pub joint: bool,
    /// The pieces that attack it directly after the move, in board order; empty if only a check or an exchange wins it.
    pub attackers: Vec<Square>,
    /// The line that wins it, by its number among those of the move, from 0.
    pub line: usize,
}

/// From which position a shown line is played. In all of them the side that made the move is to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The position before the opponent's last move.
    Earlier,
    /// The position before the move, the mover to play.
    Before,
    /// The position after the move, as if the opponent had passed.
    After,
}

is_word!(Start: "where a line starts from");

impl Start {
    /// All of them, the earliest first.
    pub const ALL: [Start; 3] = [Start::Earlier, Start::Before, Start::After];

    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Start::Earlier => "earlier",
            Start::Before => "before",
            Start::After => "after",
        }
    }
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

is_word!(Outcome: "what a line comes to");

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 5] = [Outcome::Gain, Outcome::Mate, Outcome::Even, Outcome::Loss, Outcome::Mated];

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
    /// Which position it starts from.
    pub start: Start,
    /// That position, the side that made the move to play.
    pub board: Board,
    /// The moves, the mover's first.
    pub moves: Vec<Move>,
    /// How it ends.
    pub outcome: Outcome,
    /// The piece that is to be won; none where the line mates.
    pub target: Option<Square>,
    /// What it is shown for.
    pub role: Role,
    /// Points on which a capture in the line counts nothing, beyond what the pieces and the rules on generals and pawns say by
    /// themselves: the piece there is won in any case, or stands in an exchange on offer. See [`super::prove`].
    pub free: Squares,
    /// Answers to the first move of which the search left open how they are met. See [`super::prove`].
    pub open: Vec<Move>,
}

impl ShownLine {
    /// The position it starts from as it stood on the board: before the opponent's last move the opponent was to play.
    pub fn position(&self) -> Board {
        if self.start == Start::Earlier { self.board.passed() } else { self.board }
    }
}

/// What a line is shown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It wins what the move chases, or mates.
    Wins,
    /// It wins what does not count all the same: an old threat, or one that is excused.
    WouldWin,
    /// It shows that something cannot be won.
    Refutes,
    /// It meets another answer to the first move of the line with this index.
    Meets(usize),
}

/// Something a move might have been, and why it is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Considered {
    /// Why it is not.
    pub why: Why,
    /// The piece it is about, where it stands after the move; the enemy general where it is about mate.
    pub target: Option<Square>,
    /// The piece that would take it, where that is why.
    pub by: Option<Square>,
    /// Which of [`Label::lines`] shows it; of an old threat, from the position in which it stood already.
    pub line: Option<usize>,
    /// For an old threat, which of the lines carries it out after the move. See [`super::prove`].
    pub now: Option<usize>,
    /// The rule of the book that excuses it, if it is one that speaks of single threats.
    pub rule: Option<RuleId>,
}

/// Why something that a move might have been does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// Taking the piece wins nothing; the line shows the answer.
    Refuted,
    /// The threat was already there before the move (29.2, 细则 6).
    AlreadyThere,
    /// The threat is new only because the moved piece stepped out of attack; it takes no part in it.
    SteppedAside,
    /// The search budget left open whether the move chases this piece too; its class stands without it.
    LeftOpen,
    /// Only the general or a pawn would take, which they may do for ever (27.1, 27.2).
    Privileged,
    /// The capture only carries out an exchange that stands offered (28.5).
    OwnExchange,
    /// A general's answer to a check, idle whatever it threatens.
    AnswersCheck,
    /// Holds the defensive post of a plain draw; the attack on an advisor or elephant goes with it (27.3, 细则 13).
    DefencePost,
    /// The mate starts with the capture that completes an exchange just offered: the move is that offer.
    MateByExchange,
}

is_word!(Why: "why something does not hold");

impl Why {
    /// All of them, in the order in which they are declared.
    pub const ALL: [Why; 9] = [
        Why::Refuted,
        Why::AlreadyThere,
        Why::SteppedAside,
        Why::LeftOpen,
        Why::Privileged,
        Why::OwnExchange,
        Why::AnswersCheck,
        Why::DefencePost,
        Why::MateByExchange,
    ];

    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Refuted => "refuted",
            Why::AlreadyThere => "already_there",
            Why::SteppedAside => "stepped_aside",
            Why::LeftOpen => "left_open",
            Why::Privileged => "privileged",
            Why::OwnExchange => "own_exchange",
            Why::AnswersCheck => "answers_check",
            Why::DefencePost => "defence_post",
            Why::MateByExchange => "mate_by_exchange",
        }
    }
}

impl Considered {
    /// That the threat on `target` does not hold for this reason, nothing else being told.
    pub fn of(why: Why, target: Square) -> Considered {
        Considered { why, target: Some(target), by: None, line: None, now: None, rule: None }
    }
}

/// What a rule of the book said of a move as it was named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speech {
    /// The move has this effect.
    Names(Class),
    /// A threat passes the rule's condition, where that is worth telling.
    Affirms,
}

/// A rule of the book, and what it said of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// The rule.
    pub rule: RuleId,
    /// What it said.
    pub says: Speech,
}

/// Why a label was given: facts, for the views to put into words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// The general is attacked from these points.
    GivesCheck {
        /// The pieces that give check.
        by: Vec<Square>,
    },
    /// Mate is threatened.
    ThreatensMate {
        /// The line that shows it, by its number among those of the move, from 0.
        line: usize,
    },
    /// A piece is chased.
    Chases {
        /// Its number among the targets of the move, from 0.
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

impl Reason {
    /// The effect that it is a reason for.
    pub const fn class(&self) -> Class {
        match self {
            Reason::GivesCheck { .. } => Class::Check,
            Reason::ThreatensMate { .. } => Class::Kill,
            Reason::Chases { .. } => Class::Chase,
            Reason::OffersExchange { .. } => Class::Exchange,
            Reason::OffersPiece { .. } => Class::Offer,
            Reason::Blocks { .. } => Class::Block,
            Reason::Follows { .. } => Class::Follow,
        }
    }
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
    /// What the rules of the book said, in the order in which they were asked; exceptions stand with what was considered.
    pub spoken: Vec<Spoken>,
    /// The terms of the book on which the label rests, each once, in their order.
    pub rests_on: Vec<Term>,
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
            spoken: Vec::new(),
            rests_on: Vec::new(),
            pawn_in_mutual_attack: false,
            undecided: None,
        }
    }

    /// Whether the move is one of the attacks 将, 杀, 捉.
    pub fn is_attack(&self) -> bool {
        self.class.is_attack()
    }

    /// Whether the move has this effect, whether or not it names it.
    pub fn has(&self, effect: Class) -> bool {
        self.effects.contains(&effect)
    }

    /// What was considered and does not hold for this reason.
    pub fn failed(&self, why: Why) -> impl Iterator<Item = &Considered> {
        self.considered.iter().filter(move |considered| considered.why == why)
    }

    /// The line that shows something considered.
    pub fn line_of(&self, considered: &Considered) -> Option<&ShownLine> {
        self.lines.get(considered.line?)
    }

    /// The lines that meet the other answers to the first move of the line with this index.
    pub fn met(&self, line: usize) -> impl Iterator<Item = &ShownLine> {
        self.lines.iter().filter(move |other| other.role == Role::Meets(line))
    }

    /// Both lines of each old threat: the thing considered, the line from the position in which it stood, and the line after the
    /// move.
    pub fn old_threats(&self) -> impl Iterator<Item = (&Considered, &ShownLine, &ShownLine)> {
        let both = |considered| {
            let &Considered { line, now, .. }: &Considered = considered;
            Some((considered, self.lines.get(line?)?, self.lines.get(now?)?))
        };
        self.considered.iter().filter_map(both)
    }

    /// The kind of the piece of the mover that stands on `square` after the move.
    pub fn kind_at(&self, square: Square) -> Option<Kind> {
        self.after.at(square).map(|piece| piece.kind)
    }

    /// A piece that a pawn alone threatens, which counts only in mutual attack (27.2).
    pub fn pawn_attack(&self) -> Option<Square> {
        let by_pawn = |&considered: &&Considered| considered.by.and_then(|by| self.kind_at(by)) == Some(Kind::Pawn);
        self.failed(Why::Privileged).find(by_pawn)?.target
    }

    /// How much has been found so far.
    pub(super) fn mark(&self) -> [usize; 5] {
        let Label { targets, lines, reasons, considered, spoken, .. } = self;
        [targets.len(), lines.len(), reasons.len(), considered.len(), spoken.len()]
    }

    /// Forgets what was found since the mark.
    pub(super) fn back_to(&mut self, mark: [usize; 5]) {
        let [targets, lines, reasons, considered, spoken] = mark;
        self.targets.truncate(targets);
        self.lines.truncate(lines);
        self.reasons.truncate(reasons);
        self.considered.truncate(considered);
        self.spoken.truncate(spoken);
    }

    /// Adds an effect, once.
    pub(super) fn add(&mut self, effect: Class) {
        if !self.has(effect) {
            self.effects.push(effect);
        }
    }

    /// Adds a line from the position after the move, or before it; gives its number.
    pub(super) fn show(&mut self, line: ShownLine) -> usize {
        self.lines.push(line);
        self.lines.len() - 1
    }

    /// Adds how an answer to the first move of the line with this index is met, unless that line shows it itself.
    pub(super) fn meet(&mut self, index: usize, line: &ShownLine, defence: Defence) {
        if line.moves.get(1) == Some(&defence.reply) {
            return;
        }
        match defence.moves {
            None => self.lines[index].open.push(defence.reply),
            Some(moves) => {
                _ = self.show(ShownLine { moves, role: Role::Meets(index), open: Vec::new(), ..line.clone() });
            }
        }
    }

    /// A line to be shown, from the position before or after the move.
    pub(super) fn line(&self, start: Start, moves: Vec<Move>, outcome: Outcome, role: Role) -> ShownLine {
        let board = if start == Start::After { self.after.passed() } else { self.before };
        ShownLine { start, board, moves, outcome, target: None, role, free: Squares::EMPTY, open: Vec::new() }
    }
}

is_word!(
    Question: "a question left open: kill, chase e9 or follow e9",
    "^(kill|(chase|follow) [a-i][0-9])$",
    |text| match text.split_once(' ') {
        None => (text == "kill").then_some(Question::Kill),
        Some(("chase", square)) => Square::parse(square).map(Question::Chase),
        Some(("follow", square)) => Square::parse(square).map(Question::Follow),
        Some(_) => None,
    }
);

impl std::fmt::Display for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Question::Kill => f.write_str("kill"),
            Question::Chase(square) => write!(f, "chase {square}"),
            Question::Follow(square) => write!(f, "follow {square}"),
        }
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
