//! What is said to people: languages, messages and the terms of the field. Every stage names it; it names none.
//!
//! A message has all its languages side by side, on neighbouring lines: a fixed one is a [`Text`], one with values in it is
//! made by [`say!`](crate::say) and is a [`Told`]. Whatever can be said in every language is [`Tell`]; every error is, its
//! `Display` being English, see [`is_error!`](crate::is_error).

mod data;
mod language;
mod message;
mod say;
pub mod terms;

pub use crate::{is_error, say};
pub(crate) use data::is_word;
pub use language::Language;
pub use message::{Tell, Text, Told, both};
