//! The values of a JSON text, each decoded with its path and place, so that a fault names both.

use std::collections::HashSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::place::{Place, Places};
use super::{CaseFault, Located, MAX_MOVES, Notice, Player, Written, words};
use crate::text::{Text, Told, both, say};

type Result<T> = std::result::Result<T, Located>;

pub(super) const OBJECT: Text = both("对象", "an object");
pub(super) const STRING: Text = both("字符串", "a string");
pub(super) const VALUE: Text = both("值", "a value");
pub(super) const FEN: Text = both("FEN 字符串", "a string holding a FEN");
pub(super) const RULES: Text = both("规则版本名的字符串", "a string naming a rulebook");
pub(super) const MOVES: Text =
    both("着法的数组，或以空格分开的着法字符串", "an array of moves, or one string of moves separated by blanks");
pub(super) const MOVE: Text = both("一着的字符串", "a string holding one move");
pub(super) const VARIATIONS: Text = both("变着的数组", "an array of variations");
pub(super) const NEW_LINE: Text = both("此前各线没有用过的名字", "a name that no line before it has");
pub(super) const LINE_LEFT: Text =
    both("此前一条线的名字；主线是 \"0\"", "the name of a line before it; the main line is \"0\"");
pub(super) const PLY_LEFT: Text = both(
    "所代替的着数，从 1 起，至多比其线多 1",
    "the number of the ply it replaces, from 1, or one more than its line has",
);
pub(super) const OCCURRENCES: Text =
    both("末局面出现的次数，从 1 起的整数", "how often the final position has occurred, a whole number from 1");
pub(super) const PLY: Text = both("着数，从 0 起的整数", "the number of a ply, a whole number from 0");
pub(super) const PLAYER: Text = both("\"red\" 或 \"black\"", "\"red\" or \"black\"");

/// A text of JSON being read, with the places of its values.
pub(super) struct Reader<'a> {
    text: &'a str,
    places: Places<'a>,
}

impl<'a> Reader<'a> {
    /// Starts reading a text.
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, places: Places::new(text) }
    }

    fn offset(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    pub(super) fn place(&mut self, value: &RawValue) -> Place {
        self.places.of(self.offset(value.get()))
    }

    /// The members of an object in order, refused if a key stands twice.
    pub(super) fn members(&mut self, value: &'a RawValue, path: &str) -> Result<Vec<(String, &'a RawValue)>> {
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

    pub(super) fn moves(&mut self, path: &str, value: &'a RawValue) -> Result<Vec<Written>> {
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

    pub(super) fn check_count(&mut self, count: usize, value: &RawValue) -> Result<()> {
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
    pub(super) fn written(&mut self, path: &str, expected: Text, value: &'a RawValue) -> Result<Written> {
        let text: String = self.decode(path, expected, value)?;
        let place = self.places.of(self.offset(value.get()) + 1);
        Ok(Written::new(&text, place))
    }

    pub(super) fn occurrences(&mut self, value: &'a RawValue) -> Result<u32> {
        match self.decode("occurrences", OCCURRENCES, value)? {
            0 => Err(self.wrong("occurrences", OCCURRENCES, value)),
            count => Ok(count),
        }
    }

    /// What happened besides the moves: `{"side": "red", "ply": 12, "time": "…"}`.
    pub(super) fn notice(&mut self, path: &str, value: &'a RawValue) -> Result<Notice> {
        let (mut side, mut ply, mut time) = (None, 0, None);
        for (key, member) in self.members(value, path)? {
            match key.as_str() {
                "side" => side = Some(self.player(&join(path, &key), member)?),
                "ply" if !is_null(member) => ply = self.decode(&join(path, &key), PLY, member)?,
                "time" if !is_null(member) => time = Some(self.decode(&join(path, &key), STRING, member)?),
                _ => {}
            }
        }
        let missing = || CaseFault::Missing { path: join(path, "side") };
        let player = side.ok_or_else(|| (Some(self.place(value)), missing()))?;
        Ok(Notice { player, ply, time })
    }

    fn player(&mut self, path: &str, value: &'a RawValue) -> Result<Player> {
        let name: String = self.decode(path, PLAYER, value)?;
        match name.as_str() {
            "red" | "红" => Ok(Player::Red),
            "black" | "黑" => Ok(Player::Black),
            _ => Err(self.wrong(path, PLAYER, value)),
        }
    }

    pub(super) fn decode<T: DeserializeOwned>(&mut self, path: &str, expected: Text, value: &'a RawValue) -> Result<T> {
        serde_json::from_str(value.get()).map_err(|error| match error.is_data() {
            true => self.wrong(path, expected, value),
            false => self.not_json(value.get(), &error),
        })
    }

    /// Decodes borrowed parts of a value that must begin with `opening`.
    pub(super) fn decode_as<T: Deserialize<'a>>(
        &mut self,
        path: &str,
        expected: Text,
        value: &'a RawValue,
        opening: char,
    ) -> Result<T> {
        if !value.get().starts_with(opening) {
            return Err(self.wrong(path, expected, value));
        }
        serde_json::from_str(value.get()).map_err(|error| self.not_json(value.get(), &error))
    }

    pub(super) fn wrong(&mut self, path: &str, expected: Text, value: &RawValue) -> Located {
        let found = Box::new(describe(value.get()));
        (Some(self.place(value)), CaseFault::WrongType { path: path.to_owned(), expected, found })
    }

    /// A fault of syntax inside `part` of the text, with the place counted in characters of the whole.
    pub(super) fn not_json(&mut self, part: &str, error: &serde_json::Error) -> Located {
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

/// Whether a value is `null`.
pub(super) fn is_null(value: &RawValue) -> bool {
    value.get() == "null"
}

/// The path of a member.
pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// What a value is, as a noun; short scalars are shown.
fn describe(raw: &str) -> Told {
    let shown = if raw.len() <= 40 { raw } else { "" };
    match raw.as_bytes().first() {
        Some(b'{') => say!("对象", "an object"),
        Some(b'[') => say!("数组", "an array"),
        Some(b't' | b'f') => say!("真假值", "a boolean"),
        Some(b'n') => say!("空值", "null"),
        Some(b'"') if shown.is_empty() => say!("字符串", "a string"),
        Some(b'"') => say!("字符串 {shown}", "the string {shown}"),
        _ if shown.is_empty() => say!("数", "a number"),
        _ => say!("数 {shown}", "the number {shown}"),
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
