//! Readings: points on which texts or commentators differ, each with a name, its values, and what they set in the terms.

use crate::facts::{MatedAfter, RootAsChaser};
use crate::labels::{Class, Label, OldThreat, Order, Outcome, Setting, Terms, Why};
use crate::text::Text;

use super::axf;

/// A point that can be read in more than one way.
#[derive(Debug)]
pub struct Reading {
    /// The name used on the command line: `--reading NAME=VALUE`.
    pub name: &'static str,
    /// What is in question.
    pub question: Text,
    /// The ways to read it.
    pub values: &'static [Value],
    /// Whether another value could change this label; where it cannot, nothing need be searched again.
    pub touches: fn(&Label) -> bool,
}

/// One way to read a point.
#[derive(Debug)]
pub struct Value {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it means.
    pub means: Text,
    /// What it sets in the terms.
    pub set: Setting,
}

impl Reading {
    /// The value that `terms` hold.
    pub fn applied(&self, terms: &Terms) -> &'static Value {
        let holds = |value: &&Value| with(terms, value) == *terms;
        self.values.iter().find(holds).expect("every term has a value that sets it")
    }

    /// The value of this name.
    pub fn value(&self, name: &str) -> Option<&'static Value> {
        self.values.iter().find(|value| value.name == name)
    }
}

/// The terms with one value put in.
pub fn with(terms: &Terms, value: &Value) -> Terms {
    let mut changed = *terms;
    value.set.put(&mut changed);
    changed
}

/// Every reading, in the order in which reports list them.
pub static READINGS: &[&Reading] = &[
    &ROOT_AS_CHASER,
    &OLD_THREAT,
    &SIZE,
    &SIDESTEP,
    &JOINED_PARTNER,
    &ORAL_SUPPLEMENTS,
    &PAWN_IN_MUTUAL_ATTACK,
    &KILL_AND_CHASE,
    &MATED_AFTER,
    &PAWN_FOR_ROOK,
    &axf::readings::CHECK_AND_CHASE,
    &axf::readings::HIDDEN_ROOT,
    &axf::readings::GUARDS_AGAINST_ROOTED,
];

/// The reading of this name.
pub fn find(name: &str) -> Option<&'static Reading> {
    READINGS.iter().copied().find(|reading| reading.name == name)
}

static ROOT_AS_CHASER: Reading = Reading {
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

static OLD_THREAT: Reading = Reading {
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

static SIZE: Reading = Reading {
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

static SIDESTEP: Reading = Reading {
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

static JOINED_PARTNER: Reading = Reading {
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

static ORAL_SUPPLEMENTS: Reading = Reading {
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

static PAWN_IN_MUTUAL_ATTACK: Reading = Reading {
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

static KILL_AND_CHASE: Reading = Reading {
    name: "kill-and-chase",
    question: Text { zh: "杀兼捉，定名为哪一种", en: "which name a move bears that is both kill and chase" },
    values: &[
        Value { name: "chase", means: Text { zh: "按捉", en: "chase" }, set: Setting::Order(Order::ChaseBeforeKill) },
        Value { name: "kill", means: Text { zh: "按杀", en: "kill" }, set: Setting::Order(Order::KillBeforeChase) },
    ],
    touches: |label| label.has(Class::Kill) && label.has(Class::Chase),
};

static MATED_AFTER: Reading = Reading {
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

static PAWN_FOR_ROOK: Reading = Reading {
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
            .any(|(square, piece)| piece.kind == crate::chess::Kind::Pawn && square.is_across(piece.side));
        label.class != Class::Check && has_crossed_pawn
    },
};

fn chases(label: &Label) -> bool {
    label.has(Class::Chase)
}
