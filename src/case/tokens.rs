//! The body of a game as PGN, WXF and plain texts write it: moves, numbers, comments, variations, a result.

use super::info;
use super::words;

/// A part of the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A word that may be a move, marks of praise and its number left out.
    Move(&'a str),
    /// The inside of `{…}` or `/*…*/`, or what follows `;` on its line.
    Comment(&'a str),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A result, in the form of PGN.
    Result(&'static str),
}

/// Splits a text into tokens.
pub(super) struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { rest: text }
    }

    fn until(&mut self, skip: usize, end: &str) -> &'a str {
        let body = &self.rest[skip..];
        let (inside, after) = body.split_once(end).unwrap_or((body, ""));
        self.rest = after;
        inside
    }

    fn word(&mut self) -> Option<Token<'a>> {
        let ends = |letter: char| letter.is_whitespace() || "{}();（）".contains(letter);
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        if word.starts_with('$') {
            return None;
        }
        if let Some(result) = info::result(word).filter(|_| word.is_ascii()) {
            return Some(Token::Result(result));
        }
        let bare = words::without_number(word.trim_start_matches(['!', '?', '！', '？']));
        let is_mark = |letter: char| "!?！？=+-/±∓∞⩲⩱.…。，,、*#".contains(letter);
        (!bare.chars().all(is_mark)).then_some(Token::Move(bare))
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.rest = self.rest.trim_start();
            let first = self.rest.chars().next()?;
            let token = match first {
                '{' => Some(Token::Comment(self.until(1, "}"))),
                ';' => Some(Token::Comment(self.until(1, "\n"))),
                '/' if self.rest.starts_with("/*") => Some(Token::Comment(self.until(2, "*/"))),
                '(' | '（' => self.one(first, Some(Token::Open)),
                ')' | '）' => self.one(first, Some(Token::Close)),
                '}' => self.one(first, None),
                _ => self.word(),
            };
            if token.is_some() {
                return token;
            }
        }
    }
}

impl<'a> Tokens<'a> {
    fn one(&mut self, letter: char, token: Option<Token<'a>>) -> Option<Token<'a>> {
        self.rest = &self.rest[letter.len_utf8()..];
        token
    }
}
