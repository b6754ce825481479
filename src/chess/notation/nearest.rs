//! Which legal moves a faulty text may have meant.

use super::slots::Slots;
use super::{Candidate, chinese, wxf};
use crate::chess::{Board, Move};

const OFFERED: usize = 4;
/// No move is written longer; the rest of a long text cannot bring it nearer.
const COMPARED: usize = 8;

/// The legal moves written most like `text`; moves of the piece that `meant` moves come first.
pub(super) fn nearest(board: &Board, text: &str, meant: Option<Move>) -> Vec<Candidate> {
    let text: String = text.chars().take(COMPARED).collect();
    let readings = [
        text.to_ascii_lowercase().replace('-', ""),
        text.chars().map(chinese::fold_letter).collect(),
        wxf::fold_lossy(&text),
    ];
    let mut ranked: Vec<_> = board
        .legal_moves()
        .into_iter()
        .filter_map(|play| {
            let slots = Slots::of(board, play)?;
            let spellings = [play.to_string(), chinese::spellings(&slots).exact, wxf::spellings(&slots).exact];
            let pairs = readings.iter().zip(&spellings);
            let nearness = pairs.map(|(reading, spelling)| (distance(reading, spelling), differs(reading, spelling)));
            let other_piece = meant.is_some_and(|meant| meant.from != play.from);
            Some((other_piece, nearness.min()?, play))
        })
        .collect();
    // The sort is stable, so equally near moves keep the order in which they are generated.
    ranked.sort_by_key(|&(other_piece, nearness, _)| (other_piece, nearness));
    ranked.into_iter().take(OFFERED).map(|(_, _, play)| Candidate::new(board, play)).collect()
}

/// Whether two texts begin differently: a slip is likelier in the target than in the name of the piece.
fn differs(a: &str, b: &str) -> bool {
    a.chars().next() != b.chars().next()
}

/// The number of characters to insert, delete or replace to turn one text into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
