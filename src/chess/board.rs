//! A position: who stands where and whose move it is.

use std::fmt;

use super::piece::{Kind, Piece, Side};
use super::square::{Move, Square, squares_of};
use super::steps::{ADVISOR, AROUND, ELEPHANT, HORSE_SETS, HORSE_TO, KING, PAWN_SETS, RAY_SETS};

const EMPTY: u8 = 14;
static PIECES: [Option<Piece>; 15] = {
    let mut pieces = [None; 15];
    let mut index = 0;
    while index < 14 {
        let side = if index < 7 { Side::Red } else { Side::Black };
        pieces[index] = Some(Piece::new(side, Kind::ALL[index % 7]));
        index += 1;
    }
    pieces
};

/// A position with one general a side, and the side to move.
///
/// Two boards are equal when the same pieces stand on the same points and the same side is to move:
/// this is what "the same position" means in Article 24. Move counters are not part of it.
/// A board may be illegal to reach; [`crate::chess::fen::parse`] checks what a record may claim.
///
/// ```
/// use adjudicate::chess::{Board, fen};
/// // 9 . . . . k . . . .
/// // …
/// // 1 . . . R . . . . .
/// // 0 . . . K . . . . .
/// let board: Board = fen::parse("4k4/9/9/9/9/9/9/9/3R5/3K5 w").unwrap();
/// assert!(!board.in_check(board.side_to_move()));
/// assert_eq!(board.legal_moves().len(), 8 + 8);
/// ```
#[derive(Clone, Copy)]
pub struct Board {
    cells: [u8; Square::COUNT],
    occupied: [u128; 2],
    kings: [Square; 2],
    turn: Side,
    hash: u64,
    muted: u128,
}

impl Board {
    /// A board with these pieces; the last general of a side wins if there are several.
    ///
    /// Returns `None` unless each side has a general.
    pub fn new(pieces: impl IntoIterator<Item = (Square, Piece)>, turn: Side) -> Option<Board> {
        let mut board = Board {
            cells: [EMPTY; Square::COUNT],
            occupied: [0; 2],
            kings: [Square::new(0); 2],
            turn,
            hash: if turn == Side::Black { BLACK_TO_MOVE } else { 0 },
            muted: 0,
        };
        let mut kings = [false; 2];
        for (square, piece) in pieces {
            board.remove(square);
            board.put(square, piece);
            if piece.kind == Kind::King {
                board.kings[piece.side as usize] = square;
                kings[piece.side as usize] = true;
            }
        }
        (kings == [true; 2]).then_some(board)
    }

    /// The piece on a point.
    #[inline]
    pub fn at(&self, square: Square) -> Option<Piece> {
        PIECES[self.cells[square.index()] as usize]
    }

    /// Whether nothing stands on a point.
    #[inline]
    pub fn is_empty(&self, square: Square) -> bool {
        self.cells[square.index()] == EMPTY
    }

    /// Where the general of `side` stands.
    #[inline]
    pub fn king(&self, side: Side) -> Square {
        self.kings[side as usize]
    }

    /// Whose move it is.
    #[inline]
    pub fn side_to_move(&self) -> Side {
        self.turn
    }

    /// The points held by `side`, as bits (see [`squares_of`]).
    #[inline]
    pub fn occupied(&self, side: Side) -> u128 {
        self.occupied[side as usize]
    }

