//! The JSON form of a case: `{"fen": "…", "moves": ["h6i4", …]}`.
//!
//! A game with variations has them under `variations`: `[{"line": "1", "leaves": "0", "ply": 3, "moves": […]}]`, each after the
//! line it leaves, `ply` being the one it replaces, counted from the start of the game.
//!
//! Lenient in this: `moves` may be one string of moves separated by blanks; `null` stands for an absent optional field; unknown
//! keys are kept. Strict in this: a key given twice is refused, since either value could be meant.

use std::collections::{HashMap, HashSet};
use std::fmt;

use indexmap::IndexMap;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::formats::{Format, Reader as FormatReader};
use super::place::{Place, Places};
use super::record::Tree;
use super::told::both;
use super::{Both, Case, CaseFault, Located, MAX_MOVES, Note, Player, Record, Told, Warned, Written, told, words};

type Result<T> = std::result::Result<T, Located>;

/// NDJSON: a case on every line.
pub(super) static LINES: Format = Format {
    name: "ndjson",
    endings: &["ndjson", "jsonl"],
    reader: FormatReader::Text { fits: is_lines, read: read_lines },
    starts: Some(words::lines_that_say_something),
};

const OBJECT: Both = both("对象", "an object");
const STRING: Both = both("字符串", "a string");
const VALUE: Both = both("值", "a value");
const FEN: Both = both("FEN 字符串", "a string holding a FEN");
const RULES: Both = both("规则版本名的字符串", "a string naming a rulebook");
const MOVES: Both =
    both("着法的数组，或以空格分开的着法字符串", "an array of moves, or one string of moves separated by blanks");
const MOVE: Both = both("一着的字符串", "a string holding one move");
const VARIATIONS: Both = both("变着的数组", "an array of variations");
const NEW_LINE: Both = both("此前各线没有用过的名字", "a name that no line before it has");
const LINE_LEFT: Both = both("此前一条线的名字；主线是 \"0\"", "the name of a line before it; the main line is \"0\"");
const PLY_LEFT: Both = both(
    "所代替的着数，从 1 起，至多比其线多 1",
    "the number of the ply it replaces, from 1, or one more than its line has",
);
const OCCURRENCES: Both =
    both("末局面出现的次数，从 1 起的整数", "how often the final position has occurred, a whole number from 1");
const PLY: Both = both("着数，从 0 起的整数", "the number of a ply, a whole number from 0");
const PLAYER: Both = both("\"red\" 或 \"black\"", "\"red\" or \"black\"");

/// The format. Its text must be UTF-8, so it is recognised before anything is decoded.
pub(super) static FORMAT: Format = Format {
    name: "json",
    endings: &["json"],
    reader: FormatReader::Text { fits: |text| begins(text.as_bytes()), read: read_records },
    starts: None,
};

/// Whether bytes begin as JSON does: with `{`, or with `[` and a value.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    match bytes.split_first() {
        Some((b'{', _)) => true,
        Some((b'[', rest)) => matches!(rest.trim_ascii_start().first(), Some(b'{' | b'"' | b'[' | b']' | b'0'..=b'9')),
        _ => false,
    }
}

/// Whether the first two lines that say something are each an object.
fn is_lines(text: &str) -> bool {
    let is_object = |line: &str| line.starts_with('{') && serde_json::from_str::<&RawValue>(line).is_ok();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.next().is_some_and(is_object) && lines.next().is_some_and(|line| line.starts_with('{'))
}

/// Reads every line of a text as a record.
fn read_lines(text: &str) -> Result<Vec<Record>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(above, line)| {
            let mut record = read(line).map_err(|(place, fault)| (place.map(|place| place.down(above)), fault))?;
            record.move_down(above);
            Ok(record)
        })
        .collect()
}

/// Reads the one record of a text.
pub(super) fn read_records(text: &str) -> Result<Vec<Record>> {
    read(text).map(|record| vec![record])
}

