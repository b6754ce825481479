//! The World rulebook (`wxf`): the Asian one with what it replaces.
//!
//! The book of 2018 keeps the frame of the Asian articles and diagrams. So far as known it differs in rank: where both sides
//! chase, whoever chases a rook that is held by a horse is the one at fault.

use super::axf::{self, is_held, victims};
use super::{Article, Role, Rulebook, Says, Text, find};
use crate::chess::Side;

/// The World rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "wxf",
    name: Text { zh: "世界象棋规则", en: "World rules of xiangqi" },
    short: Text { zh: "世界", en: "World" },
    terms: axf::TERMS,
    readings: axf::readings::READINGS,
    ripe_at: 3,
    articles: &ARTICLES,
};

static ARTICLES: [&Article; axf::ARTICLES.len()] = amended(&axf::ARTICLES, &[&A19]);

/// The articles of a baseline, with those of the same number put in their place.
const fn amended<const N: usize>(
    baseline: &[&'static Article; N],
    replacing: &[&'static Article],
) -> [&'static Article; N] {
    let mut articles = *baseline;
    let mut at = 0;
    while at < N {
        let mut other = 0;
        while other < replacing.len() {
            if is_same(articles[at].number.as_bytes(), replacing[other].number.as_bytes()) {
                articles[at] = replacing[other];
            }
            other += 1;
        }
        at += 1;
    }
    articles
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Article 19 with the rank that the World book gives it.
static A19: Article = Article {
    number: "19",
    title: Text { zh: "被马牵制的车", en: "A rook held by a horse" },
    summary: Text {
        zh: "车被马牵住不能离开，任何子都不得长捉它，即使对方也在长捉；它对该马的固有攻击不算捉。先论长将，次论长捉被马牵住的车，再论其他长捉。",
        en: "A rook that cannot move because of a horse may not be chased by anything, even if the other side chases too; its standing attack on that horse is no chase. Perpetual check ranks first, then the chase of such a rook, then any other.",
    },
    does: Text {
        zh: "一方着着捉同一个始终被马牵住的车、另一方并非如此而双方都不长将时，判前者负。",
        en: "Rules a loss for the side that chases with every move one rook that is held by a horse throughout, while the other side does not and neither checks throughout.",
    },
    role: Role::Ruling,
    file: file!(),
    finds: |dispute| {
        let checks = Side::ALL.into_iter().any(|side| dispute.only_checks(side));
        let chases_held = |side| victims(dispute, side).iter().any(is_held);
        let loses = |side: Side| !checks && chases_held(side) && !chases_held(side.other());
        find::sides(&A19, |side| loses(side).then_some(Says::Loses(side)))
    },
};
