//! Rules xiangqi (象棋) repetition disputes by the articles of the rulebook, and shows why.

pub mod case;
pub mod chess;
pub mod cycle;
pub mod facts;
pub mod labels;
pub mod rulebooks;
pub mod verdict;
pub mod views;
