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

use crate::facts;

use super::label::Label;
use super::terms::OldThreat;

pub use chase::chases;
pub use kill::kills;
pub use proofs::PROOF_BUDGET;
pub(super) use proofs::prove;
pub(super) use quiet::hindered;
pub use quiet::{blocks, cuts, follows, offers_exchange, offers_piece};
pub(super) use rests_on::rests_on;
pub(super) use scene::Circumstances;
pub use scene::Scene;

/// The values that the Chinese books fix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How material and mates are counted.
    pub facts: facts::Terms,
    /// Whether a pawn's own attack is 捉 when the other side attacks on every move (1999, 27.2, 细则 11).
    pub pawn_in_mutual_attack: bool,
    /// Since when a threat must be there to be old (29.2).
    pub old_threat: OldThreat,
    /// Whether a general's answer to a check is 闲 even where it offers, blocks or follows something (27.1; 2020, 26.1.3).
    pub answers_are_idle: bool,
    /// Whether a larger win of the same piece is new, and not only a stronger one (29.2).
    pub size_matters: bool,
    /// Whether a partner of a standing joint attack that only steps out of attack chases anew (2020) or is idle.
    pub sidestep_chases: bool,
    /// Whether the protection of a piece is judged (28.16).
    pub roots: bool,
    /// Whether a root that cannot retake is told apart from none (2020, 24.16).
    pub false_roots: bool,
    /// Whether a chase that takes several pieces is told apart (2020, 24.17).
    pub joint: bool,
}

impl Terms {
    /// What holds before an article speaks.
    pub const PLAIN: Terms = Terms {
        facts: facts::Terms::PLAIN,
        pawn_in_mutual_attack: false,
        old_threat: OldThreat::BeforeMove,
        answers_are_idle: true,
        size_matters: false,
        sidestep_chases: true,
        roots: true,
        false_roots: true,
        joint: true,
    };
}

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
