//! JSON, schema `adjudicate/1`: what other programs read. One object an input; fields keep their names and order.
//!
//! `json` is indented, `ndjson` is one line an input. Where there is nothing to rule on, `cycle` and `sides` are null.

use serde::Serialize;

use crate::chess::{Side, fen};
use crate::labels::{Label, Question, ShownLine, Start, Target};
use crate::rulebooks::Text;
use crate::verdict::{Kind, Reading, Verdict};

use super::parts::{articles_of, iccs};
use super::record::RecordObject;
use super::why::why;
use super::words::reason;
use super::{Language, Report, View};

/// The indented form.
pub const VIEW: View = View {
    name: "json",
    about: Text { zh: "JSON，缩进", en: "indented JSON" },
    extension: "json",
    media: "application/json",
    separator: "",
    render,
};

/// One line an input.
pub const LINES: View = View {
    name: "ndjson",
    about: Text { zh: "JSON，每个输入一行", en: "one line of JSON an input" },
    extension: "ndjson",
    media: "application/x-ndjson",
    separator: "",
    render: render_line,
};

/// The report as an indented JSON object. `why` and `reason` are in `language`.
pub fn render(report: &Report, language: Language) -> String {
    serde_json::to_string_pretty(&object(report, language)).expect("plain data has a JSON form") + "\n"
}

/// The report as a JSON object on one line.
pub fn render_line(report: &Report, language: Language) -> String {
    serde_json::to_string(&object(report, language)).expect("plain data has a JSON form") + "\n"
}

#[derive(Serialize)]
struct Object<'a> {
    schema: &'static str,
    version: &'static str,
    rules: &'static str,
    input: Input<'a>,
    cycle: Option<Repetition>,
    moves: Vec<MoveObject>,
    sides: Option<Sides<'a>>,
    ruling: RulingObject,
    readings: Vec<ReadingObject>,
    record: RecordObject<'a>,
}

#[derive(Serialize)]
struct Input<'a> {
    fen: String,
    moves: Vec<String>,
    sha256: &'a str,
    file: &'a str,
}

#[derive(Serialize)]
struct Repetition {
    first_ply: u32,
    plies: u32,
    occurrences: u32,
    ripe: bool,
}

#[derive(Serialize)]
struct MoveObject {
    ply: u32,
    side: &'static str,
    r#move: String,
    zh: String,
    label: &'static str,
    label_en: &'static str,
    effects: Vec<&'static str>,
    targets: Vec<TargetObject>,
    joint: bool,
    lines: Vec<LineObject>,
    articles: Vec<&'static str>,
    why: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    undecided: Option<String>,
}

#[derive(Serialize)]
struct TargetObject {
    square: String,
    piece: char,
    root: &'static str,
    joint: bool,
}

#[derive(Serialize)]
struct LineObject {
    moves: Vec<String>,
    result: &'static str,
    start: &'static str,
}

#[derive(Serialize)]
struct Sides<'a> {
    red: SideObject<'a>,
    black: SideObject<'a>,
}

#[derive(Serialize)]
struct SideObject<'a> {
    pattern: &'a str,
    pattern_en: &'a str,
    prohibited: bool,
}

#[derive(Serialize)]
struct RulingObject {
    kind: &'static str,
    side: Option<&'static str>,
    articles: Vec<&'static str>,
    reason: String,
}

#[derive(Serialize)]
struct ReadingObject {
    article: &'static str,
    applied: &'static str,
    other: &'static str,
    changes_ruling: bool,
}

fn object<'a>(report: &Report<'a>, language: Language) -> Object<'a> {
    let verdict = report.outcome.ok();
    let ruling = verdict.map(|verdict| &verdict.ruling);
    let moves = |verdict: &Verdict| verdict.labels.iter().map(|label| move_object(verdict, label, language)).collect();
    Object {
        schema: "adjudicate/1",
        version: env!("CARGO_PKG_VERSION"),
        rules: report.rulebook.id,
        input: Input {
            fen: fen::write(&report.record.start),
            moves: iccs(report.record),
            sha256: &report.case.sha256,
            file: &report.case.file,
        },
        cycle: verdict.map(|verdict| Repetition {
            first_ply: verdict.cycle.first_ply,
            plies: verdict.cycle.plies,
            occurrences: verdict.cycle.occurrences,
            ripe: verdict.ripe,
        }),
        moves: verdict.map(moves).unwrap_or_default(),
        sides: verdict.map(|verdict| Sides { red: side(verdict, Side::Red), black: side(verdict, Side::Black) }),
        ruling: RulingObject {
            kind: ruling.map_or(Kind::None, |ruling| ruling.kind).name(),
            side: ruling.and_then(|ruling| ruling.side).map(Side::name),
            articles: ruling.map(|ruling| ruling.articles.clone()).unwrap_or_default(),
            reason: reason(report, language),
        },
        readings: verdict.map(|verdict| verdict.readings.iter().map(reading).collect()).unwrap_or_default(),
        record: RecordObject::of(report),
    }
}

fn move_object(verdict: &Verdict, label: &Label, language: Language) -> MoveObject {
    MoveObject {
        ply: label.ply,
        side: label.side.name(),
        r#move: label.play.to_string(),
        zh: crate::chess::notation::chinese::write(&label.before, label.play),
        label: label.class.zh(),
        label_en: label.class.en(),
        effects: label.effects.iter().map(|class| class.zh()).collect(),
        targets: label.targets.iter().map(target).collect(),
        joint: label.targets.iter().any(|target| target.joint),
        lines: label.lines.iter().map(line).collect(),
        articles: articles_of(verdict, label.ply),
        why: why(label, language).join(language.semicolon()),
        undecided: label.undecided.map(|question| match question {
            Question::Kill => "kill".to_owned(),
            Question::Chase(square) => format!("chase {square}"),
        }),
    }
}

fn target(target: &Target) -> TargetObject {
    TargetObject {
        square: target.square.to_string(),
        piece: target.piece.letter(),
        root: target.root.name(),
        joint: target.joint,
    }
}

fn line(line: &ShownLine) -> LineObject {
    LineObject {
        moves: line.moves.iter().map(ToString::to_string).collect(),
        result: line.outcome.name(),
        start: match line.start {
            Start::Before => "before",
            Start::After => "after",
        },
    }
}

fn side(verdict: &Verdict, side: Side) -> SideObject<'_> {
    let found = &verdict.sides[side as usize];
    SideObject { pattern: &found.pattern_zh, pattern_en: &found.pattern_en, prohibited: found.prohibited }
}

fn reading(reading: &Reading) -> ReadingObject {
    ReadingObject {
        article: reading.article,
        applied: reading.applied,
        other: reading.other,
        changes_ruling: reading.changes_ruling,
    }
}
