//! FEN, the text form of a position.
//!
//! Read leniently: `N` or `H` for horses, `B` or `E` for elephants; the side as `w`, `r` or `b`; a missing side is Red;
//! a missing or partial tail (`- - 0 1`, counters alone, stuck to the board) is taken as nothing; `[]` after the board, and
//! `_` for blanks. Written as `N`, `B`, `w`/`b` and `- - 0 1`.

use crate::case::InChinese;

use super::board::Board;
use super::piece::{Kind, Piece, Side};
use super::square::Square;

/// The position at the start of a game.
pub const START: &str = crate::case::START;

/// Why a FEN was refused. Each kind of fault is told apart; rows and columns count from 1, as written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// No text.
    #[error("the FEN is empty; expected ten rows of the board and the side to move")]
    Empty,
    /// Not ten rows.
    #[error("the board has {0} rows; expected 10 rows separated by '/'")]
    Rows(usize),
    /// A row does not describe nine points.
    #[error("row {row} describes {points} points; expected 9")]
    RowWidth {
        /// The row, from 1 at Black's back rank.
        row: usize,
        /// The points it describes.
        points: usize,
    },
    /// An unknown letter.
    #[error("row {row}, column {column}: unknown piece letter '{letter}'; expected one of K A B/E N/H R C P")]
    Letter {
        /// The row, from 1.
        row: usize,
        /// The character in the row, from 1.
        column: usize,
        /// What stood there.
        letter: char,
    },
    /// The side to move is not a known letter.
    #[error("the side to move is {0:?}; expected w or r for red, b for black")]
    Side(String),
    /// Something after the side to move that is no counter.
    #[error(
        "unexpected {0:?} after the side to move; expected nothing or counters as in `- - 0 1`, and moves apart from the FEN"
    )]
    Tail(String),
    /// Not exactly one general.
    #[error("{side} has {count} generals; expected 1")]
    Generals {
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
    },
    /// More pieces of a kind than a set has.
    #[error("{side} has {count} of {letter}; a set has {most}")]
    TooMany {
        /// Whose.
        side: Side,
        /// The letter of the kind.
        letter: char,
        /// How many.
        count: usize,
        /// How many a set has.
        most: usize,
    },
    /// A piece where its kind can never stand.
    #[error("{side} {letter} cannot stand on {square}")]
    Misplaced {
        /// Whose.
        side: Side,
        /// The letter of the kind.
        letter: char,
        /// Where.
        square: Square,
    },
    /// The generals face each other on an open file.
    #[error("the generals on {red} and {black} face each other on an open file")]
    Facing {
        /// Red's general.
        red: Square,
        /// Black's general.
        black: Square,
    },
    /// The side that is not to move is in check.
    #[error("{side} is in check from {by} although it is the other side's move")]
    OpponentInCheck {
        /// The side in check.
        side: Side,
        /// A piece that checks it.
        by: Square,
    },
}

impl InChinese for FenError {
    fn in_chinese(&self) -> String {
        match self {
            FenError::Empty => "FEN 是空的；应有十行棋盘和轮走方".to_owned(),
            FenError::Rows(count) => format!("棋盘有 {count} 行；应为以 '/' 分开的 10 行"),
            FenError::RowWidth { row, points } => format!("第 {row} 行有 {points} 个点；应为 9 个"),
            FenError::Letter { row, column, letter } => {
                format!("第 {row} 行第 {column} 字：不认识的棋子 '{letter}'；应为 K A B/E N/H R C P")
            }
            FenError::Side(found) => format!("轮走方是 {found:?}；红方应为 w 或 r，黑方应为 b"),
            FenError::Tail(found) => {
                format!("轮走方之后有 {found:?}；应无内容或如 `- - 0 1` 的计数，着法应与 FEN 分开")
            }
            FenError::Generals { side, count } => format!("{}有 {count} 个将帅；应为 1 个", side.chinese()),
            FenError::TooMany { side, letter, count, most } => {
                format!("{}有 {count} 个 {letter}；一副棋有 {most} 个", side.chinese())
            }
            FenError::Misplaced { side, letter, square } => format!("{} {letter} 不能在 {square}", side.chinese()),
            FenError::Facing { red, black } => format!("{red} 与 {black} 的将帅对面"),
            FenError::OpponentInCheck { side, by } => format!("{}正被 {by} 将军，却轮到对方走", side.chinese()),
        }
    }
}

/// Reads a FEN.
///
/// # Errors
/// The first fault found; see [`FenError`].
pub fn parse(text: &str) -> Result<Board, FenError> {
    let mut fields =
        text.split(|letter: char| letter == '_' || letter.is_whitespace()).filter(|field| !field.is_empty());
    let placement = fields.next().ok_or(FenError::Empty)?;
    let (placement, glued) = split_glued_tail(placement);
    let is_counter = |letter: char| letter == '-' || letter.is_ascii_digit();
    let side = glued.or_else(|| fields.next()).unwrap_or_default();
    let turn = match side.trim_end_matches(is_counter) {
        "" | "w" | "W" | "r" | "R" => Side::Red,
        "b" | "B" => Side::Black,
        _ => return Err(FenError::Side(side.to_owned())),
    };
    if let Some(other) = fields.find(|field| !field.chars().all(is_counter)) {
        return Err(FenError::Tail(other.to_owned()));
    }
    let pieces = parse_placement(placement)?;
    check_counts(&pieces)?;
    let board = Board::new(pieces, turn).expect("one general each was counted");
    check_safety(&board)?;
    Ok(board)
}