/// Reads a record; `file` and `sha256` are left empty.
fn read(text: &str) -> Result<Record> {
    let mut reader = Reader { text, places: Places::new(text) };
    let whole: &RawValue = serde_json::from_str(text).map_err(|error| reader.not_json(text, &error))?;
    let mut case = Case::empty();
    let (mut fen, mut moves, mut variations) = (None, None, None);
    for (key, value) in reader.members(whole, "")? {
        match key.as_str() {
            "fen" => fen = Some(reader.written("fen", FEN, value)?),
            "moves" => moves = Some(reader.moves("moves", value)?),
            _ if is_null(value) => {}
            "variations" => variations = Some(value),
            "title" => case.title = Some(reader.decode(&key, STRING, value)?),
            "source" => case.source = Some(reader.decode(&key, STRING, value)?),
            "rules" => case.rules = Some(reader.decode(&key, RULES, value)?),
            "occurrences" => case.occurrences = Some(reader.occurrences(value)?),
            "warned" => case.warned = Some(reader.warned(value)?),
            "info" if text_map(value).is_some() => case.info = text_map(value).unwrap_or_default(),
            "notes" if notes(value).is_some() => case.notes = notes(value).unwrap_or_default(),
            "expect" => case.expect = Some(reader.decode(&key, VALUE, value)?),
            _ => {
                let kept = reader.decode(&key, VALUE, value)?;
                case.extra.insert(key, kept);
            }
        }
    }
    let start = reader.place(whole);
    let missing = |path: &str| (Some(start), CaseFault::Missing { path: path.to_owned() });
    case.fen = fen.ok_or_else(|| missing("fen"))?;
    case.moves = moves.ok_or_else(|| missing("moves"))?;
    match variations {
        None => Ok(Record::single(case)),
        Some(value) => reader.variations(value, case),
    }
}

struct Reader<'a> {
    text: &'a str,
    places: Places<'a>,
}

