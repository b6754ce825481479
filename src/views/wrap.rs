//! Breaking text into lines for a terminal, Chinese and English mixed.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Signs that may not begin a line.
const CLOSING: &str = "，。、；：？！）】》」』”’,.;:?!)]}";
/// Signs that may not end a line.
const OPENING: &str = "（【《「『“‘([{";

/// The widest line of a file or pipe, in columns.
pub const WIDTH: usize = 90;
/// Less than this is no room for the text after a head.
const LITTLE: usize = 12;

/// Breaks `text` into lines of at most `width` columns: between Chinese characters and after spaces, inside a word
/// only where the word is longer than a line.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for unit in units(text).into_iter().flat_map(|unit| cut(unit, width)) {
        if !line.is_empty() && (line.as_str().width() + unit.trim_end().width()) > width {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
        line += &unit;
    }
    if !line.trim().is_empty() || lines.is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// A text after `head` in lines of at most `width` columns, its further lines indented to where it began; where the head
/// leaves little room, only by a little.
pub fn hanging(head: &str, text: &str, width: usize) -> Vec<String> {
    let room = width.saturating_sub(head.width());
    if room < LITTLE {
        let lines = wrap(&format!("{head}{text}"), width.saturating_sub(4).max(4));
        return lines
            .iter()
            .enumerate()
            .map(|(n, line)| if n == 0 { line.clone() } else { format!("    {line}") })
            .collect();
    }
    let indent = " ".repeat(head.width());
    wrap(text, room)
        .iter()
        .enumerate()
        .map(|(n, line)| if n == 0 { head.to_owned() + line } else { indent.clone() + line })
        .collect()
}

/// Pieces that stay together: a word with the space after it, or one Chinese character with the signs that cling to it.
fn units(text: &str) -> Vec<String> {
    let mut units: Vec<String> = Vec::new();
    let mut last = None;
    for c in text.chars() {
        let breaks = last.is_none_or(|before: char| {
            let at_space = before == ' ' && c != ' ';
            let between_wide = is_wide(before) || is_wide(c);
            at_space || between_wide && c != ' ' && !CLOSING.contains(c) && !OPENING.contains(before)
        });
        match units.last_mut() {
            Some(unit) if !breaks => unit.push(c),
            _ => units.push(c.to_string()),
        }
        last = Some(c);
    }
    units
}

/// A unit longer than a line, in parts that fit.
fn cut(unit: String, width: usize) -> Vec<String> {
    if unit.trim_end().width() <= width {
        return vec![unit];
    }
    let mut parts = vec![String::new()];
    for c in unit.chars() {
        let part = parts.last_mut().expect("never empty");
        if !part.is_empty() && part.as_str().width() + c.width().unwrap_or(0) > width {
            parts.push(c.to_string());
        } else {
            part.push(c);
        }
    }
    parts
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_wide_and_nothing_is_lost() {
        let text = "红马 i4 捉黑车 i9（无根）：马一进三 车9进1，得子；and some English words too";
        for width in 4..60 {
            let lines = wrap(text, width);
            assert!(lines.iter().all(|line| line.as_str().width() <= width), "{width}: {lines:?}");
            let squeezed = |text: &str| text.replace(' ', "");
            assert_eq!(squeezed(&lines.concat()), squeezed(text));
        }
    }

    #[test]
    fn a_line_begins_with_no_closing_sign() {
        assert_eq!(wrap("一二三，四", 6), ["一二", "三，四"]);
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrap("red must change", 9), ["red must", "change"]);
    }

    #[test]
    fn nothing_is_one_empty_line() {
        assert_eq!(wrap("", 10), [""]);
    }
}
