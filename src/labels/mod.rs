//! Stage 5: facts and an edition's terms → a [`Label`] for each move, with its evidence.

pub mod asian;
mod chase;
mod class;
mod classify;
mod defences;
mod label;
mod quiet;
mod scene;
mod terms;

pub use class::Class;
pub use classify::{DEFAULT_BUDGET, label_plies, label_plies_in, relabel};
pub use defences::{PROOF_BUDGET, Place, Proofs};
pub use label::{Considered, Label, Outcome, Question, Reason, Root, ShownLine, Start, Target};
pub use terms::{OldThreat, School, Terms};
