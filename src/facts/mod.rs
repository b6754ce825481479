//! Stage 4: a ply → facts: attack, protection, material account, gain search, mate search.
//!
//! Knows nothing of the names of rules.

mod terms;

pub use terms::{MatedAfter, RootAsChaser, Terms};
