//! What records say about a game, by the same names whatever the format.

use indexmap::IndexMap;

/// The names under which [`Case::info`](super::Case::info) keeps what records commonly say, each with the tag that PGN has for
/// it. `result` is `1-0`, `0-1`, `1/2-1/2` or `*`.
pub const INFO_KEYS: [(&str, &str); 18] = [
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("redteam", "RedTeam"),
    ("red", "Red"),
    ("blackteam", "BlackTeam"),
    ("black", "Black"),
    ("result", "Result"),
    ("ecco", "ECCO"),
    ("open", "Opening"),
    ("variation", "Variation"),
    ("author", "Annotator"),
    ("timerule", "TimeControl"),
    ("endtype", "Termination"),
    ("redrating", "RedElo"),
    ("blackrating", "BlackElo"),
    ("title", "Title"),
];

/// The words for each result.
const RESULTS: [(&str, &[&str]); 4] = [
    ("1-0", &["1-0", "红胜", "红方胜", "紅勝", "红先胜", "胜", "1:0"]),
    ("0-1", &["0-1", "黑胜", "黑方胜", "黑勝", "红先负", "负", "0:1"]),
    ("1/2-1/2", &["1/2-1/2", "1/2", "½-½", "和棋", "和局", "和", "红先和", "0.5-0.5"]),
    ("*", &["*", "未知", "不详", "未定"]),
];

/// The name under which a tag of PGN is kept.
pub(super) fn key_of_tag(tag: &str) -> String {
    let habit = [("White", "red"), ("WhiteTeam", "redteam"), ("WhiteElo", "redrating"), ("Game", "game")];
    let known = INFO_KEYS.iter().map(|&(key, tag)| (tag, key)).chain(habit);
    let found = known.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(tag));
    found.map_or_else(|| tag.to_ascii_lowercase(), |(_, key)| key.to_owned())
}

/// Keeps what is said, unless it is blank or said already. A result is put into one form.
pub(super) fn keep(info: &mut IndexMap<String, String>, key: &str, value: &str) {
    let value = value.trim();
    if value.is_empty() || info.contains_key(key) {
        return;
    }
    let value = if key == "result" { result(value).unwrap_or(value) } else { value };
    info.insert(key.to_owned(), value.to_owned());
}

/// The result that a word stands for.
pub(super) fn result(word: &str) -> Option<&'static str> {
    RESULTS.iter().find(|(_, words)| words.contains(&word)).map(|&(result, _)| result)
}
