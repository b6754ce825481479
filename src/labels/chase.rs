//! 捉: which pieces a move chases, and why others are not chased (28.3, 29).

use crate::chess::{Kind, Move, Piece, Square, Squares};
use crate::facts::{
    Answer, Asked, Balance, Pawns, Prospect, Protection, Strength, Workspace, is_held_by_another, protection,
    worth_winning,
};

use super::label::{Considered, Label, Outcome, Question, Reason, Root, ShownLine, Start, Target};
use super::scene::Scene;
use super::terms::OldThreat;

/// Looks at every enemy piece of value and writes the chases, and what failed to be one, into `label`.
pub(super) fn find(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    let worth = worth_winning(&scene.after.board, scene.side.other());
    ask_about_all(scene, worth, workspace);
    for target in worth {
        let Some(piece) = scene.after.board.at(target) else { continue };
        let (targets, reasons) = (label.targets.len(), label.reasons.len());
        let (considered, lines) = (label.considered.len(), label.lines.len());
        match scene.after.wins_best(target, asked_after(scene), workspace) {
            Answer::Yes(win) => judge(scene, label, target, piece, win, workspace),
            Answer::No => explain_failure(scene, label, target, workspace),
            Answer::Undecided => {}
        }
        if workspace.take_open() {
            // A chase counts only if nothing about it was left open.
            label.targets.truncate(targets);
            label.reasons.truncate(reasons);
            label.considered.truncate(considered);
            label.lines.truncate(lines);
            label.considered.push(Considered::LeftOpen { target });
            label.undecided = label.undecided.or(Some(Question::Chase(target)));
        }
    }
}

/// Asks at once what would be asked piece by piece, since that is cheaper and the answers are kept.
fn ask_about_all(scene: &Scene, worth: Squares, workspace: &mut Workspace) {
    let mut prey = worth;
    let mut best = Vec::new();
    for strength in scene.after.strengths() {
        let asked = Asked { strength, ..asked_after(scene) };
        prey = scene.after.prey(prey, asked, workspace).unwrap_or(Squares::EMPTY);
        best.push((strength, prey));
    }
    for (number, &(strength, prey)) in best.iter().enumerate() {
        let better = best.get(number + 1).map_or(Squares::EMPTY, |&(_, prey)| prey);
        scene.before.prey(prey - better, asked_before(scene, strength), workspace);
    }
    workspace.take_open();
}

fn asked_after(scene: &Scene) -> Asked {
    Asked { free_for_them: scene.after.theirs, pawns: scene.circumstances.pawns, ..Asked::default() }
}

/// The question put to the position before the move: could it be won there at least as well?
fn asked_before(scene: &Scene, strength: Strength) -> Asked {
    Asked { free_for_them: scene.hanging(), strength, any_mate: true, ..asked_after(scene) }
}

fn judge(
    scene: &Scene,
    label: &mut Label,
    target: Square,
    piece: Piece,
    win: (Strength, Vec<Move>),
    workspace: &mut Workspace,
) {
    let (strength, line) = win;
    let outcome = match strength {
        Strength::Gain => Outcome::Gain,
        Strength::Even => Outcome::Even,
        Strength::AsRoot => Outcome::Loss,
    };
    if let Answer::Yes(old) = scene.before.wins(target, asked_before(scene, strength), workspace) {
        let line = push_line(label, Start::Before, old, outcome);
        label.considered.push(Considered::AlreadyThere { target, line });
        return;
    }
    if was_there_before_reply(scene, target, strength, workspace) {
        let number = push_line(label, Start::After, line, outcome);
        label.considered.push(Considered::AlreadyThere { target, line: number });
        return;
    }
    let stepped_aside = stepped_aside(scene, target, strength, workspace);
    let number = push_line(label, Start::After, line.clone(), outcome);
    let exception = if stepped_aside {
        Some(Considered::SteppedAside { target, line: number })
    } else if scene.general_answers_check() {
        Some(Considered::AnswersCheck { target, line: number })
    } else if holds_post(scene, piece) {
        Some(Considered::DefencePost { target, line: number })
    } else {
        None
    };
    if let Some(exception) = exception {
        label.considered.push(exception);
        return;
    }
    let attackers: Vec<Square> = scene.after.captures(target).into_iter().map(|capture| capture.from).collect();
    let capture = capture_of(target, &line);
    let root = capture.map_or(Root::Real, |capture| root_of(scene, &line, capture, workspace));
    // 联合捉: a piece with a root of some kind, and more than one piece needed to win it or to keep its root from working.
    let joint = root != Root::None
        && (attackers.len() > 1
            || root == Root::False && capture.is_some_and(|at| is_held_by_another(&scene.after.board, &line, at))
            || scene.after.takes_several(target, &line, Asked { strength, ..asked_after(scene) }, workspace));
    let found = Target { square: target, piece, root, attackers, joint, line: number };
    label.reasons.push(Reason::Chases { target: label.targets.len() });
    label.targets.push(found);
}

