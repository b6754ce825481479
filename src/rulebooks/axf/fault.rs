//! Who is at fault: the constant checker, or who chases one and the same piece on every move.

use crate::chess::{Board, Kind, Piece, Side, Square, Squares};
use crate::labels::{Class, Considered, Label, Reason, Target};
use crate::rulebooks::{About, Article, Dispute, Finding, Says};

/// A piece that one side chases on every one of its moves.
#[derive(Debug)]
pub struct Victim<'a> {
    /// What it is.
    pub piece: Piece,
    /// Every ply of the chasing side, with what it shows of this piece.
    pub chases: Vec<(&'a Label, &'a Target)>,
    /// Where the pieces that chase it stood when the repetition began, each once.
    pub chasers: Vec<Square>,
}

impl Victim<'_> {
    /// The kinds of the pieces that attack it on a ply.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.chases.iter().flat_map(|(label, target)| {
            target.attackers.iter().filter_map(|&by| label.after.at(by).map(|piece| piece.kind))
        })
    }

    /// Whether only pieces of these kinds attack it.
    pub fn is_chased_by(&self, kinds: &[Kind]) -> bool {
        self.kinds().all(|found| kinds.contains(&found))
    }

    /// Whether `holds` on every ply of the chase.
    pub fn always(&self, holds: impl Fn(&Label, &Target) -> bool) -> bool {
        self.chases.iter().all(|(label, target)| holds(label, target))
    }

    /// Whether `holds` on some ply of the chase.
    pub fn ever(&self, holds: impl Fn(&Label, &Target) -> bool) -> bool {
        !self.always(|label, target| !holds(label, target))
    }
}

/// The pieces that `by` chases on every one of its moves; a move that gives check chases nothing (12).
///
/// A piece is followed from point to point. Where a turn of the cycle ends with pieces of one kind having changed places,
/// the turns that follow are looked at too.
pub fn victims<'a>(dispute: &Dispute<'a>, by: Side) -> Vec<Victim<'a>> {
    let Some(first) = dispute.labels.first() else { return Vec::new() };
    let mut found: Vec<(Square, Square, Victim)> = first
        .before
        .pieces(by.other())
        .filter_map(|(start, piece)| {
            let (end, victim) = follow(dispute, by, start, piece)?;
            Some((start, end, victim))
        })
        .collect();
    loop {
        let starts: Vec<Square> = found.iter().map(|(start, ..)| *start).collect();
        found.retain(|(_, end, _)| starts.contains(end));
        if found.len() == starts.len() {
            return found.into_iter().map(|(.., victim)| victim).collect();
        }
    }
}

/// The chase of the piece that stands on `start` in the beginning, and where it ends; none if some move leaves it alone.
fn follow<'a>(dispute: &Dispute<'a>, by: Side, start: Square, piece: Piece) -> Option<(Square, Victim<'a>)> {
    let mut here = start;
    let mut victim = Victim { piece, chases: Vec::new(), chasers: Vec::new() };
    for (number, label) in dispute.labels.iter().enumerate() {
        if label.side != by {
            here = if label.play.from == here { label.play.to } else { here };
            continue;
        }
        let target = label.targets.iter().find(|target| target.square == here && label.class == Class::Chase)?;
        victim.chases.push((label, target));
        for &attacker in &target.attackers {
            let origin = origin(&dispute.labels[..=number], attacker);
            if !victim.chasers.contains(&origin) {
                victim.chasers.push(origin);
            }
        }
    }
    (!victim.chases.is_empty()).then_some((here, victim))
}

/// Where the piece that stands on `square` after these plies stood before them.
fn origin(labels: &[Label], square: Square) -> Square {
    labels.iter().rev().fold(square, |here, label| if label.play.to == here { label.play.from } else { here })
}

/// Whether `side` checks on every move or chases one piece on every move, which alone is prohibited (6, general rule).
pub fn is_prohibited(dispute: &Dispute, side: Side) -> bool {
    dispute.only_checks(side) || !victims(dispute, side).is_empty()
}

