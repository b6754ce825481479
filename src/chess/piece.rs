//! Sides, kinds of piece, and pieces.

use std::fmt;

use crate::case::Player;
use crate::text::{Tell, Text, Told, both, is_word, say, terms};

/// One of the two players. Red (红) sits at rank 0 and moves towards rank 9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// 红方, upper case in FEN.
    Red = 0,
    /// 黑方, lower case in FEN.
    Black = 1,
}

impl Side {
    /// Both sides, Red first.
    pub const ALL: [Side; 2] = [Side::Red, Side::Black];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }

    /// The name used in JSON: `red` or `black`.
    pub const fn name(self) -> &'static str {
        self.text().en
    }

    /// 红方 or 黑方.
    pub const fn chinese(self) -> &'static str {
        self.text().zh
    }

    /// 红方 / red.
    pub const fn text(self) -> Text {
        match self {
            Side::Red => terms::RED,
            Side::Black => terms::BLACK,
        }
    }
}

is_word!(Side: "red or black");

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::Red => Side::Red,
            Player::Black => Side::Black,
        }
    }
}

impl Tell for Side {
    fn told(&self) -> Told {
        self.text().told()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The seven kinds of piece (Article 1.2 of the rules of play).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// 帅 / 将, the general.
    King = 0,
    /// 仕 / 士.
    Advisor = 1,
    /// 相 / 象.
    Elephant = 2,
    /// 马.
    Horse = 3,
    /// 车.
    Rook = 4,
    /// 炮.
    Cannon = 5,
    /// 兵 / 卒.
    Pawn = 6,
}

impl Kind {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Kind; 7] =
        [Kind::King, Kind::Advisor, Kind::Elephant, Kind::Horse, Kind::Rook, Kind::Cannon, Kind::Pawn];

    /// The English name: `general`, `advisor`, …
    pub const fn name(self) -> &'static str {
        terms::PIECES[self as usize].en
    }

    /// How many of the kind a set has for each side.
    pub const fn most(self) -> usize {
        match self {
            Kind::King => 1,
            Kind::Pawn => 5,
            _ => 2,
        }
    }

    /// The upper-case FEN letter this project writes (`K A B N R C P`).
    pub const fn letter(self) -> char {
        match self {
            Kind::King => 'K',
            Kind::Advisor => 'A',
            Kind::Elephant => 'B',
            Kind::Horse => 'N',
            Kind::Rook => 'R',
            Kind::Cannon => 'C',
            Kind::Pawn => 'P',
        }
    }

    /// The kind meant by a FEN letter of either dialect (`N`/`H`, `B`/`E`), in either case.
    pub const fn from_letter(letter: char) -> Option<Kind> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Kind::King,
            'A' => Kind::Advisor,
            'B' | 'E' => Kind::Elephant,
            'N' | 'H' => Kind::Horse,
            'R' => Kind::Rook,
            'C' => Kind::Cannon,
            'P' => Kind::Pawn,
            _ => return None,
        })
    }
}

/// A kind of piece belonging to a side. Two pieces of one kind and side are equal wherever they stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece of `side` and `kind`.
    pub const fn new(side: Side, kind: Kind) -> Piece {
        Piece { side, kind }
    }

    /// A number from 0 to 13, for tables.
    pub const fn index(self) -> usize {
        self.side as usize * 7 + self.kind as usize
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece meant by a FEN letter of either dialect.
    ///
    /// ```
    /// use adjudicate::chess::{Kind, Piece, Side};
    /// assert_eq!(Piece::from_letter('h'), Some(Piece::new(Side::Black, Kind::Horse)));
    /// assert_eq!(Piece::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match Kind::from_letter(letter) {
            Some(kind) if letter.is_ascii_uppercase() => Some(Piece::new(Side::Red, kind)),
            Some(kind) => Some(Piece::new(Side::Black, kind)),
            None => None,
        }
    }

    /// The Chinese name of the piece (simplified): 帅仕相马车炮兵 for Red, 将士象马车炮卒 for Black.
    pub const fn chinese(self) -> &'static str {
        match (self.side, self.kind) {
            (Side::Red, Kind::King) => "帅",
            (Side::Red, Kind::Advisor) => "仕",
            (Side::Red, Kind::Elephant) => "相",
            (Side::Red, Kind::Pawn) => "兵",
            (Side::Black, Kind::King) => "将",
            (Side::Black, Kind::Advisor) => "士",
            (Side::Black, Kind::Elephant) => "象",
            (Side::Black, Kind::Pawn) => "卒",
            (_, Kind::Horse) => "马",
            (_, Kind::Rook) => "车",
            (_, Kind::Cannon) => "炮",
        }
    }
}

is_word!(
    Piece: "a letter of FEN",
    |piece| piece.letter().to_string(),
    |text| text.chars().next().and_then(Piece::from_letter),
    ("pattern", "^[KABNRCPkabnrcp]$")
);

/// The piece with its colour: 红马 / red horse.
impl Tell for Piece {
    fn told(&self) -> Told {
        let colour = match self.side {
            Side::Red => both("红", "red"),
            Side::Black => both("黑", "black"),
        };
        let name = both(self.chinese(), self.kind.name());
        say!("{colour}{name}", "{colour} {name}"; colour, name)
    }
}
