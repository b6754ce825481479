//! Where a piece of text stands in its file.

use std::fmt;

use crate::text::{Tell, Told, say};

/// A line and a character in it, both from 1. In a binary file the line is 0 and the column the offset of the byte, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1; 0 in a binary file.
    pub line: usize,
    /// The character in the line, from 1; the offset of the byte in a binary file.
    pub column: usize,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// A byte of a binary file, by its offset from 0. It displays as `byte 1024`.
    pub const fn byte(offset: usize) -> Place {
        Place { line: 0, column: offset }
    }

    /// The same place after so many lines more; a byte of a binary file stays what it is.
    pub(super) const fn down(self, lines: usize) -> Place {
        match self.line {
            0 => self,
            line => Place { line: line + lines, column: self.column },
        }
    }
}

impl Tell for Place {
    fn told(&self) -> Told {
        let Place { line, column } = *self;
        match line {
            0 => say!("第 {column} 字节", "byte {column}"),
            _ => say!("{line}:{column}", "{line}:{column}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told().en)
    }
}

/// A fault of a file at a place in it, as far as they are known.
pub(crate) fn located(file: Option<&str>, place: Option<Place>, fault: &impl Tell) -> Told {
    match (file, place) {
        (Some(file), Some(place)) if place.line == 0 => {
            say!("{file}：{place}：{fault}", "{file}:{place}: {fault}"; place, fault)
        }
        (Some(file), Some(place)) => say!("{file}:{place}：{fault}", "{file}:{place}: {fault}"; fault),
        (Some(file), None) => say!("{file}：{fault}", "{file}: {fault}"; fault),
        (None, Some(place)) => say!("{place}：{fault}", "{place}: {fault}"; place, fault),
        (None, None) => fault.told(),
    }
}

/// How far apart the marks are that are kept once places have been asked for out of order.
const STRIDE: usize = 4096;

/// Turns byte offsets of a text into places.
///
/// Offsets asked for in ascending order cost one pass over the text together; a step back costs at most one stride.
pub(super) struct Places<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
    marks: Vec<(usize, Place)>,
}

impl<'a> Places<'a> {
    pub(super) fn new(text: &'a str) -> Places<'a> {
        Places { text, offset: 0, place: Place::START, marks: Vec::new() }
    }

    /// The place of a byte offset; one inside a character stands for the next character, one past the end for the end.
    pub(super) fn of(&mut self, offset: usize) -> Place {
        let far = offset > self.offset.saturating_add(2 * STRIDE);
        if offset < self.offset || far && !self.marks.is_empty() {
            if self.marks.is_empty() {
                self.mark();
            }
            let after = self.marks.partition_point(|&(marked, _)| marked <= offset);
            (self.offset, self.place) = self.marks[after.saturating_sub(1)];
        }
        self.walk(offset);
        self.place
    }

    /// The place of a part of the text.
    pub(super) fn of_part(&mut self, part: &str) -> Place {
        self.of((part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize))
    }

    fn mark(&mut self) {
        let mut runner = Places::new(self.text);
        self.marks.push((0, Place::START));
        while runner.offset < self.text.len() {
            runner.walk(runner.offset + STRIDE);
            self.marks.push((runner.offset, runner.place));
        }
    }

    fn walk(&mut self, offset: usize) {
        for letter in self.text[self.offset..].chars() {
            if self.offset >= offset {
                break;
            }
            self.offset += letter.len_utf8();
            match letter {
                '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
        }
    }
}
