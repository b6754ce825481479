//! What each legal move of the side to move would do to the repetition. It says nothing of how good a move is.

use crate::case::Written;
use crate::chess::Move;
use crate::chess::notation::chinese;
use crate::cycle;
use crate::rulebooks::reading;
use crate::text::{Language, Text, both, say};
use crate::verdict::report::{Brings, Cited, Next};
use crate::verdict::{Due, Kind, Ruling};
use crate::{Options, examine};

use super::Report;
use super::parts::Rows;
use super::why::move_text;
use super::words::side;

/// What a move does to the repetition.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// The position after it has stood before.
    Repeats {
        /// How often it will have stood then.
        occurrences: u32,
        /// When the ruling is due that this brings.
        due: Due,
        /// That ruling.
        ruling: Ruling,
    },
    /// The position after it is new.
    Breaks,
    /// The opponent has no move left.
    EndsGame,
}

/// Every legal move after the stretch looked at, with its effect, in the order of the board.
pub fn moves(report: &Report) -> Vec<(Move, Effect)> {
    report.line.end().legal_moves().into_iter().map(|play| (play, effect(report, play))).collect()
}

/// The moves that bring a position about again.
pub fn repeating(moves: &[(Move, Effect)]) -> Vec<Move> {
    moves.iter().filter(|(_, effect)| matches!(effect, Effect::Repeats { .. })).map(|(play, _)| *play).collect()
}

fn effect(report: &Report, play: Move) -> Effect {
    let line = report.line;
    let after = line.end().after(play);
    if after.legal_moves().is_empty() {
        return Effect::EndsGame;
    }
    let shown = std::iter::once(&line.start).chain(line.plies.iter().map(|ply| &ply.after));
    let shown = shown.filter(|board| **board == after).count();
    if shown == 0 {
        return Effect::Breaks;
    }
    // Turns that the record only states brought this position about as well.
    let unseen = report.outcome.map_or(0, |verdict| verdict.cycle.occurrences - line_occurrences(report));
    let occurrences = u32::try_from(shown).unwrap_or(u32::MAX).saturating_add(1).saturating_add(unseen);
    let (first, last) = line.numbers();
    let mut case = report.case.clone();
    case.moves.truncate(last as usize);
    case.moves.push(Written { text: play.to_string(), line: 1, column: 1 });
    case.occurrences = Some(occurrences);
    let options = Options { from_ply: Some(first), evidence: false, ..options(report) };
    let ruled = examine(&case, report.rulebook, &options).ok().and_then(|examined| examined.outcome.ok());
    let undecided = Ruling { kind: Kind::Undecided, side: None, articles: Vec::new() };
    let ruling = ruled.map_or(undecided, |verdict| verdict.ruling);
    Effect::Repeats { occurrences, due: Due::by(occurrences >= report.rulebook.ripe_at(), false), ruling }
}

/// What the report was made by.
fn options(report: &Report) -> Options {
    let Ok(verdict) = report.outcome else { return Options::default() };
    let readings = report.rulebook.readings.iter().filter_map(|(name, _)| reading::find(name));
    let readings = readings.map(|reading| reading.applied(&verdict.terms)).collect();
    let budget = if verdict.budget > 0 { verdict.budget } else { Options::default().budget };
    Options { readings, budget, ..Options::default() }
}

/// The moves as data.
pub fn list(report: &Report) -> Vec<Next> {
    let board = report.line.end();
    let next = |(play, effect): (Move, Effect)| {
        let zh = chinese::write(&board, play);
        let plain = |brings| Next { r#move: play, zh: zh.clone(), brings, occurrences: None, ruling: None };
        match effect {
            Effect::Breaks => plain(Brings::Breaks),
            Effect::EndsGame => plain(Brings::Ends),
            Effect::Repeats { occurrences, due, ruling: Ruling { kind, side, articles } } => {
                let articles = articles.into_iter().map(str::to_owned).collect();
                let ruling = Some(Cited { kind, side, due, articles });
                Next { occurrences: Some(occurrences), ruling, ..plain(Brings::by(due, kind)) }
            }
        }
    };
    moves(report).into_iter().map(next).collect()
}

/// How often the final position stands in the line itself.
fn line_occurrences(report: &Report) -> u32 {
    cycle::shown(report.line).len() as u32
}

/// The heading of the section.
pub const HEADING: Text = both("下一着", "The next move");

/// The moves grouped by what they bring, those that repeat first.
pub fn rows(report: &Report, moves: &[(Move, Effect)], language: Language) -> Rows {
    let board = report.line.end();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut sorted: Vec<&(Move, Effect)> = moves.iter().collect();
    sorted.sort_by_key(|(_, effect)| !matches!(effect, Effect::Repeats { .. }));
    for (play, effect) in sorted {
        let told = told(effect, language);
        let written = move_text(&board, *play, language);
        match rows.iter_mut().find(|row| row[0] == told) {
            Some(row) => row[1] += &format!("{}{written}", language.comma()),
            None => rows.push(vec![told, written]),
        }
    }
    let columns = [both("结果", "what it brings"), both("着法", "moves")];
    Rows::new(language, HEADING, &columns, rows)
}

fn told(effect: &Effect, language: Language) -> String {
    let (occurrences, due, ruling) = match effect {
        Effect::Breaks => return say!(language, "打破循环：新局面", "breaks the repetition: a new position"),
        Effect::EndsGame => return say!(language, "终局：对方无着可走", "ends the game: no reply is left"),
        Effect::Repeats { occurrences, due, ruling } => (occurrences, *due, ruling),
    };
    let who = ruling.side.map_or("", |against| side(against, language));
    let ruling = match ruling.kind {
        Kind::Loss => say!(language, "{who}判负", "{who} loses"),
        Kind::MustChange => say!(language, "{who}须变着，不变判负", "{who} must change or lose"),
        Kind::Draw => say!(language, "可判和", "a draw may be ruled"),
        Kind::None => say!(language, "无可裁决", "nothing to rule on"),
        Kind::Undecided => say!(language, "未能裁决", "undecided"),
    };
    match due {
        Due::Now | Due::Claimed => say!(
            language,
            "继续循环：局面第 {occurrences} 次出现，{ruling}",
            "keeps it going: occurrence {occurrences} of that position, {ruling}"
        ),
        Due::AtThird => say!(
            language,
            "继续循环：局面第 {occurrences} 次出现，尚不裁决（满次数后：{ruling}）",
            "keeps it going: occurrence {occurrences} of that position, nothing yet (when it is ripe: {ruling})"
        ),
    }
}
