//! Why a file could not be read as a case.

use super::place::Place;
use super::told::{Both, InChinese, Told};

/// A file that could not be read, with the place of the fault where it has one.
///
/// ```
/// let error = adjudicate::case::read("a.json", br#"{"fen": "", "moves": [1]}"#).unwrap_err();
/// assert_eq!(error.to_string(), "a.json:1:23: moves[0]: expected a string holding one move, found the number 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {fault}", .place.map(|place| format!(":{place}")).unwrap_or_default())]
pub struct CaseError {
    /// The name of the file, or `-` for standard input.
    pub file: String,
    /// Where the fault is.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: CaseFault,
}

/// What is wrong with a file. Paths are JSON paths such as `moves[3]`, indices from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CaseFault {
    /// The file is longer than any record.
    #[error("the file has more than {most} bytes; PGN, engine logs and NDJSON of any length are read by `batch`")]
    TooLarge {
        /// The limit.
        most: usize,
    },
    /// A game in a stream of games is longer than any game.
    #[error("no game ends within {most} bytes; divide the file")]
    LongGame {
        /// The limit.
        most: usize,
    },
    /// The bytes could not be had.
    #[error("cannot be read: {what}")]
    Unreadable {
        /// What the system says.
        what: String,
    },
    /// The bytes are not UTF-8.
    #[error("the byte at offset {offset} is not UTF-8; save the file as UTF-8")]
    NotUtf8 {
        /// The first offending byte, from 0.
        offset: usize,
    },
    /// The bytes are of no known format.
    #[error("no known record; expected {}", .known.join(", "))]
    Unknown {
        /// The names of the formats known.
        known: Vec<&'static str>,
    },
    /// The bytes are of a format that is known and not read.
    #[error("the file is {name}, which is not read; {advice}")]
    NotRead {
        /// The name of the format.
        name: &'static str,
        /// What to do.
        advice: Both,
    },
    /// The file is of a known format and damaged.
    #[error("{format}: {what}")]
    Damaged {
        /// The name of the format.
        format: &'static str,
        /// What was expected and what was found.
        what: Told,
    },
    /// More lines than any game.
    #[error("a game has more than {most} lines; split it")]
    TooManyLines {
        /// The limit.
        most: usize,
    },
    /// There is no such game in the file.
    #[error("the file has {count} games; there is no game {asked}")]
    NoSuchGame {
        /// The number asked for, from 1.
        asked: u32,
        /// How many there are.
        count: usize,
    },
    /// The text is not JSON.
    #[error("not JSON: {what}")]
    NotJson {
        /// What the JSON reader expected.
        what: String,
    },
    /// A value of the wrong type or out of range.
    #[error("{}expected {expected}, found {found}", if .path.is_empty() { String::new() } else { format!("{path}: ") })]
    WrongType {
        /// The path of the value; empty for the whole.
        path: String,
        /// What was expected.
        expected: Both,
        /// What was found.
        found: Box<Told>,
    },
    /// A field that must be there is not.
    #[error("the field `{path}` is missing; a case needs at least `fen` and `moves`, and `warned` needs `side`")]
    Missing {
        /// The path of the field.
        path: String,
    },
    /// A key stands twice in one object.
    #[error("the key `{path}` is given twice; keep one")]
    Duplicate {
        /// The path of the key.
        path: String,
    },
    /// The list of moves is empty.
    #[error("`moves` is empty; expected the moves of the dispute from the position in `fen`")]
    NoMoves,
    /// More moves than any game, in a line or in all lines together.
    #[error("there are {count} moves; at most {most} are read")]
    TooManyMoves {
        /// How many.
        count: usize,
        /// The limit.
        most: usize,
    },
}

impl InChinese for CaseError {
    fn in_chinese(&self) -> String {
        let place = self.place.map_or(String::new(), |place| match place.line {
            0 => format!("第 {} 字节：", place.column),
            _ => format!("{place}："),
        });
        let file = &self.file;
        let separator = if self.place.is_some_and(|place| place.line > 0) { ":" } else { "：" };
        format!("{file}{separator}{place}{}", self.fault.in_chinese())
    }
}

impl InChinese for CaseFault {
    fn in_chinese(&self) -> String {
        match self {
            CaseFault::TooLarge { most } => {
                format!("文件超过 {most} 字节；更长的 PGN、引擎日志和 NDJSON 可用 batch 读取")
            }
            CaseFault::LongGame { most } => format!("{most} 字节之内没有一局结束；请把文件分开"),
            CaseFault::Unreadable { what } => format!("无法读取：{what}"),
            CaseFault::NotUtf8 { offset } => format!("第 {offset} 字节不是 UTF-8；请将文件存为 UTF-8"),
            CaseFault::Unknown { known } => format!("不是已知的棋谱；可读的格式有 {}", known.join("、")),
            CaseFault::NotRead { name, advice } => format!("文件是 {name}，这里不能读；{}", advice.zh),
            CaseFault::Damaged { format, what } => format!("{format}：{}", what.zh),
            CaseFault::TooManyLines { most } => format!("一局的分支超过 {most} 条；请分开"),
            CaseFault::NoSuchGame { asked, count } => format!("文件有 {count} 局，没有第 {asked} 局"),
            CaseFault::NotJson { what } => format!("不是 JSON：{what}"),
            CaseFault::WrongType { path, expected, found } => {
                let path = if path.is_empty() { String::new() } else { format!("{path}：") };
                format!("{path}应为{}，实为{}", expected.zh, found.zh)
            }
            CaseFault::Missing { path } => {
                format!("缺少 `{path}`；案例至少要有 `fen` 和 `moves`，`warned` 要有 `side`")
            }
            CaseFault::Duplicate { path } => format!("键 `{path}` 出现两次；请留一个"),
            CaseFault::NoMoves => "`moves` 是空的；应为从 `fen` 的局面起的着法".to_owned(),
            CaseFault::TooManyMoves { count, most } => format!("有 {count} 着；最多读 {most} 着"),
        }
    }
}
