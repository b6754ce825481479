//! The points on which readings of the Chinese texts differ.

use crate::chess::Kind;
use crate::facts::{MatedAfter, RootAsChaser};
use crate::labels::{Class, Label, OldThreat, Order, Outcome, Setting, Why};
use crate::text::Text;

use super::point::{Reading, Value};

/// What a root leaves exposed when it takes (1999, 细则 4).
pub(super) static ROOT_AS_CHASER: Reading = Reading {
    name: "root-as-chaser",
    question: Text {
        zh: "用作根的子去捉，离根所失计不计（1999 细则 4）",
        en: "whether what a root leaves exposed is weighed when it takes (detailed rule 4 of 1999)",
    },
    values: &[
        Value {
            name: "always",
            means: Text { zh: "不计，一律是捉", en: "not weighed: always a chase" },
            set: Setting::RootAsChaser(RootAsChaser::Always),
        },
        Value {
            name: "balance",
            means: Text { zh: "得失相抵，净失是闲", en: "weighed: a net loss is idle" },
            set: Setting::RootAsChaser(RootAsChaser::Balance),
        },
    ],
    touches: |label| {
        let loses = |line: usize| label.lines.get(line).is_some_and(|line| line.outcome == Outcome::Loss);
        label.targets.iter().any(|target| loses(target.line))
            || [Why::Refuted, Why::AlreadyThere]
                .into_iter()
                .any(|why| label.failed(why).any(|considered| considered.line.is_some_and(loses)))
    },
};

/// Since when a threat must be there to be old (29.2, 从捉到捉).
pub(super) static OLD_THREAT: Reading = Reading {
    name: "old-threat",
    question: Text {
        zh: "从捉到捉，以走前为准，还是对方上一着之前就有的也算旧",
        en: "whether a threat is old only if it stood just before the move, or also if it stood before the opponent’s last move",
    },
    values: &[
        Value {
            name: "before-move",
            means: Text { zh: "只看走前的局面", en: "the position just before the move decides" },
            set: Setting::OldThreat(OldThreat::BeforeMove),
        },
        Value {
            name: "before-reply",
            means: Text {
                zh: "对方上一着之前已有的也算旧",
                en: "what stood before the opponent’s last move is old too",
            },
            set: Setting::OldThreat(OldThreat::BeforeReply),
        },
    ],
    touches: chases,
};

/// A larger win of the same piece (29.2).
pub(super) static SIZE: Reading = Reading {
    name: "size",
    question: Text {
        zh: "同一子，走后得得更多，算不算新捉",
        en: "whether a larger win of the same piece than was there before is a new chase",
    },
    values: &[
        Value { name: "new", means: Text { zh: "算新捉", en: "it is new" }, set: Setting::SizeMatters(true) },
        Value {
            name: "same",
            means: Text { zh: "能得的子相同就不算", en: "the same piece won is the same threat" },
            set: Setting::SizeMatters(false),
        },
    ],
    touches: |label| label.class != Class::Check,
};

/// A partner of a standing joint attack that only steps out of attack.
pub(super) static SIDESTEP: Reading = Reading {
    name: "sidestep",
    question: Text {
        zh: "原有的联合捉，受攻的一子只是闪开，算不算捉",
        en: "whether a partner of a standing joint attack that only steps out of attack chases anew",
    },
    values: &[
        Value { name: "chase", means: Text { zh: "算捉", en: "a chase" }, set: Setting::SidestepChases(true) },
        Value { name: "idle", means: Text { zh: "按闲", en: "idle" }, set: Setting::SidestepChases(false) },
    ],
    touches: chases,
};

/// The partner of an exchange that a third piece attacks too (细则 5).
pub(super) static JOINED_PARTNER: Reading = Reading {
    name: "joined-partner",
    question: Text {
        zh: "邀兑的对方子，另有一子也攻着它，净得算不算捉（细则 5；图 13、21、30 印作兑）",
        en: "whether the partner of an exchange is chased where a third piece attacks it too and the account is a net gain (detailed rule 5; figures 13, 21 and 30 print an exchange)",
    },
    values: &[
        Value {
            name: "exchange",
            means: Text { zh: "仍是兑", en: "it is an exchange all the same" },
            set: Setting::JoinedPartners(false),
        },
        Value { name: "chase", means: Text { zh: "算捉", en: "a chase" }, set: Setting::JoinedPartners(true) },
    ],
    touches: |label| label.class != Class::Check,
};

