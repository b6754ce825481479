//! Counting moves and positions.

use super::board::Board;
use super::piece::{Kind, Side};
use super::square::squares_of;
use super::steps::{ADVISOR, BANK, BOARD, ELEPHANT, FILE_A, HORSE, beside, cornering};

impl Board {
    /// How many legal moves the side to move has, counted without listing them.
    pub fn count_moves(&self) -> u32 {
        let side = self.side_to_move();
        let (all, own) = (self.all(), self.occupied(side));
        let guard = self.guard(side, all);
        let king = self.king(side).bit();
        let (loose, free) = (own & !guard.pinned, guard.anyone & !own);
        let of = |kind: Kind| squares_of(self.kind(kind) & loose);
        let among = |set: u128| (set & free).count_ones();
        let pinned = squares_of(guard.pinned & own | king);
        let mut count: u32 = pinned.map(|from| self.legal_targets(&guard, from, u128::MAX).count_ones()).sum();
        for from in of(Kind::Rook) {
            count += among(self.reach(from));
        }
        for from in of(Kind::Cannon) {
            count += among(self.cannon_way(from));
        }
        for from in of(Kind::Horse) {
            count += among(HORSE[from.index()][beside(from, all)]);
        }
        for from in of(Kind::Advisor) {
            count += among(ADVISOR[side as usize][from.index()]);
        }
        for from in squares_of(self.kind(Kind::Elephant) & loose & BANK[side as usize]) {
            count += among(ELEPHANT[from.index()][cornering(from, all)]);
        }
        let pawns = self.kind(Kind::Pawn) & loose;
        let across = pawns & !BANK[side as usize];
        let ahead = match side {
            Side::Red => pawns << 9 & BOARD,
            Side::Black => pawns >> 9,
        };
        count + among(ahead) + among((across & !(FILE_A << 8)) << 1) + among((across & !FILE_A) >> 1)
    }

    /// The number of positions after `depth` plies, those of the last ply counted without being played.
    ///
    /// ```
    /// use adjudicate::chess::fen;
    /// let start = fen::parse(fen::START).unwrap();
    /// assert_eq!(start.perft(2), 1_920);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves().into(),
            _ => {
                let mut count = 0;
                self.each_legal_move(u128::MAX, |play| count += self.after(play).perft(depth - 1));
                count
            }
        }
    }
}
