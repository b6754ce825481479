//! What pieces reach, and which pieces attack a point.

use super::board::Board;
use super::piece::{Kind, Piece, Side};
use super::square::{Move, Square, squares_of};
use super::steps::{
    ADVISOR, BANK, CROSS, ELEPHANT, FILE_OVER, FILE_REACH, HORSE, HORSE_NEAR, HORSE_TO, KING, PATH, PAWN, PAWN_TO,
    RANK_OVER, RANK_REACH, beside, cornering,
};

/// Both lines of a point as they are held, for the tables of lines.
struct Lines {
    file: usize,
    rank: usize,
    on_file: usize,
    on_rank: usize,
}

impl Board {
    #[inline]
    fn lines(&self, square: Square) -> Lines {
        let (file, rank) = (square.file() as usize, square.rank() as usize);
        let on_rank = (self.all() >> (9 * rank)) as usize & 511;
        Lines { file, rank, on_rank, on_file: (self.turned() >> (10 * file)) as usize & 1023 }
    }

    /// What a rook on `square` reaches: the empty points along its lines and the first piece on each, of either side.
    #[inline]
    pub fn reach(&self, square: Square) -> u128 {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        u128::from(RANK_REACH[file][on_rank]) << (9 * rank) | spread(FILE_REACH[rank][on_file]) << file
    }

    /// What lies behind exactly one piece from `square`: the empty points up to the second piece on each line, and that piece.
    #[inline]
    pub fn over(&self, square: Square) -> u128 {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        u128::from(RANK_OVER[file][on_rank]) << (9 * rank) | spread(FILE_OVER[rank][on_file]) << file
    }

    /// The points to which a cannon on `square` goes: empty ones along its lines, and the second piece on each.
    #[inline]
    pub(super) fn cannon_way(&self, square: Square) -> u128 {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        let across = RANK_REACH[file][on_rank] & !(on_rank as u16) | RANK_OVER[file][on_rank] & on_rank as u16;
        let along = FILE_REACH[rank][on_file] & !(on_file as u16) | FILE_OVER[rank][on_file] & on_file as u16;
        u128::from(across) << (9 * rank) | spread(along) << file
    }

    /// The points to which a piece standing on `square` goes by the way it moves, own pieces not left out.
    #[inline]
    pub(super) fn way(&self, square: Square, piece: Piece) -> u128 {
        let (side, index) = (piece.side as usize, square.index());
        match piece.kind {
            Kind::King => KING[side][index],
            Kind::Advisor => ADVISOR[side][index],
            Kind::Elephant => {
                if square.bit() & BANK[side] == 0 {
                    0
                } else {
                    ELEPHANT[index][cornering(square, self.all())]
                }
            }
            Kind::Horse => HORSE[index][beside(square, self.all())],
            Kind::Rook => self.reach(square),
            Kind::Cannon => self.cannon_way(square),
            Kind::Pawn => PAWN[side][index],
        }
    }

    /// Whether `piece` on the point of departure goes to the destination by the way it moves.
    #[inline]
    pub(super) fn goes(&self, piece: Piece, play: Move) -> bool {
        let (from, to, side) = (play.from.index(), play.to.bit(), piece.side as usize);
        let between = || PATH[play.to.index()][from] & self.all();
        match piece.kind {
            Kind::King => KING[side][from] & to != 0,
            Kind::Advisor => ADVISOR[side][from] & to != 0,
            Kind::Pawn => PAWN[side][from] & to != 0,
            Kind::Elephant => self.way(play.from, piece) & to != 0,
            Kind::Horse => HORSE_NEAR[from] & to != 0 && between() == 0,
            Kind::Rook => CROSS[from] & to != 0 && between() == 0,
            Kind::Cannon if CROSS[from] & to == 0 => false,
            Kind::Cannon if self.is_empty(play.to) => between() == 0,
            Kind::Cannon => between() != 0 && between() & (between() - 1) == 0,
        }
    }

