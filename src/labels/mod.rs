//! Stage 5: facts and an edition's terms → a [`Label`] for each move, with its evidence.

mod class;
mod label;
mod terms;

pub use class::Class;
pub use label::{Considered, Label, Outcome, Question, Reason, Root, ShownLine, Start, Target};
pub use terms::Terms;
