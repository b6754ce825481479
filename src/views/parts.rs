//! The sections of a report for people, in the order in which they are shown; the renderers lay them out.

use crate::case::{Case, Notice};
use crate::chess::notation::chinese;
use crate::chess::{Line, Move, Side, fen};
use crate::labels::{Class, Label};
use crate::rulebooks::{Article, Rulebook};
use crate::text::{Language, Text, both, say};
use crate::verdict::Verdict;

use super::why::move_text;
use super::words::{after, marked, side, side_pattern, standing};
use super::{Report, record};

/// A section made of rows; only the last column may be long.
#[derive(serde::Serialize, Debug)]
pub struct Rows {
    /// The heading of the section.
    pub heading: &'static str,
    /// The headings of the columns.
    pub columns: Vec<&'static str>,
    /// The cells.
    pub rows: Vec<Vec<String>>,
}

impl Rows {
    /// Whether there is anything to show.
    #[cfg(feature = "html")]
    pub fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }

    /// A section in a language.
    pub fn new(language: Language, heading: Text, columns: &[Text], rows: Vec<Vec<String>>) -> Rows {
        let columns = columns.iter().map(|&column| language.of(column)).collect();
        Rows { heading: language.of(heading), columns, rows }
    }
}

/// The heading of the section of reasons.
pub const WHY: Text = both("理由", "Why");

/// What was judged: title, source, file and edition, each with its name.
pub fn about(report: &Report, language: Language) -> Vec<(&'static str, String)> {
    let rulebook = format!("{} {}", report.rulebook.id, language.of(report.rulebook.name));
    let firm = report.outcome.ok().and_then(|verdict| verdict.firm).map(|firm| {
        let text = match firm {
            true => both("是：无论哪种读法，裁定不变", "yes: the ruling is the same by every reading"),
            false => both("否：裁定取决于读法，见“读法”", "no: the ruling hangs on a reading, see Readings"),
        };
        language.of(text).to_owned()
    });
    let ruled = [
        (both("规则", "Rules"), Some(rulebook)),
        (both("变着令", "Told to change"), warned(report.case, language)),
        (both("请求裁定", "A ruling was asked for"), claimed(report.case, language)),
        (both("稳固", "Firm"), firm),
    ];
    let ruled = ruled.into_iter().chain(record::about(report, language));
    origin(report.case, language).into_iter().chain(named(ruled, language)).collect()
}

/// Where a dispute comes from: title, source and file, each with its name.
pub fn origin(case: &Case, language: Language) -> Vec<(&'static str, String)> {
    let written = [
        (both("标题", "Title"), title(case, language)),
        (both("出处", "Source"), case.source.clone()),
        (both("记录", "Record"), Some(case.file.clone()).filter(|file| !file.starts_with('-'))),
    ];
    named(written, language)
}

/// What is known of some facts, each on one line.
fn named(facts: impl IntoIterator<Item = (Text, Option<String>)>, language: Language) -> Vec<(&'static str, String)> {
    let named = facts.into_iter().filter_map(|(name, text)| Some((language.of(name), clean(&text?))));
    named.filter(|(_, text)| !text.is_empty()).collect()
}

/// Which side was told to change, and when, if the record says so.
fn warned(case: &Case, language: Language) -> Option<String> {
    let (who, when) = noticed(case.warned.as_ref()?, language);
    Some(say!(language, "{when}已令{who}变着", "{who}, {when}"))
}

/// Which side has asked for a ruling, and when, if the record says so.
fn claimed(case: &Case, language: Language) -> Option<String> {
    let (who, when) = noticed(case.claimed.as_ref()?, language);
    Some(say!(language, "{when}{who}已请求裁定", "{who}, {when}"))
}

/// Whom something was said to or by, and when.
fn noticed(notice: &Notice, language: Language) -> (&'static str, String) {
    let time = notice.time.as_ref().map(|time| language.brackets(time)).unwrap_or_default();
    (side(notice.player.into(), language), after(notice.ply, language) + &time)
}

/// The title, in English from the key `title_en` where the record has it.
pub fn title(case: &Case, language: Language) -> Option<String> {
    let english = language.pick(None, case.extra.get("title_en"));
    english.and_then(|title| title.as_str()).map(str::to_owned).or_else(|| case.title.clone())
}

