//! The World rulebook (`wxf`): the Asian one with what it replaces.
//!
//! The book of 2018 keeps the frame of the Asian articles and diagrams. So far as known it differs in rank: where both sides
//! chase, whoever chases a rook that is held by a horse is the one at fault.

use super::axf::{self, is_held, is_victim, victims};
use super::dispute::only_one;
use super::rulings::loss_of;
use super::{Act, Article, Dispute, Read, Rulebook, Text};
use crate::chess::Side;
use crate::labels::asian::Point;
use crate::labels::{Class, Setting};

/// The World rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "wxf",
    name: Text { zh: "世界象棋规则", en: "World rules of xiangqi" },
    short: Text { zh: "世界", en: "World" },
    blank: axf::RULEBOOK.blank,
    readings: axf::RULEBOOK.readings,
    articles: &ARTICLES,
    silent: &[],
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
    read: Read::Cited,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::HeldSparesHolder, true),
            otherwise: Setting::Asian(Point::HeldSparesHolder, false),
        },
        Act::Repeats { what: &[&axf::GENERAL_RULE], when: |dispute, finding| is_victim(dispute, finding, is_held) },
        Act::Rules(|dispute| loss_of(chaser_of_held(dispute))),
    ],
    file: file!(),
};

/// The side that alone chases a held rook throughout, while neither side checks throughout.
fn chaser_of_held(dispute: &Dispute) -> Option<Side> {
    let checks = Side::ALL.into_iter().any(|side| dispute.is_called(side, Class::Check));
    only_one(|side| victims(dispute, side).iter().any(is_held)).filter(|_| !checks)
}
