//! Formats that are known and not read, so that the error says what the file is and what to do.

use super::html_items;
use crate::text::Text;

/// A format that is not read.
struct Unread {
    name: &'static str,
    fits: fn(&str) -> bool,
    advice: Text,
}

const EXPORT: Text = Text {
    zh: "请用写出它的程序打开，另存为 PGN",
    en: "open it in the program that wrote it and export PGN",
};
const SAVE_ANEW: Text = Text {
    zh: "请用新版东萍编辑器打开后重存，或另存为 PGN",
    en: "open it in a newer DhtmlXQ editor and save it, or export PGN",
};

static UNREAD: [Unread; 3] = [
    Unread { name: "DhtmlXQ 2", fits: is_old_dhtmlxq, advice: SAVE_ANEW },
    Unread { name: "鹏飞象棋 PFC", fits: is_pfc, advice: EXPORT },
    Unread { name: "象棋世家", fits: is_shijia, advice: EXPORT },
];

/// The name of the format that a text has and that is not read, and what to do.
pub(super) fn find(text: &str) -> Option<(&'static str, Text)> {
    UNREAD.iter().find(|format| (format.fits)(text)).map(|format| (format.name, format.advice))
}

/// Whether a list of moves has letters between its moves: `7747A0X1` and the like, with the number of another move behind.
pub(super) fn is_old_list(list: &str) -> bool {
    let list: Vec<char> = list.chars().filter(|letter| !letter.is_whitespace()).take(9).collect();
    match list[..] {
        [a, b, c, d, _, _, kind, _, parent] => {
            [a, b, c, d, parent].iter().all(char::is_ascii_digit)
                && ['X', 'Y', 'Z'].contains(&kind.to_ascii_uppercase())
        }
        _ => false,
    }
}

fn is_old_dhtmlxq(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    if !lower.contains("[dhtmlxq_movelist]") {
        return false;
    }
    html_items::items(text, &lower, "dhtmlxq_")
        .iter()
        .any(|item| item.key.eq_ignore_ascii_case("movelist") && is_old_list(item.value))
}

fn is_pfc(text: &str) -> bool {
    let text = text.trim_start();
    let root =
        text.strip_prefix("<?xml").and_then(|rest| rest.split_once("?>")).map_or(text, |(_, rest)| rest.trim_start());
    root.starts_with("<n ") && root.contains("version") && root.contains(" m=\"")
}

fn is_shijia(text: &str) -> bool {
    let Some((_, moves)) = text.split_once("Moves") else { return false };
    let is_move = |word: &str| matches!(word.as_bytes(), [b'0'..=b'8', b'A'..=b'J', b'-', b'0'..=b'8', b'A'..=b'J']);
    moves.contains("Ends") && moves.split(|letter: char| letter.is_whitespace() || ",;".contains(letter)).any(is_move)
}