/// The oral supplements of about 2000.
pub(super) static ORAL_SUPPLEMENTS: Reading = Reading {
    name: "oral-supplements",
    question: Text {
        zh: "约 2000 年的口头补充：一马（炮）换三士象、等值交换而吃子之子尚存，算不算得子",
        en: "the oral supplements of about 2000: a piece for three weak ones, an even exchange that the taker survives",
    },
    values: &[
        Value { name: "off", means: Text { zh: "不采用", en: "not applied" }, set: Setting::OralSupplements(false) },
        Value { name: "on", means: Text { zh: "采用", en: "applied" }, set: Setting::OralSupplements(true) },
    ],
    touches: |label| !label.is_attack() || chases(label),
};

/// A pawn’s own attack where both sides attack throughout (1999, 27.2, 细则 11).
pub(super) static PAWN_IN_MUTUAL_ATTACK: Reading = Reading {
    name: "pawn-in-mutual-attack",
    question: Text {
        zh: "互打时兵（卒）本身的捉（1999 第 27.2 条、细则 11）",
        en: "a pawn’s own attack in mutual attack (27.2 and detailed rule 11 of 1999)",
    },
    values: &[
        Value { name: "chase", means: Text { zh: "按捉", en: "a chase" }, set: Setting::MutualPawn(true) },
        Value {
            name: "idle", means: Text { zh: "仍按闲", en: "idle all the same" }, set: Setting::MutualPawn(false)
        },
    ],
    touches: |label| label.pawn_in_mutual_attack || label.pawn_attack().is_some(),
};

/// The name of a move that is both kill and chase (27.4).
pub(super) static KILL_AND_CHASE: Reading = Reading {
    name: "kill-and-chase",
    question: Text { zh: "杀兼捉，定名为哪一种", en: "which name a move bears that is both kill and chase" },
    values: &[
        Value { name: "chase", means: Text { zh: "按捉", en: "chase" }, set: Setting::Order(Order::ChaseBeforeKill) },
        Value { name: "kill", means: Text { zh: "按杀", en: "kill" }, set: Setting::Order(Order::KillBeforeChase) },
    ],
    touches: |label| label.has(Class::Kill) && label.has(Class::Chase),
};

/// When being mated undoes a win (29.4, 细则 7).
pub(super) static MATED_AFTER: Reading = Reading {
    name: "mated-after",
    question: Text {
        zh: "得子后被将死：只看下一着，还是连将杀也算（29.4、细则 7）",
        en: "being mated after a win: by the next move only, or by any series of checks (29.4, detailed rule 7)",
    },
    values: &[
        Value {
            name: "next",
            means: Text { zh: "只看下一着", en: "by the next move only" },
            set: Setting::MatedAfter(MatedAfter::Next),
        },
        Value {
            name: "series",
            means: Text { zh: "连将杀也算", en: "by any series of checks" },
            set: Setting::MatedAfter(MatedAfter::Series),
        },
    ],
    touches: chases,
};

/// A crossed pawn given for a rook (1999, 25.3; 2020, 26.6).
pub(super) static PAWN_FOR_ROOK: Reading = Reading {
    name: "pawn-for-rook",
    question: Text {
        zh: "弃过河兵（卒）得车，算不算得子", en: "whether a crossed pawn given for a rook is a gain"
    },
    values: &[
        Value {
            name: "even",
            means: Text { zh: "不算，价值浮动", en: "no: its worth floats" },
            set: Setting::PawnForRook(false),
        },
        Value { name: "gain", means: Text { zh: "算得子", en: "a gain" }, set: Setting::PawnForRook(true) },
    ],
    touches: |label| {
        let has_crossed_pawn = label
            .after
            .pieces(label.side)
            .any(|(square, piece)| piece.kind == Kind::Pawn && square.is_across(piece.side));
        label.class != Class::Check && has_crossed_pawn
    },
};

fn chases(label: &Label) -> bool {
    label.has(Class::Chase)
}
