//! Random legal positions, the same ones for the same number.

#![allow(dead_code, reason = "each test uses a part of it")]

use adjudicate::case::Case;
use adjudicate::chess::{Board, Kind, Move, Piece, Side, Square, fen};

/// Numbers that look random and are the same in every run.
pub struct Random(u64);

impl Random {
    /// The numbers that follow from `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % end as u64) as usize
    }

    /// One of a list that is not empty.
    pub fn among<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// Chances for a piece to be there, from an open board to a full one.
pub const SHARES: [usize; 5] = [15, 30, 50, 75, 100];

/// The points on which a piece can come to stand.
fn points(piece: Piece) -> Vec<Square> {
    let fits = |square: &Square| {
        let (file, rank) = (square.file(), square.home_rank(piece.side));
        match piece.kind {
            Kind::King => square.in_palace(piece.side),
            Kind::Advisor => square.in_palace(piece.side) && (file + rank) % 2 == 1,
            Kind::Elephant => rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2,
            Kind::Pawn => rank >= 5 || rank >= 3 && file % 2 == 0,
            Kind::Horse | Kind::Rook | Kind::Cannon => true,
        }
    };
    Square::all().filter(fits).collect()
}

/// A legal position in which each piece of either set is there with a chance of `share` in 100, generals always; `None` where
/// chance would have it illegal.
pub fn position(random: &mut Random, share: usize) -> Option<Board> {
    position_with(random, |_, _| share)
}

/// The same with a chance for each piece: `share` is told the piece and its number among those of its kind and side, from 0.
pub fn position_with(random: &mut Random, share: impl Fn(Piece, usize) -> usize) -> Option<Board> {
    let mut pieces = Vec::new();
    for piece in Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::new(side, kind))) {
        let points = points(piece);
        for number in 0..piece.kind.most() {
            let square = random.among(&points);
            let is_free = pieces.iter().all(|&(held, _)| held != square);
            if is_free && (piece.kind == Kind::King || random.below(100) < share(piece, number)) {
                pieces.push((square, piece));
            }
        }
    }
    let turn = random.among(&Side::ALL);
    fen::parse(&fen::write(&Board::new(pieces, turn)?)).ok()
}

/// Plies that lead from `board` back to it: each side goes with `steps` moves and comes back; `None` where chance does not
/// allow it.
pub fn cycle(random: &mut Random, board: &Board, steps: usize) -> Option<Vec<Move>> {
    let mut at = *board;
    let mut plies: Vec<Move> = Vec::new();
    for ply in 0..4 * steps {
        let play = if ply < 2 * steps {
            let moves: Vec<Move> = at.moves().into_iter().filter(|play| at.is_empty(play.to)).collect();
            if moves.is_empty() {
                return None;
            }
            random.among(&moves)
        } else {
            let there = plies[4 * steps + 2 * (ply % 2) - 2 - ply];
            Move::new(there.to, there.from)
        };
        if !at.is_legal(play) {
            return None;
        }
        at.make(play);
        plies.push(play);
    }
    (at == *board).then_some(plies)
}

/// The case of a cycle from a position.
pub fn case(board: &Board, cycle: &[Move]) -> Case {
    let moves: Vec<String> = cycle.iter().map(Move::to_string).collect();
    Case::from_text(&fen::write(board), &moves.join(" "))
}
