//! The report as data: the one declaration of the JSON that other programs read, written and read by the same types.
//!
//! A [`Document`] is the form of a [`Verdict`] that can be written down; `views::json` fills in the words. Fields keep their
//! names and order; more may be added, and a reader passes over those that it does not know. `docs/json.md` tells what changed
//! between versions of the schema.

mod compared;
mod input;
mod judged;
mod ruled;
mod seal;

pub use compared::{Compared, Disputed, Group, Parting, Saying};
pub use input::{Announced, Ended, Foreseen, Input, Noted, Record, Skipped};
pub use judged::{Judged, Pair, Sequence, Tried};
pub(crate) use ruled::texts;
pub use ruled::{BothSides, Brings, Cited, Due, Next, Play, Repeated, Ruled, RulingTold, Said, Weighed};
pub use seal::seal;

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::case::Case;
use crate::chess::Line;
use crate::rulebooks::{Read, Rulebook, reading};
use crate::text::{Tell, Told, is_error, say};

use super::{Kind, Verdict};

/// The schema of reports, as their first field says.
pub const SCHEMA: &str = "adjudicate/2";

/// A report by one edition. Where there is nothing to rule on, `cycle` and `sides` are null and `rulings` is empty.
///
/// ```
/// use adjudicate::verdict::report::{Document, Due};
/// use adjudicate::{Options, adjudicate_json, text::Language, verdict::Kind};
/// let case = r#"{"fen": "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "moves": "e5d5 d9e9 d5e5 e9d9"}"#;
/// let text = adjudicate_json(case, None, Language::En, &Options::default())?;
/// let report = Document::from_json(&text)?;
/// assert_eq!((report.ruling.kind, report.ruling.due), (Kind::Loss, Some(Due::AtThird)));
/// assert_eq!(report.moves[0].label.zh(), "将");
/// assert_eq!(report.to_json(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Document {
    /// `adjudicate/2`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The version of the program that wrote it.
    pub version: String,
    /// The edition of the rules.
    pub rules: String,
    /// The record.
    pub input: Input,
    /// The repetition judged; null if there is none.
    pub cycle: Option<Repeated>,
    /// The plies judged: one turn of the cycle, from the position that recurs.
    pub moves: Vec<Judged>,
    /// How each side's moves are judged together; null if there is no repetition.
    pub sides: Option<BothSides>,
    /// The ruling, the last of `rulings`; its kind is `none` if there is none.
    pub ruling: RulingTold,
    /// Every ruling, in the order of the record: one with its cycle, whose plies are in `moves`.
    pub rulings: Vec<Ruled>,
    /// Every legal move at the end of the stretch looked at and what it would bring.
    pub next: Vec<Next>,
    /// The readings that touched the case; empty if they were not weighed.
    pub readings: Vec<Weighed>,
    /// What the record says besides.
    pub record: Record,
    /// Whether no reading changes the ruling; null if they were not weighed.
    pub firm: Option<bool>,
    /// What every article said, in the order of the book.
    pub findings: Vec<Said>,
    /// Every article cited in the report, in the order of the book, and how far its wording is known.
    pub cited: IndexMap<String, Read>,
    /// The value of each reading by which the moves were named.
    pub applied: IndexMap<String, String>,
    /// How many positions the searches might visit to name the moves; null if there was nothing to rule on.
    pub budget: Option<u64>,
    /// How many they visited.
    pub spent: Option<u64>,
    /// A hash over the rest, see `docs/verify.md`; it shows a change by accident.
    pub seal: String,
}

/// Why a text is no report.
#[derive(Debug)]
pub struct Unread {
    /// The place in the report, such as `moves[2].side`; `.` is the whole.
    pub at: String,
    /// What is wrong there.
    pub what: String,
}

impl Tell for Unread {
    fn told(&self) -> Told {
        let Unread { at, what } = self;
        say!("{at}：不合格式：{what}", "{at}: not as the schema says: {what}")
    }
}
is_error!(Unread);

