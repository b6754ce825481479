//! Questions that articles put to the evidence of a label.
//!
//! Nothing is searched here: only what the label shows is read. An index that points nowhere is passed over.

use crate::chess::{Kind, Move, Piece, Square};
use crate::labels::{Class, Considered, Label, Outcome, Reason, Root, ShownLine, Start, Target};

/// Whether the move has the effect 捉.
pub fn chases(label: &Label) -> bool {
    label.effects.contains(&Class::Chase)
}

/// Whether a threat on some piece was looked at, found to be a chase or not.
pub fn tests_a_chase(label: &Label) -> bool {
    let is_about_mate = |considered: &Considered| matches!(considered, Considered::MateByExchange { .. });
    !label.targets.is_empty() || !label.considered.iter().all(is_about_mate)
}

/// Whether a threat was found that the move did not create.
pub fn has_old_threat(label: &Label) -> bool {
    label
        .considered
        .iter()
        .any(|considered| matches!(considered, Considered::AlreadyThere { .. } | Considered::SteppedAside { .. }))
}

/// Whether a threat is carried by a piece of `kind` alone that may attack for ever.
pub fn is_privileged(label: &Label, kind: Kind) -> bool {
    label.considered.iter().any(|considered| match considered {
        Considered::Privileged { by, .. } => label.after.at(*by).is_some_and(|piece| piece.kind == kind),
        _ => false,
    })
}

/// Whether an attack on an advisor or elephant only goes with holding a defensive post.
pub fn holds_post(label: &Label) -> bool {
    label.considered.iter().any(|considered| matches!(considered, Considered::DefencePost { .. }))
}

/// Whether an account of material closed some line.
pub fn makes_an_account(label: &Label) -> bool {
    label.lines.iter().any(|line| matches!(line.outcome, Outcome::Gain | Outcome::Even | Outcome::Loss))
}

/// Whether a piece is chased by a line that ends in a gain.
pub fn expects_gain(label: &Label) -> bool {
    winning_lines(label).any(|(_, line)| line.outcome == Outcome::Gain)
}

/// Whether taking some piece fails because the taker would be mated.
pub fn mated_after_taking(label: &Label) -> bool {
    refutations(label).any(|(_, line)| line.outcome == Outcome::Mated)
}

/// Whether protection was judged: a chased piece has a root of some kind, or a root saves an attacked or shadowed one.
pub fn judges_roots(label: &Label) -> bool {
    let retaken =
        |(target, line): (Square, &ShownLine)| line.moves.iter().skip(1).step_by(2).any(|play| play.to == target);
    label.targets.iter().any(|target| target.root != Root::None)
        || label.reasons.iter().any(|reason| matches!(reason, Reason::Follows { .. }))
        || refutations(label).any(retaken)
}

/// Whether a piece is attacked by the mover's general together with another piece.
pub fn attacks_beside_general(label: &Label) -> bool {
    let general = label.after.king(label.side);
    label.targets.iter().any(|target| target.attackers.len() > 1 && target.attackers.contains(&general))
}

/// Whether the mover's general has a part in a chase: it attacks too, opened the line by its move, or retakes.
pub fn uses_general(label: &Label) -> bool {
    let general = Piece::new(label.side, Kind::King);
    let moved = label.before.at(label.play.from) == Some(general) && !label.targets.is_empty();
    let retakes = |(_, line)| captures(label, line).iter().any(|capture| capture.by == general);
    moved || attacks_beside_general(label) || winning_lines(label).any(retakes)
}

/// Whether a pawn across the river is taken in some line shown.
pub fn counts_a_crossed_pawn(label: &Label) -> bool {
    let crossed = |capture: &Capture| capture.taken.kind == Kind::Pawn && capture.on.is_across(capture.taken.side);
    label.lines.iter().any(|line| captures(label, line).iter().any(crossed))
}

/// Whether the piece that begins a winning line gives up by it the only protection of an attacked piece of its own side.
pub fn chases_with_a_root(label: &Label) -> bool {
    winning_lines(label).any(|(_, line)| {
        let Some(&first) = line.moves.first() else { return false };
        line.start == Start::After
            && label.after.pieces(label.side).any(|(square, piece)| abandons(label, first, square, piece))
    })
}

fn abandons(label: &Label, first: Move, square: Square, piece: Piece) -> bool {
    let worth = piece.kind != Kind::King && (piece.kind != Kind::Pawn || square.is_across(piece.side));
    worth
        && square != first.from
        && !label.after.attackers_of(square, label.side.other()).is_empty()
        && label.after.attackers_of(square, label.side).contains(first.from)
        && label.after.after(first).attackers_of(square, label.side).is_empty()
}

/// Whether the moved piece stands without a root where the opponent may take it (送吃).
pub fn moves_into_capture(label: &Label) -> bool {
    let square = label.play.to;
    label.after.attackers_of(square, label.side).is_empty() && !label.after.moves_to(square).is_empty()
}

/// A capture in a shown line.
struct Capture {
    by: Piece,
    taken: Piece,
    on: Square,
}

fn captures(label: &Label, line: &ShownLine) -> Vec<Capture> {
    let mut board = match line.start {
        Start::Before => label.before,
        Start::After => label.after.passed(),
    };
    let mut found = Vec::new();
    for &play in &line.moves {
        if let (Some(by), Some(taken)) = (board.at(play.from), board.at(play.to)) {
            found.push(Capture { by, taken, on: play.to });
        }
        board = board.after(play);
    }
    found
}

fn winning_lines(label: &Label) -> impl Iterator<Item = (&Target, &ShownLine)> {
    label.targets.iter().filter_map(|target| Some((target, label.lines.get(target.line)?)))
}

fn refutations(label: &Label) -> impl Iterator<Item = (Square, &ShownLine)> {
    label.considered.iter().filter_map(|considered| match considered {
        Considered::Refuted { target, line } => Some((*target, label.lines.get(*line)?)),
        _ => None,
    })
}