    /// The points to which the piece on `square` could go, empty or held by the enemy, as bits; own-general safety is not
    /// asked. None if nothing stands there.
    #[inline]
    pub fn targets(&self, square: Square) -> u128 {
        self.at(square).map_or(0, |piece| self.way(square, piece) & !self.occupied(piece.side))
    }

    /// The pieces of `by` that could take on `square` by the way they move, as bits; own-general safety is not asked.
    ///
    /// A general counts as attacking the other general down an open file.
    pub fn attackers_of(&self, square: Square, by: Side) -> u128 {
        let (all, index) = (self.all(), square.index());
        let mut found = PAWN_TO[by as usize][index] & self.of(by, Kind::Pawn);
        let (rooks, cannons) = (self.of(by, Kind::Rook), self.of(by, Kind::Cannon));
        if rooks & CROSS[index] != 0 {
            found |= rooks & self.reach(square);
        }
        if cannons & CROSS[index] != 0 {
            found |= cannons & self.over(square);
        }
        let horses = self.of(by, Kind::Horse);
        if horses & HORSE_NEAR[index] != 0 {
            found |= horses & HORSE_TO[index][cornering(square, all)];
        }
        if square.bit() & BANK[by as usize] != 0 {
            found |= ADVISOR[by as usize][index] & self.of(by, Kind::Advisor);
            found |= KING[by as usize][index] & self.of(by, Kind::King);
            let elephants = self.of(by, Kind::Elephant) & BANK[by as usize];
            if elephants != 0 {
                found |= elephants & ELEPHANT[index][cornering(square, all)];
            }
        }
        if square == self.king(by.other()) {
            found |= self.facing(square, by, all);
        }
        found
    }

    /// The general of `by` if it faces a general on `square`, given the points that are held.
    #[inline]
    pub(super) fn facing(&self, square: Square, by: Side, held: u128) -> u128 {
        let king = self.king(by);
        let faces = king.file() == square.file() && PATH[square.index()][king.index()] & held == 0;
        if faces { king.bit() & self.of(by, Kind::King) } else { 0 }
    }

    /// The pieces of `by` that give check to a general on `square`, given the points that are held.
    #[inline]
    pub(super) fn checkers_at(&self, square: Square, by: Side, held: u128) -> u128 {
        let index = square.index();
        let path = &PATH[index];
        let heard = self.occupied(by) & !self.muted_set();
        let of = |kind: Kind| self.kind(kind) & heard;
        let straight = of(Kind::Rook) & CROSS[index] | of(Kind::Horse) & HORSE_NEAR[index];
        let cannons = of(Kind::Cannon) & CROSS[index];
        let mut found = PAWN_TO[by as usize][index] & of(Kind::Pawn) | self.facing(square, by, held) & heard;
        for checker in squares_of(straight) {
            if path[checker.index()] & held == 0 {
                found |= checker.bit();
            }
        }
        for checker in squares_of(cannons) {
            let screens = path[checker.index()] & held;
            if screens != 0 && screens & (screens - 1) == 0 {
                found |= checker.bit();
            }
        }
        found
    }

    /// The pieces that attack the general of `side`, as bits, the other general if they face each other included.
    #[inline]
    pub fn checkers(&self, side: Side) -> u128 {
        self.checkers_at(self.king(side), side.other(), self.all())
    }

    /// Whether the general of `side` is attacked, facing the other general included.
    #[inline]
    pub fn in_check(&self, side: Side) -> bool {
        self.checkers(side) != 0
    }
}

/// The points of a file, given as bits from rank 0, as points of file a.
#[inline]
fn spread(file: u16) -> u128 {
    let low = u64::from(file & 0xff).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let high = u64::from(file >> 8 & 1) << 8 | u64::from(file >> 9) << 17;
    u128::from(high) << 64 | u128::from(low)
}
