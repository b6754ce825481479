//! The Asian rulebook (`axf`): Articles 3–40 on repetition, with the general rule of the newer books.
//!
//! One file an article; `a00` is the general rule. Moves are named by the Asian school ([`crate::labels::asian`]); `fault` finds who
//! is at fault, which the articles then say each for its own case. The text is known in part only: see `docs/reading/axf.md`.

mod a00_general_rule;
mod a03_three_violations;
mod a05_no_offence;
mod a06_perpetual_check;
mod a07_mutual_check;
mod a08_check_against_some_checks;
mod a09_perpetual_kill;
mod a10_mutual_kill;
mod a11_check_and_kill;
mod a12_check_and_chase;
mod a13_check_and_idle;
mod a14_attack_and_idle;
mod a15_cannon_chases_rook;
mod a16_cannon_chases_two_rooks;
mod a17_rook_after_rooted_cannon;
mod a18_rook_chases_cannon;
mod a19_held_rook;
mod a20_horse_chases_rook;
mod a21_horse_and_cannon_chase_rook;
mod a22_chasing_a_horse;
mod a23_horse_hits_back;
mod a24_equal_pieces;
mod a25_mount_moves;
mod a26_mount_moves_against_rook;
mod a27_confined_rook;
mod a28_general_chases;
mod a29_pawns_chase;
mod a30_general_and_another;
mod a31_pawn_and_another;
mod a32_several_victims;
mod a33_several_chasers;
mod a34_false_root;
mod a35_true_root;
mod a36_chase_that_offers;
mod a37_chasing_the_tying_rook;
mod a38_threat_through_check;
mod a39_perpetual_block;
mod a40_perpetual_offers;
mod fault;

use super::{Article, Rulebook, Text};
use crate::labels::Terms;

pub(super) use a00_general_rule::ARTICLE as GENERAL_RULE;
pub(super) use fault::{is_held, is_victim, victims};

/// The Asian rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "axf",
    name: Text { zh: "亚洲象棋规则", en: "Asian rules of xiangqi" },
    short: Text { zh: "亚洲", en: "Asian" },
    blank: Terms::ASIAN,
    readings: &[("check-and-chase", "12"), ("hidden-root", "34"), ("guards-against-rooted", "35")],
    articles: &ARTICLES,
    silent: &[],
};

/// In the order of the book, the general rule first.
pub static ARTICLES: [&Article; 38] = [
    &a00_general_rule::ARTICLE,
    &a03_three_violations::ARTICLE,
    &a05_no_offence::ARTICLE,
    &a06_perpetual_check::ARTICLE,
    &a07_mutual_check::ARTICLE,
    &a08_check_against_some_checks::ARTICLE,
    &a09_perpetual_kill::ARTICLE,
    &a10_mutual_kill::ARTICLE,
    &a11_check_and_kill::ARTICLE,
    &a12_check_and_chase::ARTICLE,
    &a13_check_and_idle::ARTICLE,
    &a14_attack_and_idle::ARTICLE,
    &a15_cannon_chases_rook::ARTICLE,
    &a16_cannon_chases_two_rooks::ARTICLE,
    &a17_rook_after_rooted_cannon::ARTICLE,
    &a18_rook_chases_cannon::ARTICLE,
    &a19_held_rook::ARTICLE,
    &a20_horse_chases_rook::ARTICLE,
    &a21_horse_and_cannon_chase_rook::ARTICLE,
    &a22_chasing_a_horse::ARTICLE,
    &a23_horse_hits_back::ARTICLE,
    &a24_equal_pieces::ARTICLE,
    &a25_mount_moves::ARTICLE,
    &a26_mount_moves_against_rook::ARTICLE,
    &a27_confined_rook::ARTICLE,
    &a28_general_chases::ARTICLE,
    &a29_pawns_chase::ARTICLE,
    &a30_general_and_another::ARTICLE,
    &a31_pawn_and_another::ARTICLE,
    &a32_several_victims::ARTICLE,
    &a33_several_chasers::ARTICLE,
    &a34_false_root::ARTICLE,
    &a35_true_root::ARTICLE,
    &a36_chase_that_offers::ARTICLE,
    &a37_chasing_the_tying_rook::ARTICLE,
    &a38_threat_through_check::ARTICLE,
    &a39_perpetual_block::ARTICLE,
    &a40_perpetual_offers::ARTICLE,
];
