//! What pieces reach, and which pieces attack a point.
//!
//! A rook or a cannon looks along two lines, and what it sees depends on nothing but where on the line it stands and which points
//! of the line are held: 9 places by 512 for a rank, 10 by 1024 for a file. All answers are worked out beforehand, see
//! [`super::steps`], so that reading what is held on both lines, two looks into tables and putting the two answers onto the board
//! do instead of four walks.
//!
//! ```text
//! rank 4        a b c d e f g h i
//! held          p . . R . . c . h    0b1_0100_1001: bit 0 for file a
//! reach from d  x x x . x x x . .    up to the first piece, and that piece
//! over from d   . . . . . . . x x    from behind the first piece up to the second
//! ```
//!
//! A cannon goes to the empty points of the reach and to the pieces among what it sees over one. Whether a piece attacks is asked the
//! other way round, from the point attacked: a rook sees a point just when that sees the rook, and the same holds of cannons,
//! elephants, advisors and generals; the tables of horses and pawns exist for both directions, since a leg belongs to the
//! horse and a pawn never goes back.

use super::board::Board;
use super::piece::{Kind, Piece, Side};
use super::square::{Move, Square};
use super::squares::Squares;
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
    /// Nine bits from the first of the rank; ten from the first of the file in the set counted file by file.
    #[inline]
    fn lines(&self, square: Square) -> Lines {
        let (file, rank) = (square.file() as usize, square.rank() as usize);
        let on_rank = (self.all().bits() >> (9 * rank)) as usize & 511;
        Lines { file, rank, on_rank, on_file: (self.turned() >> (10 * file)) as usize & 1023 }
    }

    /// What a rook on `square` reaches: the empty points along its lines and the first piece on each, of either side.
    #[inline]
    pub fn reach(&self, square: Square) -> Squares {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        across_and_along(square, RANK_REACH[file][on_rank], FILE_REACH[rank][on_file])
    }

    /// What lies behind exactly one piece from `square`: the empty points up to the second piece on each line, and that piece.
    #[inline]
    pub fn over(&self, square: Square) -> Squares {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        across_and_along(square, RANK_OVER[file][on_rank], FILE_OVER[rank][on_file])
    }

    /// The points to which a cannon on `square` goes: empty ones along its lines, and the second piece on each.
    #[inline]
    pub(super) fn cannon_way(&self, square: Square) -> Squares {
        let Lines { file, rank, on_file, on_rank } = self.lines(square);
        let across = RANK_REACH[file][on_rank] & !(on_rank as u16) | RANK_OVER[file][on_rank] & on_rank as u16;
        let along = FILE_REACH[rank][on_file] & !(on_file as u16) | FILE_OVER[rank][on_file] & on_file as u16;
        across_and_along(square, across, along)
    }

    /// The points to which a piece standing on `square` goes by the way it moves, own pieces not left out.
    #[inline]
    pub(super) fn way(&self, square: Square, piece: Piece) -> Squares {
        let (side, index) = (piece.side as usize, square.index());
        match piece.kind {
            Kind::King => KING[side][index],
            Kind::Advisor => ADVISOR[side][index],
            Kind::Elephant => {
                if !BANK[side].contains(square) {
                    Squares::EMPTY
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
        let (from, to, side) = (play.from.index(), play.to, piece.side as usize);
        let between = || PATH[to.index()][from] & self.all();
        match piece.kind {
            Kind::King => KING[side][from].contains(to),
            Kind::Advisor => ADVISOR[side][from].contains(to),
            Kind::Pawn => PAWN[side][from].contains(to),
            Kind::Elephant => self.way(play.from, piece).contains(to),
            Kind::Horse => HORSE_NEAR[from].contains(to) && between().is_empty(),
            Kind::Rook => CROSS[from].contains(to) && between().is_empty(),
            Kind::Cannon if !CROSS[from].contains(to) => false,
            Kind::Cannon if self.is_empty(to) => between().is_empty(),
            Kind::Cannon => !between().is_empty() && between().rest().is_empty(),
        }
    }

    /// The points to which the piece on `square` could go, empty or held by the enemy; own-general safety is not
    /// asked. None if nothing stands there.
    #[inline]
    pub fn targets(&self, square: Square) -> Squares {
        self.at(square).map_or(Squares::EMPTY, |piece| self.way(square, piece) - self.occupied(piece.side))
    }

    /// The pieces of `by` that could take on `square` by the way they move; own-general safety is not asked.
    ///
    /// A general counts as attacking the other general down an open file.
    pub fn attackers_of(&self, square: Square, by: Side) -> Squares {
        let (all, index) = (self.all(), square.index());
        let mut found = PAWN_TO[by as usize][index] & self.of(by, Kind::Pawn);
        let (rooks, cannons) = (self.of(by, Kind::Rook), self.of(by, Kind::Cannon));
        if rooks.meets(CROSS[index]) {
            found |= rooks & self.reach(square);
        }
        if cannons.meets(CROSS[index]) {
            found |= cannons & self.over(square);
        }
        let horses = self.of(by, Kind::Horse);
        if horses.meets(HORSE_NEAR[index]) {
            found |= horses & HORSE_TO[index][cornering(square, all)];
        }
        if BANK[by as usize].contains(square) {
            found |= ADVISOR[by as usize][index] & self.of(by, Kind::Advisor);
            found |= KING[by as usize][index] & self.of(by, Kind::King);
            let elephants = self.of(by, Kind::Elephant) & BANK[by as usize];
            if !elephants.is_empty() {
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
    pub(super) fn facing(&self, square: Square, by: Side, held: Squares) -> Squares {
        let king = self.king(by);
        let faces = king.file() == square.file() && !PATH[square.index()][king.index()].meets(held);
        if faces { Squares::only(king) & self.of(by, Kind::King) } else { Squares::EMPTY }
    }

    /// The pieces of `by` that give check to a general on `square`, given the points that are held.
    #[inline]
    pub(super) fn checkers_at(&self, square: Square, by: Side, held: Squares) -> Squares {
        let index = square.index();
        let path = &PATH[index];
        let heard = self.occupied(by) - self.muted_set();
        let of = |kind: Kind| self.kind(kind) & heard;
        let straight = of(Kind::Rook) & CROSS[index] | of(Kind::Horse) & HORSE_NEAR[index];
        let cannons = of(Kind::Cannon) & CROSS[index];
        let mut found = PAWN_TO[by as usize][index] & of(Kind::Pawn) | self.facing(square, by, held) & heard;
        for checker in straight {
            if !path[checker.index()].meets(held) {
                found.insert(checker);
            }
        }
        for checker in cannons {
            let screens = path[checker.index()] & held;
            if !screens.is_empty() && screens.rest().is_empty() {
                found.insert(checker);
            }
        }
        found
    }

    /// The pieces that attack the general of `side`, the other general if they face each other included.
    #[inline]
    pub fn checkers(&self, side: Side) -> Squares {
        self.checkers_at(self.king(side), side.other(), self.all())
    }

    /// Whether the general of `side` is attacked, facing the other general included.
    #[inline]
    pub fn in_check(&self, side: Side) -> bool {
        !self.checkers(side).is_empty()
    }
}

/// The points of the rank and the file of `square` that have their bit: nine from file a, ten from rank 0.
#[inline]
fn across_and_along(square: Square, on_rank: u16, on_file: u16) -> Squares {
    let (file, rank) = (square.file(), square.rank());
    Squares::from_bits(u128::from(on_rank) << (9 * rank) | spread(on_file) << file)
}

/// The points of a file, given as ten bits from rank 0, as the bits of points of file a: bit `k` goes to bit `9 * k`.
///
/// The product puts a copy of the first eight bits into each of eight bytes, where nothing carries since no two copies overlap. The
/// mask keeps bit `k` of byte `k`, which is bit `8 * k + k`. Ranks 8 and 9 lie in the upper half, at bits 72 and 81.
///
/// ```text
///          byte 3    byte 2    byte 1    byte 0
/// copies  hgfedcba  hgfedcba  hgfedcba  hgfedcba
/// mask    ....1...  .....1..  ......1.  .......1
/// kept        d          c          b          a      d at bit 27, c at 18, b at 9, a at 0
/// ```
#[inline]
fn spread(file: u16) -> u128 {
    let low = u64::from(file & 0xff).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let high = u64::from(file >> 8 & 1) << 8 | u64::from(file >> 9) << 17;
    u128::from(high) << 64 | u128::from(low)
}
