//! The 2020 national rulebook (`cxa-2020`), as far as its text is known: the terms of Article 24, the general principles of 25,
//! and 26.1–26.9.
//!
//! One file an article. Each says how far its wording is known; of 26.3 nothing is. What the book shares with that of 1999 is
//! taken from there by name.

mod a24_10_perpetual_kill;
mod a24_11_perpetual_chase;
mod a24_12_perpetual_exchange;
mod a24_13_prohibited;
mod a24_14_allowed;
mod a24_15_roots;
mod a24_16_false_root;
mod a24_17_joint_chase;
mod a24_18_own_doing;
mod a24_1_check;
mod a24_2_kill;
mod a24_3_chase;
mod a24_4_exchange;
mod a24_5_offer;
mod a24_6_block;
mod a24_7_follow;
mod a24_8_idle;
mod a24_9_perpetual_check;
mod a25_1_perpetual_check;
mod a25_2_both_allowed;
mod a25_3_one_prohibited;
mod a26_1_1_step_of_general_or_pawn;
mod a26_1_2_joint_with_general_or_pawn;
mod a26_1_3_general_answers_check;
mod a26_1_4_piece_answers_check;
mod a26_1_general_and_pawn;
mod a26_2_holding_post;
mod a26_3_unknown;
mod a26_4_several_effects;
mod a26_5_balance;
mod a26_6_pawn_for_rook;
mod a26_7_general_retakes;
mod a26_8_pawn_takes_with_check;
mod a26_9_1_less_rooted;
mod a26_9_2_rook;
mod a26_9_3_rootless;
mod a26_9_4_other;
mod order;

use super::{Article, Rulebook, Text};
use crate::labels::Terms;

/// The 2020 rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "cxa-2020",
    name: Text { zh: "2020 年全国象棋竞赛规则", en: "Chinese national rules of 2020" },
    short: Text { zh: "2020 版", en: "2020" },
    blank: Terms::CHINESE,
    readings: &[
        ("root-as-chaser", "26.5"),
        ("old-threat", "24.8"),
        ("size", "24.8"),
        ("joined-partner", "24.4"),
        ("sidestep", "24.8"),
        ("mated-after", "24.3"),
    ],
    articles: ARTICLES,
    silent: &[],
};

/// In the order of the book.
static ARTICLES: &[&Article] = &[
    &a24_1_check::ARTICLE,
    &a24_2_kill::ARTICLE,
    &a24_3_chase::ARTICLE,
    &a24_4_exchange::ARTICLE,
    &a24_5_offer::ARTICLE,
    &a24_6_block::ARTICLE,
    &a24_7_follow::ARTICLE,
    &a24_8_idle::ARTICLE,
    &a24_9_perpetual_check::ARTICLE,
    &a24_10_perpetual_kill::ARTICLE,
    &a24_11_perpetual_chase::ARTICLE,
    &a24_12_perpetual_exchange::ARTICLE,
    &a24_13_prohibited::ARTICLE,
    &a24_14_allowed::ARTICLE,
    &a24_15_roots::ARTICLE,
    &a24_16_false_root::ARTICLE,
    &a24_17_joint_chase::ARTICLE,
    &a24_18_own_doing::ARTICLE,
    &a25_1_perpetual_check::ARTICLE,
    &a25_2_both_allowed::ARTICLE,
    &a25_3_one_prohibited::ARTICLE,
    &a26_1_general_and_pawn::ARTICLE,
    &a26_1_1_step_of_general_or_pawn::ARTICLE,
    &a26_1_2_joint_with_general_or_pawn::ARTICLE,
    &a26_1_3_general_answers_check::ARTICLE,
    &a26_1_4_piece_answers_check::ARTICLE,
    &a26_2_holding_post::ARTICLE,
    &a26_3_unknown::ARTICLE,
    &a26_4_several_effects::ARTICLE,
    &a26_5_balance::ARTICLE,
    &a26_6_pawn_for_rook::ARTICLE,
    &a26_7_general_retakes::ARTICLE,
    &a26_8_pawn_takes_with_check::ARTICLE,
    &a26_9_1_less_rooted::ARTICLE,
    &a26_9_2_rook::ARTICLE,
    &a26_9_3_rootless::ARTICLE,
    &a26_9_4_other::ARTICLE,
];
