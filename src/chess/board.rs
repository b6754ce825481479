//! A position: who stands where and whose move it is.

use std::fmt;

use super::piece::{Kind, Piece, Side};
use super::square::{Move, Square};
use super::squares::Squares;
use super::zobrist::{BLACK_TO_MOVE, KEYS};

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
    occupied: [Squares; 2],
    kinds: [Squares; 7],
    /// All pieces, file by file: a point has the bit `10 * file + rank`, so that the ten points of a file lie side by side as the nine
    /// of a rank do in a set.
    turned: u128,
    muted: Squares,
    hash: u64,
    cells: [u8; Square::COUNT],
    kings: [Square; 2],
    turn: Side,
}

/// What it takes to take a move back: see [`Board::make`].
#[derive(Clone, Copy, Debug)]
pub struct Made {
    play: Move,
    victim: Option<Piece>,
    muted: Squares,
}

impl Board {
    /// A board with these pieces; of several on one point the last stays.
    ///
    /// Returns `None` unless each side has one general and no more pieces of any kind than a set has.
    pub fn new(pieces: impl IntoIterator<Item = (Square, Piece)>, turn: Side) -> Option<Board> {
        let mut board = Board {
            occupied: [Squares::EMPTY; 2],
            kinds: [Squares::EMPTY; 7],
            turned: 0,
            muted: Squares::EMPTY,
            hash: if turn == Side::Black { BLACK_TO_MOVE } else { 0 },
            cells: [EMPTY; Square::COUNT],
            kings: [Square::new(0); 2],
            turn,
        };
        for (square, piece) in pieces {
            board.remove(square);
            board.put(square, piece);
            if piece.kind == Kind::King {
                board.kings[piece.side as usize] = square;
            }
        }
        let fits = |side, kind: Kind| {
            let count = board.of(side, kind).len();
            count <= kind.most() && (count == 1 || kind != Kind::King)
        };
        Side::ALL.into_iter().all(|side| Kind::ALL.into_iter().all(|kind| fits(side, kind))).then_some(board)
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

    /// The points held by `side`.
    #[inline]
    pub fn occupied(&self, side: Side) -> Squares {
        self.occupied[side as usize]
    }

    /// The points held by either side.
    #[inline]
    pub fn all(&self) -> Squares {
        self.occupied[0] | self.occupied[1]
    }

    /// The points held by pieces of one kind, of either side.
    #[inline]
    pub fn kind(&self, kind: Kind) -> Squares {
        self.kinds[kind as usize]
    }

    /// The points held by pieces of one kind and side.
    #[inline]
    pub fn of(&self, side: Side, kind: Kind) -> Squares {
        self.kinds[kind as usize] & self.occupied[side as usize]
    }

    /// All pieces, file by file: a point has the bit `10 * file + rank`.
    #[inline]
    pub(super) fn turned(&self) -> u128 {
        self.turned
    }

    /// The pieces of `side` with their points, from `a0` to `i9`.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied(side).iter().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// A 64-bit key of the position, equal for equal positions (the converse holds but for rare collisions).
    #[inline]
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

    /// The position with `side` to move, in check or not: pieces that check it give no check as long as they stay where they are.
    ///
    /// Semantics §3: a threat in a position where one's own general is in check is tested as if the check were absent.
    pub(crate) fn unchecked(&self, side: Side) -> Board {
        let mut board = if self.turn == side { *self } else { self.passed() };
        if board.in_check(side) {
            board.muted = board.checkers(side);
        }
        board
    }

    /// The pieces told to give no check.
    #[inline]
    pub(super) fn muted_set(&self) -> Squares {
        self.muted
    }

    /// What tells this position apart from others, the pieces told to give no check included.
    pub(crate) fn memory_key(&self) -> (u64, Squares) {
        (self.hash, self.muted)
    }

    /// Whether the piece on `square` has been told to give no check.
    pub(crate) fn is_muted(&self, square: Square) -> bool {
        self.muted.contains(square)
    }

    /// The position after a move, with the other side to move. Legality is not checked.
    #[inline]
    pub fn after(&self, play: Move) -> Board {
        let mut board = *self;
        board.make(play);
        board
    }

    /// Plays a move and gives what it takes to take it back. Legality is not checked.
    ///
    /// ```
    /// use adjudicate::chess::{Move, fen};
    /// let mut board = fen::parse(fen::START).unwrap();
    /// let made = board.make(Move::parse("h2h9").unwrap());
    /// assert_eq!(board.hash(), fen::parse(&fen::write(&board)).unwrap().hash());
    /// board.unmake(made);
    /// assert_eq!(board, fen::parse(fen::START).unwrap());
    /// ```
    #[inline]
    pub fn make(&mut self, play: Move) -> Made {
        let victim = self.at(play.to);
        let made = Made { play, victim, muted: self.muted };
        self.remove(play.to);
        self.muted -= Squares::from([play.from, play.to]);
        self.carry(play.from, play.to);
        self.turn = self.turn.other();
        self.hash ^= BLACK_TO_MOVE;
        made
    }

    /// Takes back the move last played.
    #[inline]
    pub fn unmake(&mut self, made: Made) {
        let Made { play, victim, muted } = made;
        self.carry(play.to, play.from);
        if let Some(victim) = victim {
            self.put(play.to, victim);
        }
        self.muted = muted;
        self.turn = self.turn.other();
        self.hash ^= BLACK_TO_MOVE;
    }

    /// Moves what stands on a point, if anything, to an empty one.
    #[inline]
    fn carry(&mut self, from: Square, to: Square) {
        let Some(piece) = self.at(from) else { return };
        self.cells[to.index()] = self.cells[from.index()];
        self.cells[from.index()] = EMPTY;
        let both = Squares::from([from, to]);
        self.occupied[piece.side as usize] ^= both;
        self.kinds[piece.kind as usize] ^= both;
        self.turned ^= from.turned_bit() | to.turned_bit();
        let keys = &KEYS[piece.index()];
        self.hash ^= keys[from.index()] ^ keys[to.index()];
        if piece.kind == Kind::King {
            self.kings[piece.side as usize] = to;
        }
    }

    #[inline]
    fn put(&mut self, square: Square, piece: Piece) {
        self.cells[square.index()] = piece.index() as u8;
        self.toggle(square, piece);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        if let Some(piece) = self.at(square) {
            self.cells[square.index()] = EMPTY;
            self.toggle(square, piece);
        }
    }

    #[inline]
    fn toggle(&mut self, square: Square, piece: Piece) {
        self.occupied[piece.side as usize] ^= Squares::only(square);
        self.kinds[piece.kind as usize] ^= Squares::only(square);
        self.turned ^= square.turned_bit();
        self.hash ^= KEYS[piece.index()][square.index()];
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
        self.hash == other.hash && self.turn == other.turn && self.cells == other.cells
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
