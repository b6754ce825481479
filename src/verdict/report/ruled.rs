//! The repetition, the rulings, and what they rest on.

use serde::{Deserialize, Serialize};

use crate::chess::{Line, Move, Side};
use crate::cycle;
use crate::rulebooks::{About, Finding, Says};
use crate::text::is_word;
use crate::verdict::{Kind, Reading, Verdict};

/// A repetition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repeated {
    /// The first ply judged, from 1.
    pub first_ply: u32,
    /// How many plies are judged.
    pub plies: u32,
    /// How often the position has occurred, as shown or as stated.
    pub occurrences: u32,
    /// Whether that is often enough for a ruling.
    pub ripe: bool,
    /// Whether the turns took different routes, so that all of them are judged.
    pub routes_differ: bool,
    /// The plies after which the position stands; 0 is before the first.
    pub shown: Vec<u32>,
    /// How often it is stated to have occurred, where that is more than is shown.
    pub stated: Option<u32>,
}

impl Repeated {
    pub(super) fn of(verdict: &Verdict, line: &Line) -> Repeated {
        let (cycle, shown) = (&verdict.cycle, cycle::shown(line));
        Repeated {
            first_ply: cycle.first_ply,
            plies: cycle.plies,
            occurrences: cycle.occurrences,
            ripe: verdict.ripe,
            routes_differ: cycle.routes_differ,
            stated: Some(cycle.occurrences).filter(|&stated| stated as usize > shown.len()),
            shown,
        }
    }
}

/// The play of both sides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BothSides {
    /// Red's.
    pub red: Play,
    /// Black's.
    pub black: Play,
}

impl BothSides {
    pub(crate) fn of(verdict: &Verdict) -> BothSides {
        let play = |side: Side| {
            let found = &verdict.sides[side as usize];
            let pattern = found.pattern.clone();
            Play { pattern: pattern.zh, pattern_en: pattern.en, prohibited: found.prohibited }
        };
        BothSides { red: play(Side::Red), black: play(Side::Black) }
    }
}

/// How the moves of one side are judged together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Play {
    /// The name of the pattern, such as 长将 or 一将一捉.
    pub pattern: String,
    /// The same in English.
    pub pattern_en: String,
    /// Whether it is prohibited; false too while an open question leaves it unknown.
    pub prohibited: bool,
}

/// When a ruling is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The position has occurred often enough; nothing is said of a player having asked.
    Now,
    /// When the position will have occurred often enough, which it has not yet.
    AtThird,
    /// The position has occurred often enough, and the record says that a player has asked for a ruling.
    Claimed,
}

is_word!(Due: "when a ruling is due");

impl Due {
    /// All of them.
    pub const ALL: [Due; 3] = [Due::Now, Due::AtThird, Due::Claimed];

    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Due::Now => "now",
            Due::AtThird => "at_third",
            Due::Claimed => "claimed",
        }
    }

    /// When it is due, by whether the position has occurred often enough and a player has asked.
    pub const fn by(ripe: bool, claimed: bool) -> Due {
        match (ripe, claimed) {
            (false, _) => Due::AtThird,
            (true, false) => Due::Now,
            (true, true) => Due::Claimed,
        }
    }
}

/// How it is ruled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulingTold {
    /// The kind of ruling.
    pub kind: Kind,
    /// Against whom, for a loss or an order to change.
    pub side: Option<Side>,
    /// When it is due; null if there is nothing to rule on.
    pub due: Option<Due>,
    /// The articles it rests on.
    pub articles: Vec<String>,
    /// The ruling in words, with what each side does.
    pub reason: String,
}

impl RulingTold {
    pub(super) fn of(verdict: Option<&Verdict>) -> RulingTold {
        let ruling = verdict.map(|verdict| &verdict.ruling);
        RulingTold {
            kind: ruling.map_or(Kind::None, |ruling| ruling.kind),
            side: ruling.and_then(|ruling| ruling.side),
            due: verdict.map(Verdict::due),
            articles: ruling.map(|ruling| texts(&ruling.articles)).unwrap_or_default(),
            reason: String::new(),
        }
    }
}

/// One ruling, where it falls and on which repetition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruled {
    /// The line of the game; `0` is the main line.
    pub line: String,
    /// The ply after which it is ruled.
    pub ply: u32,
    /// The kind of ruling.
    pub kind: Kind,
    /// Against whom, for a loss or an order to change.
    pub side: Option<Side>,
    /// When it is due.
    pub due: Due,
    /// The articles it rests on.
    pub articles: Vec<String>,
    /// The ruling in words, with what each side does.
    pub reason: String,
    /// The repetition judged.
    pub cycle: Repeated,
}

