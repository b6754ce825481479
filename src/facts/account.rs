//! The material account of Article 25.3: what a line of captures has won and lost.

use crate::chess::{Board, Kind, Piece, Side, Square, Squares};

/// What an account comes to for the side that keeps it. Pieces cannot simply be added up: a crossed pawn floats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Balance {
    /// Down.
    Loss,
    /// Level, or a pawn against any number of pieces.
    Even,
    /// Up.
    Gain,
}

/// Captures of one side less captures of the other.
///
/// A rook is two units, a horse or a cannon one; advisors and elephants are weak pieces, compared when units are level;
/// crossed pawns float. Generals and pawns that have not crossed count nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Account {
    units: i8,
    weak: i8,
    pawns: i8,
    rooks: i8,
}

/// How much a gain is: units first, then weak pieces. Crossed pawns, whose worth floats, are no part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size {
    units: i8,
    weak: i8,
}

/// What each kind of piece is worth to its captor, a pawn once it has crossed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worth([Account; 7]);

const NOTHING: Account = Account { units: 0, weak: 0, pawns: 0, rooks: 0 };
const UNIT: Account = Account { units: 1, ..NOTHING };

impl Worth {
    /// A rook is worth two of horse and cannon, advisor and elephant are weak pieces, a crossed pawn has no fixed worth (25.3).
    pub const GRADED: Worth = {
        let weak = Account { weak: 1, ..NOTHING };
        let (rook, pawn) = (Account { units: 2, rooks: 1, ..NOTHING }, Account { pawns: 1, ..NOTHING });
        // In the order of `Kind`: general, advisor, elephant, horse, rook, cannon, pawn.
        Worth([NOTHING, weak, weak, UNIT, rook, UNIT, pawn])
    };

    /// Every piece is worth as much as any other: no book says so; it is what is left where none speaks of worth.
    pub const ALIKE: Worth = Worth([NOTHING, UNIT, UNIT, UNIT, UNIT, UNIT, UNIT]);
}

impl Account {
    /// What `piece` standing on `square` is worth to its captor.
    ///
    /// ```
    /// use adjudicate::chess::{Piece, Square};
    /// use adjudicate::facts::{Account, Worth};
    /// let square = |name| Square::parse(name).unwrap();
    /// let price = |letter, at| Account::price(Piece::from_letter(letter).unwrap(), square(at), Worth::GRADED);
    /// assert!(price('p', "a6").is_nothing());
    /// assert!(!price('p', "a4").is_nothing());
    /// ```
    pub const fn price(piece: Piece, square: Square, worth: Worth) -> Account {
        match piece.kind {
            Kind::Pawn if !square.is_across(piece.side) => NOTHING,
            kind => worth.0[kind as usize],
        }
    }

    /// Whether nothing of value has changed hands.
    pub fn is_nothing(self) -> bool {
        self == Account::default()
    }

    /// The account after taking something of this price.
    pub const fn plus(self, price: Account) -> Account {
        Account {
            units: self.units + price.units,
            weak: self.weak + price.weak,
            pawns: self.pawns + price.pawns,
            rooks: self.rooks + price.rooks,
        }
    }

    /// The account after losing something of this price.
    pub const fn minus(self, price: Account) -> Account {
        Account {
            units: self.units - price.units,
            weak: self.weak - price.weak,
            pawns: self.pawns - price.pawns,
            rooks: self.rooks - price.rooks,
        }
    }

    /// What the account comes to. Pawns settle against pawns first; a pawn left over then cancels any pieces on the
    /// other side, except that where `pawn_for_rook` holds a pawn given for a rook is a gain (2011 and later).
    pub fn balance(self, pawn_for_rook: bool) -> Balance {
        let pieces = (self.units, self.weak).cmp(&(0, 0));
        match (self.pawns.signum(), pieces) {
            (0, order) => match order {
                std::cmp::Ordering::Less => Balance::Loss,
                std::cmp::Ordering::Equal => Balance::Even,
                std::cmp::Ordering::Greater => Balance::Gain,
            },
            (1, order) if order.is_ge() => Balance::Gain,
            (1, _) => Balance::Even,
            (_, order) if order.is_gt() && pawn_for_rook && self.rooks + self.pawns >= 0 => Balance::Gain,
            (_, order) if order.is_gt() => Balance::Even,
            _ => Balance::Loss,
        }
    }

    /// How much it is.
    pub const fn size(self) -> Size {
        Size { units: self.units, weak: self.weak }
    }

    /// Whether it is a gain of at least this size, no crossed pawn being owed.
    pub fn reaches(self, least: Size) -> bool {
        self.pawns >= 0 && self.size() >= least
    }

    /// The gains that a piece of this price may come to, the whole price first: something may be given for it.
    pub fn sizes(self) -> impl Iterator<Item = Size> {
        let most = self.size();
        let all = (0..=most.units).rev().flat_map(|units| (-2..=4).rev().map(move |weak| Size { units, weak }));
        all.filter(move |size| *size <= most && *size > Size { units: 0, weak: 0 })
    }

    /// Whether one horse or cannon was given for three weak pieces, all else level (an oral supplement of about 2000).
    pub fn is_piece_for_three_weak(self) -> bool {
        self.pawns == 0 && self.units == -1 && self.weak >= 3
    }

    /// A small number that differs for different accounts, for table keys.
    pub(super) fn key(self) -> u64 {
        [self.units, self.weak, self.pawns, self.rooks].iter().fold(0, |key, &part| key << 8 | u64::from(part as u8))
    }
}

/// The pieces of `side` that have a price where they stand.
pub fn worth_winning(board: &Board, side: Side, worth: Worth) -> Squares {
    let priced = board.pieces(side).filter(|&(square, piece)| !Account::price(piece, square, worth).is_nothing());
    priced.map(|(square, _)| square).collect()
}
