//! Stage 5: facts and what a book supplies → a [`Label`] for each move, with its evidence.
//!
//! [`label_plies`] is the way in. What the book says is asked through a [`Law`]; this stage knows no article.

pub mod asian;
mod check;
pub mod chinese;
mod class;
mod classify;
mod label;
mod law;
mod rule;
mod terms;

pub use check::gives_check;
pub use chinese::{Aim, Condition, Exception, OldThreat, PROOF_BUDGET, Threat};
pub use class::{Class, Classes};
pub use classify::{DEFAULT_BUDGET, in_order, label_plies, label_plies_in, prove, relabel, rests_on};
pub use label::{
    Considered, Label, Outcome, Question, Reason, Role, Root, ShownLine, Speech, Spoken, Start, Target, Why,
};
pub use law::{Finder, Law, Naming};
pub use rule::RuleId;
pub use terms::{Order, School, Setting, Term, Terms};