impl<'a> Reader<'a> {
    fn offset(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    fn place(&mut self, value: &RawValue) -> Place {
        self.places.of(self.offset(value.get()))
    }

    /// The members of an object in order, refused if a key stands twice.
    fn members(&mut self, value: &'a RawValue, path: &str) -> Result<Vec<(String, &'a RawValue)>> {
        let Members(raw) = self.decode_as(path, OBJECT, value, '{')?;
        let mut seen = HashSet::new();
        let mut members = Vec::with_capacity(raw.len());
        for (raw_key, value) in raw {
            let key: String = self.decode(path, STRING, raw_key)?;
            if !seen.insert(key.clone()) {
                let path = join(path, &key);
                return Err((Some(self.place(raw_key)), CaseFault::Duplicate { path }));
            }
            members.push((key, value));
        }
        Ok(members)
    }

    fn moves(&mut self, path: &str, value: &'a RawValue) -> Result<Vec<Written>> {
        let moves = match value.get().starts_with('"') {
            true => self.words(path, value)?,
            false => {
                let items: Vec<&'a RawValue> = self.decode_as(path, MOVES, value, '[')?;
                self.check_count(items.len(), value)?;
                let written = |(index, item)| self.written(&format!("{path}[{index}]"), MOVE, item);
                items.into_iter().enumerate().map(written).collect::<Result<_>>()?
            }
        };
        self.check_count(moves.len(), value)?;
        Ok(moves)
    }

    fn check_count(&mut self, count: usize, value: &RawValue) -> Result<()> {
        match count {
            0 => Err((Some(self.place(value)), CaseFault::NoMoves)),
            1..=MAX_MOVES => Ok(()),
            _ => Err((Some(self.place(value)), CaseFault::TooManyMoves { count, most: MAX_MOVES })),
        }
    }

    /// Moves written in one string, each with its own place.
    fn words(&mut self, path: &str, value: &'a RawValue) -> Result<Vec<Written>> {
        let decoded: String = self.decode(path, STRING, value)?;
        let start = self.offset(value.get());
        let mut letters = decoded.char_indices().map(|(at, _)| at).zip(raw_offsets(value.get()));
        let mut written = Vec::new();
        for (at, word) in words::split(&decoded) {
            let raw = letters.find(|&(decoded_at, _)| decoded_at == at).map_or(0, |(_, raw)| raw);
            written.push(Written::new(word, self.places.of(start + raw)));
        }
        Ok(written)
    }

    /// A string with the place of its first character, inside the quotes.
    fn written(&mut self, path: &str, expected: Both, value: &'a RawValue) -> Result<Written> {
        let text: String = self.decode(path, expected, value)?;
        let place = self.places.of(self.offset(value.get()) + 1);
        Ok(Written::new(&text, place))
    }

    /// The record of a main line and its variations, each note with the line it names.
    fn variations(&mut self, value: &'a RawValue, mut case: Case) -> Result<Record> {
        let mut tree = Tree::new();
        let main = std::mem::take(&mut case.moves);
        let located = |written: &Written, fault| (Some(written.place()), fault);
        for written in main {
            tree.play(0, written.clone()).map_err(|fault| located(&written, fault))?;
        }
        let mut lines = HashMap::from([(case.line.clone(), 0)]);
        let items: Vec<&'a RawValue> = self.decode_as("variations", VARIATIONS, value, '[')?;
        for (index, item) in items.into_iter().enumerate() {
            let path = format!("variations[{index}]");
            let (id, parent, ply, moves) = self.variation(&path, item, &lines, &tree)?;
            let line = tree.branch(parent, ply).map_err(|fault| (Some(self.place(item)), fault))?;
            tree.name(line, &id);
            lines.insert(id, line);
            for written in moves {
                tree.play(line, written.clone()).map_err(|fault| located(&written, fault))?;
            }
        }
        for note in std::mem::take(&mut case.notes) {
            match lines.get(&note.line) {
                Some(&line) => tree.note(line, note.ply, &note.text),
                None => case.notes.push(note),
            }
        }
        Ok(tree.into_record(case))
    }

    /// Name, line left, ply replaced and moves of a variation.
    fn variation(
        &mut self,
        path: &str,
        value: &'a RawValue,
        lines: &HashMap<String, usize>,
        tree: &Tree,
    ) -> Result<(String, usize, u32, Vec<Written>)> {
        let (mut id, mut leaves, mut ply, mut moves) = (None, 0, None, None);
        for (key, member) in self.members(value, path)? {
            let inside = join(path, &key);
            match key.as_str() {
                "line" => {
                    let name: String = self.decode(&inside, NEW_LINE, member)?;
                    match lines.contains_key(&name) {
                        true => return Err(self.wrong(&inside, NEW_LINE, member)),
                        false => id = Some(name),
                    }
                }
                "leaves" => {
                    let name: String = self.decode(&inside, LINE_LEFT, member)?;
                    leaves = *lines.get(&name).ok_or_else(|| self.wrong(&inside, LINE_LEFT, member))?;
                }
                "ply" => ply = Some((self.decode(&inside, PLY_LEFT, member)?, member)),
                "moves" => moves = Some(self.moves(&inside, member)?),
                _ => {}
            }
        }
        let place = self.place(value);
        let missing = |name: &str| (Some(place), CaseFault::Missing { path: join(path, name) });
        let (ply, member) = ply.ok_or_else(|| missing("ply"))?;
        if !(1..=tree.plies(leaves) + 1).contains(&ply) {
            return Err(self.wrong(&join(path, "ply"), PLY_LEFT, member));
        }
        let moves = moves.ok_or_else(|| missing("moves"))?;
        Ok((id.ok_or_else(|| missing("line"))?, leaves, ply, moves))
    }

    fn occurrences(&mut self, value: &'a RawValue) -> Result<u32> {
        match self.decode("occurrences", OCCURRENCES, value)? {
            0 => Err(self.wrong("occurrences", OCCURRENCES, value)),
            count => Ok(count),
        }
    }

    fn warned(&mut self, value: &'a RawValue) -> Result<Warned> {
        let mut warned = (None, 0);
        for (key, member) in self.members(value, "warned")? {
            match key.as_str() {
                "side" => warned.0 = Some(self.player(member)?),
                "ply" if !is_null(member) => {
                    warned.1 = self.decode("warned.ply", PLY, member)?;
                }
                _ => {}
            }
        }
        let missing = || CaseFault::Missing { path: "warned.side".to_owned() };
        let player = warned.0.ok_or_else(|| (Some(self.place(value)), missing()))?;
        Ok(Warned { player, ply: warned.1 })
    }

    fn player(&mut self, value: &'a RawValue) -> Result<Player> {
        let name: String = self.decode("warned.side", PLAYER, value)?;
        match name.as_str() {
            "red" | "红" => Ok(Player::Red),
            "black" | "黑" => Ok(Player::Black),
            _ => Err(self.wrong("warned.side", PLAYER, value)),
        }
    }

    fn decode<T: DeserializeOwned>(&mut self, path: &str, expected: Both, value: &'a RawValue) -> Result<T> {
        serde_json::from_str(value.get()).map_err(|error| match error.is_data() {
            true => self.wrong(path, expected, value),
            false => self.not_json(value.get(), &error),
        })
    }

    /// Decodes borrowed parts of a value that must begin with `opening`.
    fn decode_as<T: Deserialize<'a>>(
        &mut self,
        path: &str,
        expected: Both,
        value: &'a RawValue,
        opening: char,
    ) -> Result<T> {
        if !value.get().starts_with(opening) {
            return Err(self.wrong(path, expected, value));
        }
        serde_json::from_str(value.get()).map_err(|error| self.not_json(value.get(), &error))
    }

    fn wrong(&mut self, path: &str, expected: Both, value: &RawValue) -> Located {
        let found = describe(value.get());
        (Some(self.place(value)), CaseFault::WrongType { path: path.to_owned(), expected, found })
    }

    /// A fault of syntax inside `part` of the text, with the place counted in characters of the whole.
    fn not_json(&mut self, part: &str, error: &serde_json::Error) -> Located {
        let line_start = match error.line() {
            0 | 1 => 0,
            line => part.match_indices('\n').nth(line - 2).map_or(0, |(at, _)| at + 1),
        };
        let read = line_start + error.column();
        let at = if error.is_eof() { part.len() } else { read.saturating_sub(1) };
        let place = self.places.of(self.offset(part) + at);
        let what = error.to_string();
        let what = what.rsplit_once(" at line ").map_or(what.as_str(), |(what, _)| what).to_owned();
        (Some(place), CaseFault::NotJson { what })
    }
}

/// Keys and values of an object, as they stand in the text.
struct Members<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    members.push(entry);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Collect)
    }
}

