//! Sets of points of the board.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::piece::Side;
use super::square::{Move, Square};

/// A set of points of the board, `a0`–`i9`.
///
/// Sets are equal when they hold the same points. They are ordered by the last point that only one of them holds: the set that
/// holds it is the greater. `|`, `&`, `^` and `-` give the union, the intersection, the points in one set only, and the points
/// of the first that are not in the second; `!` gives the other points of the board. Sixteen bytes, and every operation takes
/// the same few machine instructions whatever the set holds; going through a set takes a few for each point in it.
///
/// ```
/// use adjudicate::chess::{Square, fen};
/// let board = fen::parse(fen::START).unwrap();
/// let seen = board.reach(Square::parse("h2").unwrap());
/// // 9 . . . . . . . . .
/// // 8 . . . . . . . . .
/// // 7 . . . . . . . x .
/// // 6 . . . . . . . x .
/// // 5 . . . . . . . x .
/// // 4 . . . . . . . x .
/// // 3 . . . . . . . x .
/// // 2 . x x x x x x . x
/// // 1 . . . . . . . x .
/// // 0 . . . . . . . x .
/// assert_eq!(seen.len(), 14);
/// assert!(seen.contains(Square::parse("h7").unwrap()));
/// let held: Vec<String> = (seen & board.all()).iter().map(|square| square.to_string()).collect();
/// assert_eq!(held, ["h0", "b2", "h7"]);
/// assert_eq!(seen - board.all(), seen & !board.all());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Squares(u128);

/// A point has the bit of its number; the bits from 90 on are never set.
const BOARD: u128 = (1 << Square::COUNT) - 1;
/// The points of file a: the bits 0, 9, 18 … 81, which are one bit in every nine.
const FILE_A: u128 = 0x0002_0100_8040_2010_0804_0201;

impl Squares {
    /// The set that holds no point.
    pub const EMPTY: Squares = Squares(0);
    /// The set of all ninety points.
    pub const ALL: Squares = Squares(BOARD);

    /// The set of one point.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// The points of a file, 0–8 from Red's left.
    #[inline]
    pub(super) const fn file(file: i8) -> Squares {
        Squares(FILE_A << file)
    }

    /// The set that has these bits, a point that of its number. None from bit 90 on may be set.
    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Squares {
        debug_assert!(bits & !BOARD == 0, "a board has 90 points");
        Squares(bits)
    }

    /// The set as bits, a point the one of its number.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Whether a point is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Squares::only(square).0 != 0
    }

    /// Whether some point is in both sets.
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// Puts a point into the set; gives whether it was not there before.
    #[inline]
    pub const fn insert(&mut self, square: Square) -> bool {
        let is_new = !self.contains(square);
        *self = self.with(square);
        is_new
    }

    /// Takes a point out of the set; gives whether it was there.
    #[inline]
    pub const fn remove(&mut self, square: Square) -> bool {
        let was_there = self.contains(square);
        *self = self.without(square);
        was_there
    }

    /// The set and a point.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | Squares::only(square).0)
    }

    /// The set but for a point.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Squares {
        Squares(self.0 & !Squares::only(square).0)
    }

    /// Whether no point is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points are in the set: 0–90.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first point of the set in board order, `a0` before `b0` before `a1`.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::numbered(self.0.trailing_zeros())) }
    }

    /// The set but for its first point; empty where it holds one point or none.
    ///
    /// Taking 1 from a number clears its lowest bit and sets the bits below, where there were none; what the two numbers have in common
    /// is all but the lowest bit.
    #[inline]
    #[must_use]
    pub const fn rest(self) -> Squares {
        Squares(self.0 & self.0.wrapping_sub(1))
    }

    /// The points of the set, in board order.
    #[inline]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }

    /// Where the pieces on the points of the set stand once a move is played: if its point of departure is in the set, its destination
    /// takes the place of that.
    #[inline]
    #[must_use]
    pub const fn follow(self, play: Move) -> Squares {
        let moved = if self.contains(play.from) { Squares::only(play.to) } else { Squares::EMPTY };
        Squares(self.without(play.from).0 | moved.0)
    }

    /// The set as it stands after all its points have gone one step forward as `side` sees it; those on the last rank are lost.
    ///
    /// A rank is nine bits. What Red pushes over the far edge gets a bit from 90 on and is cut off, what Black pushes over the near edge
    /// gets none.
    #[inline]
    pub(super) const fn ahead(self, side: Side) -> Squares {
        match side {
            Side::Red => Squares(self.0 << 9 & BOARD),
            Side::Black => Squares(self.0 >> 9),
        }
    }

    /// The same one step to Red's left; those on file a are lost.
    ///
    /// Without the cut they would come out on file i one rank nearer to Red, which is where the bit below theirs belongs.
    #[inline]
    pub(super) const fn to_left(self) -> Squares {
        Squares((self.0 & !FILE_A) >> 1)
    }

    /// The same one step to Red's right; those on file i are lost.
    #[inline]
    pub(super) const fn to_right(self) -> Squares {
        Squares((self.0 & !(FILE_A << 8)) << 1)
    }
}