impl Document {
    /// Everything but the words (`why`, `reason`, `record.warnings`), what comes `next`, and the seal.
    pub fn of(case: &Case, record: &Line, line: &Line, rulebook: &Rulebook, verdict: Option<&Verdict>) -> Document {
        let terms = verdict.map_or(rulebook.terms(), |verdict| verdict.terms);
        let readings = rulebook.readings.iter().filter_map(|(name, _)| reading::find(name));
        let cycle = verdict.map(|verdict| Repeated::of(verdict, line));
        let ruling = RulingTold::of(verdict);
        let mut document = Document {
            schema: SCHEMA.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: rulebook.id.to_owned(),
            input: Input::of(case, record, line),
            rulings: cycle.iter().map(|cycle| Ruled::of(&case.line, line.numbers().1, &ruling, cycle)).collect(),
            cycle,
            moves: verdict.map(Judged::all).unwrap_or_default(),
            sides: verdict.map(BothSides::of),
            ruling,
            next: Vec::new(),
            readings: verdict.map(|verdict| verdict.readings.iter().map(Weighed::of).collect()).unwrap_or_default(),
            record: Record::of(case, record, line, verdict),
            firm: verdict.and_then(|verdict| verdict.firm),
            findings: verdict.map(|verdict| verdict.findings.iter().map(Said::of).collect()).unwrap_or_default(),
            cited: IndexMap::new(),
            applied: readings.map(|read| (read.name.to_owned(), read.applied(&terms).name.to_owned())).collect(),
            budget: verdict.map(|verdict| verdict.budget),
            spent: verdict.map(|verdict| verdict.spent),
            seal: String::new(),
        };
        document.cited = document.citations(rulebook);
        document
    }

    /// Every article cited, in the order of the book, and how far its wording is known.
    pub fn citations(&self, rulebook: &Rulebook) -> IndexMap<String, Read> {
        let articles = rulebook.articles.iter().filter(|article| self.cites(article.number));
        articles.map(|article| (article.number.to_owned(), article.read)).collect()
    }

    /// Whether an article is cited anywhere in the report.
    fn cites(&self, number: &str) -> bool {
        let is = |other: &String| other == number;
        self.findings.iter().any(|said| is(&said.article))
            || self.readings.iter().any(|weighed| is(&weighed.article))
            || self.next.iter().filter_map(|next| next.ruling.as_ref()).any(|ruling| ruling.articles.iter().any(is))
            || self.moves.iter().flat_map(|judged| &judged.considered).any(|tried| tried.article.iter().any(is))
    }

    /// Puts the seal over it, when all else is there.
    pub fn sealed(mut self) -> Document {
        self.seal = seal(&serde_json::to_value(&self).expect("plain data has a JSON form"));
        self
    }

    /// Reads a report back. What it claims is not checked: see the checker of reports.
    ///
    /// # Errors
    /// If it is not JSON, or not of the form that the schema gives, with the place.
    pub fn from_json(text: &str) -> Result<Document, Unread> {
        read(&mut serde_json::Deserializer::from_str(text))
    }

    /// The report as indented JSON, with a line break at the end.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data has a JSON form") + "\n"
    }

    /// The same on one line.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form") + "\n"
    }

    /// The kind of the ruling and the side it goes against.
    pub fn essence(&self) -> (Kind, Option<crate::chess::Side>) {
        (self.ruling.kind, self.ruling.side)
    }
}

/// Reads a value, telling the place of what is wrong.
pub(crate) fn read<'de, T: Deserialize<'de>>(
    deserializer: impl serde::Deserializer<'de, Error = serde_json::Error>,
) -> Result<T, Unread> {
    serde_path_to_error::deserialize(deserializer)
        .map_err(|error| Unread { at: error.path().to_string(), what: error.into_inner().to_string() })
}
