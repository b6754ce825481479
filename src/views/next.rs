//! What each legal move of the side to move would do to the repetition. It says nothing of how good a move is.

use crate::case::Written;
use crate::chess::{Move, Side};
use crate::text::{Language, Text, both, say};
use crate::verdict::Kind;
use crate::{Options, examine};

use super::Report;
use super::parts::Rows;
use super::why::move_text;
use super::words::side;

/// What a move does to the repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The position after it has stood before.
    Repeats {
        /// How often it will have stood then.
        occurrences: u32,
        /// Whether that is enough for a ruling.
        ripe: bool,
        /// The ruling that this brings, or would bring once it is ripe.
        kind: Kind,
        /// Against whom.
        against: Option<Side>,
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
    moves.iter().filter(|(_, effect)| matches!(effect, Effect::Repeats { .. })).map(|&(play, _)| play).collect()
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
    let options = Options { from_ply: Some(first), ..Options::default() };
    let ruled = examine(&case, report.rulebook, &options).ok().and_then(|examined| examined.outcome.ok());
    let (kind, against) = ruled.map_or((Kind::Undecided, None), |verdict| (verdict.ruling.kind, verdict.ruling.side));
    Effect::Repeats { occurrences, ripe: occurrences >= report.rulebook.ripe_at(), kind, against }
}

/// How often the final position stands in the line itself.
fn line_occurrences(report: &Report) -> u32 {
    super::parts::occurrences(report).len() as u32
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
        let told = told(*effect, language);
        let written = move_text(&board, *play, language);
        match rows.iter_mut().find(|row| row[0] == told) {
            Some(row) => row[1] += &format!("{}{written}", language.comma()),
            None => rows.push(vec![told, written]),
        }
    }
    let columns = [both("结果", "what it brings"), both("着法", "moves")];
    Rows::new(language, HEADING, &columns, rows)
}

fn told(effect: Effect, language: Language) -> String {
    let (occurrences, ripe, kind, against) = match effect {
        Effect::Breaks => return say!(language, "打破循环：新局面", "breaks the repetition: a new position"),
        Effect::EndsGame => return say!(language, "终局：对方无着可走", "ends the game: no reply is left"),
        Effect::Repeats { occurrences, ripe, kind, against } => (occurrences, ripe, kind, against),
    };
    let who = against.map_or("", |against| side(against, language));
    let ruling = match kind {
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
