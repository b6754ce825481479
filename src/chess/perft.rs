//! Counting moves and positions.

use super::board::Board;
use super::piece::Kind;
use super::squares::Squares;
use super::steps::{ADVISOR, BANK, ELEPHANT, HORSE, beside, cornering};

impl Board {
    /// How many legal moves the side to move has, counted without listing them.
    pub fn count_moves(&self) -> u32 {
        let side = self.side_to_move();
        let (all, own) = (self.all(), self.occupied(side));
        let guard = self.guard(side, all);
        let (loose, free) = (own - guard.pinned, guard.anyone - own);
        let of = |kind: Kind| (self.kind(kind) & loose).iter();
        let among = |set: Squares| (set & free).len();
        let pinned = (guard.pinned & own).with(self.king(side)).iter();
        let mut count: usize = pinned.map(|from| self.legal_targets(&guard, from, Squares::ALL).len()).sum();
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
        for from in self.kind(Kind::Elephant) & loose & BANK[side as usize] {
            count += among(ELEPHANT[from.index()][cornering(from, all)]);
        }
        let pawns = self.kind(Kind::Pawn) & loose;
        let across = pawns - BANK[side as usize];
        count += among(pawns.ahead(side)) + among(across.to_right()) + among(across.to_left());
        count as u32
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
                self.each_legal_move(Squares::ALL, |play| count += self.after(play).perft(depth - 1));
                count
            }
        }
    }
}