impl Ruled {
    /// A ruling as an entry of the list.
    pub fn of(line: &str, ply: u32, ruling: &RulingTold, cycle: &Repeated) -> Ruled {
        Ruled {
            line: line.to_owned(),
            ply,
            kind: ruling.kind,
            side: ruling.side,
            due: ruling.due.unwrap_or(Due::by(cycle.ripe, false)),
            articles: ruling.articles.clone(),
            reason: ruling.reason.clone(),
            cycle: cycle.clone(),
        }
    }
}

/// What a legal move does to the repetition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Next {
    /// The move.
    pub r#move: Move,
    /// The move in Chinese notation.
    pub zh: String,
    /// What it brings at once.
    pub brings: Brings,
    /// How often the position after it will have occurred, if it has before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurrences: Option<u32>,
    /// The ruling that it brings, or will bring once it is due; left out if the position after it is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Cited>,
}

/// A ruling with its articles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cited {
    /// The kind of ruling.
    pub kind: Kind,
    /// Against whom.
    pub side: Option<Side>,
    /// When it is due.
    pub due: Due,
    /// The articles it rests on.
    pub articles: Vec<String>,
}

/// What a move brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brings {
    /// A position that has stood before, of which nothing is ruled yet, or nothing at all.
    Continues,
    /// A ruling that a side must change.
    MustChange,
    /// The loss of a side.
    Loses,
    /// A draw.
    Draws,
    /// A new position.
    Breaks,
    /// The end of the game: the opponent has no move left.
    Ends,
}

is_word!(Brings: "what a move brings");

impl Brings {
    /// All of them.
    pub const ALL: [Brings; 6] =
        [Brings::Continues, Brings::MustChange, Brings::Loses, Brings::Draws, Brings::Breaks, Brings::Ends];

    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Brings::Continues => "continues",
            Brings::MustChange => "must_change",
            Brings::Loses => "loses",
            Brings::Draws => "draws",
            Brings::Breaks => "breaks",
            Brings::Ends => "ends",
        }
    }

    /// What a move brings that leads to a position with this ruling.
    pub const fn by(due: Due, kind: Kind) -> Brings {
        match (due, kind) {
            (Due::AtThird, _) | (_, Kind::None | Kind::Undecided) => Brings::Continues,
            (_, Kind::Loss) => Brings::Loses,
            (_, Kind::MustChange) => Brings::MustChange,
            (_, Kind::Draw) => Brings::Draws,
        }
    }
}

/// A reading that touched the case.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Weighed {
    /// The article read.
    pub article: String,
    /// The name of the reading.
    pub name: String,
    /// The value applied.
    pub applied: String,
    /// The other value.
    pub other: String,
    /// Whether the other value changes the ruling.
    pub changes_ruling: bool,
}

impl Weighed {
    pub(super) fn of(reading: &Reading) -> Weighed {
        Weighed {
            article: reading.article.to_owned(),
            name: reading.reading.name.to_owned(),
            applied: reading.applied.name.to_owned(),
            other: reading.other.name.to_owned(),
            changes_ruling: reading.changes_ruling,
        }
    }
}

/// What an article says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// The article.
    pub article: String,
    /// About what: `ply 3`, `red`, `black` or `cycle`.
    pub about: String,
    /// What it says: `effect 捉`, `bears`, `affirms`, `prohibited`, `allowed`, `pattern 捉`, `loses red`, `must_change red` or
    /// `draws`.
    pub says: String,
}

impl Said {
    /// A finding as data.
    pub fn of(finding: &Finding) -> Said {
        let about = match finding.about {
            About::Ply(ply) => format!("ply {ply}"),
            About::Side(side) => side.name().to_owned(),
            About::Cycle => "cycle".to_owned(),
        };
        let says = match finding.says {
            Says::Effect(class) => format!("effect {class}"),
            Says::Bears => "bears".to_owned(),
            Says::Affirms => "affirms".to_owned(),
            Says::Prohibited => "prohibited".to_owned(),
            Says::Allowed => "allowed".to_owned(),
            Says::Pattern(class) => format!("pattern {class}"),
            Says::Loses(side) => format!("loses {side}"),
            Says::MustChange(side) => format!("must_change {side}"),
            Says::Draws => "draws".to_owned(),
        };
        Said { article: finding.article.number.to_owned(), about, says }
    }
}

/// Numbers of articles as data.
pub(crate) fn texts(numbers: &[&str]) -> Vec<String> {
    numbers.iter().map(|&number| number.to_owned()).collect()
}