/// Under the wider reading of 29.2: the threat stood before the opponent's last move, which only interrupted it.
fn was_there_before_reply(scene: &Scene, target: Square, strength: Strength, workspace: &mut Workspace) -> bool {
    if scene.terms.old_threat != OldThreat::BeforeReply {
        return false;
    }
    // The target may have moved there by that very reply.
    let stands = |earlier: &&Prospect| earlier.board.at(target) == scene.before.board.at(target);
    let earlier = scene.earlier(workspace).filter(stands);
    earlier.is_some_and(|earlier| earlier.wins(target, asked_before(scene, strength), workspace).is_yes())
}

fn push_line(label: &mut Label, start: Start, moves: Vec<Move>, outcome: Outcome) -> usize {
    label.lines.push(ShownLine { start, moves, outcome });
    label.lines.len() - 1
}

/// The threat failed before only because the moved piece was hanging; it needs neither that piece nor any attack that the
/// move added. Stepping out of attack creates nothing, unless the opponent was driven to its last move by a check.
fn stepped_aside(scene: &Scene, target: Square, strength: Strength, workspace: &mut Workspace) -> bool {
    let play = scene.ply.play;
    if scene.opponent_was_checked() || !scene.before.theirs.contains(play.from) {
        return false;
    }
    let attackers = |prospect: &Prospect| prospect.board.attackers_of(target, scene.side);
    if !(attackers(&scene.after) - attackers(&scene.before)).without(play.to).is_empty() {
        return false;
    }
    let spared = Asked { free_for_them: scene.hanging().with(play.from), ..asked_before(scene, strength) };
    if !scene.before.wins(target, spared, workspace).is_yes() {
        return false;
    }
    if !scene.terms.sidestep_of_partner_chases {
        return true;
    }
    let without = scene.after.board.without(play.to);
    !without.in_check(scene.side.other())
        && Prospect::of(&without, scene.side, scene.terms.facts, workspace)
            .wins(target, Asked { strength: strength.max(Strength::Even), ..asked_after(scene) }, workspace)
            .is_yes()
}

/// 27.3, 细则 13, taken narrowly, since only a person can say that a draw is plain: a defender with one attacking piece
/// against more parries everything the opponent was winning, and the advisor or elephant it hits goes with that.
fn holds_post(scene: &Scene, target: Piece) -> bool {
    let attackers =
        |side| scene.after.board.pieces(side).filter(|&(square, piece)| is_attacking_piece(piece, square)).count();
    matches!(target.kind, Kind::Advisor | Kind::Elephant)
        && attackers(scene.side) == 1
        && attackers(scene.side.other()) > 1
        && !scene.before.theirs.is_empty()
        && scene.after.theirs.is_empty()
}

fn is_attacking_piece(piece: Piece, square: Square) -> bool {
    matches!(piece.kind, Kind::Rook | Kind::Horse | Kind::Cannon)
        || piece.kind == Kind::Pawn && square.is_across(piece.side)
}

/// Which move of a line takes the target, which may have moved.
fn capture_of(target: Square, line: &[Move]) -> Option<usize> {
    let mut place = target;
    line.iter().enumerate().position(|(number, play)| {
        let taken = number % 2 == 0 && play.to == place;
        if play.from == place {
            place = play.to;
        }
        taken
    })
}

fn root_of(scene: &Scene, line: &[Move], capture: usize, workspace: &mut Workspace) -> Root {
    match protection(&scene.after.board, line, capture, workspace) {
        Protection::None => Root::None,
        Protection::False => Root::False,
        Protection::Less => Root::Less,
        Protection::Real => Root::Real,
    }
}

/// Why an attack on `target` that the move made is no chase.
fn explain_failure(scene: &Scene, label: &mut Label, target: Square, workspace: &mut Workspace) {
    let is_new = |capture: &Move| capture.from == scene.ply.play.to || !scene.before.board.is_legal(*capture);
    let captures: Vec<Move> = scene.after.captures(target).into_iter().filter(is_new).collect();
    if captures.iter().any(|&capture| scene.after.pairs.iter().any(|pair| pair.capture() == capture)) {
        label.considered.push(Considered::OwnExchange { target });
        return;
    }
    let is_privileged = |capture: &&Move| {
        scene.after.board.at(capture.from).is_some_and(|piece| matches!(piece.kind, Kind::King | Kind::Pawn))
    };
    if let Some(privileged) = captures.iter().find(is_privileged) {
        let freely = Asked { general_counts: true, pawns: Pawns::Attack, ..asked_after(scene) };
        if scene.after.wins(target, freely, workspace).is_yes() {
            label.considered.push(Considered::Privileged { target, by: privileged.from });
            return;
        }
    }
    let Some(&capture) = captures.first() else { return };
    if let Some(refutation) = scene.after.refutation(capture, asked_after(scene), workspace) {
        let outcome = match (refutation.mated, refutation.balance) {
            (true, _) => Outcome::Mated,
            (_, Balance::Gain) => Outcome::Gain,
            (_, Balance::Even) => Outcome::Even,
            (_, Balance::Loss) => Outcome::Loss,
        };
        let line = push_line(label, Start::After, refutation.moves, outcome);
        label.considered.push(Considered::Refuted { target, line });
    }
}
