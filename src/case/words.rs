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

fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…', '．', '、']);
    let numbered = rest.len() < word.len() && bare.len() < rest.len();
    if numbered && !bare.starts_with(|letter: char| letter.is_ascii_digit()) { bare } else { word }
}
