//! What every spoken notation says of a move: which piece, from which file, which way, how far.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};

/// A move in the terms of Chinese and WXF notation, all counted from the mover's side of the board.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    /// The piece that moves.
    pub piece: Piece,
    /// The file it leaves, 1–9 from the mover's right.
    pub file: u8,
    /// `+` forward, `-` backward, `=` sideways.
    pub action: char,
    /// The points moved for a straight forward or backward move, else the file reached, 1–9 from the mover's right.
    pub target: u8,
    /// Its place among pieces of its kind on the file.
    pub on_file: Rank,
    /// Its place among all pawns that share a file with another, if it is one of them and such files are two.
    pub among_pairs: Option<Rank>,
}

/// A place in a row of like pieces, counted from the front, files from the mover's right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rank {
    /// From 0 for the foremost.
    pub index: usize,
    /// How many there are.
    pub size: usize,
}

impl Rank {
    pub(super) fn is_first(self) -> bool {
        self.size > 1 && self.index == 0
    }

    pub(super) fn is_last(self) -> bool {
        self.size > 1 && self.index + 1 == self.size
    }

    pub(super) fn is_middle(self) -> bool {
        self.size == 3 && self.index == 1
    }

    /// Counted from 1.
    pub(super) fn number(self) -> usize {
        self.index + 1
    }
}

impl Slots {
    /// Describes a move of the piece on `play.from`; `None` if nothing stands there.
    pub(super) fn of(board: &Board, play: Move) -> Option<Slots> {
        let piece = board.at(play.from)?;
        let ahead = play.to.home_rank(piece.side) - play.from.home_rank(piece.side);
        let like = like_pieces(board, piece);
        let same_file: Vec<Square> = like.iter().copied().filter(|square| square.file() == play.from.file()).collect();
        Some(Slots {
            piece,
            file: file_number(play.from, piece.side),
            action: match ahead {
                0 => '=',
                1.. => '+',
                _ => '-',
            },
            target: target_of(piece.side, play),
            on_file: rank_in(&same_file, play.from),
            among_pairs: (piece.kind == Kind::Pawn).then(|| among_pairs(&like, play.from)).flatten(),
        })
    }

    /// Whether the file must be replaced by a mark of position: rooks, horses, cannons and pawns on one file.
    pub(super) fn is_tandem(&self) -> bool {
        self.on_file.size > 1 && matches!(self.piece.kind, Kind::Rook | Kind::Horse | Kind::Cannon | Kind::Pawn)
    }

    /// The letter of the kind: `K A E H R C P`.
    pub(super) fn letter(&self) -> char {
        letter(self.piece.kind)
    }

    /// The way and the target, as in `=5`.
    pub(super) fn goal(&self) -> String {
        format!("{}{}", self.action, self.target)
    }
}

/// The points moved for a straight forward or backward move, else the file reached; `None` if nothing stands on `play.from`.
pub(super) fn target(board: &Board, play: Move) -> Option<u8> {
    board.at(play.from).map(|piece| target_of(piece.side, play))
}

fn target_of(side: Side, play: Move) -> u8 {
    match play.from.file() == play.to.file() {
        true => (play.to.rank() - play.from.rank()).unsigned_abs(),
        false => file_number(play.to, side),
    }
}

/// The letter of a kind in WXF: `K A E H R C P`.
pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        _ => kind.letter(),
    }
}

fn file_number(square: Square, side: Side) -> u8 {
    let from_left = square.file().unsigned_abs();
    match side {
        Side::Red => 9 - from_left,
        Side::Black => from_left + 1,
    }
}

/// Pieces equal to `piece`, file by file from the mover's right, foremost first.
fn like_pieces(board: &Board, piece: Piece) -> Vec<Square> {
    let same = board.pieces(piece.side).filter(|&(_, other)| other == piece);
    let mut squares: Vec<Square> = same.map(|(square, _)| square).collect();
    squares.sort_by_key(|&square| (file_number(square, piece.side), -square.home_rank(piece.side)));
    squares
}

fn rank_in(squares: &[Square], square: Square) -> Rank {
    Rank { index: squares.iter().position(|&other| other == square).unwrap_or(0), size: squares.len() }
}

fn among_pairs(pawns: &[Square], square: Square) -> Option<Rank> {
    let on_file = |file| pawns.iter().filter(|pawn| pawn.file() == file).count();
    let paired: Vec<Square> = pawns.iter().copied().filter(|pawn| on_file(pawn.file()) > 1).collect();
    let several_files = paired.iter().any(|pawn| pawn.file() != square.file());
    (several_files && paired.contains(&square)).then(|| rank_in(&paired, square))
}
