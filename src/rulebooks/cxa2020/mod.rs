//! The 2020 national rulebook (`cxa-2020`), as far as its text is known: the terms of Article 24, the general principles of 25,
//! and 26.1–26.9.
//!
//! One file an article. Articles 24.10, 24.12, 24.14, 26.3 and 26.6–26.8 have not been seen and are not declared; what is known of the
//! rest comes from the figures printed with it and from citations.

mod a24_11_perpetual_chase;
mod a24_13_prohibited;
mod a24_15_rootless;
mod a24_16_less_rooted;
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
mod a24_9_repetition;
mod a25_1_perpetual_check;
mod a25_general_principles;
mod a26_1_general_and_pawn;
mod a26_2_holding_post;
mod a26_4_several_effects;
mod a26_5_balance;
mod a26_9_1_less_rooted;
mod a26_9_2_rook;
mod a26_9_3_rootless;
mod a26_9_4_other;
mod order;

use super::{Article, Rulebook, Text};
use crate::facts;
use crate::labels::{OldThreat, School, Terms};

/// How the 2020 rulebook names moves.
///
/// Against 1999: a pawn given for a rook is a gain, a root that chases is judged by the balance of both captures, 杀 names a
/// move that is also 捉, and a pawn's own attack is always idle.
pub const TERMS: Terms = Terms {
    school: School::Chinese,
    facts: facts::Terms {
        pawn_for_rook: a26_5_balance::PAWN_FOR_ROOK,
        mated_after: a24_3_chase::MATED_AFTER,
        root_as_chaser: a26_5_balance::ROOT_AS_CHASER,
        oral_supplements: false,
    },
    kill_names_before_chase: a24_2_kill::KILL_NAMES_BEFORE_CHASE,
    pawn_in_mutual_attack: a26_1_general_and_pawn::PAWN_IN_MUTUAL_ATTACK,
    old_threat: OldThreat::BeforeMove,
    sidestep_of_partner_chases: true,
};

/// The 2020 rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "cxa-2020",
    name: Text { zh: "2020 年全国象棋竞赛规则", en: "Chinese national rules of 2020" },
    short: Text { zh: "2020 版", en: "2020" },
    terms: TERMS,
    readings: &[("root-as-chaser", "26.5"), ("old-threat", "24.3"), ("sidestep", "24.17"), ("mated-after", "24.3")],
    ripe_at: a24_9_repetition::RIPE_AT,
    articles: ARTICLES,
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
    &a24_9_repetition::ARTICLE,
    &a24_11_perpetual_chase::ARTICLE,
    &a24_13_prohibited::ARTICLE,
    &a24_15_rootless::ARTICLE,
    &a24_16_less_rooted::ARTICLE,
    &a24_17_joint_chase::ARTICLE,
    &a24_18_own_doing::ARTICLE,
    &a25_general_principles::ARTICLE,
    &a25_1_perpetual_check::ARTICLE,
    &a26_1_general_and_pawn::ARTICLE,
    &a26_2_holding_post::ARTICLE,
    &a26_4_several_effects::ARTICLE,
    &a26_5_balance::ARTICLE,
    &a26_9_1_less_rooted::ARTICLE,
    &a26_9_2_rook::ARTICLE,
    &a26_9_3_rootless::ARTICLE,
    &a26_9_4_other::ARTICLE,
];
