//! JSON, schema `adjudicate/1`: what other programs read. One object an input; fields keep their names and order.
//!
//! `json` is indented, `ndjson` is one line an input. Where there is nothing to rule on, `cycle` and `sides` are null.

use indexmap::IndexMap;
use serde::Serialize;

use crate::case::Player;
use crate::chess::{Side, fen};
use crate::labels::{Label, Question, Role, ShownLine, Target};
use crate::rulebooks::reading as readings;
use crate::text::{Language, Text};
use crate::verdict::{Kind, Reading, Verdict};

use super::claims::{self, ConsideredObject, FindingObject, ReasonObject};
use super::compare::{Comparison, ComparisonObject};
use super::parts::{articles_of, iccs, occurrences};
use super::record::RecordObject;
use super::why::why;
use super::words::reason;
use super::{Report, View};

/// The indented form.
pub const VIEW: View = View {
    name: "json",
    about: Text { zh: "JSON，缩进", en: "indented JSON" },
    extension: "json",
    media: "application/json",
    separator: "",
    holds_one: false,
    render,
    with_template: None,
    compare: Some(compare),
};

/// One line an input.
pub const LINES: View = View {
    name: "ndjson",
    about: Text { zh: "JSON，每个输入一行", en: "one line of JSON an input" },
    extension: "ndjson",
    media: "application/x-ndjson",
    separator: "",
    holds_one: false,
    render: render_line,
    with_template: None,
    compare: Some(compare_line),
};

/// The report as an indented JSON object. `why` and `reason` are in `language`.
pub fn render(report: &Report, language: Language) -> String {
    serde_json::to_string_pretty(&sealed(report, language)).expect("plain data has a JSON form") + "\n"
}

/// The report as a JSON object on one line.
pub fn render_line(report: &Report, language: Language) -> String {
    serde_json::to_string(&sealed(report, language)).expect("plain data has a JSON form") + "\n"
}

/// The reports of one dispute by several editions, with where they part, as an indented JSON object.
pub fn compare(reports: &[Report], language: Language) -> String {
    serde_json::to_string_pretty(&compared(reports, language)).expect("plain data has a JSON form") + "\n"
}

/// The same on one line.
pub fn compare_line(reports: &[Report], language: Language) -> String {
    serde_json::to_string(&compared(reports, language)).expect("plain data has a JSON form") + "\n"
}

fn compared<'a>(reports: &'a [Report<'a>], language: Language) -> ComparisonObject<Object<'a>> {
    let editions = reports.iter().map(|report| sealed(report, language)).collect();
    Comparison::new(reports, language).object(editions)
}

/// The object with the seal over it.
fn sealed<'a>(report: &Report<'a>, language: Language) -> Object<'a> {
    let mut object = object(report, language);
    object.seal = crate::verify::seal(&serde_json::to_value(&object).expect("plain data has a JSON form"));
    object
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
    /// Whether no reading changes the ruling; null if they were not weighed.
    firm: Option<bool>,
    findings: Vec<FindingObject>,
    /// The value of each reading by which the moves were named.
    applied: IndexMap<&'static str, &'static str>,
    seal: String,
}

#[derive(Serialize)]
struct Input<'a> {
    fen: String,
    moves: Vec<String>,
    sha256: &'a str,
    file: &'a str,
    from_ply: u32,
    to_ply: u32,
    warned: Option<WarnedObject>,
}

#[derive(Serialize)]
struct WarnedObject {
    side: &'static str,
    ply: u32,
}

#[derive(Serialize)]
struct Repetition {
    first_ply: u32,
    plies: u32,
    occurrences: u32,
    ripe: bool,
    routes_differ: bool,
    shown: Vec<u32>,
    stated: Option<u32>,
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
    reasons: Vec<ReasonObject>,
    considered: Vec<ConsideredObject>,
    pawn_in_mutual_attack: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undecided: Option<String>,
}

#[derive(Serialize)]
struct TargetObject {
    square: String,
    piece: char,
    root: &'static str,
    joint: bool,
    attackers: Vec<String>,
    line: usize,
}

