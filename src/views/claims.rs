//! The evidence of a label as data, for the JSON report: enough for a reader to check every claim by playing it.

use serde::Serialize;

use crate::chess::{Board, Move, Square, Squares, fen};
use crate::facts::{Balance, Prospect, Workspace};
use crate::labels::{Considered, Label, PROOF_BUDGET, Reason, Terms};
use crate::rulebooks::{About, Finding, Says};

use super::proof::{Begins, Line, Old};

/// Why a label was given.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReasonObject {
    GivesCheck { by: Vec<String> },
    ThreatensMate { line: usize },
    Chases { target: usize },
    OffersExchange { own: String, partner: String },
    OffersPiece { by: String },
    Blocks { enemy: String, lost: Vec<String> },
    Follows { target: String },
}

/// What was looked at and found not to hold.
#[derive(Serialize)]
pub struct ConsideredObject {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// For a threat that was there already, the line that carries it out after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Positions>,
}

/// The two positions of a threat that was there already.
#[derive(Serialize)]
struct Positions {
    then: String,
    now: String,
}

/// What an article says.
#[derive(Serialize)]
pub struct FindingObject {
    article: &'static str,
    about: String,
    says: String,
}

/// Points as text.
pub fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

pub fn reason(reason: &Reason) -> ReasonObject {
    match reason {
        Reason::GivesCheck { by } => ReasonObject::GivesCheck { by: names(by) },
        Reason::ThreatensMate { line } => ReasonObject::ThreatensMate { line: *line },
        Reason::Chases { target } => ReasonObject::Chases { target: *target },
        Reason::OffersExchange { own, partner } => {
            ReasonObject::OffersExchange { own: own.to_string(), partner: partner.to_string() }
        }
        Reason::OffersPiece { by } => ReasonObject::OffersPiece { by: by.to_string() },
        Reason::Blocks { enemy, lost } => ReasonObject::Blocks { enemy: enemy.to_string(), lost: names(lost) },
        Reason::Follows { target } => ReasonObject::Follows { target: target.to_string() },
    }
}

pub fn considered(label: &Label, considered: &Considered, old: Option<Old>) -> ConsideredObject {
    let (kind, target, by, line) = parts_of(considered);
    ConsideredObject {
        kind,
        target: target.map(|square| square.to_string()),
        by: by.map(|square| square.to_string()),
        line: old.map_or(line, |old| Some(old.then)),
        now: old.map(|old| old.now),
        positions: old.map(|old| Positions { then: fen::write(&old.board), now: fen::write(&label.after) }),
    }
}

/// Kind, target, taker and line of what was considered.
pub(super) fn parts_of(considered: &Considered) -> (&'static str, Option<Square>, Option<Square>, Option<usize>) {
    match *considered {
        Considered::Refuted { target, line } => ("refuted", Some(target), None, Some(line)),
        Considered::AlreadyThere { target, line } => ("already_there", Some(target), None, Some(line)),
        Considered::SteppedAside { target, line } => ("stepped_aside", Some(target), None, Some(line)),
        Considered::Privileged { target, by } => ("privileged", Some(target), Some(by), None),
        Considered::OwnExchange { target } => ("own_exchange", Some(target), None, None),
        Considered::LeftOpen { target } => ("left_open", Some(target), None, None),
        Considered::AnswersCheck { target, line } => ("answers_check", Some(target), None, Some(line)),
        Considered::DefencePost { target, line } => ("defence_post", Some(target), None, Some(line)),
        Considered::MateByExchange { line } => ("mate_by_exchange", None, None, Some(line)),
    }
}

pub fn finding(finding: &Finding) -> FindingObject {
    let about = match finding.about {
        About::Ply(ply) => format!("ply {ply}"),
        About::Side(side) => side.name().to_owned(),
        About::Cycle => "cycle".to_owned(),
    };
    let says = match finding.says {
        Says::Effect(class) => format!("effect {}", class.zh()),
        Says::Bears => "bears".to_owned(),
        Says::Prohibited => "prohibited".to_owned(),
        Says::Allowed => "allowed".to_owned(),
        Says::Pattern(class) => format!("pattern {}", class.zh()),
        Says::Loses(side) => format!("loses {}", side.name()),
        Says::MustChange(side) => format!("must_change {}", side.name()),
        Says::Draws => "draws".to_owned(),
    };
    FindingObject { article: finding.article.number, about, says }
}

/// The points on which a capture in the line counts nothing, beyond what the pieces and the rules on generals and pawns
/// say by themselves: the piece there is won in any case, or stands in an exchange on offer. Empty where the plain account
/// comes out as the line claims.
pub fn free(label: &Label, line: &Line, terms: &Terms) -> Vec<String> {
    let Some(claimed) = line.claimed() else { return Vec::new() };
    let is_root = claimed == Balance::Loss && line.is_chase;
    let balance = |free: Squares| line.balance(label, free, terms.facts.pawn_for_rook);
    if balance(Squares::EMPTY) == claimed && !is_root {
        return Vec::new();
    }
    let mut workspace = Workspace::new(PROOF_BUDGET);
    let mut prospect = |board: &Board| Prospect::of(board, label.side, terms.facts, &mut workspace);
    let after = prospect(&label.after);
    let (ours, theirs) = match line.begins {
        Begins::After => (after.ours | after.barred().to, after.theirs),
        Begins::Before | Begins::Earlier => {
            let before = prospect(&line.start);
            let back = Move::new(label.play.to, label.play.from);
            (before.ours | before.barred().to, after.theirs.follow(back))
        }
    };
    let mut free = line.target.map_or(ours, |target| ours.without(target)) | theirs;
    if is_root {
        free |= guarded(label, line);
    }
    let touched: Squares = line.moves.iter().map(|play| play.to).collect();
    let kept = free & touched;
    // Only the points that are needed are told.
    let needed = kept.iter().fold(kept, |set, square| {
        let fewer = set.without(square);
        if balance(fewer) == balance(kept) { fewer } else { set }
    });
    needed.iter().map(|square| square.to_string()).collect()
}

/// What the piece that takes the target guarded before it did (细则 4).
fn guarded(label: &Label, line: &Line) -> Squares {
    let mut board = line.start;
    for &play in &line.moves {
        if Some(play.to) == line.target && board.side_to_move() == label.side {
            let guards = |&(square, _): &(Square, _)| {
                square != play.from && board.attackers_of(square, label.side).contains(play.from)
            };
            return board.pieces(label.side).filter(guards).map(|(square, _)| square).collect();
        }
        board = board.after(play);
    }
    Squares::EMPTY
}
