//! Which positions of a line are the same.

use std::collections::HashMap;

use crate::chess::{Board, Line};

/// The positions of a line, numbered from 0 for the start, with those that are equal linked together.
pub(super) struct Repeats {
    /// For each position, the last one before it that is equal.
    previous: Vec<Option<usize>>,
}

impl Repeats {
    /// Compares by hash and then by equality, in one pass.
    pub(super) fn of(line: &Line) -> Repeats {
        let positions: Vec<&Board> = line.positions().collect();
        // The last position seen with each hash; it is all but always the same position.
        let mut latest: HashMap<u64, usize> = HashMap::with_capacity(positions.len());
        let link = |(at, board): (usize, &&Board)| {
            let known = latest.insert(board.hash(), at)?;
            let is_same = |earlier: &usize| positions[*earlier] == *board;
            if is_same(&known) { Some(known) } else { (0..known).rev().find(is_same) }
        };
        let previous = positions.iter().enumerate().map(link).collect();
        Repeats { previous }
    }

    /// Where the final position stands, in order; itself included.
    pub(super) fn of_final(&self) -> Vec<usize> {
        let last = self.previous.len() - 1;
        let mut found: Vec<usize> = std::iter::successors(Some(last), |&at| self.previous[at]).collect();
        found.reverse();
        found
    }

    /// For each position, the how-manieth time it stands, from 1.
    pub(super) fn counts(&self) -> Vec<u32> {
        let mut counts: Vec<u32> = Vec::with_capacity(self.previous.len());
        for previous in &self.previous {
            counts.push(previous.map_or(1, |at| counts[at] + 1));
        }
        counts
    }

    /// The last pair of equal positions.
    pub(super) fn last_pair(&self) -> Option<(usize, usize)> {
        (0..self.previous.len()).rev().find_map(|at| Some((self.previous[at]?, at)))
    }
}
