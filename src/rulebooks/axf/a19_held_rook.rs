//! Article 19: a rook that a horse holds fast.

use super::fault::{is_held, is_victim};
use crate::labels::Setting;
use crate::labels::asian::Point;
use crate::rulebooks::{Act, Article, Read, Text};

/// Article 19.
pub static ARTICLE: Article = Article {
    number: "19",
    title: Text { zh: "被马牵制的车", en: "A rook held by a horse" },
    summary: Text {
        zh: "车被马牵住不能离开，任何子都不得长捉它；它对该马的固有攻击不算捉，马有根无根都一样。",
        en: "A rook that cannot move because of a horse may not be chased by anything, and its standing attack on that horse is no chase, whether or not the horse is protected.",
    },
    does: Text {
        zh: "被牵的车对牵它的马的固有攻击不计；着着被捉的车始终被马牵住时，判捉方负。",
        en: "Leaves its standing attack on the horse out of account. Rules a loss where the rook chased is held by a horse throughout.",
    },
    read: Read::Text,
    acts: &[
        Act::Sets {
            says: Setting::Asian(Point::HeldSparesHolder, true),
            otherwise: Setting::Asian(Point::HeldSparesHolder, false),
        },
        Act::Repeats {
            what: &[&super::a00_general_rule::ARTICLE],
            when: |dispute, finding| is_victim(dispute, finding, is_held),
        },
    ],
    file: file!(),
};
