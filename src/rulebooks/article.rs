//! What a printed article declares of itself, its texts and the ways in which it acts, and what it says of a dispute.

use std::fmt;

use crate::chess::Side;
use crate::labels::{Class, Condition, Naming, Setting};
use crate::text::{Text, is_word};

use super::dispute::{Dispute, Standing};

/// How far the wording of an article is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// Read in the text of the edition itself.
    Text,
    /// Read only in software or commentaries that cite the article.
    Cited,
    /// Not read: inferred from figures and from what other articles say.
    Inferred,
    /// Nothing is known but that there is such an article.
    Unknown,
}

is_word!(Read: "how far the wording of an article is known");

impl Read {
    /// All of them, what is best known first.
    pub const ALL: [Read; 4] = [Read::Text, Read::Cited, Read::Inferred, Read::Unknown];

    /// The word used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Read::Text => "text",
            Read::Cited => "cited",
            Read::Inferred => "inferred",
            Read::Unknown => "unknown",
        }
    }
}

/// One way in which an article acts. What an article does stands here and nowhere else.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// Fixes a value by which moves are named.
    Sets {
        /// What the article says.
        says: Setting,
        /// What would hold if it said nothing: what a neighbouring book says, or what is left.
        otherwise: Setting,
    },
    /// Names moves.
    Names(Naming),
    /// Tests every threat that is found.
    Tests(Condition),
    /// Names the play of a side all of whose moves are of one of these classes.
    Calls(&'static [Class]),
    /// Says whether the play of a side is prohibited or allowed, or nothing of it.
    Stands(fn(&Dispute, Side) -> Option<Standing>),
    /// Rules on the dispute: what it says, and of whom.
    Rules(fn(&Dispute) -> Vec<(About, Says)>),
    /// Says how often the position must have occurred before a ruling may be asked for.
    Ripens(u32),
    /// Says which plies are judged.
    Judges(Stretch),
    /// Says again, for the findings for which `when` holds, what other articles say.
    Repeats {
        /// The articles repeated.
        what: &'static [&'static Article],
        /// For which of their findings it speaks.
        when: fn(&Dispute, &Finding) -> bool,
    },
    /// Only a person can apply it in full; the text says why.
    Referee(Text),
    /// No label and no ruling shows that it is there; the text says why.
    Unseen(Text),
}

/// Which plies of a record are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stretch {
    /// One turn of the cycle, from one of two equal positions to the other.
    Turn,
    /// The whole record, what came before the cycle included.
    Record,
}

/// One printed article or detailed rule of an edition. None can be declared without its texts.
///
/// Two articles are equal when they are the same declaration.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    /// The number as printed: `29.2`, or `细则6`.
    pub number: &'static str,
    /// A short title.
    pub title: Text,
    /// What it says, in our own words.
    pub summary: Text,
    /// What the program does with it, in plain words.
    pub does: Text,
    /// How far its wording is known.
    pub read: Read,
    /// The ways in which it acts; at least one.
    pub acts: &'static [Act],
    /// The file that holds it: `file!()`.
    pub file: &'static str,
}

impl Article {
    /// Whether it only says again what others say, and adds nothing of its own.
    pub fn only_repeats(&self) -> bool {
        self.acts.iter().all(|act| matches!(act, Act::Repeats { .. }))
    }

    /// The articles it repeats, each once.
    pub fn repeated(&self) -> impl Iterator<Item = &'static Article> {
        let of = |act: &Act| match act {
            Act::Repeats { what, .. } => *what,
            _ => &[],
        };
        self.acts.iter().flat_map(of).copied()
    }

    /// Why part of it is left to the referee, if it is.
    pub fn referee(&self) -> Option<Text> {
        self.acts.iter().find_map(|act| match act {
            Act::Referee(why) => Some(*why),
            _ => None,
        })
    }

    /// Why nothing shows that it is there, if it says so.
    pub fn unseen(&self) -> Option<Text> {
        self.acts.iter().find_map(|act| match act {
            Act::Unseen(why) => Some(*why),
            _ => None,
        })
    }
}

/// An article speaks for every finding of those it repeats.
pub fn always(_: &Dispute, _: &Finding) -> bool {
    true
}

impl PartialEq for Article {
    fn eq(&self, other: &Article) -> bool {
        (self.file, self.number) == (other.file, other.number)
    }
}

impl Eq for Article {}

/// What a finding is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// One ply, by its number.
    Ply(u32),
    /// All moves of a side.
    Side(Side),
    /// The cycle as a whole.
    Cycle,
}

/// What an article says of a dispute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// The move has this effect.
    Effect(Class),
    /// The article bears on the matter without naming or ruling it: the label rests on a value it sets, or a threat does not meet
    /// its condition.
    Bears,
    /// A threat meets its condition.
    Affirms,
    /// All the side's moves together are prohibited (25.2).
    Prohibited,
    /// The side's moves are allowed (25.2).
    Allowed,
    /// The side's play has this name.
    Pattern(Class),
    /// The side loses at once.
    Loses(Side),
    /// The side must change or lose.
    MustChange(Side),
    /// A draw.
    Draws,
}

/// One statement of one article on one dispute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The article that speaks.
    pub article: &'static Article,
    /// About what.
    pub about: About,
    /// What it says.
    pub says: Says,
}

/// An article together with its edition; shown as `cxa-1999:29.2`. See [`crate::rulebooks::Rulebook::cite`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Citation<'a> {
    /// The name of the edition.
    pub edition: &'a str,
    /// The article cited.
    pub article: &'static Article,
}

impl fmt::Display for Citation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.edition, self.article.number)
    }
}