/// What a game record says, if the value is an object of strings.
fn text_map(value: &RawValue) -> Option<IndexMap<String, String>> {
    serde_json::from_str(value.get()).ok()
}

/// The notes of a game record, if the value is a list of them.
fn notes(value: &RawValue) -> Option<Vec<Note>> {
    #[derive(Deserialize)]
    struct Raw {
        ply: u32,
        text: String,
        #[serde(default)]
        line: Option<String>,
    }
    let raw: Vec<Raw> = serde_json::from_str(value.get()).ok()?;
    let note = |raw: Raw| Note { line: raw.line.unwrap_or_else(|| "0".to_owned()), ply: raw.ply, text: raw.text };
    Some(raw.into_iter().map(note).collect())
}

fn is_null(value: &RawValue) -> bool {
    value.get() == "null"
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// What a value is, as a noun; short scalars are shown.
fn describe(raw: &str) -> Told {
    let shown = if raw.len() <= 40 { raw } else { "" };
    match raw.as_bytes().first() {
        Some(b'{') => told!("对象", "an object"),
        Some(b'[') => told!("数组", "an array"),
        Some(b't' | b'f') => told!("真假值", "a boolean"),
        Some(b'n') => told!("空值", "null"),
        Some(b'"') if shown.is_empty() => told!("字符串", "a string"),
        Some(b'"') => told!("字符串 {shown}", "the string {shown}"),
        _ if shown.is_empty() => told!("数", "a number"),
        _ => told!("数 {shown}", "the number {shown}"),
    }
}

/// For each character a quoted JSON string stands for, the byte offset at which it is written.
fn raw_offsets(quoted: &str) -> impl Iterator<Item = usize> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let rest = &quoted[at..];
        let width = match rest.as_bytes() {
            [b'\\', b'u', b'd' | b'D', b'8'..=b'9' | b'a'..=b'b' | b'A'..=b'B', ..] => 12,
            [b'\\', b'u', ..] => 6,
            [b'\\', ..] => 2,
            _ => rest.chars().next()?.len_utf8(),
        };
        at += width;
        Some(at - width)
    })
}