/// The moves judged with their labels and the articles that speak of them.
pub fn moves(verdict: &Verdict, language: Language) -> Rows {
    let columns = [
        both("着", "ply"),
        both("方", "side"),
        both("着法", "move"),
        both("记谱", "Chinese"),
        both("类", "label"),
        both("条文", "articles"),
    ];
    let row = |label: &Label| {
        vec![
            label.ply.to_string(),
            side(label.side, language).to_owned(),
            label.play.to_string(),
            chinese::write(&label.before, label.play),
            effects(label, language),
            verdict.articles_of(label.ply).join(language.comma()),
        ]
    };
    Rows::new(language, both("着法", "Moves"), &columns, verdict.labels.iter().map(row).collect())
}

/// A ply as a heading of its reasons: 第 1 着 红方 马二退一：捉.
pub fn ply_heading(label: &Label, language: Language) -> String {
    let (ply, side, effects) = (label.ply, side(label.side, language), effects(label, language));
    let played = move_text(&label.before, label.play, language);
    say!(language, "第 {ply} 着 {side} {played}：{effects}", "ply {ply}, {side} {played}: {effects}")
}

/// The effects of a move in words, or its class; with a mark where a question is open.
pub fn effects(label: &Label, language: Language) -> String {
    let name = |class: &Class| language.of(both(class.zh(), class.en()));
    let named = match label.effects.as_slice() {
        [] => name(&label.class).to_owned(),
        effects => effects.iter().map(name).collect::<Vec<_>>().join(language.comma()),
    };
    // A class that an open question could still change is never shown as if it were certain.
    if label.undecided.is_some() { named + "?" } else { named }
}

/// What each side does, taken together.
pub fn sides(verdict: &Verdict, language: Language) -> Rows {
    let columns = [both("方", "side"), both("性质", "standing"), both("着法组合", "pattern")];
    let row = |of: Side| {
        let cells = [side(of, language), standing(verdict, of, language), side_pattern(verdict, of, language)];
        cells.map(str::to_owned).to_vec()
    };
    Rows::new(language, both("双方", "Sides"), &columns, Side::ALL.map(row).to_vec())
}

/// The articles cited, with title and summary.
pub fn articles(verdict: &Verdict, language: Language) -> Rows {
    let rulebook = verdict.rulebook;
    let columns = [both("条", "article"), both("题", "title"), both("内容", "what it says")];
    let spoken = verdict.findings.iter().map(|finding| finding.article.number);
    let numbers = in_book_order(rulebook, verdict.ruling.articles.iter().copied().chain(spoken));
    let row = |article: &Article| {
        vec![marked(article, language), language.of(article.title).to_owned(), language.of(article.summary).to_owned()]
    };
    let rows = numbers.into_iter().filter_map(|number| rulebook.articles.iter().find(|a| a.number == number));
    let heading = both("所引条文", "Articles cited");
    Rows::new(language, heading, &columns, rows.map(|article| row(article)).collect())
}

/// The readings that touched the case.
pub fn readings(verdict: &Verdict, language: Language) -> Rows {
    let columns = [both("条", "article"), both("影响", "effect"), both("读法", "reading")];
    let rows = verdict.readings.iter().map(|reading| {
        let effect = language.of(match reading.changes_ruling {
            true => both("另读改判", "the other changes the ruling"),
            false => both("不影响裁决", "same ruling either way"),
        });
        let (question, name) = (language.of(reading.reading.question), reading.reading.name);
        let (applied, other) = (language.of(reading.applied.means), language.of(reading.other.means));
        let text = say!(
            language,
            "{question}（{name}）。采用：{applied}；另读：{other}",
            "{question} ({name}). Applied: {applied}; other: {other}"
        );
        vec![reading.article.to_owned(), effect.to_owned(), text]
    });
    Rows::new(language, both("读法", "Readings"), &columns, rows.collect())
}

fn in_book_order(rulebook: &Rulebook, numbers: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let place = |number: &str| rulebook.articles.iter().position(|article| article.number == number);
    let mut numbers: Vec<&'static str> = numbers.collect();
    numbers.sort_by_key(|number| (place(number).unwrap_or(usize::MAX), *number));
    numbers.dedup();
    numbers
}

/// The moves of a line in ICCS.
pub fn iccs(line: &Line) -> Vec<String> {
    line.plies.iter().map(|ply| Move::to_string(&ply.play)).collect()
}

/// The FEN of the start of a line with the plies without a capture that the record counts before it.
pub fn fen(line: &Line) -> String {
    let fen = fen::write(&line.start);
    match line.quiet_before {
        0 => fen,
        quiet => format!("{}{quiet} 1", fen.trim_end_matches("0 1")),
    }
}

/// The same, if a game does not begin so.
pub fn fen_unless_start(line: &Line) -> Option<String> {
    Some(fen(line)).filter(|fen| fen != fen::START)
}

/// Text from a record on one line, without control characters, so that it cannot steer a terminal.
pub fn clean(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
