//! Who is at fault: the constant checker, or who chases one and the same piece on every move.

use crate::chess::{Board, Kind, Piece, Side, Square, Squares};
use crate::labels::{Class, Label, Target, Why};
use crate::rulebooks::dispute::only_one;
use crate::rulebooks::{Dispute, Finding, Says};

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

/// The pieces that `by` chases on every one of its moves.
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
        let target = label.targets.iter().find(|target| target.square == here)?;
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

/// The side at fault: who alone checks throughout, else who alone chases one piece throughout. None if both do the same.
pub fn offender(dispute: &Dispute) -> Option<Side> {
    dispute.lone_checker().or_else(|| lone_chaser(dispute))
}

/// The side that alone chases one piece throughout, while neither side checks throughout.
pub fn lone_chaser(dispute: &Dispute) -> Option<Side> {
    let checks = Side::ALL.into_iter().any(|side| dispute.is_called(side, Class::Check));
    only_one(|side| !victims(dispute, side).is_empty()).filter(|_| !checks)
}

/// Whether the finding is the loss of a side, and `shows` holds of a piece that it chases throughout.
pub fn is_victim(dispute: &Dispute, finding: &Finding, shows: impl Fn(&Victim) -> bool) -> bool {
    match finding.says {
        Says::Loses(side) if lone_chaser(dispute) == Some(side) => victims(dispute, side).iter().any(shows),
        _ => false,
    }
}

/// Whether the finding is a draw, and `shows` holds of the play of a side.
pub fn draws(finding: &Finding, shows: impl Fn(Side) -> bool) -> bool {
    finding.says == Says::Draws && Side::ALL.into_iter().any(shows)
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
    label.failed(Why::Refuted).any(|considered| {
        let capture = label.line_of(considered).and_then(|line| line.moves.first());
        considered.target.and_then(|target| label.kind_at(target)) == Some(prey)
            && capture.and_then(|capture| label.kind_at(capture.from)) == Some(taker)
    })
}

/// Whether the moves of `side` are attacks that a piece of `kind` may make for ever, some of them at least, and chases.
pub fn is_privileged_play(dispute: &Dispute, side: Side, kind: Kind) -> bool {
    let attacks = |label: &Label| {
        label.failed(Why::Privileged).any(|considered| considered.by.and_then(|by| label.kind_at(by)) == Some(kind))
    };
    dispute.of(side).any(attacks) && dispute.of(side).all(|label| attacks(label) || label.class == Class::Chase)
}

/// Whether a piece of `kind` makes the move or attacks the target.
pub fn takes_part(label: &Label, target: &Target, kind: Kind) -> bool {
    let moves = label.before.at(label.play.from).is_some_and(|piece| piece.kind == kind);
    let attackers = label.after.attackers_of(target.square, label.side);
    moves || attackers.iter().any(|by| label.kind_at(by) == Some(kind))
}

/// Whether the victim is attacked on every ply by a cannon that did not move.
pub fn is_by_mount(victim: &Victim) -> bool {
    victim.always(|label, target| {
        let is_standing_cannon = |&by: &Square| by != label.play.to && label.kind_at(by) == Some(Kind::Cannon);
        target.attackers.iter().any(is_standing_cannon)
    })
}

/// Whether the target keeps a rook of the chasing side from moving away.
pub fn ties_a_rook(label: &Label, target: &Target) -> bool {
    let mut rooks = label.after.pieces(label.side).filter(|(_, piece)| piece.kind == Kind::Rook);
    rooks.any(|(rook, _)| holders(&label.after, rook).any(|holder| holder == target.square))
}

/// The enemy pieces that hold the piece on `square` in its place: they would give check if it were not there.
pub fn holders(board: &Board, square: Square) -> impl Iterator<Item = Square> + use<> {
    let held = |piece: Piece| board.without(square).checkers(piece.side) - board.checkers(piece.side);
    board.at(square).map_or(Squares::EMPTY, held).into_iter()
}

/// Whether the victim is held throughout by a horse whose leg it blocks (19).
pub fn is_held(victim: &Victim) -> bool {
    victim.always(|label, target| {
        holders(&label.after, target.square).any(|holder| label.kind_at(holder) == Some(Kind::Horse))
    })
}
