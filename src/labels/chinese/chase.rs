//! 捉: which pieces a move chases, and why others are not chased (28.3, 29).

use crate::chess::{Kind, Move, Piece, Square, Squares};
use crate::facts::{
    Account, Answer, Asked, Balance, Pawns, Protection, Size, Strength, Workspace, is_held_by_another, protection,
    worth_winning,
};

use super::super::class::Class;
use super::super::label::{Considered, Label, Outcome, Question, Reason, Role, Root, ShownLine, Start, Target, Why};
use super::super::law::{Aim, Threat};
use super::Scene;

/// Looks at every enemy piece of value and writes the chases, and what failed to be one, into `label`.
pub fn chases(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    let worth = worth_winning(&scene.after.board, scene.side.other(), scene.terms.facts.worth);
    ask_about_all(scene, worth, workspace);
    for target in worth {
        let Some(piece) = scene.after.board.at(target) else { continue };
        let known = label.mark();
        match scene.after.wins_best(target, scene.asked_after(), workspace) {
            Answer::Yes(win) => judge(scene, label, (target, piece), win, workspace),
            Answer::No => explain_failure(scene, label, target, workspace),
            Answer::Undecided => {}
        }
        if workspace.take_open() {
            // A chase counts only if nothing about it was left open.
            label.back_to(known);
            label.undecided = label.undecided.or(Some(Question::Chase(target)));
            label.considered.push(Considered::of(Why::LeftOpen, target));
        }
    }
    if !label.targets.is_empty() {
        label.add(Class::Chase);
    }
}

/// Asks at once what would be asked piece by piece, since that is cheaper and the answers are kept.
fn ask_about_all(scene: &Scene, worth: Squares, workspace: &mut Workspace) {
    let mut prey = worth;
    let mut best = Vec::new();
    for strength in scene.after.strengths() {
        let asked = Asked { strength, ..scene.asked_after() };
        prey = scene.after.prey(prey, asked, workspace).unwrap_or_default();
        best.push((strength, prey));
    }
    for (number, &(strength, prey)) in best.iter().enumerate() {
        let better = best.get(number + 1).map_or(Squares::EMPTY, |&(_, prey)| prey);
        let asked = Asked { free_for_them: scene.hanging(), strength, any_mate: true, ..scene.asked_after() };
        scene.before.prey(prey - better, asked, workspace);
    }
    workspace.take_open();
}

/// A piece can be won: by the conditions of the book it is chased, or an exception is told.
fn judge(
    scene: &Scene,
    label: &mut Label,
    (square, piece): (Square, Piece),
    (strength, line): (Strength, Vec<Move>),
    workspace: &mut Workspace,
) {
    let outcome = match strength {
        Strength::Gain => Outcome::Gain,
        Strength::Even => Outcome::Even,
        Strength::AsRoot => Outcome::Loss,
    };
    let size = size_of(scene, square, piece, strength, workspace);
    let threat = Threat { aim: Aim::Piece { square, piece, strength, size }, line };
    let shown = |label: &mut Label, start, moves, role| {
        let line = ShownLine { target: Some(square), ..label.line(start, moves, outcome, role) };
        label.show(line)
    };
    if let Some((rule, why, exception)) = label.excuse(&threat, scene, workspace) {
        let line = match exception.before {
            Some(moves) => shown(label, Start::Before, moves, Role::WouldWin),
            None => shown(label, Start::After, threat.line, Role::WouldWin),
        };
        let (line, rule) = (Some(line), Some(rule));
        label.considered.push(Considered { line, rule, ..Considered::of(why, square) });
        return;
    }
    let line = threat.line;
    let attackers: Vec<Square> = scene.after.captures(square).into_iter().map(|capture| capture.from).collect();
    let capture = capture_of(square, &line);
    let root = capture.map_or(Root::Real, |capture| root_of(scene, &line, capture, workspace));
    // 联合捉: a piece with a root of some kind, and more than one piece needed to win it or to keep its root from working.
    let joint = scene.terms.joint
        && root != Root::None
        && (attackers.len() > 1
            || root == Root::False && capture.is_some_and(|at| is_held_by_another(&scene.after.board, &line, at))
            || scene.after.takes_several(square, &line, Asked { strength, ..scene.asked_after() }, workspace));
    let line = shown(label, Start::After, line, Role::Wins);
    label.reasons.push(Reason::Chases { target: label.targets.len() });
    label.targets.push(Target { square, piece, root, attackers, joint, line });
}

/// How much is gained at best by winning the piece, where the book asks for it: what is won in either position in any case is set
/// apart, so that both can be compared.
fn size_of(scene: &Scene, target: Square, piece: Piece, strength: Strength, workspace: &mut Workspace) -> Option<Size> {
    if !scene.terms.size_matters || strength != Strength::Gain {
        return None;
    }
    let price = Account::price(piece, target, scene.terms.facts.worth);
    let asked = Asked { strength, free_for_us: scene.won_anyway(target), ..scene.asked_after() };
    price.sizes().find(|&size| {
        let asked = Asked { least: Some(size), ..asked };
        scene.after.wins(target, asked, workspace).is_yes()
    })
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

/// The protection of the piece taken by that move of a line, as far as the book judges it.
fn root_of(scene: &Scene, line: &[Move], capture: usize, workspace: &mut Workspace) -> Root {
    if !scene.terms.roots {
        return Root::None;
    }
    match protection(&scene.after.board, line, capture, workspace) {
        Protection::False if scene.terms.false_roots => Root::False,
        Protection::None | Protection::False => Root::None,
        Protection::Less => Root::Less,
        Protection::Real => Root::Real,
    }
}

/// Why an attack on `target` that the move made is no chase.
fn explain_failure(scene: &Scene, label: &mut Label, target: Square, workspace: &mut Workspace) {
    let is_new = |capture: &Move| capture.from == scene.ply.play.to || !scene.before.board.is_legal(*capture);
    let captures: Vec<Move> = scene.after.captures(target).into_iter().filter(is_new).collect();
    if captures.iter().any(|&capture| scene.after.pairs.iter().any(|pair| pair.capture() == capture)) {
        label.considered.push(Considered::of(Why::OwnExchange, target));
        return;
    }
    let is_privileged = |capture: &&Move| {
        scene.after.board.at(capture.from).is_some_and(|piece| matches!(piece.kind, Kind::King | Kind::Pawn))
    };
    if let Some(privileged) = captures.iter().find(is_privileged) {
        let freely = Asked { general_counts: true, pawns: Pawns::Attack, ..scene.asked_after() };
        if scene.after.wins(target, freely, workspace).is_yes() {
            let by = Some(privileged.from);
            label.considered.push(Considered { by, ..Considered::of(Why::Privileged, target) });
            return;
        }
    }
    let Some(&capture) = captures.first() else { return };
    if let Some(refutation) = scene.after.refutation(capture, scene.asked_after(), workspace) {
        let outcome = match (refutation.mated, refutation.balance) {
            (true, _) => Outcome::Mated,
            (_, Balance::Gain) => Outcome::Gain,
            (_, Balance::Even) => Outcome::Even,
            (_, Balance::Loss) => Outcome::Loss,
        };
        let line = label.line(Start::After, refutation.moves, outcome, Role::Refutes);
        let line = Some(label.show(ShownLine { target: Some(target), ..line }));
        label.considered.push(Considered { line, ..Considered::of(Why::Refuted, target) });
    }
}
