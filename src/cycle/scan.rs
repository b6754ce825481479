//! Whole games from coordinates alone: does any position recur?

use crate::chess::{Board, Ending, Illegal, Move};
use crate::text::{Tell, Told, is_error, say};

use super::count::count;
use super::due::NATURAL_LIMIT;

/// What a scan tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// How many plies were played.
    pub plies: u32,
    /// The first two equal positions, by the plies after which they stood; 0 is before the first ply.
    pub repetition: Option<(u32, u32)>,
    /// The plies at which 60 rounds had passed without a capture, see [`super::natural_limits`].
    pub natural_limits: Vec<u32>,
    /// The position at the end.
    pub end: Board,
}

impl Scan {
    /// How the game has ended on the board, if it has.
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(&self.end)
    }
}

/// Why a game could not be scanned to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScanError {
    /// A word is no move between two points.
    Unreadable {
        /// The ply, from 1.
        ply: u32,
    },
    /// A move may not be played.
    Illegal {
        /// The ply, from 1.
        ply: u32,
        /// The move.
        play: Move,
        /// Why not.
        why: Illegal,
    },
}

impl Tell for ScanError {
    fn told(&self) -> Told {
        match self {
            ScanError::Unreadable { ply } => {
                say!("第 {ply} 着不是如 h2e2 的两个点", "ply {ply} is not written as two points, as in h2e2")
            }
            ScanError::Illegal { ply, play, why } => {
                say!("第 {ply} 着：{play} 不合法：{why:?}", "ply {ply}: {play} may not be played: {why:?}")
            }
        }
    }
}
is_error!(ScanError);

/// How many lists the hashes of a game are sorted into.
const LISTS: usize = 1024;

/// The hashes of the positions of a game, each linked to the one before it that falls into the same list.
struct Seen {
    hashes: Vec<u64>,
    before: Vec<u32>,
    latest: [u32; LISTS],
}

const NONE: u32 = u32::MAX;

impl Seen {
    fn new() -> Seen {
        Seen { hashes: Vec::with_capacity(128), before: Vec::with_capacity(128), latest: [NONE; LISTS] }
    }

    /// Adds the hash of the next position and tells whether one from position `barrier` on has the same.
    #[inline]
    fn add(&mut self, hash: u64, barrier: u32) -> bool {
        let list = &mut self.latest[hash as usize % LISTS];
        let before = std::mem::replace(list, count(self.hashes.len()));
        self.hashes.push(hash);
        self.before.push(before);
        let mut at = before;
        while at != NONE && at >= barrier {
            if self.hashes[at as usize] == hash {
                return true;
            }
            at = self.before[at as usize];
        }
        false
    }
}

/// Plays a game written as coordinates (`h2e2` or `H2-E2`, ranks from 0) and looks for a position that recurs.
///
/// Made for many games: no position is kept but the current one, positions are compared by their hash, and only where two hashes
/// are equal are the positions set up again and compared. Nothing is looked for beyond the last capture, after which no
/// earlier position can recur. `quiet_before` is how many plies without a capture came before the start.
///
/// # Errors
/// At the first word that is no move between two points, or no legal one.
///
/// ```
/// use adjudicate::{chess::fen, cycle};
/// let start = fen::parse("4k4/9/9/9/9/9/9/9/3R5/3K5 w").unwrap();
/// let scan = cycle::scan(&start, 0, "d1d2 e9f9 d2d1 f9e9 d1d3".split(' ')).unwrap();
/// assert_eq!((scan.plies, scan.repetition), (5, Some((0, 4))));
/// ```
pub fn scan<'a>(start: &Board, quiet_before: u32, moves: impl IntoIterator<Item = &'a str>) -> Result<Scan, ScanError> {
    let mut board = *start;
    let (mut plies, mut barrier, mut quiet) = (0, 0, quiet_before);
    let mut played: Vec<Move> = Vec::with_capacity(128);
    let mut natural_limits = Vec::new();
    let mut repetition = None;
    let mut seen = Seen::new();
    seen.add(board.hash(), 0);
    for word in moves {
        plies += 1;
        let play = Move::parse(word).ok_or(ScanError::Unreadable { ply: plies })?;
        if !board.is_legal(play) {
            let why = board.check_legal(play).err().unwrap_or(Illegal::Geometry);
            return Err(ScanError::Illegal { ply: plies, play, why });
        }
        let captures = !board.is_empty(play.to);
        board.make(play);
        played.push(play);
        if captures {
            (barrier, quiet) = (plies, 0);
        } else {
            quiet = quiet.saturating_add(1);
            if quiet == NATURAL_LIMIT {
                natural_limits.push(plies);
            }
        }
        if seen.add(board.hash(), barrier) && repetition.is_none() {
            repetition = last_equal(start, &played, &board).map(|earlier| (earlier, plies));
        }
    }
    Ok(Scan { plies, repetition, natural_limits, end: board })
}

/// After how many of the plies, the last left out, the position was last the same as at the end.
fn last_equal(start: &Board, played: &[Move], end: &Board) -> Option<u32> {
    let mut board = *start;
    let mut found = None;
    for (number, &play) in (0..).zip(played) {
        if board == *end {
            found = Some(number);
        }
        board.make(play);
    }
    found
}
