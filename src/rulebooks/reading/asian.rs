//! The points on which readings of the Asian text differ.

use crate::labels::asian::Point;
use crate::labels::{Class, Label, Setting, Why};
use crate::text::Text;

use super::point::{Reading, Value};

/// A check that attacks a piece too (12).
pub(super) static CHECK_AND_CHASE: Reading = Reading {
    name: "check-and-chase",
    question: Text {
        zh: "亚洲规则：将军的着法同时攻一子，另算不算捉",
        en: "Asian rules: whether a move that gives check also chases what it attacks",
    },
    values: &[
        Value {
            name: "check",
            means: Text { zh: "只算将", en: "a check only" },
            set: Setting::Asian(Point::ChecksChase, false),
        },
        Value {
            name: "both",
            means: Text { zh: "也算捉", en: "a chase too" },
            set: Setting::Asian(Point::ChecksChase, true),
        },
    ],
    touches: |label| label.effects.contains(&Class::Check),
};

/// A root that would only have appeared with the capture (34).
pub(super) static HIDDEN_ROOT: Reading = Reading {
    name: "hidden-root",
    question: Text {
        zh: "亚洲规则：去掉只在对方吃子后才成的根，算不算新捉",
        en: "Asian rules: whether undoing a root that appears only once the taker leaves its post chases anew",
    },
    values: &[
        Value {
            name: "idle",
            means: Text { zh: "不算，攻击原已有之", en: "no: the attack stood before" },
            set: Setting::Asian(Point::HiddenRootsCount, false),
        },
        Value {
            name: "chase",
            means: Text { zh: "算捉", en: "a chase" },
            set: Setting::Asian(Point::HiddenRootsCount, true),
        },
    ],
    touches: |label| has_prey(label),
};

/// An advisor or elephant against a rooted piece of more worth (35).
pub(super) static GUARDS_AGAINST_ROOTED: Reading = Reading {
    name: "guards-against-rooted",
    question: Text {
        zh: "亚洲规则：仕（士）、相（象）攻有真根的车、马、炮，算不算捉",
        en: "Asian rules: whether an advisor or elephant chases a rook, horse or cannon that has a true root",
    },
    values: &[
        Value {
            name: "idle",
            means: Text { zh: "不算", en: "no" },
            set: Setting::Asian(Point::GuardsAgainstRooted, false),
        },
        Value {
            name: "chase",
            means: Text { zh: "算捉，如马、炮攻车", en: "a chase, as with horse or cannon on a rook" },
            set: Setting::Asian(Point::GuardsAgainstRooted, true),
        },
    ],
    touches: |label| has_prey(label) || label.failed(Why::Refuted).next().is_some(),
};

/// Whether some attack counts, new or old.
fn has_prey(label: &Label) -> bool {
    !label.targets.is_empty() || label.failed(Why::AlreadyThere).next().is_some()
}
