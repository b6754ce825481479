//! How moves are written: ICCS, Chinese, WXF, the short record, and the short algebraic notation of engine programs.
//!
//! Spoken notations are read by spelling out the legal moves and comparing, so a text is never understood as a move that
//! cannot be played, and what several moves could be is reported as such.

pub mod chinese;
mod error;
mod explain;
pub mod iccs;
mod nearest;
mod ranks;
mod san;
pub mod short;
mod slots;
mod spellings;
pub mod wxf;

pub use error::{Candidate, NotationError};
pub use explain::explain;
pub use ranks::Ranks;

use crate::chess::{Board, Illegal, Kind, Move, Square};
use slots::Slots;
use spellings::Spellings;

/// A notation that is read by spelling out the moves of a position.
struct Notation {
    /// The text in a form to compare, if it could be of this notation.
    fold: fn(&str) -> Option<String>,
    /// The spellings of a move in that form.
    spellings: fn(&Slots) -> Spellings,
}

static SPOKEN: [Notation; 3] = [
    Notation { fold: chinese::fold, spellings: chinese::spellings },
    Notation { fold: wxf::fold, spellings: wxf::spellings },
    Notation { fold: short::fold, spellings: short::spellings },
];

/// Reads a move of the side to move in any notation, ranks counted from 0. Blanks around it and marks of praise (`!`, `?`)
/// after it are ignored.
///
/// # Errors
/// If the text is no move, fits no legal move, or fits several; the error names the reason and the moves nearest to it.
///
/// ```
/// use adjudicate::chess::{fen, notation};
/// let board = fen::parse(fen::START).unwrap();
/// for text in ["h2e2", "H2-E2", "炮二平五", "砲２平５", "C2.5", "炮25", "Che2"] {
///     assert_eq!(notation::read(&board, text).unwrap().to_string(), "h2e2");
/// }
/// let error = notation::read(&board, "马二进四").unwrap_err();
/// assert!(error.to_string().contains("马二进三"));
/// ```
pub fn read(board: &Board, text: &str) -> Result<Move, NotationError> {
    match readings(board, text, Ranks::FromZero)?[..] {
        [play] => Ok(play),
        ref several => Err(ambiguous(board, text, several)),
    }
}

/// The legal moves that a text may mean, at least one; several if it is ambiguous.
///
/// # Errors
/// If the text is no move or fits no legal move.
///
/// ```
/// use adjudicate::chess::{fen, notation::{self, Ranks}};
/// let board = fen::parse("4k4/9/9/9/2P6/2P6/9/9/9/3K5 w").unwrap();
/// assert_eq!(notation::readings(&board, "P7=8", Ranks::FromZero).unwrap().len(), 1);
/// assert_eq!(notation::readings(&board, "c6d6", Ranks::FromOne).unwrap()[0].to_string(), "c5d5");
/// ```
pub fn readings(board: &Board, text: &str, ranks: Ranks) -> Result<Vec<Move>, NotationError> {
    let bare = text.trim().trim_end_matches(['!', '?', '！', '？']);
    if bare.is_empty() {
        return Err(NotationError::Empty);
    }
    // Signs of check and mate are no part of two points.
    let pair = bare.trim_end_matches(['+', '#']);
    let is_plain = pair.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let has = |kind: fn(&u8) -> bool| pair.bytes().any(|byte| kind(&byte));
    let points = match ranks {
        // `A9e8` is an advisor's move, not one between two points.
        _ if is_plain && has(u8::is_ascii_lowercase) && has(u8::is_ascii_uppercase) => None,
        // With a dash it is ICCS, which counts from 0.
        Ranks::FromOne if is_plain => ranks::coordinates_from_one(pair),
        _ => iccs::read(pair),
    };
    if let Some(play) = points {
        return board.check_legal(play).map(|()| vec![play]).map_err(|why| illegal(board, bare, play, why));
    }
    let mut known = false;
    if let Some(found) = san::read(board, bare, ranks) {
        known = true;
        if !found.is_empty() {
            return Ok(found);
        }
    }
    for (notation, folded) in SPOKEN.iter().filter_map(|notation| Some((notation, (notation.fold)(bare)?))) {
        known = true;
        let found = matching(board, board.legal_moves(), notation, &folded);
        if !found.is_empty() {
            return Ok(found);
        }
        if let Some(&play) = matching(board, imaginable_moves(board), notation, &folded).first()
            && let Err(why) = board.check_legal(play)
        {
            return Err(illegal(board, bare, play, why));
        }
        let other = board.passed();
        if let [play] = matching(&other, other.legal_moves(), notation, &folded)[..] {
            return Err(illegal(board, bare, play, Illegal::WrongSide));
        }
    }
    let (text, nearest) = (quoted(bare), nearest::nearest(board, bare, None));
    Err(if known { NotationError::NoSuchMove { text, nearest } } else { NotationError::Unreadable { text, nearest } })
}

