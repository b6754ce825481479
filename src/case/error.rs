//! Why a file could not be read as a case.

use super::place::{self, Place};
use crate::text::{Tell, Text, Told, is_error, say};

/// A file that could not be read, with the place of the fault where it has one.
///
/// ```
/// let error = adjudicate::case::read("a.json", br#"{"fen": "", "moves": [1]}"#).unwrap_err();
/// assert_eq!(error.to_string(), "a.json:1:23: moves[0]: expected a string holding one move, found the number 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// The name of the file, or `-` for standard input.
    pub file: String,
    /// Where the fault is.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: CaseFault,
}

/// What is wrong with a file. Paths are JSON paths such as `moves[3]`, indices from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseFault {
    /// The file is longer than any record.
    TooLarge {
        /// The limit.
        most: usize,
    },
    /// A game in a stream of games is longer than any game.
    LongGame {
        /// The limit.
        most: usize,
    },
    /// The bytes could not be had.
    Unreadable {
        /// What the system says.
        what: String,
    },
    /// The bytes are not UTF-8.
    NotUtf8 {
        /// The first offending byte, from 0.
        offset: usize,
    },
    /// The bytes are of no known format.
    Unknown {
        /// The names of the formats known.
        known: Vec<&'static str>,
    },
    /// The bytes are of a format that is known and not read.
    NotRead {
        /// The name of the format.
        name: &'static str,
        /// What to do.
        advice: Text,
    },
    /// The file is of a known format and damaged.
    Damaged {
        /// The name of the format.
        format: &'static str,
        /// What was expected and what was found.
        what: Told,
    },
    /// More lines than any game.
    TooManyLines {
        /// The limit.
        most: usize,
    },
    /// There is no such game in the file.
    NoSuchGame {
        /// The number asked for, from 1.
        asked: u32,
        /// How many there are.
        count: usize,
    },
    /// The text is not JSON.
    NotJson {
        /// What the JSON reader expected.
        what: String,
    },
    /// A value of the wrong type or out of range.
    WrongType {
        /// The path of the value; empty for the whole.
        path: String,
        /// What was expected.
        expected: Text,
        /// What was found.
        found: Box<Told>,
    },
    /// A field that must be there is not.
    Missing {
        /// The path of the field.
        path: String,
    },
    /// A key stands twice in one object.
    Duplicate {
        /// The path of the key.
        path: String,
    },
    /// The list of moves is empty.
    NoMoves,
    /// More moves than any game, in a line or in all lines together.
    TooManyMoves {
        /// How many.
        count: usize,
        /// The limit.
        most: usize,
    },
}

impl Tell for CaseError {
    fn told(&self) -> Told {
        place::located(Some(&self.file), self.place, &self.fault)
    }
}
is_error!(CaseError);

impl Tell for CaseFault {
    fn told(&self) -> Told {
        match self {
            CaseFault::TooLarge { most } => say!(
                "文件超过 {most} 字节；更长的 PGN、引擎日志和 NDJSON 可用 batch 读取",
                "the file has more than {most} bytes; PGN, engine logs and NDJSON of any length are read by `batch`"
            ),
            CaseFault::LongGame { most } => {
                say!("{most} 字节之内没有一局结束；请把文件分开", "no game ends within {most} bytes; divide the file")
            }
            CaseFault::Unreadable { what } => say!("无法读取：{what}", "cannot be read: {what}"),
            CaseFault::NotUtf8 { offset } => say!(
                "第 {offset} 字节不是 UTF-8；请将文件存为 UTF-8",
                "the byte at offset {offset} is not UTF-8; save the file as UTF-8"
            ),
            CaseFault::Unknown { known } => {
                let known = Told { zh: known.join("、"), en: known.join(", ") };
                say!(
                    "不是已知的棋谱；可读的格式有 {known}",
                    "no known record; expected {known}";
                    known
                )
            }
            CaseFault::NotRead { name, advice } => say!(
                "文件是 {name}，这里不能读；{advice}",
                "the file is {name}, which is not read; {advice}";
                advice
            ),
            CaseFault::Damaged { format, what } => say!("{format}：{what}", "{format}: {what}"; what),
            CaseFault::TooManyLines { most } => {
                say!("一局的分支超过 {most} 条；请分开", "a game has more than {most} lines; split it")
            }
            CaseFault::NoSuchGame { asked, count } => {
                say!("文件有 {count} 局，没有第 {asked} 局", "the file has {count} games; there is no game {asked}")
            }
            CaseFault::NotJson { what } => say!("不是 JSON：{what}", "not JSON: {what}"),
            CaseFault::WrongType { path, expected, found } if path.is_empty() => say!(
                "应为{expected}，实为{found}",
                "expected {expected}, found {found}";
                expected, found
            ),
            CaseFault::WrongType { path, expected, found } => say!(
                "{path}：应为{expected}，实为{found}",
                "{path}: expected {expected}, found {found}";
                expected, found
            ),
            CaseFault::Missing { path } => say!(
                "缺少 `{path}`；案例至少要有 `fen` 和 `moves`，`warned`、`claimed` 要有 `side`",
                "the field `{path}` is missing; a case needs at least `fen` and `moves`, and `warned` and `claimed` need `side`"
            ),
            CaseFault::Duplicate { path } => {
                say!("键 `{path}` 出现两次；请留一个", "the key `{path}` is given twice; keep one")
            }
            CaseFault::NoMoves => say!(
                "`moves` 是空的；应为从 `fen` 的局面起的着法",
                "`moves` is empty; expected the moves of the dispute from the position in `fen`"
            ),
            CaseFault::TooManyMoves { count, most } => {
                say!("有 {count} 着；最多读 {most} 着", "there are {count} moves; at most {most} are read")
            }
        }
    }
}
is_error!(CaseFault);
