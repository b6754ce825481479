//! Where a piece of text stands in its file.

use std::fmt;

/// A line and a character in it, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Turns byte offsets of a text into places.
///
/// Offsets asked for in ascending order cost one pass over the text together; a step back starts over.
pub(super) struct Places<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
}

impl<'a> Places<'a> {
    pub(super) fn new(text: &'a str) -> Places<'a> {
        Places { text, offset: 0, place: Place::START }
    }

    /// The place of a byte offset; one inside a character stands for the next character, one past the end for the end.
    pub(super) fn of(&mut self, offset: usize) -> Place {
        if offset < self.offset {
            *self = Places::new(self.text);
        }
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
        self.place
    }
}
