//! The Asian rulebook (`axf`): Articles 6–40 on repetition, with the general rule of the newer books.
//!
//! Articles that belong together share a file: `a15_18_…` holds 15 to 18. Moves are named by the Asian school
//! ([`crate::labels::asian`]); `fault` finds who is at fault, which the articles then state each for its own case. The text is
//! known in part only: see `docs/reading/axf.md`.

mod a06_08_check;
mod a09_11_kill;
mod a12_14_mixtures;
mod a15_18_rook_and_cannon;
mod a19_held_rook;
mod a20_23_rook_and_horse;
mod a24_equal_pieces;
mod a25_26_mounts;
mod a27_confined;
mod a28_31_general_and_pawn;
mod a32_35_several_pieces;
mod a36_40_rest;
mod fault;
mod general;
pub mod readings;

use super::{Article, Rulebook, Text};
use crate::facts::{self, MatedAfter, RootAsChaser};
use crate::labels::{OldThreat, School, Terms};

pub(super) use fault::{is_held, victims};

/// The Asian rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "axf",
    name: Text { zh: "亚洲象棋规则", en: "Asian rules of xiangqi" },
    short: Text { zh: "亚洲", en: "Asian" },
    terms: TERMS,
    readings: readings::READINGS,
    ripe_at: 3,
    articles: &ARTICLES,
};

/// How the Asian books name moves. They keep no account of material, so the terms for it are without effect.
pub const TERMS: Terms = Terms {
    school: School::Asian(readings::DEFAULTS),
    facts: facts::Terms {
        pawn_for_rook: false,
        mated_after: MatedAfter::Next,
        root_as_chaser: RootAsChaser::Balance,
        oral_supplements: false,
    },
    kill_names_before_chase: false,
    pawn_in_mutual_attack: false,
    old_threat: OldThreat::BeforeMove,
    sidestep_of_partner_chases: false,
};

/// In the order of the book, the general rule first.
pub static ARTICLES: [&Article; 38] = [
    &general::GENERAL,
    &general::A03,
    &general::A05,
    &a06_08_check::A06,
    &a06_08_check::A07,
    &a06_08_check::A08,
    &a09_11_kill::A09,
    &a09_11_kill::A10,
    &a09_11_kill::A11,
    &a12_14_mixtures::A12,
    &a12_14_mixtures::A13,
    &a12_14_mixtures::A14,
    &a15_18_rook_and_cannon::A15,
    &a15_18_rook_and_cannon::A16,
    &a15_18_rook_and_cannon::A17,
    &a15_18_rook_and_cannon::A18,
    &a19_held_rook::A19,
    &a20_23_rook_and_horse::A20,
    &a20_23_rook_and_horse::A21,
    &a20_23_rook_and_horse::A22,
    &a20_23_rook_and_horse::A23,
    &a24_equal_pieces::A24,
    &a25_26_mounts::A25,
    &a25_26_mounts::A26,
    &a27_confined::A27,
    &a28_31_general_and_pawn::A28,
    &a28_31_general_and_pawn::A29,
    &a28_31_general_and_pawn::A30,
    &a28_31_general_and_pawn::A31,
    &a32_35_several_pieces::A32,
    &a32_35_several_pieces::A33,
    &a32_35_several_pieces::A34,
    &a32_35_several_pieces::A35,
    &a36_40_rest::A36,
    &a36_40_rest::A37,
    &a36_40_rest::A38,
    &a36_40_rest::A39,
    &a36_40_rest::A40,
];
