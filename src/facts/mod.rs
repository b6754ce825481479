//! Stage 4: a ply → facts: attack, protection, material account, gain search, mate search.
//!
//! Knows nothing of the names of rules.

mod account;
mod alone;
mod basis;
mod defences;
mod exchange;
mod forcing;
mod gain;
mod lines;
mod mate;
mod memory;
mod prey;
mod prize;
mod prospect;
mod roots;
mod terms;
mod workspace;

pub use account::{Account, Balance, Size, Worth, worth_winning};
pub use alone::won_alone;
pub use defences::{Defence, mate_defences};
pub use exchange::Pair;
pub use gain::GainSearch;
pub use lines::Refutation;
pub use mate::MateSearch;
pub use prize::{Barred, Pawns, Prize, Scope, Strength};
pub use prospect::{Asked, Prospect};
pub use roots::{Protection, is_held_by_another, protection};
pub use terms::{Forms, MatedAfter, RootAsChaser, Terms};
pub use workspace::{Answer, Workspace};
