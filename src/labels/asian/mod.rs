//! The Asian school of naming moves: what is attacked directly, with no account of material.
//!
//! A move *chases* a piece when it creates a direct attack on it that the books count: on a piece without a true root, or by
//! a horse or cannon on a rook whatever its root. `docs/reading/axf.md` holds the definitions in full. Each way of finding an
//! effect is a function here, named by the articles that use it.

mod attack;
mod chase;
mod offer;
mod prove;
mod rests_on;
mod scene;
mod terms;

use crate::facts::{Answer, MateSearch, Workspace};

use super::class::Class;
use super::label::{Label, Outcome, Question, Reason, Role, Start};

pub use chase::{chases, offers_to_equal};
pub use offer::{offers_exchange, offers_piece};
pub(super) use prove::prove;
pub(super) use rests_on::rests_on;
pub use scene::Scene;
pub use terms::{Point, Terms};

/// 杀: whether a move that gives no check threatens mate by checks alone. A threat that was there before counts too.
pub fn kills(scene: &Scene, label: &mut Label, workspace: &mut Workspace) {
    if scene.checks {
        return;
    }
    match MateSearch::new(&scene.ply.after.passed(), workspace).run() {
        Answer::Yes(moves) => {
            let line = label.line(Start::After, moves, Outcome::Mate, Role::Wins);
            let line = label.show(line);
            label.reasons.push(Reason::ThreatensMate { line });
            label.add(Class::Kill);
        }
        Answer::No => {}
        Answer::Undecided => label.undecided = Some(Question::Kill),
    }
}

/// 拦: whether a move with no other effect hinders an enemy piece.
pub fn blocks(scene: &Scene, label: &mut Label, _: &mut Workspace) {
    if label.effects.is_empty() {
        super::chinese::hindered(scene.ply, &scene.ply.before.unchecked(scene.side), label);
    }
}
