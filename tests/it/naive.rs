//! An independent, slow generator on a board of letters, for comparison.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::BTreeSet;

/// A point as file and rank.
pub type Point = (i32, i32);

#[derive(Clone)]
pub struct Position {
    /// Rows from Red's back rank up.
    rows: Vec<Vec<char>>,
    red: bool,
}

impl Position {
    pub fn new(fen: &str) -> Position {
        let (board, side) = fen.split_once(' ').expect("a side");
        let row = |text: &str| {
            let points = |letter: char| match letter.to_digit(10) {
                Some(gap) => vec!['.'; gap as usize],
                None => vec![letter],
            };
            text.chars().flat_map(points).collect()
        };
        Position { rows: board.split('/').rev().map(row).collect(), red: !side.starts_with('b') }
    }

    fn at(&self, (file, rank): Point) -> char {
        self.rows[rank as usize][file as usize]
    }

    pub fn is_own(&self, point: Point) -> bool {
        self.at(point) != '.' && self.at(point).is_ascii_uppercase() == self.red
    }

    /// Every pair of points the side to move might mean, tested one by one.
    pub fn moves(&self) -> BTreeSet<String> {
        let points: Vec<Point> = (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank))).collect();
        let mut found = BTreeSet::new();
        for &from in points.iter().filter(|&&point| self.is_own(point)) {
            for &to in points.iter().filter(|&&point| !self.is_own(point)) {
                if self.goes(from, to) && !self.after(from, to).may_take_general() {
                    found.insert([from, to].map(|(f, r)| format!("{}{r}", (b'a' + f as u8) as char)).concat());
                }
            }
        }
        found
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let point = |text: &str| (i32::from(text.as_bytes()[0] - b'a'), i32::from(text.as_bytes()[1] - b'0'));
        self.moves().iter().map(|play| self.after(point(&play[..2]), point(&play[2..])).perft(depth - 1)).sum()
    }

    fn after(&self, from: Point, to: Point) -> Position {
        let mut next = self.clone();
        next.rows[to.1 as usize][to.0 as usize] = self.at(from);
        next.rows[from.1 as usize][from.0 as usize] = '.';
        next.red = !self.red;
        next
    }

    /// Whether the general of the side that is not to move stands in check.
    pub fn may_take_general(&self) -> bool {
        let points = || (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)));
        let general = points().find(|&p| !self.is_own(p) && self.at(p).eq_ignore_ascii_case(&'k')).expect("a general");
        points().filter(|&p| self.is_own(p)).any(|p| self.goes(p, general))
    }

    /// Whether the piece on `from`, of the side to move, takes on `to` whatever stands there.
    pub fn takes(&self, from: Point, to: Point) -> bool {
        let is_cannon = self.at(from).eq_ignore_ascii_case(&'c');
        let mut filled = self.clone();
        if is_cannon && self.at(to) == '.' {
            filled.rows[to.1 as usize][to.0 as usize] = 'p';
        }
        filled.goes(from, to)
    }

    /// Whether the piece on `from`, of the side to move, goes to `to` by the way it moves.
    pub fn goes(&self, from: Point, to: Point) -> bool {
        let (df, dr) = (to.0 - from.0, to.1 - from.1);
        let home = |rank: i32| if self.red { rank } else { 9 - rank };
        let palace = (3..=5).contains(&to.0) && home(to.1) <= 2;
        let between = || {
            let (f, r) = (df.signum(), dr.signum());
            (1..df.abs().max(dr.abs())).filter(|n| self.at((from.0 + f * n, from.1 + r * n)) != '.').count()
        };
        let middle = || self.at((from.0 + df / 2, from.1 + dr / 2)) == '.';
        match (self.at(from).to_ascii_lowercase(), df.abs(), dr.abs()) {
            ('k', 0, _) if self.at(to).eq_ignore_ascii_case(&'k') => between() == 0,
            ('k', 1, 0) | ('k', 0, 1) | ('a', 1, 1) => palace,
            ('b', 2, 2) => home(to.1) <= 4 && middle(),
            ('n', 1, 2) | ('n', 2, 1) => middle(),
            ('r', 0, _) | ('r', _, 0) => between() == 0,
            ('c', 0, _) | ('c', _, 0) => between() == usize::from(self.at(to) != '.'),
            ('p', 0, 1) => home(to.1) > home(from.1),
            ('p', 1, 0) => home(from.1) > 4,
            _ => false,
        }
    }
}