/// The side at fault: who alone checks throughout, else who alone chases one piece throughout. None if both do the same.
pub fn offender(dispute: &Dispute) -> Option<Side> {
    dispute.lone_checker().or_else(|| lone_chaser(dispute))
}

/// The side that alone chases one piece throughout, while neither side checks throughout.
pub fn lone_chaser(dispute: &Dispute) -> Option<Side> {
    let chases = Side::ALL.map(|side| !victims(dispute, side).is_empty());
    let checks = Side::ALL.into_iter().any(|side| dispute.only_checks(side));
    Side::ALL.into_iter().find(|&side| !checks && chases[side as usize] && !chases[side.other() as usize])
}

/// The loss of the side that alone chases one piece throughout, if `shows` holds of such a piece.
pub fn loss_of_chaser(dispute: &Dispute, article: &'static Article, shows: impl Fn(&Victim) -> bool) -> Vec<Finding> {
    let guilty = lone_chaser(dispute).filter(|&side| victims(dispute, side).iter().any(&shows));
    guilty.map(|side| Finding { article, about: About::Side(side), says: Says::Loses(side) }).into_iter().collect()
}

/// A draw, if nobody is at fault and `shows` holds of the play of a side.
pub fn draw(dispute: &Dispute, article: &'static Article, shows: impl Fn(Side) -> bool) -> Vec<Finding> {
    let is_draw = offender(dispute).is_none() && Side::ALL.into_iter().any(shows);
    let finding = Finding { article, about: About::Cycle, says: Says::Draws };
    is_draw.then_some(finding).into_iter().collect()
}

/// Whether the moves of `side` are of all these classes and of no other.
pub fn makes_only(dispute: &Dispute, side: Side, classes: &[Class]) -> bool {
    dispute.of(side).all(|label| classes.contains(&label.class))
        && classes.iter().all(|&class| dispute.of(side).any(|label| label.class == class))
}

/// Whether every move of `side` chases some piece of one kind with a piece of another.
pub fn always_chases(dispute: &Dispute, side: Side, taker: Kind, prey: Kind) -> bool {
    let hits = |label: &Label, target: &Target| {
        let is_taker = |&by| label.after.at(by).is_some_and(|piece| piece.kind == taker);
        target.piece.kind == prey && target.attackers.iter().any(is_taker)
    };
    dispute.is_only(side, Class::Chase)
        && dispute.of(side).all(|label| label.targets.iter().any(|target| hits(label, target)))
}

/// Whether a piece of one kind newly attacks a piece of another that has a true root.
pub fn meets_root(label: &Label, taker: Kind, prey: Kind) -> bool {
    let is = |square, kind| label.after.at(square).is_some_and(|piece: Piece| piece.kind == kind);
    label.considered.iter().any(|considered| match considered {
        Considered::Refuted { target, line } => {
            let capture = label.lines.get(*line).and_then(|line| line.moves.first());
            is(*target, prey) && capture.is_some_and(|capture| is(capture.from, taker))
        }
        _ => false,
    })
}

/// Whether the move offers an exchange of two pieces of a kind.
pub fn offers_to_equal(label: &Label) -> bool {
    let kind = |square| label.after.at(square).map(|piece| piece.kind);
    label.reasons.iter().any(|reason| match reason {
        Reason::OffersExchange { own, partner } => kind(*own) == kind(*partner),
        _ => false,
    })
}

/// The enemy pieces that hold the piece on `square` in its place: they would give check if it were not there.
pub fn holders(board: &Board, square: Square) -> impl Iterator<Item = Square> {
    let held = board
        .at(square)
        .map_or(Squares::EMPTY, |piece| board.without(square).checkers(piece.side) - board.checkers(piece.side));
    held.iter()
}

/// Whether the victim is held throughout by a horse whose leg it blocks (19).
pub fn is_held(victim: &Victim) -> bool {
    victim.always(|label, target| {
        let is_horse = |holder| label.after.at(holder).is_some_and(|piece| piece.kind == Kind::Horse);
        holders(&label.after, target.square).any(is_horse)
    })
}
