//! The evidence of a label as data, for the JSON report: enough for a reader to check every claim by playing it.

use serde::Serialize;

use crate::chess::{Board, Kind, Side, Square, squares_of};
use crate::facts::{Account, Balance, Prospect, Workspace};
use crate::labels::{Considered, DEFAULT_BUDGET, Label, Outcome, Reason, ShownLine, Start, Terms};
use crate::rulebooks::{About, Finding, Says};

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

pub fn considered(considered: &Considered) -> ConsideredObject {
    let (kind, target, by, line) = parts_of(considered);
    ConsideredObject {
        kind,
        target: target.map(|square| square.to_string()),
        by: by.map(|square| square.to_string()),
        line,
    }
}

/// Kind, target, taker and line of what was considered.
fn parts_of(considered: &Considered) -> (&'static str, Option<Square>, Option<Square>, Option<usize>) {
    match *considered {
        Considered::Refuted { target, line } => ("refuted", Some(target), None, Some(line)),
        Considered::AlreadyThere { target, line } => ("already_there", Some(target), None, Some(line)),
        Considered::SteppedAside { target, line } => ("stepped_aside", Some(target), None, Some(line)),
        Considered::Privileged { target, by } => ("privileged", Some(target), Some(by), None),
        Considered::OwnExchange { target } => ("own_exchange", Some(target), None, None),
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
pub fn free(label: &Label, index: usize, terms: &Terms) -> Vec<String> {
    let line = &label.lines[index];
    let claimed = match line.outcome {
        Outcome::Gain => Balance::Gain,
        Outcome::Even => Balance::Even,
        Outcome::Loss => Balance::Loss,
        Outcome::Mate | Outcome::Mated => return Vec::new(),
    };
    let target = target_of(label, index);
    let is_root = claimed == Balance::Loss && label.targets.iter().any(|target| target.line == index);
    let balance = |free: u128| balance(label, line, free, terms);
    if balance(0) == claimed && !is_root {
        return Vec::new();
    }
    let mut workspace = Workspace::new(DEFAULT_BUDGET);
    let mut prospect = |board: &Board| Prospect::of(board, label.side, terms.facts, &mut workspace);
    let after = prospect(&label.after);
    let (ours, theirs) = match line.start {
        Start::After => (after.ours | after.barred().to, after.theirs),
        Start::Before => {
            let before = prospect(&label.before);
            let moved = if after.theirs & label.play.to.bit() != 0 { label.play.from.bit() } else { 0 };
            (before.ours | before.barred().to, after.theirs & !label.play.to.bit() | moved)
        }
    };
    let mut free = ours & !target.map_or(0, Square::bit) | theirs;
    if is_root {
        free |= guarded(label, line, target);
    }
    let touched = line.moves.iter().fold(0, |set, play| set | play.to.bit());
    let kept = free & touched;
    // Only the points that are needed are told.
    let needed = squares_of(kept).fold(kept, |set, square| {
        let fewer = set & !square.bit();
        if balance(fewer) == balance(kept) { fewer } else { set }
    });
    squares_of(needed).map(|square| square.to_string()).collect()
}

fn target_of(label: &Label, index: usize) -> Option<Square> {
    let chased = label.targets.iter().find(|target| target.line == index).map(|target| target.square);
    let looked_at =
        || label.considered.iter().map(parts_of).find(|parts| parts.3 == Some(index)).and_then(|parts| parts.1);
    chased.or_else(looked_at)
}

/// What the piece that takes the target guarded before it did (细则 4).
fn guarded(label: &Label, line: &ShownLine, target: Option<Square>) -> u128 {
    let mut board = start(label, line);
    for &play in &line.moves {
        if Some(play.to) == target && board.side_to_move() == label.side {
            let guards = |&(square, _): &(Square, _)| {
                square != play.from && board.attackers_of(square, label.side) & play.from.bit() != 0
            };
            return board.pieces(label.side).filter(guards).fold(0, |set, (square, _)| set | square.bit());
        }
        board = board.after(play);
    }
    0
}

fn start(label: &Label, line: &ShownLine) -> Board {
    match line.start {
        Start::Before => label.before,
        Start::After => label.after.passed(),
    }
}

/// What the account of a line comes to for the side that moved, captures on `free` points left out.
fn balance(label: &Label, line: &ShownLine, mut free: u128, terms: &Terms) -> Balance {
    let mut board = start(label, line);
    let (mut account, mut last, mut crossed) = (Account::default(), None, None);
    for &play in &line.moves {
        let (mover, victim, after) = (board.at(play.from), board.at(play.to), board.after(play));
        if let Some(victim) = victim {
            let is_free = free & play.to.bit() != 0 || crossed == Some(play.to);
            let price = if is_free { Account::default() } else { Account::price(victim, play.to) };
            let plain = match mover.map(|mover| mover.kind) {
                Some(Kind::King) => false,
                Some(Kind::Pawn) => label.pawn_in_mutual_attack,
                _ => true,
            };
            account = match board.side_to_move() == label.side {
                true if plain || last == Some(play.to) || after.in_check(label.side.other()) => account.plus(price),
                true => account,
                false => account.minus(price),
            };
        }
        free &= !(play.from.bit() | play.to.bit());
        last = victim.map(|_| play.to);
        let crosses = |side: Side| play.to.is_across(side) && !play.from.is_across(side);
        crossed = mover.filter(|mover| mover.kind == Kind::Pawn && crosses(mover.side)).map(|_| play.to);
        board = after;
    }
    account.balance(terms.facts.pawn_for_rook)
}
