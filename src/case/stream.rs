//! A file as a stream of games, one at a time, so that memory does not grow with the file.
//!
//! PGN, engine logs, lists and NDJSON are read in blocks and cut where a game begins; a game that cannot be read is an error of
//! its own and the next one follows. Files of other formats are read whole.

use std::collections::VecDeque;
use std::io::Read;

use super::encoding;
use super::formats::{self, Format, Reader};
use super::{CaseError, CaseFault, Located, MAX_BYTES, Record, sha256};
use crate::text::Told;

/// How many bytes are read at a time.
const BLOCK: usize = 1 << 20;

/// Reads a file game by game. `file` is the name used in messages.
///
/// What is given for each game is what [`read_all`](super::read_all) gives, but that games which follow one another may be
/// faulty each alone, and that a file of more than a megabyte has no hash.
///
/// ```
/// let text = "[Red \"a\"]\n1. C2=5 *\n\n[Red \"b\"]\n1. h2e2 *\n".repeat(3);
/// let games: Vec<_> = adjudicate::case::stream("a.pgn", text.as_bytes()).map(Result::unwrap).collect();
/// assert_eq!((games.len(), games[5].main.game, games[5].main.moves[0].line), (6, 6, 15));
/// ```
pub fn stream<R: Read>(file: &str, source: R) -> Stream<R> {
    Stream {
        file: file.to_owned(),
        source,
        buffer: Vec::new(),
        is_whole: false,
        games: None,
        waiting: VecDeque::new(),
        is_done: false,
    }
}

/// The games of a file, see [`stream`].
pub struct Stream<R> {
    file: String,
    source: R,
    /// Bytes read and not yet cut into games.
    buffer: Vec<u8>,
    /// Whether the file ends with the buffer.
    is_whole: bool,
    games: Option<Games>,
    waiting: VecDeque<Result<Record, CaseError>>,
    is_done: bool,
}

/// What is known of a file whose games follow one another.
struct Games {
    format: &'static Format,
    starts: fn(&str) -> Vec<usize>,
    /// In which the file began, or went on where it was none of UTF-8 so far.
    encoding: &'static str,
    /// Of the file, where it was in the buffer as a whole.
    hash: String,
    /// How many lines stand above the buffer.
    above: usize,
    /// How many games there were before.
    count: u32,
}

impl<R: Read> Iterator for Stream<R> {
    type Item = Result<Record, CaseError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.waiting.is_empty() && !self.is_done {
            if let Err((place, fault)) = self.read_on() {
                self.is_done = true;
                let file = self.file.clone();
                self.waiting.push_back(Err(CaseError { file, place, fault }));
            }
        }
        self.waiting.pop_front()
    }
}

impl<R: Read> Stream<R> {
    /// Reads on until games are waiting or the file is done.
    fn read_on(&mut self) -> Result<(), Located> {
        self.fill(BLOCK)?;
        if self.games.is_none() {
            self.games = self.begin()?;
        }
        match self.games.take() {
            Some(mut games) => {
                let cut = self.cut(&mut games);
                self.games = Some(games);
                cut
            }
            None => self.read_whole(),
        }
    }

    fn fill(&mut self, count: usize) -> Result<(), Located> {
        let wanted = count as u64;
        let read = self.source.by_ref().take(wanted).read_to_end(&mut self.buffer);
        let read = read.map_err(|error| (None, CaseFault::Unreadable { what: error.to_string() }))?;
        self.is_whole = (read as u64) < wanted;
        Ok(())
    }

    /// The part of the buffer that ends with a line.
    fn lines(&self) -> &[u8] {
        let end = self.buffer.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        if self.is_whole { &self.buffer } else { &self.buffer[..end] }
    }

    /// Tells the format by the first block; `None` if the file must be read whole.
    fn begin(&self) -> Result<Option<Games>, Located> {
        let Ok(found) = formats::recognise(self.lines()) else { return Ok(None) };
        let encoding = found.text.map_or("", |text| text.encoding);
        let is_cut_by_bytes = ["UTF-8", "GB18030", "Big5"].contains(&encoding);
        Ok(found.format.starts.filter(|_| is_cut_by_bytes).map(|starts| Games {
            format: found.format,
            starts,
            encoding,
            hash: if self.is_whole { sha256(&self.buffer) } else { String::new() },
            above: 0,
            count: 0,
        }))
    }

    /// Cuts the games out of the buffer; the last stays there until it is known to be at its end.
    fn cut(&mut self, games: &mut Games) -> Result<(), Located> {
        let text = encoding::decode_on(self.lines(), games.encoding)?;
        if text.encoding != "UTF-8" {
            games.encoding = text.encoding;
        }
        let mut starts = (games.starts)(&text.text);
        let end = match starts.last() {
            Some(_) if self.is_whole => text.text.len(),
            Some(&last) => last,
            None => text.text.len(),
        };
        if end == 0 && !self.is_whole && self.buffer.len() >= MAX_BYTES {
            return Err((None, CaseFault::LongGame { most: MAX_BYTES }));
        }
        starts.retain(|&start| start < end);
        let (mut line, mut at, mut found) = (0, 0, Vec::new());
        let ends = starts.iter().skip(1).copied().chain([end]);
        for (&start, end) in starts.iter().zip(ends) {
            line += newlines(&text.text[at..start]);
            at = start;
            found.extend(games.read(&text.text[start..end], line, text.warning.as_ref(), &self.file));
        }
        let lines = line + newlines(&text.text[at..end]);
        self.waiting.extend(found);
        games.above += lines;
        let cut = if self.is_whole { self.buffer.len() } else { after_lines(&self.buffer, lines) };
        self.buffer.drain(..cut);
        self.is_done = self.is_whole;
        if self.is_done && games.count == 0 {
            return Err((None, CaseFault::Unknown { known: formats::format_names() }));
        }
        Ok(())
    }

    /// Reads a file of another format, up to its limit.
    fn read_whole(&mut self) -> Result<(), Located> {
        if !self.is_whole {
            self.fill((MAX_BYTES + 1).saturating_sub(self.buffer.len()))?;
        }
        self.is_done = true;
        match formats::read_all(&self.file, &self.buffer) {
            Ok(records) => self.waiting.extend(records.into_iter().map(Ok)),
            Err(error) => self.waiting.push_back(Err(error)),
        }
        self.buffer = Vec::new();
        Ok(())
    }
}

impl Games {
    /// Reads the part of a text that holds one game, `line` lines below the beginning of the buffer.
    fn read(&mut self, part: &str, line: usize, warning: Option<&Told>, file: &str) -> Vec<Result<Record, CaseError>> {
        let above = self.above + line;
        let Reader::Text { read, .. } = &self.format.reader else { return Vec::new() };
        let records = match read(part) {
            Ok(records) => records,
            Err((place, fault)) => {
                self.count += 1;
                let place = place.map(|place| place.down(above));
                return vec![Err(CaseError { file: file.to_owned(), place, fault })];
            }
        };
        let finish = |mut record: Record| {
            self.count += 1;
            record.move_down(above);
            let main = &mut record.main;
            (main.file, main.sha256) = (file.to_owned(), self.hash.clone());
            (main.format, main.encoding, main.game) = (self.format.name, self.encoding, self.count);
            main.warnings.extend(warning.cloned());
            Ok(record)
        };
        records.into_iter().map(finish).collect()
    }
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

/// The offset after so many lines.
fn after_lines(bytes: &[u8], lines: usize) -> usize {
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    lines.checked_sub(1).and_then(|last| ends.nth(last)).unwrap_or(0)
}
