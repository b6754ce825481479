//! The eight classes of move: 将 杀 捉 兑 献 拦 跟 闲.

use std::fmt;

use crate::text::is_word;

/// What a move is called (Articles 28.1–28.9 of the 1999 rulebook).
///
/// The order is from the heaviest to the lightest, as Article 27.4 asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    /// 将: the general is attacked (28.1).
    Check,
    /// 杀: mate is threatened by a check or an unbroken series of checks (28.2).
    Kill,
    /// 捉: the next move would win a piece without a sufficient root (28.3, 29).
    Chase,
    /// 兑: an exchange of equal force is offered (28.5).
    Exchange,
    /// 献: a piece without a root is offered (28.6).
    Offer,
    /// 拦: a line of an enemy piece is cut (28.7).
    Block,
    /// 跟: a piece with a root is shadowed (28.8).
    Follow,
    /// 闲: none of the others (28.9).
    Idle,
}

impl Class {
    /// All eight, heaviest first.
    pub const ALL: [Class; 8] = [
        Class::Check,
        Class::Kill,
        Class::Chase,
        Class::Exchange,
        Class::Offer,
        Class::Block,
        Class::Follow,
        Class::Idle,
    ];

    /// The Chinese name, one character.
    pub const fn zh(self) -> &'static str {
        match self {
            Class::Check => "将",
            Class::Kill => "杀",
            Class::Chase => "捉",
            Class::Exchange => "兑",
            Class::Offer => "献",
            Class::Block => "拦",
            Class::Follow => "跟",
            Class::Idle => "闲",
        }
    }

    /// The English name used in JSON (`label_en`).
    pub const fn en(self) -> &'static str {
        match self {
            Class::Check => "check",
            Class::Kill => "kill",
            Class::Chase => "chase",
            Class::Exchange => "exchange",
            Class::Offer => "offer",
            Class::Block => "block",
            Class::Follow => "follow",
            Class::Idle => "idle",
        }
    }

    /// Whether the class is one of the three attacks 将, 杀, 捉, together called 打 (28.4).
    pub const fn is_attack(self) -> bool {
        matches!(self, Class::Check | Class::Kill | Class::Chase)
    }

    /// The class with this Chinese or English name.
    pub fn parse(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.zh() == name || class.en() == name)
    }
}

is_word!(
    Class: "a class of move: 将, 杀, 捉, 兑, 献, 拦, 跟 or 闲",
    |class| class.zh().to_owned(),
    Class::parse,
    ("enum", Class::ALL.map(Class::zh).to_vec())
);

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.zh())
    }
}

/// A set of classes.
///
/// ```
/// use adjudicate::labels::{Class, Classes};
/// let attacks = Classes::of(&[Class::Check, Class::Kill, Class::Chase]);
/// assert!(attacks.holds(Class::Kill) && !attacks.holds(Class::Idle));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Classes(u8);

impl Classes {
    /// No class.
    pub const NONE: Classes = Classes(0);

    /// These classes.
    pub const fn of(classes: &[Class]) -> Classes {
        let (mut set, mut at) = (0, 0);
        while at < classes.len() {
            set |= 1 << classes[at] as u8;
            at += 1;
        }
        Classes(set)
    }

    /// Whether `class` is one of them.
    pub const fn holds(self, class: Class) -> bool {
        self.0 & 1 << class as u8 != 0
    }
}
