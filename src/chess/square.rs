//! The ninety points of the board, and moves between them.

use std::fmt;

use super::piece::Side;
use crate::text::is_word;

/// A point of the board: file `a`–`i` from Red's left, rank `0`–`9` from Red's back rank.
///
/// Equal squares are the same point; the order is rank by rank from `a0` to `i9`.
///
/// ```
/// use adjudicate::chess::Square;
/// let square = Square::parse("e9").unwrap();
/// assert_eq!((square.file(), square.rank()), (4, 9));
/// assert_eq!(square.to_string(), "e9");
/// assert_eq!(Square::parse("j0"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// How many points a board has.
    pub const COUNT: usize = 90;

    /// The point with this number, rank by rank from `a0` = 0 to `i9` = 89.
    ///
    /// # Panics
    /// If `index` is 90 or more.
    pub const fn new(index: u8) -> Square {
        assert!(index < 90, "a board has 90 points");
        Square(index)
    }

    /// The same for a number known to be 0–89, without the check.
    #[inline]
    pub(super) const fn numbered(index: u32) -> Square {
        debug_assert!(index < 90, "a board has 90 points");
        Square(index as u8)
    }

    /// The point on `file` (0–8 from Red's left) and `rank` (0–9 from Red's side), if there is one.
    pub const fn at(file: i8, rank: i8) -> Option<Square> {
        if file < 0 || file > 8 || rank < 0 || rank > 9 { None } else { Some(Square((rank * 9 + file) as u8)) }
    }

    /// Reads `a0`–`i9`, in either case.
    pub fn parse(text: &str) -> Option<Square> {
        match *text.as_bytes() {
            [file, rank] => Square::from_letters(file, rank),
            _ => None,
        }
    }

    /// The point named by the letter of a file, in either case, and the digit of a rank.
    #[inline]
    const fn from_letters(file: u8, rank: u8) -> Option<Square> {
        let (file, rank) = ((file | 0x20).wrapping_sub(b'a'), rank.wrapping_sub(b'0'));
        if file > 8 || rank > 9 { None } else { Some(Square(rank * 9 + file)) }
    }

    /// The number of the point, 0–89.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0–8, from Red's left.
    pub const fn file(self) -> i8 {
        (self.0 % 9) as i8
    }

    /// 0–9, from Red's back rank.
    pub const fn rank(self) -> i8 {
        (self.0 / 9) as i8
    }

    /// The bit of the point in a set counted file by file.
    #[inline]
    pub(super) const fn turned_bit(self) -> u128 {
        1 << (self.file() * 10 + self.rank())
    }

    /// The point `files` to Red's right and `ranks` towards Black, if it is on the board.
    pub const fn step(self, files: i8, ranks: i8) -> Option<Square> {
        Square::at(self.file() + files, self.rank() + ranks)
    }

    /// Whether the point lies in the palace of `side`.
    pub const fn in_palace(self, side: Side) -> bool {
        let home = self.home_rank(side);
        home <= 2 && 3 <= self.file() && self.file() <= 5
    }

    /// Whether a pawn of `side` standing here has crossed the river.
    pub const fn is_across(self, side: Side) -> bool {
        self.home_rank(side) >= 5
    }

    /// The rank counted from the back rank of `side`: 0–9.
    pub const fn home_rank(self, side: Side) -> i8 {
        match side {
            Side::Red => self.rank(),
            Side::Black => 9 - self.rank(),
        }
    }

    /// The same point seen in a mirror: file `a` becomes `i`.
    pub const fn mirrored(self) -> Square {
        Square((self.rank() * 9 + 8 - self.file()) as u8)
    }

    /// The point where it would stand if the two sides changed seats: the ranks are reversed.
    pub const fn swapped(self) -> Square {
        Square(((9 - self.rank()) * 9 + self.file()) as u8)
    }

    /// All ninety points in order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..90).map(Square)
    }
}

is_word!(Square: "a point, such as e9", "^[a-i][0-9]$", Square::parse);
is_word!(Move: "a move, such as h2e2", "^[a-i][0-9][a-i][0-9]$", Move::parse);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() as u8) as char, self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A move as two points. It says nothing of legality: see [`crate::chess::Board::legal_moves`].
///
/// ```
/// use adjudicate::chess::Move;
/// assert_eq!(Move::parse("H2-e2").unwrap().to_string(), "h2e2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// A move between two points.
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// Reads ICCS (`H2-E2`) and coordinate text (`h2e2`), in either case.
    pub fn parse(text: &str) -> Option<Move> {
        let (from, to) = match *text.as_bytes() {
            [a, b, c, d] | [a, b, b'-', c, d] => ((a, b), (c, d)),
            _ => return None,
        };
        Some(Move::new(Square::from_letters(from.0, from.1)?, Square::from_letters(to.0, to.1)?))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