/// Writes a FEN with `N`, `B`, `w`/`b` and an empty tail.
///
/// ```
/// use adjudicate::chess::fen;
/// let board = fen::parse("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r").unwrap();
/// assert_eq!(fen::write(&board), fen::START);
/// ```
pub fn write(board: &Board) -> String {
    let mut text = String::with_capacity(96);
    for rank in (0..10).rev() {
        let mut gap = 0;
        for file in 0..9 {
            match board.at(Square::at(file, rank).expect("on the board")) {
                None => gap += 1,
                Some(piece) => {
                    if gap > 0 {
                        text.push(char::from(b'0' + gap));
                        gap = 0;
                    }
                    text.push(piece.letter());
                }
            }
        }
        if gap > 0 {
            text.push(char::from(b'0' + gap));
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text.push_str(if board.side_to_move() == Side::Red { " w - - 0 1" } else { " b - - 0 1" });
    text
}

/// How many plies without a capture a FEN counts before its position: the number before the last, 0 if it has none.
///
/// ```
/// use adjudicate::chess::fen;
/// assert_eq!(fen::quiet_plies("4k4/9/9/9/9/9/9/9/9/3K5 b - - 117 90"), 117);
/// assert_eq!(fen::quiet_plies("4k4/9/9/9/9/9/9/9/9/3K5 b"), 0);
/// ```
pub fn quiet_plies(text: &str) -> u32 {
    let numbers = text.split(|letter: char| letter == '_' || letter.is_whitespace()).skip(1);
    let mut numbers = numbers.filter_map(|field| field.parse().ok()).collect::<Vec<u32>>().into_iter().rev();
    numbers.nth(1).unwrap_or(0)
}

/// `…/4K4w--01`, `…/4K4b--01` and `…/4K4[]` occur: a side or an empty pocket stuck to the last row.
fn split_glued_tail(placement: &str) -> (&str, Option<&str>) {
    let board = placement.strip_suffix("[]").unwrap_or(placement);
    let last_row = board.rfind('/').map_or(0, |at| at + 1);
    let tail = ["w", "W", "r--", "b--"].into_iter().find_map(|side| board[last_row..].find(side));
    match tail {
        None => (board, None),
        Some(at) => (&board[..last_row + at], Some(&board[last_row + at..last_row + at + 1])),
    }
}

fn parse_placement(placement: &str) -> Result<Vec<(Square, Piece)>, FenError> {
    let rows: Vec<&str> = placement.split('/').collect();
    if rows.len() != 10 {
        return Err(FenError::Rows(rows.len()));
    }
    let mut pieces = Vec::new();
    for (index, text) in rows.iter().enumerate() {
        let row = index + 1;
        let mut points = 0;
        for (column, letter) in text.chars().enumerate() {
            if let Some(gap) = letter.to_digit(10) {
                points += gap as usize;
                continue;
            }
            let piece = Piece::from_letter(letter).ok_or(FenError::Letter { row, column: column + 1, letter })?;
            if let Some(square) = i8::try_from(points).ok().and_then(|file| Square::at(file, 9 - index as i8)) {
                pieces.push((square, piece));
            }
            points += 1;
        }
        if points != 9 {
            return Err(FenError::RowWidth { row, points });
        }
    }
    Ok(pieces)
}

fn check_counts(pieces: &[(Square, Piece)]) -> Result<(), FenError> {
    for side in Side::ALL {
        let count = |kind| pieces.iter().filter(|(_, piece)| *piece == Piece::new(side, kind)).count();
        if count(Kind::King) != 1 {
            return Err(FenError::Generals { side, count: count(Kind::King) });
        }
        for kind in Kind::ALL {
            let most = kind.most();
            if count(kind) > most {
                return Err(FenError::TooMany { side, letter: kind.letter(), count: count(kind), most });
            }
        }
    }
    match pieces.iter().find(|&&(square, piece)| !can_stand(piece, square)) {
        None => Ok(()),
        Some(&(square, Piece { side, kind })) => Err(FenError::Misplaced { side, letter: kind.letter(), square }),
    }
}

/// Whether a piece of this kind can ever come to stand on `square`.
fn can_stand(piece: Piece, square: Square) -> bool {
    let (file, rank) = (square.file(), square.home_rank(piece.side));
    match piece.kind {
        Kind::King => square.in_palace(piece.side),
        Kind::Advisor => square.in_palace(piece.side) && (file + rank) % 2 == 1,
        Kind::Elephant => rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2,
        Kind::Pawn => rank >= 5 || rank >= 3 && file % 2 == 0,
        Kind::Horse | Kind::Rook | Kind::Cannon => true,
    }
}

fn check_safety(board: &Board) -> Result<(), FenError> {
    let (red, black) = (board.king(Side::Red), board.king(Side::Black));
    if board.checkers(Side::Red).contains(black) {
        return Err(FenError::Facing { red, black });
    }
    let waiting = board.side_to_move().other();
    match board.checkers(waiting).first() {
        None => Ok(()),
        Some(by) => Err(FenError::OpponentInCheck { side: waiting, by }),
    }
}
