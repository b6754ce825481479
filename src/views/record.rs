//! What a report says of the record beyond the ruling: which game and line, whose move it is and what the next repetition would
//! bring, the natural limit, mate and stalemate, what was odd about the file.

use crate::chess::{Ending, LineError};
use crate::cycle;
use crate::text::{Language, Text, both, say};
use crate::verdict::Kind;

use super::Report;
use super::words::side;

/// What was odd about the file or the end of the line.
pub(super) fn warnings(report: &Report, language: Language) -> Vec<String> {
    let warnings = report.case.warnings.iter().map(|warning| language.tell(warning));
    warnings.chain(report.record.stopped.iter().map(|error| goes_on(error, language))).collect()
}

/// That the moves go on where the game is over.
pub(super) fn goes_on(error: &LineError, language: Language) -> String {
    let error = language.tell(error);
    say!(language, "终局之后记录还有着法：{error}", "the record goes on after the game was over: {error}")
}

/// The same for people, by name; nothing for a dispute given as such, unless there is something odd.
pub(super) fn about(report: &Report, language: Language) -> Vec<(Text, Option<String>)> {
    let case = report.case;
    let mut said = Vec::new();
    if !case.is_dispute() {
        let (game, line) = (case.game, &case.line);
        said.push((both("对局", "Game"), Some(say!(language, "第 {game} 局，分支 {line}", "{game}, line {line}"))));
        let players = [case.info.get("red"), case.info.get("black")];
        if let [Some(red), Some(black)] = players {
            said.push((both("对局者", "Players"), Some(format!("{red} – {black}"))));
        }
        said.push((both("轮走", "To move"), next(report, language)));
        let limits: Vec<String> =
            cycle::natural_limits(report.record, case.from_ply).iter().map(u32::to_string).collect();
        if !limits.is_empty() {
            said.push((both("自然限着", "Natural limit"), Some(limit(&limits.join(language.comma()), language))));
        }
        said.push((both("终局", "Ending"), report.record.ending().map(|end| ended(end, language))));
    }
    said.extend(warnings(report, language).into_iter().map(|warning| (both("注意", "Note"), Some(warning))));
    said
}

fn limit(plies: &str, language: Language) -> String {
    say!(
        language,
        "第 {plies} 着时已连续 60 回合没有吃子（4.2.4）",
        "60 rounds without a capture at ply {plies} (Article 4.2.4)"
    )
}

fn ended(end: Ending, language: Language) -> String {
    let loser = side(end.loser, language);
    match end.mate {
        true => say!(language, "{loser}被将死", "{loser} is mated"),
        false => say!(language, "{loser}被困毙", "{loser} is stalemated"),
    }
}

fn next(report: &Report, language: Language) -> Option<String> {
    let (kind, against) = report.outcome.ok()?.if_repeated();
    let to_move = side(report.line.end().side_to_move(), language);
    let against = against.map_or("", |against| side(against, language));
    Some(match kind {
        Kind::Loss => {
            say!(language, "{to_move}；再次重复则{against}判负", "{to_move}; if repeated once more {against} loses")
        }
        Kind::Draw => say!(language, "{to_move}；再次重复则作和", "{to_move}; if repeated once more a draw"),
        Kind::MustChange | Kind::None | Kind::Undecided => to_move.to_owned(),
    })
}
