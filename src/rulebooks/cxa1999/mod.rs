//! The 1999 national rulebook (`cxa-1999`): Articles 24–29 and the thirteen detailed rules (细则).
//!
//! One file a printed article: `a29_2_…` is Article 29.2, `d06_…` is 细则 6. What an article does stands in its own file.

mod a24_1_perpetual_check;
mod a24_2_same_kind_draws;
mod a24_3_offender_changes;
mod a24_awaiting_ruling;
mod a25_1_repetition_rules;
pub(super) mod a25_2_prohibited_and_allowed;
mod a25_3_material;
mod a26_1_no_perpetual_check;
mod a26_2_both_allowed;
mod a26_3_both_prohibited;
mod a26_4_one_prohibited;
pub(super) mod a27_1_general;
mod a27_2_pawn;
pub(super) mod a27_3_defensive_post;
mod a27_4_several_effects;
mod a28_10_perpetual_check;
mod a28_11_perpetual_kill;
mod a28_12_perpetual_chase;
mod a28_13_perpetual_exchange;
mod a28_14_attack_against_attack;
mod a28_15_attack_against_non_attack;
mod a28_16_roots;
mod a28_1_check;
mod a28_2_kill;
mod a28_3_chase;
mod a28_4_attack;
mod a28_5_exchange;
mod a28_6_offer;
mod a28_7_block;
mod a28_8_follow;
mod a28_9_idle;
mod a29_1_forms_of_chase;
pub(super) mod a29_2_new_threat;
mod a29_3_worth_and_root;
mod a29_4_not_mated_after;
mod a29_chase_conditions;
mod d01_perpetual_check;
mod d02_from_no_chase_to_chase;
mod d03_gain_expected;
mod d04_root_as_chaser;
mod d05_chase_with_exchange_or_offer;
pub(super) mod d06_from_chase_to_chase;
mod d07_mated_by_taking;
mod d08_both_prohibited;
mod d09_with_the_general;
mod d10_floating_pawn;
mod d11_pawn_in_mutual_attack;
mod d12_heaviest_effect;
mod d13_defensive_post;

use super::{Article, Rulebook, Text};
use crate::labels::Terms;

/// The 1999 rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "cxa-1999",
    name: Text { zh: "1999 年全国象棋竞赛规则", en: "Chinese national rules of 1999" },
    short: Text { zh: "1999 版", en: "1999" },
    blank: Terms::CHINESE,
    readings: &[
        ("root-as-chaser", "细则4"),
        ("old-threat", "29.2"),
        ("size", "29.2"),
        ("sidestep", "细则6"),
        ("joined-partner", "细则5"),
        ("oral-supplements", "细则3"),
        ("pawn-in-mutual-attack", "27.2"),
        ("kill-and-chase", "27.4"),
        ("mated-after", "29.4"),
        ("pawn-for-rook", "25.3"),
    ],
    articles: ARTICLES,
    silent: &[],
};

/// In the order of the book.
static ARTICLES: &[&Article] = &[
    &a24_awaiting_ruling::ARTICLE,
    &a24_1_perpetual_check::ARTICLE,
    &a24_2_same_kind_draws::ARTICLE,
    &a24_3_offender_changes::ARTICLE,
    &a25_1_repetition_rules::ARTICLE,
    &a25_2_prohibited_and_allowed::ARTICLE,
    &a25_3_material::ARTICLE,
    &a26_1_no_perpetual_check::ARTICLE,
    &a26_2_both_allowed::ARTICLE,
    &a26_3_both_prohibited::ARTICLE,
    &a26_4_one_prohibited::ARTICLE,
    &a27_1_general::ARTICLE,
    &a27_2_pawn::ARTICLE,
    &a27_3_defensive_post::ARTICLE,
    &a27_4_several_effects::ARTICLE,
    &a28_1_check::ARTICLE,
    &a28_2_kill::ARTICLE,
    &a28_3_chase::ARTICLE,
    &a28_4_attack::ARTICLE,
    &a28_5_exchange::ARTICLE,
    &a28_6_offer::ARTICLE,
    &a28_7_block::ARTICLE,
    &a28_8_follow::ARTICLE,
    &a28_9_idle::ARTICLE,
    &a28_10_perpetual_check::ARTICLE,
    &a28_11_perpetual_kill::ARTICLE,
    &a28_12_perpetual_chase::ARTICLE,
    &a28_13_perpetual_exchange::ARTICLE,
    &a28_14_attack_against_attack::ARTICLE,
    &a28_15_attack_against_non_attack::ARTICLE,
    &a28_16_roots::ARTICLE,
    &a29_chase_conditions::ARTICLE,
    &a29_1_forms_of_chase::ARTICLE,
    &a29_2_new_threat::ARTICLE,
    &a29_3_worth_and_root::ARTICLE,
    &a29_4_not_mated_after::ARTICLE,
    &d01_perpetual_check::ARTICLE,
    &d02_from_no_chase_to_chase::ARTICLE,
    &d03_gain_expected::ARTICLE,
    &d04_root_as_chaser::ARTICLE,
    &d05_chase_with_exchange_or_offer::ARTICLE,
    &d06_from_chase_to_chase::ARTICLE,
    &d07_mated_by_taking::ARTICLE,
    &d08_both_prohibited::ARTICLE,
    &d09_with_the_general::ARTICLE,
    &d10_floating_pawn::ARTICLE,
    &d11_pawn_in_mutual_attack::ARTICLE,
    &d12_heaviest_effect::ARTICLE,
    &d13_defensive_post::ARTICLE,
];
