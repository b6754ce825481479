//! The Chinese school of naming moves: what a move threatens to win by force, with an account of material.
//!
//! Each way of finding an effect is a function here, named by the articles of the books that use it. `docs/definitions.md` holds
//! the definitions in full.

mod chase;
mod kill;
mod proofs;
mod quiet;
mod rests_on;
mod scene;
mod terms;
mod threat;

use super::label::Label;

pub use chase::chases;
pub use kill::kills;
pub use proofs::PROOF_BUDGET;
pub(super) use proofs::prove;
pub(super) use quiet::hindered;
pub use quiet::{blocks, cuts, follows, offers_exchange, offers_piece};
pub(super) use rests_on::rests_on;
pub(super) use scene::Circumstances;
pub use scene::{Condition, Scene};
pub use terms::{OldThreat, Terms};
pub use threat::{Aim, Exception, Threat};

/// Whether the lighter effects are not looked for: the general answers a check, which is idle whatever it does besides.
fn is_answer(scene: &Scene) -> bool {
    scene.terms.answers_are_idle && scene.general_answers_check()
}

/// The same, or anything found so far is an attack, or an attack that general or pawn may make for ever.
fn is_attack_of_a_kind(scene: &Scene, label: &Label) -> bool {
    is_answer(scene)
        || label.effects.iter().any(|effect| effect.is_attack())
        || label.failed(super::label::Why::Privileged).next().is_some()
}
