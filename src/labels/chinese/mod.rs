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
pub use quiet::{blocks, follows, offers_exchange, offers_piece};
pub(super) use rests_on::rests_on;
pub(super) use scene::Circumstances;
pub use scene::{Condition, Scene};
pub use terms::{OldThreat, Terms};
pub use threat::{Aim, Exception, Threat};

/// Whether anything found so far is an attack, or an attack that general or pawn may make for ever: then the lighter effects are
/// not looked for.
fn is_attack_of_a_kind(label: &Label) -> bool {
    label.effects.iter().any(|effect| effect.is_attack())
        || label.failed(super::label::Why::Privileged).next().is_some()
}
