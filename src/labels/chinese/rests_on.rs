//! On which terms of the book a label rests: told by the evidence as it stands, so that who reads it can tell the same.

use crate::chess::{Kind, Move, Piece, Square};

use super::super::class::Class;
use super::super::label::{Considered, Label, Outcome, Reason, Role, Root, ShownLine, Start, Why};
use super::super::terms::Term;
use super::Terms;

/// The terms on which a label of this school rests, in no order.
pub(in super::super) fn rests_on(label: &Label, terms: &Terms) -> Vec<Term> {
    let mut found = Vec::new();
    for line in label.lines.iter().enumerate().filter(|&(index, line)| names(label, index, line)).map(|(_, line)| line)
    {
        of_line(label, line, &mut found);
    }
    if label.targets.iter().any(|target| target.root != Root::None)
        || label.reasons.iter().any(|reason| matches!(reason, Reason::Follows { .. }))
        || label.failed(Why::Refuted).any(|considered| is_retaken(label, considered))
    {
        found.push(Term::Roots);
    }
    if label.targets.iter().any(|target| target.root != Root::Real) {
        found.push(Term::Rootless);
    }
    let general = label.after.king(label.side);
    if label.targets.iter().any(|target| target.attackers.len() > 1 && target.attackers.contains(&general)) {
        found.push(Term::GeneralHelps);
    }
    if label.targets.iter().any(|target| target.root == Root::False) {
        found.push(Term::FalseRoots);
    }
    if label.targets.iter().any(|target| target.joint) {
        found.push(Term::Joint);
    }
    let failed = |why| label.failed(why).next().is_some();
    if label.has(Class::Exchange) || failed(Why::OwnExchange) || failed(Why::MateByExchange) {
        found.push(Term::Exchange);
    }
    for considered in label.failed(Why::Privileged) {
        match considered.by.and_then(|by| label.kind_at(by)) {
            Some(Kind::King) => found.push(Term::General),
            _ => found.push(Term::Pawn),
        }
    }
    if failed(Why::AlreadyThere) {
        found.push(Term::OldThreat);
        if label.before.in_check(label.side) {
            found.push(Term::OwnDoing);
        }
    }
    let general = Piece::new(label.side, Kind::King);
    if label.before.in_check(label.side) && label.before.at(label.play.from) == Some(general) {
        found.push(Term::AnswersAreIdle);
    }
    if failed(Why::SteppedAside) {
        found.push(Term::Sidestep);
    }
    if label.pawn_in_mutual_attack {
        found.extend([Term::Pawn, Term::MutualPawn]);
    }
    if terms.facts.oral_supplements {
        found.push(Term::OralSupplements);
    }
    found
}

/// Whether a line was found as the move was named, and not added to show what that rests on (see [`super::prove`]): a label rests
/// on the same terms with such lines and without.
fn names(label: &Label, index: usize, line: &ShownLine) -> bool {
    let is_added_now = label.old_threats().any(|(old, then, _)| old.now == Some(index) && then.start == Start::Before);
    !matches!(line.role, Role::Meets(_)) && line.start != Start::Earlier && !is_added_now
}

/// What a line rests on: the account it closes, the demand it meets, and who takes in it.
fn of_line(label: &Label, line: &ShownLine, found: &mut Vec<Term>) {
    match (line.outcome, line.role) {
        (Outcome::Mate, _) => return,
        (Outcome::Mated, _) => found.push(Term::MatedAfter),
        (_, Role::Refutes) => found.push(Term::Material),
        (Outcome::Gain, _) => found.extend([Term::Material, Term::NetGain]),
        (Outcome::Even, _) => found.extend([Term::Material, Term::Rootless, Term::RootAsChaser]),
        (Outcome::Loss, _) => found.extend([Term::Material, Term::RootAsChaser]),
    }
    let captures = captures(line);
    if line.role == Role::Wins {
        let target = line.target.filter(|&target| line.moves.first().is_some_and(|first| first.to != target));
        if target.is_some() || captures.len() > 1 {
            found.push(Term::Forms);
        }
        let general = Piece::new(label.side, Kind::King);
        let moved = label.before.at(label.play.from) == Some(general);
        if moved || captures.iter().any(|capture| capture.by == general) {
            found.push(Term::GeneralHelps);
        }
        let pawn = Piece::new(label.side, Kind::Pawn);
        if captures.iter().any(|capture| capture.by == pawn) {
            found.push(Term::PawnHelps);
        }
    }
    if captures.iter().any(|capture| capture.taken.kind == Kind::Pawn && capture.on.is_across(capture.taken.side)) {
        found.push(Term::FloatingPawn);
    }
}

/// Whether the answer that spoils the capture of a piece is to take back where it stood.
fn is_retaken(label: &Label, considered: &Considered) -> bool {
    let retakes = |play: &Move| Some(play.to) == considered.target;
    label.line_of(considered).is_some_and(|line| line.moves.iter().skip(1).step_by(2).any(retakes))
}

/// A capture in a shown line.
struct Capture {
    by: Piece,
    taken: Piece,
    on: Square,
}

fn captures(line: &ShownLine) -> Vec<Capture> {
    let mut board = line.board;
    let mut found = Vec::new();
    for &play in &line.moves {
        if let (Some(by), Some(taken)) = (board.at(play.from), board.at(play.to)) {
            found.push(Capture { by, taken, on: play.to });
        }
        board = board.after(play);
    }
    found
}
