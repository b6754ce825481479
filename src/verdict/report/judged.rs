//! A ply judged: its name, and the evidence for it, enough for a reader to check every claim by playing it.

use serde::{Deserialize, Serialize};

use crate::chess::notation::chinese;
use crate::chess::{Move, Side, Square, fen};
use crate::labels::{Class, Considered, Label, Outcome, Question, Reason, Role, ShownLine, Start, Target, Why};
use crate::rulebooks::Rulebook;
use crate::verdict::Verdict;

/// A ply, what it is called and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// Its number in the record, from 1.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The move.
    pub r#move: Move,
    /// The move in Chinese notation.
    pub zh: String,
    /// What it is called: the heaviest effect in the order of the edition.
    pub label: Class,
    /// The same in English.
    pub label_en: String,
    /// Every effect found, in the order of the edition.
    pub effects: Vec<Class>,
    /// The pieces chased.
    pub targets: Vec<Target>,
    /// Whether a target takes more than one piece to win.
    pub joint: bool,
    /// Lines of play that show the effects and the failures.
    pub lines: Vec<Sequence>,
    /// The articles that speak of it, in the order of the book.
    pub articles: Vec<String>,
    /// Why, in words.
    pub why: String,
    /// Why each effect holds.
    pub reasons: Vec<Reason>,
    /// What was looked at and found not to hold.
    pub considered: Vec<Tried>,
    /// Whether a pawn's own attack counted because both sides attack throughout.
    pub pawn_in_mutual_attack: bool,
    /// The question the search left open, if any: then the label is only what was found so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Question>,
}

impl Judged {
    pub(super) fn all(verdict: &Verdict) -> Vec<Judged> {
        verdict.labels.iter().map(|label| Judged::of(verdict, label)).collect()
    }

    fn of(verdict: &Verdict, label: &Label) -> Judged {
        Judged {
            ply: label.ply,
            side: label.side,
            r#move: label.play,
            zh: chinese::write(&label.before, label.play),
            label: label.class,
            label_en: label.class.en().to_owned(),
            effects: label.effects.clone(),
            targets: label.targets.clone(),
            joint: label.targets.iter().any(|target| target.joint),
            lines: label.lines.iter().map(Sequence::of).collect(),
            articles: verdict.articles_of(label.ply).into_iter().map(str::to_owned).collect(),
            why: String::new(),
            reasons: label.reasons.clone(),
            considered: label.considered.iter().map(|one| Tried::of(verdict.rulebook, label, one)).collect(),
            pawn_in_mutual_attack: label.pawn_in_mutual_attack,
            undecided: label.undecided,
        }
    }
}

/// A line of forcing play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sequence {
    /// The moves; the first is by the side that made the ply.
    pub moves: Vec<Move>,
    /// How it ends for that side.
    pub result: Outcome,
    /// Where it starts: before the opponent's last move, before the ply, or after it as if the opponent had passed.
    pub start: Start,
    /// Points on which a capture counts nothing, since the piece there is won in any case or stands in an exchange on offer.
    pub free: Vec<Square>,
    /// The number of the line with the same first move, to which this one meets another answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<usize>,
    /// Answers to the first move of which it was left open how they are met.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<Move>,
}

impl Sequence {
    fn of(line: &ShownLine) -> Sequence {
        let against = match line.role {
            Role::Meets(main) => Some(main),
            Role::Wins | Role::WouldWin | Role::Refutes => None,
        };
        Sequence {
            moves: line.moves.clone(),
            result: line.outcome,
            start: line.start,
            free: line.free.iter().collect(),
            against,
            open: line.open.clone(),
        }
    }
}

/// Something the ply might have been, and why it is not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tried {
    /// Why it is not.
    pub kind: Why,
    /// The piece it is about, where it stands after the ply; the enemy general where it is about mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Square>,
    /// The piece that would take it, where that is why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Square>,
    /// The number of the line that shows it; of a threat that was there already, from the position in which it stood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Of a threat that was there already, the number of the line that carries it out after the ply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<usize>,
    /// The article that excuses it, if it is one that speaks of single threats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The two positions of a threat that was there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub positions: Option<Pair>,
}

impl Tried {
    fn of(rulebook: &Rulebook, label: &Label, considered: &Considered) -> Tried {
        let old = label.old_threats().find(|(other, ..)| *other == considered);
        let article = considered.rule.and_then(|rule| rulebook.article_of(rule));
        Tried {
            kind: considered.why,
            target: considered.target,
            by: considered.by,
            line: considered.line,
            now: considered.now,
            article: article.map(|article| article.number.to_owned()),
            positions: old
                .map(|(_, then, _)| Pair { then: fen::write(&then.position()), now: fen::write(&label.after) }),
        }
    }
}

/// Two positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pair {
    /// The one in which the threat stood already.
    pub then: String,
    /// The one after the ply.
    pub now: String,
}
