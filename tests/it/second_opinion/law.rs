//! How classes make standings and rulings, as the four editions have it.

use adjudicate::chess::{Board, Kind as PieceKind, Piece, Side, Square};
use adjudicate::labels::{Class, Label, Root, Target, Why};
use adjudicate::verdict::{Kind, Verdict};

/// How a side stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Prohibited,
    Allowed,
    /// It hangs on a question left open.
    Open,
}

/// A second opinion.
pub struct Opinion {
    /// Red's and Black's standing.
    pub standing: [Standing; 2],
    /// The ruling.
    pub kind: Kind,
    /// Against whom.
    pub side: Option<Side>,
}

/// What an edition comes to, by the classes of the moves alone and what they chase.
pub fn opinion(verdict: &Verdict, warned: Option<Side>) -> Opinion {
    let rules = match verdict.rulebook.id {
        "cxa-1999" => of_1999,
        "cxa-2020" => of_2020,
        "axf" => of_axf,
        "wxf" => of_wxf,
        other => panic!("no second opinion on {other}"),
    };
    let counts_pawns = verdict.rulebook.id == "cxa-1999";
    let of = |classes: Vec<Class>| {
        let dispute = Dispute { labels: &verdict.labels, classes, warned };
        (Side::ALL.map(|side| standing(&dispute, side, verdict.rulebook.id)), rules(&dispute))
    };
    let possible: Vec<_> = answers(&verdict.labels, counts_pawns).into_iter().map(of).collect();
    let (first, ruled) = possible[0];
    let standing = Side::ALL.map(|side| {
        let stands = first[side as usize];
        let is_sure = possible.iter().all(|(other, _)| other[side as usize] == stands);
        if is_sure { stands } else { Standing::Open }
    });
    let is_sure = possible.iter().all(|(_, other)| *other == ruled);
    let (kind, side) = if is_sure { ruled } else { (Kind::Undecided, None) };
    Opinion { standing, kind, side }
}

/// The classes under every answer to the questions left open.
fn answers(labels: &[Label], counts_pawns: bool) -> Vec<Vec<Class>> {
    let is_attack = |class: Class| matches!(class, Class::Check | Class::Kill | Class::Chase);
    let is_open = |label: &Label| label.undecided.is_some() && !is_attack(label.class);
    let side_is_open = |side: Side| labels.iter().any(|label| label.side == side && is_open(label));
    let answered = |attacks: [bool; 2]| {
        let comes_to_attack = |side: Side| {
            let mut of = labels.iter().filter(|label| label.side == side);
            attacks[side as usize] && of.all(|label| is_attack(label.class) || is_open(label))
        };
        let by_pawn = |label: &Label| label.considered.iter().any(|one| one.why == Why::Privileged);
        let class = |label: &Label| {
            let assumed = is_open(label) && attacks[label.side as usize];
            let counts = assumed || counts_pawns && comes_to_attack(label.side.other()) && by_pawn(label);
            if counts && !is_attack(label.class) { Class::Chase } else { label.class }
        };
        labels.iter().map(class).collect()
    };
    let combinations = [[false, false], [true, false], [false, true], [true, true]];
    let fits = |attacks: &[bool; 2]| Side::ALL.into_iter().all(|side| side_is_open(side) || !attacks[side as usize]);
    combinations.into_iter().filter(fits).map(answered).collect()
}

/// What an edition looks at.
struct Dispute<'a> {
    labels: &'a [Label],
    classes: Vec<Class>,
    warned: Option<Side>,
}

type Ruled = (Kind, Option<Side>);

impl Dispute<'_> {
    fn of(&self, side: Side) -> impl Iterator<Item = (&Label, Class)> {
        self.labels.iter().zip(self.classes.iter().copied()).filter(move |(label, _)| label.side == side)
    }

    fn every(&self, side: Side, classes: &[Class]) -> bool {
        self.of(side).next().is_some() && self.of(side).all(|(_, class)| classes.contains(&class))
    }

    fn prohibited(&self, side: Side) -> bool {
        self.every(side, &[Class::Check, Class::Kill, Class::Chase])
    }

    fn checks(&self, side: Side) -> bool {
        self.every(side, &[Class::Check])
    }

    /// The side for which this holds, if it does not of the other, which has moves.
    fn alone(&self, holds: impl Fn(Side) -> bool) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| holds(*side) && !holds(side.other()) && self.of(side.other()).next().is_some())
    }

    fn change(&self, side: Side) -> Ruled {
        (if self.warned == Some(side) { Kind::Loss } else { Kind::MustChange }, Some(side))
    }
}

const DRAW: Ruled = (Kind::Draw, None);
const NONE: Ruled = (Kind::None, None);

fn standing(dispute: &Dispute, side: Side, rules: &str) -> Standing {
    let has_moves = dispute.of(side).next().is_some();
    let prohibited = match rules {
        "axf" | "wxf" => dispute.checks(side) || !victims(dispute, side).is_empty(),
        _ => dispute.prohibited(side),
    };
    match (prohibited, has_moves || matches!(rules, "axf" | "wxf")) {
        (true, _) => Standing::Prohibited,
        (false, true) => Standing::Allowed,
        (false, false) => Standing::Open,
    }
}

