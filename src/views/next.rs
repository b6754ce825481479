//! What each legal move would bring, as rows and in words.

use crate::chess::Move;
use crate::chess::notation::chinese;
use crate::text::{Language, Text, both, say};
use crate::verdict::report::{Brings, Cited, Next};
use crate::verdict::{Due, Effect, Kind, NextMove, Ruling};

use super::Report;
use super::parts::Rows;
use super::why::move_text;
use super::words::side;

/// The moves that bring a position about again.
pub fn repeating(moves: &[NextMove]) -> Vec<Move> {
    moves.iter().filter(|next| next.effect.repeats()).map(|next| next.play).collect()
}

/// The moves as data.
pub fn list(report: &Report) -> Vec<Next> {
    let board = report.line.end();
    let next = |NextMove { play, effect }: &NextMove| {
        let plain = |brings| {
            let zh = chinese::write(&board, *play);
            Next { r#move: *play, zh, brings, occurrences: None, ruling: None }
        };
        match effect {
            Effect::Breaks => plain(Brings::Breaks),
            Effect::EndsGame => plain(Brings::Ends),
            Effect::Repeats { occurrences, ripe, ruling: Ruling { kind, side, articles } } => {
                let (kind, side, due) = (*kind, *side, Due::by(*ripe, false));
                let articles = articles.iter().map(|&article| article.to_owned()).collect();
                let ruling = Some(Cited { kind, side, due, articles });
                Next { occurrences: Some(*occurrences), ruling, ..plain(Brings::by(due, kind)) }
            }
        }
    };
    report.next_moves.iter().map(next).collect()
}

/// The heading of the section.
pub const HEADING: Text = both("下一着", "The next move");

/// The moves grouped by what they bring, those that repeat first.
pub fn rows(report: &Report, language: Language) -> Rows {
    let board = report.line.end();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut sorted: Vec<&NextMove> = report.next_moves.iter().collect();
    sorted.sort_by_key(|next| !next.effect.repeats());
    for NextMove { play, effect } in sorted {
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
    let (occurrences, ripe, ruling) = match effect {
        Effect::Breaks => return say!(language, "打破循环：新局面", "breaks the repetition: a new position"),
        Effect::EndsGame => return say!(language, "终局：对方无着可走", "ends the game: no reply is left"),
        Effect::Repeats { occurrences, ripe, ruling } => (occurrences, *ripe, ruling),
    };
    let who = ruling.side.map_or("", |against| side(against, language));
    let ruling = match ruling.kind {
        Kind::Loss => say!(language, "{who}判负", "{who} loses"),
        Kind::MustChange => say!(language, "{who}须变着，不变判负", "{who} must change or lose"),
        Kind::Draw => say!(language, "可判和", "a draw may be ruled"),
        Kind::None => say!(language, "无可裁决", "nothing to rule on"),
        Kind::Undecided => say!(language, "未能裁决", "undecided"),
    };
    match ripe {
        true => say!(
            language,
            "继续循环：局面第 {occurrences} 次出现，{ruling}",
            "keeps it going: occurrence {occurrences} of that position, {ruling}"
        ),
        false => say!(
            language,
            "继续循环：局面第 {occurrences} 次出现，尚不裁决（满次数后：{ruling}）",
            "keeps it going: occurrence {occurrences} of that position, nothing yet (when it is ripe: {ruling})"
        ),
    }
}
