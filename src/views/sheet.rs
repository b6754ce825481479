//! 裁判记录表: the sheet an arbiter fills in and signs. What the record knows is filled in, the rest is left blank. The
//! layout is `templates/sheet.html`; a user may give another, which is handed the same [`Sheet`].

use serde::Serialize;
use serde_json::Value;

use crate::case::Case;
use crate::cycle;
use crate::text::{Language, Text, Told, both};

use super::page::Named;
use super::words::{edition, reason};
use super::{Report, View, arrows, board, html, parts};

/// The format `sheet`.
pub const VIEW: View = View {
    name: "sheet",
    about: Text {
        zh: "裁判记录表，网页，供打印签字", en: "the arbiter’s record sheet, a web page to print and sign"
    },
    extension: "html",
    media: "text/html",
    separator: "\n",
    holds_one: true,
    render,
    with_template: Some(render_with),
    compare: None,
};

const TEMPLATE: &str = include_str!("../../templates/sheet.html");

/// The keys of a record that fill the head of the sheet, each with the names it may have.
const KEYS: [(&[&str], Text); 8] = [
    (&["event"], both("赛事", "Event")),
    (&["date"], both("日期", "Date")),
    (&["round"], both("轮次", "Round")),
    (&["board", "table"], both("台次", "Board")),
    (&["red", "red_player"], both("红方", "Red")),
    (&["black", "black_player"], both("黑方", "Black")),
    (&["claimant"], both("提请方", "Claimed by")),
    (&["arbiter", "referee"], both("裁判员", "Arbiter")),
];

/// The sheet as a web page.
pub fn render(report: &Report, language: Language) -> String {
    render_with(TEMPLATE, report, language).expect("the template of the project fits its sheet")
}

/// The sheet laid out by a template in the language of minijinja; what it is given is a [`Sheet`].
///
/// # Errors
/// If the template does not parse, names what is not there, or does not come to an end.
pub fn render_with(template: &str, report: &Report, language: Language) -> Result<String, Told> {
    html::fill(template, &Sheet::of(report, language))
}

/// What a template of the sheet is given; an empty value is a blank to be filled in by hand.
#[derive(Serialize, Debug)]
pub struct Sheet {
    /// `zh` or `en`.
    pub language: &'static str,
    /// The title of the sheet.
    pub title: &'static str,
    /// Event, round, board, players, claimant.
    pub head: Vec<Named>,
    /// The repetition: plies of the occurrences, stretch, patterns.
    pub facts: Vec<Named>,
    /// The recurring position.
    pub board: String,
    /// The outlines it uses.
    pub shared: String,
    /// The moves judged.
    pub moves: Option<parts::Rows>,
    /// The ruling the program proposes, and the articles.
    pub ruling: Vec<Named>,
    /// Lines to be written on: decision, time, signatures.
    pub blanks: Vec<&'static str>,
    /// What the sheet rests on.
    pub foot: String,
}

impl Sheet {
    /// The sheet for a report.
    pub fn of(report: &Report, language: Language) -> Sheet {
        let of = |text| language.of(text);
        let verdict = report.outcome.ok();
        let shown = report.line.end();
        let last = verdict.and_then(|verdict| verdict.labels.last()).map(arrows::of).unwrap_or_default();
        let played = last.into_iter().filter(|arrow| arrow.mark == board::Mark::Played).collect::<Vec<_>>();
        let title = of(both("裁判记录表", "Arbiter’s record sheet"));
        Sheet {
            language: language.name(),
            title,
            head: KEYS.iter().map(|&(keys, name)| named(language.of(name), written(report.case, keys))).collect(),
            facts: facts(report, language),
            board: board::inside(&shown, &played, title, "board"),
            shared: board::shared(),
            moves: verdict.map(|verdict| parts::moves(verdict, language)),
            ruling: ruling(report, language),
            blanks: vec![
                of(both("裁决", "Decision")),
                of(both("时间", "Time")),
                of(both("裁判员签名", "Arbiter’s signature")),
                of(both("红方签名", "Red’s signature")),
                of(both("黑方签名", "Black’s signature")),
                of(both("裁判长签名", "Chief arbiter’s signature")),
            ],
            foot: format!(
                "adjudicate {} · {} · SHA-256 {}",
                env!("CARGO_PKG_VERSION"),
                report.rulebook.id,
                report.case.sha256
            ),
        }
    }
}

fn named(name: &str, value: String) -> Named {
    Named { name: name.to_owned(), value }
}

/// What the record says under the first of these keys that it has; empty if it says nothing.
fn written(case: &Case, keys: &[&str]) -> String {
    if let Some(told) = keys.iter().find_map(|key| case.info.get(*key)) {
        return parts::clean(told);
    }
    let value = keys.iter().find_map(|key| case.extra.get(*key));
    match value {
        Some(Value::String(text)) => parts::clean(text),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn facts(report: &Report, language: Language) -> Vec<Named> {
    let of = |text| language.of(text);
    let mut facts = Vec::new();
    if let Some(title) = parts::title(report.case, language) {
        facts.push(named(of(both("标题", "Title")), parts::clean(&title)));
    }
    let plies: Vec<String> = cycle::shown(report.line).iter().map(u32::to_string).collect();
    facts.push(named(of(both("局面出现于第几着后", "Position stood after plies")), plies.join(language.comma())));
    let Ok(verdict) = report.outcome else { return facts };
    facts.push(named(of(both("共出现次数", "Occurrences in all")), verdict.cycle.occurrences.to_string()));
    let (first, plies) = (verdict.cycle.first_ply, verdict.cycle.plies);
    facts.push(named(of(both("裁定的着数", "Plies judged")), format!("{first}–{}", first + plies - 1)));
    facts
}

fn ruling(report: &Report, language: Language) -> Vec<Named> {
    let of = |text| language.of(text);
    let articles = report.outcome.map(|verdict| verdict.ruling.articles.join(language.comma())).unwrap_or_default();
    vec![
        named(of(both("程序的裁定", "Ruling of the program")), reason(report, language)),
        named(of(both("条文", "Articles")), format!("{} {articles}", language.of(edition(report.rulebook)))),
    ]
}