/// Perpetual check by one side alone loses; else the side that alone attacks on every move must change; else a draw (24–26).
fn of_1999(dispute: &Dispute) -> Ruled {
    if let Some(side) = dispute.alone(|side| dispute.checks(side)) {
        return (Kind::Loss, Some(side));
    }
    if let Some(side) = dispute.alone(|side| dispute.prohibited(side)) {
        return dispute.change(side);
    }
    let both_moved = Side::ALL.into_iter().all(|side| dispute.of(side).next().is_some());
    if both_moved { DRAW } else { NONE }
}

/// The same in 2020, but of two sides that attack on every move the one with the lighter chase may go on (26.9).
fn of_2020(dispute: &Dispute) -> Ruled {
    let lone_checker = dispute.alone(|side| dispute.checks(side));
    if lone_checker.is_none() && Side::ALL.into_iter().all(|side| dispute.prohibited(side)) {
        return lighter(dispute).map_or(DRAW, |light| dispute.change(light.other()));
    }
    of_1999(dispute)
}

fn lighter(dispute: &Dispute) -> Option<Side> {
    let is_light = |side: Side| {
        let hits = |holds: &dyn Fn(&Target) -> bool| {
            dispute.of(side).any(|(label, class)| class == Class::Chase && label.targets.iter().any(holds))
        };
        hits(&|target| target.root == Root::Less) || hits(&|target| target.joint && target.root != Root::Less)
    };
    let light = Side::ALL.into_iter().find(|&side| is_light(side) && !is_light(side.other()))?;
    dispute.every(light.other(), &[Class::Chase]).then_some(light)
}

/// A piece chased with every move, and where it stood after each of them.
struct Victim<'a> {
    kind: PieceKind,
    on: Vec<(&'a Board, Square)>,
}

/// The pieces that `by` chases on every one of its moves, followed from ply to ply and from turn to turn.
fn victims<'a>(dispute: &'a Dispute, by: Side) -> Vec<Victim<'a>> {
    let Some(first) = dispute.labels.first() else { return Vec::new() };
    let follow = |(start, piece): (Square, Piece)| {
        let (mut here, mut on) = (start, Vec::new());
        for (label, class) in dispute.labels.iter().zip(&dispute.classes) {
            if label.side != by {
                here = if label.play.from == here { label.play.to } else { here };
                continue;
            }
            let chased = label.targets.iter().any(|target| target.square == here);
            if *class != Class::Chase || !chased {
                return None;
            }
            on.push((&label.after, here));
        }
        (!on.is_empty()).then_some((start, here, Victim { kind: piece.kind, on }))
    };
    let mut found: Vec<(Square, Square, Victim)> = first.before.pieces(by.other()).filter_map(follow).collect();
    loop {
        let starts: Vec<Square> = found.iter().map(|victim| victim.0).collect();
        found.retain(|victim| starts.contains(&victim.1));
        if found.len() == starts.len() {
            return found.into_iter().map(|victim| victim.2).collect();
        }
    }
}

/// Whether some piece that `by` chases throughout is held in its place by a horse all the while.
fn chases_held(dispute: &Dispute, by: Side) -> bool {
    let by_horse = |&(board, square): &(&Board, Square)| {
        let mut horses = board.pieces(by).filter(|(_, piece)| piece.kind == PieceKind::Horse);
        horses.any(|(horse, _)| super::attacks::holds(board, horse, square))
    };
    victims(dispute, by).iter().any(|victim| victim.kind != PieceKind::King && victim.on.iter().all(by_horse))
}

/// The lone checker, else who alone chases one piece throughout while nobody checks throughout, is at fault; else a draw.
fn of_axf(dispute: &Dispute) -> Ruled {
    if let Some(side) = dispute.alone(|side| dispute.checks(side)) {
        return (Kind::Loss, Some(side));
    }
    let nobody_checks = !Side::ALL.into_iter().any(|side| dispute.checks(side));
    let chases = |side: Side| !victims(dispute, side).is_empty();
    let chaser = Side::ALL.into_iter().find(|&side| nobody_checks && chases(side) && !chases(side.other()));
    let both_moved = Side::ALL.into_iter().all(|side| dispute.of(side).next().is_some());
    match chaser {
        Some(side) => (Kind::Loss, Some(side)),
        None if both_moved => DRAW,
        None => NONE,
    }
}

/// The same, but the chase of a rook that a horse holds ranks before other chases (19).
fn of_wxf(dispute: &Dispute) -> Ruled {
    let nobody_checks = !Side::ALL.into_iter().any(|side| dispute.checks(side));
    let held = |side: Side| chases_held(dispute, side);
    match Side::ALL.into_iter().find(|&side| nobody_checks && held(side) && !held(side.other())) {
        Some(side) => (Kind::Loss, Some(side)),
        None => of_axf(dispute),
    }
}
