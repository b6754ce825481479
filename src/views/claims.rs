//! The evidence of a label as data, for the JSON report: enough for a reader to check every claim by playing it.

use serde::Serialize;

use crate::chess::{Square, fen};
use crate::labels::{Considered, Label, Reason, Why};
use crate::rulebooks::{About, Finding, Says};

/// Why a label was given.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReasonObject {
    GivesCheck { by: Vec<String> },
    ThreatensMate { line: usize },
    Chases { target: usize },
    OffersExchange { own: String, partner: String },
    OffersPiece { by: String },
    Blocks { enemy: String, lost: Vec<String> },
    Follows { target: String },
}

/// What was looked at and found not to hold.
#[derive(Serialize)]
pub struct ConsideredObject {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// For a threat that was there already, the line that carries it out after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Positions>,
}

/// The two positions of a threat that was there already.
#[derive(Serialize)]
struct Positions {
    then: String,
    now: String,
}

/// What an article says.
#[derive(Serialize)]
pub struct FindingObject {
    article: &'static str,
    about: String,
    says: String,
}

/// Points as text.
pub fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

pub fn reason(reason: &Reason) -> ReasonObject {
    match reason {
        Reason::GivesCheck { by } => ReasonObject::GivesCheck { by: names(by) },
        Reason::ThreatensMate { line } => ReasonObject::ThreatensMate { line: *line },
        Reason::Chases { target } => ReasonObject::Chases { target: *target },
        Reason::OffersExchange { own, partner } => {
            ReasonObject::OffersExchange { own: own.to_string(), partner: partner.to_string() }
        }
        Reason::OffersPiece { by } => ReasonObject::OffersPiece { by: by.to_string() },
        Reason::Blocks { enemy, lost } => ReasonObject::Blocks { enemy: enemy.to_string(), lost: names(lost) },
        Reason::Follows { target } => ReasonObject::Follows { target: target.to_string() },
    }
}

pub fn considered(label: &Label, considered: &Considered) -> ConsideredObject {
    // A mate names the enemy general, which need not be told.
    let target = considered.target.filter(|_| considered.why != Why::MateByExchange);
    let old = label.old_threats().find(|(other, ..)| *other == considered);
    ConsideredObject {
        kind: considered.why.name(),
        target: target.map(|square| square.to_string()),
        by: considered.by.map(|square| square.to_string()),
        line: considered.line,
        now: considered.now,
        positions: old
            .map(|(_, then, _)| Positions { then: fen::write(&then.position()), now: fen::write(&label.after) }),
    }
}

pub fn finding(finding: &Finding) -> FindingObject {
    let about = match finding.about {
        About::Ply(ply) => format!("ply {ply}"),
        About::Side(side) => side.name().to_owned(),
        About::Cycle => "cycle".to_owned(),
    };
    let says = match finding.says {
        Says::Effect(class) => format!("effect {}", class.zh()),
        Says::Bears => "bears".to_owned(),
        Says::Affirms => "affirms".to_owned(),
        Says::Prohibited => "prohibited".to_owned(),
        Says::Allowed => "allowed".to_owned(),
        Says::Pattern(class) => format!("pattern {}", class.zh()),
        Says::Loses(side) => format!("loses {}", side.name()),
        Says::MustChange(side) => format!("must_change {}", side.name()),
        Says::Draws => "draws".to_owned(),
    };
    FindingObject { article: finding.article.number, about, says }
}
