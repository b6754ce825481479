//! The list of input formats, and how a file is told to be one of them.

use super::encoding::{self, Decoded};
use super::{
    Case, CaseError, CaseFault, Located, MAX_BYTES, Record, cbf, cbr, ccm, che, chn, dhj, dhtmlxq, fen_line, json, mxq,
    pgn, prose, sha256, uci, unread, wxf, xqf,
};

/// An input format.
pub(super) struct Format {
    /// The name, as [`Case::format`] gives it.
    pub name: &'static str,
    /// The usual endings of file names, in lower case. They choose files out of folders, never the format.
    pub endings: &'static [&'static str],
    /// How it is recognised and read.
    pub reader: Reader,
    /// Where games begin in a text, for formats whose games follow one another and can be read each alone.
    pub starts: Option<fn(&str) -> Vec<usize>>,
}

/// How a format is recognised, and how its games are read in order.
pub(super) enum Reader {
    /// Bytes of any kind.
    Binary { fits: fn(&[u8]) -> bool, read: fn(&[u8]) -> Result<Vec<Record>, Located> },
    /// Text in any encoding.
    Text { fits: fn(&str) -> bool, read: fn(&str) -> Result<Vec<Record>, Located> },
}

/// Every input format, tried in this order: those that cannot be mistaken come first.
static FORMATS: &[&Format] = &[
    &xqf::FORMAT,
    &cbr::FORMAT,
    &cbr::LIBRARY,
    &mxq::FORMAT,
    &ccm::FORMAT,
    &chn::FORMAT,
    &json::LINES,
    &json::FORMAT,
    &cbf::FORMAT,
    &dhj::FORMAT,
    &dhtmlxq::FORMAT,
    &wxf::FORMAT,
    &uci::FORMAT,
    &fen_line::FORMAT,
    &pgn::FORMAT,
    &che::FORMAT,
    &dhtmlxq::DIGITS,
    &uci::LIST,
    &prose::FORMAT,
];

/// The names of all input formats.
pub fn format_names() -> Vec<&'static str> {
    FORMATS.iter().map(|format| format.name).collect()
}

/// The endings of file names that records have, in lower case, each once; `json` comes first.
///
/// ```
/// assert_eq!(adjudicate::case::record_endings()[0], "json");
/// ```
pub fn record_endings() -> Vec<&'static str> {
    let mut endings = vec!["json"];
    for ending in FORMATS.iter().flat_map(|format| format.endings) {
        if !endings.contains(ending) {
            endings.push(ending);
        }
    }
    endings
}

/// Reads the main line of the first game from the bytes of a file.
///
/// `file` is the name used in messages (`-` for standard input).
///
/// # Errors
/// As [`read_all`].
///
/// ```
/// let text = r#"{"fen": "4k4/9/9/9/9/9/9/9/3R5/3K5 w", "moves": "d1d2 e9e8"}"#;
/// let case = adjudicate::case::read("a.json", text.as_bytes()).unwrap();
/// assert_eq!(case.moves[1].text, "e9e8");
/// assert_eq!((case.moves[1].line, case.moves[1].column), (1, 55));
/// ```
pub fn read(file: &str, bytes: &[u8]) -> Result<Case, CaseError> {
    Ok(read_all(file, bytes)?.swap_remove(0).main)
}

/// Reads every game from the bytes of a file, in the order of the file; at least one.
///
/// The format is told by content, the encoding of text by trying UTF-8, then GB18030 and Big5. A byte order mark is tolerated.
/// What is odd but can be read is told in [`Case::warnings`].
///
/// # Errors
/// If the bytes are too many, in no known encoding, or no record; see [`CaseFault`].
///
/// ```
/// let text = "[Red \"甲\"]\n1. 炮二平五 马8进7 (1... h9i7) 2. 马二进三 *\n\n[Red \"乙\"]\n1. C2=5 *\n";
/// let games = adjudicate::case::read_all("a.pgn", text.as_bytes()).unwrap();
/// assert_eq!(games.len(), 2);
/// assert_eq!((games[0].line_count(), games[0].main.moves.len()), (2, 3));
/// assert_eq!(games[0].line(1).unwrap().moves[1].text, "h9i7");
/// ```
pub fn read_all(file: &str, bytes: &[u8]) -> Result<Vec<Record>, CaseError> {
    let fail = |(place, fault)| CaseError { file: file.to_owned(), place, fault };
    if bytes.len() > MAX_BYTES {
        return Err(fail((None, CaseFault::TooLarge { most: MAX_BYTES })));
    }
    let Found { format, text } = recognise(bytes).map_err(fail)?;
    let mut records = match (&format.reader, &text) {
        (Reader::Text { read, .. }, Some(decoded)) => read(&decoded.text),
        (Reader::Binary { read, .. }, _) => read(bytes),
        (Reader::Text { .. }, None) => Ok(Vec::new()),
    }
    .map_err(fail)?;
    if records.is_empty() {
        return Err(fail((None, CaseFault::Unknown { known: format_names() })));
    }
    let (encoding, warning) = text.map_or(("", None), |decoded| (decoded.encoding, decoded.warning));
    let hash = sha256(bytes);
    for (number, record) in (1..).zip(&mut records) {
        let main = &mut record.main;
        (main.file, main.sha256) = (file.to_owned(), hash.clone());
        (main.format, main.encoding, main.game) = (format.name, encoding, number);
        main.warnings.extend(warning.clone());
    }
    Ok(records)
}

/// A format, and the text if it is one of text.
pub(super) struct Found<'a> {
    pub format: &'static Format,
    pub text: Option<Decoded<'a>>,
}

/// Tells the format of bytes, which may be the beginning of a longer file.
pub(super) fn recognise(bytes: &[u8]) -> Result<Found<'_>, Located> {
    let binary = |format: &&&Format| matches!(format.reader, Reader::Binary { fits, .. } if fits(bytes));
    if let Some(&format) = FORMATS.iter().find(binary) {
        return Ok(Found { format, text: None });
    }
    let decoded = match json::begins(bytes) {
        true => Decoded { text: encoding::strict_utf8(bytes)?.into(), encoding: "UTF-8", warning: None },
        false => encoding::decode(bytes)?,
    };
    if let Some((name, advice)) = unread::find(&decoded.text) {
        return Err((None, CaseFault::NotRead { name, advice }));
    }
    let text = |format: &&&Format| matches!(format.reader, Reader::Text { fits, .. } if fits(&decoded.text));
    match FORMATS.iter().find(text) {
        Some(&format) => Ok(Found { format, text: Some(decoded) }),
        None => Err((None, CaseFault::Unknown { known: format_names() })),
    }
}

/// A record of a game whose only line is `main`.
pub(super) fn one(main: Case) -> Vec<Record> {
    vec![Record::single(main)]
}