/// The error that a text fits several moves.
pub(super) fn ambiguous(board: &Board, text: &str, moves: &[Move]) -> NotationError {
    let bare = text.trim().trim_end_matches(['!', '?', '！', '？']);
    let candidates = moves.iter().map(|&play| Candidate::new(board, play)).collect();
    NotationError::Ambiguous { text: quoted(bare), candidates }
}

/// The moves that the text spells: those it spells exactly, or else those it spells loosely.
fn matching(board: &Board, moves: Vec<Move>, notation: &Notation, folded: &str) -> Vec<Move> {
    // Every spelling ends with the target, which is cheap to tell.
    let target = folded.chars().next_back().and_then(|digit| digit.to_digit(10));
    let ends = |play: &Move| target.is_some_and(|target| slots::target(board, *play) == Some(target as u8));
    let spelt = |play| Slots::of(board, play).map(|slots| (play, (notation.spellings)(&slots)));
    let spelt: Vec<(Move, Spellings)> = moves.into_iter().filter(ends).filter_map(spelt).collect();
    let of = |fits: &dyn Fn(&Spellings) -> bool| -> Vec<Move> {
        spelt.iter().filter(|(_, spellings)| fits(spellings)).map(|&(play, _)| play).collect()
    };
    let exact = of(&|spellings| spellings.exact == folded);
    if exact.is_empty() { of(&|spellings| spellings.loose.iter().any(|loose| loose == folded)) } else { exact }
}

/// The moves of the side to move by shape alone, whatever stands in the way.
fn imaginable_moves(board: &Board) -> Vec<Move> {
    let pieces = board.pieces(board.side_to_move());
    pieces
        .flat_map(|(from, piece)| {
            let fits = move |&to: &Square| has_shape(piece.kind, from, to);
            Square::all().filter(fits).map(move |to| Move::new(from, to))
        })
        .collect()
}

fn has_shape(kind: Kind, from: Square, to: Square) -> bool {
    let (files, ranks) = ((to.file() - from.file()).abs(), (to.rank() - from.rank()).abs());
    let shape = (files.min(ranks), files.max(ranks));
    match kind {
        Kind::King | Kind::Pawn => shape == (0, 1),
        Kind::Advisor => shape == (1, 1),
        Kind::Elephant => shape == (2, 2),
        Kind::Horse => shape == (1, 2),
        Kind::Rook | Kind::Cannon => shape.0 == 0 && shape.1 > 0,
    }
}

fn illegal(board: &Board, text: &str, play: Move, why: Illegal) -> NotationError {
    NotationError::Illegal {
        text: quoted(text),
        play,
        why,
        reason: explain(board, play, why),
        nearest: nearest::nearest(board, text, Some(play)),
    }
}

/// The text for a message: at most forty characters of it.
fn quoted(text: &str) -> String {
    match text.char_indices().nth(40) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
