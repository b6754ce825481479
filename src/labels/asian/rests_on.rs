//! On which points of the book a label rests: told by the evidence as it stands.

use crate::chess::{Board, Kind};

use super::super::class::Class;
use super::super::label::{Label, Reason, Root, Target, Why};
use super::super::terms::Term;
use super::{Point, Terms};

/// The terms on which a label of this school rests, in no order.
pub(in super::super) fn rests_on(label: &Label, _: &Terms) -> Vec<Term> {
    let mut points = Vec::new();
    for target in &label.targets {
        of_chase(label, target, &mut points);
    }
    for considered in label.failed(Why::Privileged) {
        let by_general = considered.by.and_then(|by| label.kind_at(by)) == Some(Kind::King);
        points.push(if by_general { Point::GeneralMay } else { Point::PawnMay });
    }
    if label.failed(Why::Refuted).next().is_some() {
        points.push(Point::RootsProtect);
    }
    // What a held piece could take already is the horse that holds it.
    let held = label.failed(Why::AlreadyThere).any(|considered| {
        let taker = label.line_of(considered).and_then(|line| line.moves.first()).map(|first| first.from);
        considered.target.zip(taker).is_some_and(|(horse, taker)| {
            let checkers = |board: &Board| board.checkers(label.side);
            (checkers(&label.before.without(taker)) - checkers(&label.before)).contains(horse)
        })
    });
    if held {
        points.push(Point::HeldSparesHolder);
    }
    let equal = |reason: &Reason| match reason {
        Reason::OffersExchange { own, partner } => label.kind_at(*own) == label.kind_at(*partner),
        _ => false,
    };
    if label.reasons.iter().any(equal) {
        points.push(Point::EqualsOffer);
    }
    if label.has(Class::Check) && label.has(Class::Chase) {
        points.push(Point::ChecksChase);
    }
    points.into_iter().map(Term::Asian).collect()
}

fn of_chase(label: &Label, target: &Target, points: &mut Vec<Point>) {
    if target.root == Root::False {
        points.push(Point::FalseRootsProtect);
    }
    for &by in &target.attackers {
        match label.kind_at(by) {
            Some(Kind::Cannon) => {
                if target.piece.kind == Kind::Rook {
                    points.push(Point::CannonAgainstRook);
                }
                if by != label.play.to {
                    let is_rook = target.piece.kind == Kind::Rook;
                    points.push(if is_rook { Point::MountsAttackRooks } else { Point::MountsAttack });
                }
            }
            Some(Kind::Horse) if target.piece.kind == Kind::Rook => points.push(Point::HorseAgainstRook),
            Some(Kind::Advisor | Kind::Elephant) if target.root == Root::Real => {
                points.push(Point::GuardsAgainstRooted)
            }
            _ => {}
        }
    }
}