#[derive(Serialize)]
struct LineObject {
    moves: Vec<String>,
    result: &'static str,
    start: &'static str,
    free: Vec<String>,
    /// The line with the same first move, to which this one meets another answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<usize>,
    /// Answers to the first move of which it was left open how they are met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open: Vec<String>,
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
    name: &'static str,
    applied: &'static str,
    other: &'static str,
    changes_ruling: bool,
}

fn object<'a>(report: &Report<'a>, language: Language) -> Object<'a> {
    let verdict = report.outcome.ok();
    let ruling = verdict.map(|verdict| &verdict.ruling);
    let moves = |verdict: &Verdict| verdict.labels.iter().map(|label| move_object(verdict, label, language)).collect();
    let shown = occurrences(report);
    Object {
        schema: "adjudicate/1",
        version: env!("CARGO_PKG_VERSION"),
        rules: report.rulebook.id,
        input: Input {
            fen: fen::write(&report.record.start),
            moves: iccs(report.record),
            sha256: &report.case.sha256,
            file: &report.case.file,
            from_ply: report.line.numbers().0,
            to_ply: report.line.numbers().1,
            warned: report.case.warned.map(|warned| WarnedObject {
                side: match warned.player {
                    Player::Red => Side::Red.name(),
                    Player::Black => Side::Black.name(),
                },
                ply: warned.ply,
            }),
        },
        cycle: verdict.map(|verdict| Repetition {
            first_ply: verdict.cycle.first_ply,
            plies: verdict.cycle.plies,
            occurrences: verdict.cycle.occurrences,
            ripe: verdict.ripe,
            routes_differ: verdict.cycle.routes_differ,
            stated: Some(verdict.cycle.occurrences).filter(|&stated| stated as usize > shown.len()),
            shown,
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
        record: RecordObject::of(report, language),
        firm: verdict.and_then(|verdict| verdict.firm),
        findings: verdict.map(|verdict| verdict.findings.iter().map(claims::finding).collect()).unwrap_or_default(),
        applied: applied(report),
        seal: String::new(),
    }
}

fn applied(report: &Report) -> IndexMap<&'static str, &'static str> {
    let terms = report.outcome.map_or(report.rulebook.terms(), |verdict| verdict.terms);
    let readings = report.rulebook.readings.iter().filter_map(|(name, _)| readings::find(name));
    readings.map(|reading| (reading.name, reading.applied(&terms).name)).collect()
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
        why: why(label, &verdict.terms, language).join(language.semicolon()),
        reasons: label.reasons.iter().map(claims::reason).collect(),
        considered: label.considered.iter().map(|considered| claims::considered(label, considered)).collect(),
        pawn_in_mutual_attack: label.pawn_in_mutual_attack,
        undecided: label.undecided.map(|question| match question {
            Question::Kill => "kill".to_owned(),
            Question::Chase(square) => format!("chase {square}"),
            Question::Follow(square) => format!("follow {square}"),
        }),
    }
}

fn target(target: &Target) -> TargetObject {
    TargetObject {
        square: target.square.to_string(),
        piece: target.piece.letter(),
        root: target.root.name(),
        joint: target.joint,
        attackers: claims::names(&target.attackers),
        line: target.line,
    }
}

fn line(line: &ShownLine) -> LineObject {
    let against = match line.role {
        Role::Meets(main) => Some(main),
        Role::Wins | Role::WouldWin | Role::Refutes => None,
    };
    LineObject {
        free: line.free.iter().map(|square| square.to_string()).collect(),
        moves: line.moves.iter().map(ToString::to_string).collect(),
        result: line.outcome.name(),
        start: line.start.name(),
        against,
        open: line.open.iter().map(ToString::to_string).collect(),
    }
}

fn side(verdict: &Verdict, side: Side) -> SideObject<'_> {
    let found = &verdict.sides[side as usize];
    SideObject { pattern: &found.pattern.zh, pattern_en: &found.pattern.en, prohibited: found.prohibited }
}

fn reading(reading: &Reading) -> ReadingObject {
    ReadingObject {
        article: reading.article,
        name: reading.reading.name,
        applied: reading.applied.name,
        other: reading.other.name,
        changes_ruling: reading.changes_ruling,
    }
}
