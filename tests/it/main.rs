//! The tests of the library, in one program, so that it is linked once. A file that is not named here is found by `tree`.

mod common;
mod naive;
mod random_games;
mod scattered;

mod axf;
mod budget;
mod cases;
mod cut_short;
mod cycle;
mod editions;
mod fen;
mod formats;
mod gain;
mod gallery;
mod game;
mod hostile;
mod input;
mod invariance;
mod law;
mod mate;
mod notation;
mod overflow;
mod pictures;
mod play;
mod readings;
mod reference;
mod samples;
mod second_opinion;
mod streams;
mod text;
mod tree;
mod verify;
mod views;
mod writers;

/// Its tests see what the crate does not show; they run here, so that the library need not be built a second time for them.
#[path = "../../src/views/wrap.rs"]
#[allow(dead_code, reason = "a part of it is for the table view only")]
mod wrap;
