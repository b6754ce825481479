//! JSON, schema `adjudicate/2`: what other programs read. One object an input; what it holds is declared in
//! [`crate::verdict::report`].
//!
//! `json` is indented, `ndjson` is one line an input. Here only the words are filled in.

use crate::text::{Language, Text};
use crate::verdict::report::{Compared, Document, Ruled};

use super::compare::Comparison;
use super::why::why;
use super::words::reason;
use super::{Report, View, next, record};

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
    document(report, language).to_json()
}

/// The report as a JSON object on one line.
pub fn render_line(report: &Report, language: Language) -> String {
    document(report, language).to_line()
}

/// The reports of one dispute by several editions, with where they part, as an indented JSON object.
pub fn compare(reports: &[Report], language: Language) -> String {
    serde_json::to_string_pretty(&compared(reports, language)).expect("plain data has a JSON form") + "\n"
}

/// The same on one line.
pub fn compare_line(reports: &[Report], language: Language) -> String {
    serde_json::to_string(&compared(reports, language)).expect("plain data has a JSON form") + "\n"
}

fn compared(reports: &[Report], language: Language) -> Compared {
    let editions = reports.iter().map(|report| document(report, language)).collect();
    Comparison::new(reports, language).document(editions)
}

/// The report as data, with its words, under its seal.
pub fn document(report: &Report, language: Language) -> Document {
    let Report { case, record: whole, line, rulebook, outcome, .. } = *report;
    let verdict = outcome.ok();
    let mut document = Document::of(case, whole, line, rulebook, verdict);
    document.ruling.reason = reason(report, language);
    document.rulings.iter_mut().for_each(|Ruled { reason, .. }| reason.clone_from(&document.ruling.reason));
    if let Some(verdict) = verdict {
        for (judged, label) in document.moves.iter_mut().zip(&verdict.labels) {
            judged.why = why(label, &verdict.terms, language).join(language.semicolon());
        }
    }
    document.record.warnings = record::warnings(report, language);
    document.next = next::list(report);
    document.cited = document.citations(rulebook);
    document.sealed()
}
