//! A run of moves written in one string.

/// The moves of a text separated by blanks, each with its byte offset.
///
/// Move numbers are left out, alone (`12.`, `3.…`) or stuck to a move (`1.炮二平五`). A digit after the dot is kept, since
/// `15.6` is a pawn move in WXF.
pub(super) fn split(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().filter_map(move |word| {
        let bare = without_number(word);
        (!bare.is_empty()).then(|| (bare.as_ptr() as usize - text.as_ptr() as usize, bare))
    })
}

/// A word without the number of a move in front.
pub(super) fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…', '．', '、']);
    let numbered = rest.len() < word.len() && bare.len() < rest.len();
    let is_move = !bare.starts_with(|letter: char| letter.is_ascii_digit()) || is_pawn_move(bare);
    if numbered && is_move { bare } else { word }
}

/// Whether a word has the form of a pawn's move in WXF that begins with a digit, such as `15=6`.
fn is_pawn_move(word: &str) -> bool {
    matches!(word.as_bytes(), [b'1'..=b'9', b'1'..=b'9', b'+' | b'-' | b'=' | b'.', b'1'..=b'9'])
}

/// Whether a word has the form of two points, `h2e2` or `i10h10`, in small letters.
pub(super) fn is_coordinates(word: &str) -> bool {
    let point = |bytes: &[u8]| -> Option<usize> {
        match bytes {
            [b'a'..=b'i', b'1', b'0', ..] => Some(3),
            [b'a'..=b'i', b'0'..=b'9', ..] => Some(2),
            _ => None,
        }
    };
    let bytes = word.as_bytes();
    point(bytes).is_some_and(|first| point(&bytes[first..]) == Some(bytes.len() - first))
}

/// The byte offset of every line that is not blank.
pub(super) fn lines_that_say_something(text: &str) -> Vec<usize> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| line.as_ptr() as usize - text.as_ptr() as usize).collect()
}