impl From<Square> for Squares {
    /// The set of one point.
    #[inline]
    fn from(square: Square) -> Squares {
        Squares::only(square)
    }
}

impl<const N: usize> From<[Square; N]> for Squares {
    /// The set of these points; it does not matter if one is named twice.
    #[inline]
    fn from(squares: [Square; N]) -> Squares {
        squares.into_iter().collect()
    }
}

impl FromIterator<Square> for Squares {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, Squares::with)
    }
}

impl Extend<Square> for Squares {
    #[inline]
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self = squares.into_iter().fold(*self, Squares::with);
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

/// The points of a set in board order: see [`Squares::iter`].
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first();
        self.0 = self.0.rest();
        first
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl FusedIterator for SquaresIter {}

impl Not for Squares {
    type Output = Squares;

    /// The points of the board that are not in the set.
    #[inline]
    fn not(self) -> Squares {
        Squares(self.0 ^ BOARD)
    }
}

/// Writes an operator of two sets and its form that assigns.
macro_rules! operator {
    ($operator:ident $method:ident $assign:ident $assign_method:ident $what:literal |$left:ident, $right:ident| $bits:expr) => {
        impl $operator for Squares {
            type Output = Squares;

            #[doc = $what]
            #[inline]
            fn $method(self, other: Squares) -> Squares {
                let ($left, $right) = (self.0, other.0);
                Squares($bits)
            }
        }

        impl $assign for Squares {
            #[inline]
            fn $assign_method(&mut self, other: Squares) {
                *self = $operator::$method(*self, other);
            }
        }
    };
}

operator!(BitOr bitor BitOrAssign bitor_assign "The points in either set." |left, right| left | right);
operator!(BitAnd bitand BitAndAssign bitand_assign "The points in both sets." |left, right| left & right);
operator!(BitXor bitxor BitXorAssign bitxor_assign "The points in one set only." |left, right| left ^ right);
operator!(Sub sub SubAssign sub_assign "The points of the first set that are not in the second." |left, right| left & !right);

impl fmt::Debug for Squares {
    /// Ten lines from Black's back rank down, `x` for each point in the set.
    ///
    /// ```
    /// use adjudicate::chess::{Square, Squares};
    /// let set = Squares::from([Square::parse("e0").unwrap(), Square::parse("a9").unwrap()]);
    /// let drawn = format!("{set:?}");
    /// assert_eq!(drawn.lines().next(), Some("9 x . . . . . . . ."));
    /// assert_eq!(drawn.lines().last(), Some("0 . . . . x . . . ."));
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..10).rev() {
            write!(f, "{rank}")?;
            for file in 0..9 {
                let is_in = Square::at(file, rank).is_some_and(|square| self.contains(square));
                f.write_str(if is_in { " x" } else { " ." })?;
            }
            if rank > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
