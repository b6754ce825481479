//! The case files and what is expected of them, for the tests that run over all of them.

pub mod expect;
mod files;
pub mod named;
pub mod out_of_reach;

pub use files::*;