    /// The pieces of `side` with their points, from `a0` to `i9`.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Piece)> + '_ {
        squares_of(self.occupied(side)).filter_map(|square| Some((square, self.at(square)?)))
    }

    /// A 64-bit key of the position, equal for equal positions (the converse holds but for rare collisions).
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same pieces with the other side to move, as if the side to move had passed.
    pub fn passed(&self) -> Board {
        let mut board = *self;
        board.turn = board.turn.other();
        board.hash ^= BLACK_TO_MOVE;
        board
    }

    /// The same position without the piece on `square`. A general stays.
    pub fn without(&self, square: Square) -> Board {
        let mut board = *self;
        if self.at(square).is_some_and(|piece| piece.kind != Kind::King) {
            board.remove(square);
        }
        board
    }

    /// The position with the pieces of `set` giving no check as long as they stay where they are.
    ///
    /// Semantics §3: a threat in a position where one's own general is in check is tested as if the check were absent.
    pub(crate) fn muted(&self, set: u128) -> Board {
        let mut board = *self;
        board.muted = set;
        board
    }

    /// What tells this position apart from others, the pieces told to give no check included.
    pub(crate) fn memory_key(&self) -> (u64, u128) {
        (self.hash, self.muted)
    }

    /// Whether the piece on `square` has been told to give no check.
    pub(crate) fn is_muted(&self, square: Square) -> bool {
        self.muted & square.bit() != 0
    }

    /// The position after a move, with the other side to move. Legality is not checked.
    #[inline]
    pub fn after(&self, play: Move) -> Board {
        let mut board = *self;
        let moved = board.cells[play.from.index()];
        board.remove(play.from);
        board.remove(play.to);
        board.muted &= !(play.from.bit() | play.to.bit());
        if let Some(piece) = PIECES[moved as usize] {
            board.put(play.to, piece);
            if piece.kind == Kind::King {
                board.kings[piece.side as usize] = play.to;
            }
        }
        board.turn = board.turn.other();
        board.hash ^= BLACK_TO_MOVE;
        board
    }

    #[inline]
    fn put(&mut self, square: Square, piece: Piece) {
        self.cells[square.index()] = piece.index() as u8;
        self.occupied[piece.side as usize] |= square.bit();
        self.hash ^= key(piece, square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if let Some(piece) = self.at(square) {
            self.cells[square.index()] = EMPTY;
            self.occupied[piece.side as usize] &= !square.bit();
            self.hash ^= key(piece, square);
        }
    }

    /// Whether the general of `side` is attacked, facing the other general included.
    #[inline]
    pub fn in_check(&self, side: Side) -> bool {
        self.attackers(self.king(side), side.other(), true, self.muted) != 0
    }

    /// Whether `play` can change whether the general of `side` is in check: it touches none of the points that decide it
    /// otherwise.
    #[inline]
    pub(crate) fn bears_on_king(&self, side: Side, play: Move) -> bool {
        AROUND[self.king(side).index()] & (play.from.bit() | play.to.bit()) != 0
    }

    /// Whether the side to move leaves its own general safe by `play`, given whether it stands in check now and the
    /// position after the move.
    #[inline]
    pub(crate) fn is_safe(&self, play: Move, checked: bool, after: &Board) -> bool {
        let side = self.turn;
        !(checked || self.bears_on_king(side, play)) || !after.in_check(side)
    }

    /// Whether `play`, by the side to move, gives check, given the position after the move.
    #[inline]
    pub(crate) fn gives_check(&self, play: Move, after: &Board) -> bool {
        let them = self.turn.other();
        self.bears_on_king(them, play) && after.in_check(them)
    }

    /// The pieces that attack the general of `side`, as bits.
    pub fn checkers(&self, side: Side) -> u128 {
        self.attackers(self.king(side), side.other(), true, self.muted)
    }

    /// The pieces of `by` that could take on `square` by the way they move, as bits; own-general safety is not asked.
    ///
    /// A general counts as attacking the other general down an open file.
    pub fn attackers_of(&self, square: Square, by: Side) -> u128 {
        self.attackers(square, by, false, 0)
    }

    /// With `general_only` the pieces that can never reach the other general are left out.
    #[inline]
    fn attackers(&self, target: Square, by: Side, general_only: bool, ignored: u128) -> u128 {
        let mut found = 0;
        let is = |square: Square, kind| self.cells[square.index()] == Piece::new(by, kind).index() as u8;
        let enemies = self.occupied[by as usize];
        let all = self.occupied[0] | self.occupied[1];
        for (line, ray) in RAY_SETS[target.index()].iter().enumerate() {
            if ray & enemies == 0 {
                continue;
            }
            // Lines alternate between rising and falling numbers of points: see `LINES`.
            let nearest = |set: u128| if line % 2 == 0 { set.trailing_zeros() } else { 127 - set.leading_zeros() };
            let blockers = ray & all;
            let first = Square::new(nearest(blockers) as u8);
            if is(first, Kind::Rook) || is(first, Kind::King) && self.faces(first, target) {
                found |= first.bit();
            }
            let behind = blockers & !first.bit();
            if behind != 0 {
                let second = Square::new(nearest(behind) as u8);
                if is(second, Kind::Cannon) {
                    found |= second.bit();
                }
            }
        }
        if HORSE_SETS[target.index()] & enemies != 0 {
            for (square, leg) in HORSE_TO[target.index()].iter() {
                if is(square, Kind::Horse) && self.is_empty(leg) {
                    found |= square.bit();
                }
            }
        }
        for square in squares_of(PAWN_SETS[by as usize][target.index()] & enemies) {
            if is(square, Kind::Pawn) {
                found |= square.bit();
            }
        }
        found &= !ignored;
        if general_only {
            return found;
        }
        for (square, _) in ADVISOR[by as usize][target.index()].iter() {
            if is(square, Kind::Advisor) {
                found |= square.bit();
            }
        }
        for (square, eye) in ELEPHANT[by as usize][target.index()].iter() {
            if is(square, Kind::Elephant) && self.is_empty(eye) {
                found |= square.bit();
            }
        }
        for (square, _) in KING[by as usize][target.index()].iter() {
            if is(square, Kind::King) {
                found |= square.bit();
            }
        }
        found & !ignored
    }

    fn faces(&self, general: Square, target: Square) -> bool {
        general.file() == target.file() && self.at(target).is_some_and(|piece| piece.kind == Kind::King)
    }

    /// Left and right exchanged.
    pub fn mirrored(&self) -> Board {
        self.mapped(Square::mirrored, |piece| piece, self.turn)
    }

    /// The colours exchanged, and with them the side to move.
    pub fn swapped(&self) -> Board {
        self.mapped(Square::swapped, |piece| Piece::new(piece.side.other(), piece.kind), self.turn.other())
    }

    fn mapped(&self, place: fn(Square) -> Square, paint: fn(Piece) -> Piece, turn: Side) -> Board {
        let pieces = Side::ALL.into_iter().flat_map(|side| self.pieces(side));
        Board::new(pieces.map(|(square, piece)| (place(square), paint(piece))), turn).expect("both generals are kept")
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.turn == other.turn && self.cells == other.cells
    }
}

impl Eq for Board {}

impl fmt::Display for Board {
    /// Ten lines from Black's back rank down, FEN letters and dots.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..10).rev() {
            write!(f, "{rank} ")?;
            for file in 0..9 {
                let square = Square::at(file, rank).expect("on the board");
                write!(f, " {}", self.at(square).map_or('.', Piece::letter))?;
            }
            writeln!(f)?;
        }
        write!(f, "   a b c d e f g h i")
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}\n{} to move", self.turn)
    }
}

const BLACK_TO_MOVE: u64 = mix(0x5151);

fn key(piece: Piece, square: Square) -> u64 {
    KEYS[piece.index()][square.index()]
}

static KEYS: [[u64; Square::COUNT]; 14] = {
    let mut keys = [[0; Square::COUNT]; 14];
    let mut piece = 0;
    while piece < 14 {
        let mut square = 0;
        while square < Square::COUNT {
            keys[piece][square] = mix((piece * 128 + square + 1) as u64);
            square += 1;
        }
        piece += 1;
    }
    keys
};

const fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
