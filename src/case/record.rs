//! What one game of a file holds: a main line, and the lines that leave it.

use super::{Case, CaseFault, MAX_MOVES, Note, Place, Written};

/// The most lines read from one game.
pub const MAX_LINES: usize = 10_000;
/// The most moves read from one game, all lines together.
pub const MAX_NODES: usize = 400_000;

/// One game as it was written: its main line as a [`Case`], and the variations. Two records are equal if the same was written
/// at the same places.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Everything about the game, and its main line.
    pub main: Case,
    /// The variations, each after the line it leaves.
    pub variations: Vec<Variation>,
}

/// A line that leaves another.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// The name of the line within its game; the main line is `0`.
    pub id: String,
    /// The line it leaves, as an index: 0 is the main line, `n` the variation before this one at `n - 1`.
    pub parent: usize,
    /// The ply it replaces, from 1, counted from the start of the game.
    pub from_ply: u32,
    /// Its own moves, from `from_ply` on.
    pub moves: Vec<Written>,
    /// The notes to its own moves.
    pub notes: Vec<Note>,
}

impl Record {
    /// A game of one line.
    pub fn single(main: Case) -> Record {
        Record { main, variations: Vec::new() }
    }

    /// How many lines there are, the main line included; at least 1.
    pub fn line_count(&self) -> usize {
        1 + self.variations.len()
    }

    /// The name of a line; empty if there is no such line.
    pub fn line_id(&self, index: usize) -> &str {
        match self.variation(index) {
            Some(variation) => &variation.id,
            None if index == 0 => &self.main.line,
            None => "",
        }
    }

    /// A line as a case of its own, with the moves from the start of the game; 0 is the main line.
    ///
    /// Information about the game is kept, notes are those of the line. `None` if there is no such line.
    pub fn line(&self, index: usize) -> Option<Case> {
        if index == 0 {
            return Some(self.main.clone());
        }
        let variation = self.variation(index)?;
        let moves = self.moves_of(index).into_iter().cloned().collect();
        Some(Case {
            line: variation.id.clone(),
            from_ply: variation.from_ply,
            moves,
            notes: variation.notes.clone(),
            ..self.main.head()
        })
    }

    /// The number of plies of a line, counted from the start of the game.
    pub fn plies_of(&self, index: usize) -> usize {
        self.first_ply(index) as usize - 1 + self.own_moves(index).len()
    }

    /// The first ply that is a line's own, from 1.
    pub fn first_ply(&self, index: usize) -> u32 {
        self.variation(index).map_or(1, |variation| variation.from_ply)
    }

    /// The own moves of a line.
    pub fn own_moves(&self, index: usize) -> &[Written] {
        self.variation(index).map_or(&self.main.moves, |variation| &variation.moves)
    }

    /// Sets all places so many lines further down, for a record that was read apart from what stands above it.
    pub(super) fn move_down(&mut self, lines: usize) {
        let own = self.variations.iter_mut().flat_map(|variation| &mut variation.moves);
        // The start of a game that is written nowhere stays at the beginning of the file.
        let start = self.main.fen.place() != Place::START;
        let fen = start.then_some(&mut self.main.fen);
        for written in self.main.moves.iter_mut().chain(own).chain(fen) {
            let place = written.place().down(lines);
            (written.line, written.column) = (place.line, place.column);
        }
    }

    /// The variation that a line is; `None` for the main line.
    fn variation(&self, index: usize) -> Option<&Variation> {
        self.variations.get(index.checked_sub(1)?)
    }

    /// For each stretch of a line, from its end back to the start of the game: whose it is and how many plies of the game
    /// there are with it.
    pub(crate) fn path(&self, index: usize) -> Vec<(usize, usize)> {
        let mut path = Vec::new();
        let (mut at, mut end) = (index, self.plies_of(index));
        while let Some(variation) = self.variation(at) {
            let first = variation.from_ply as usize - 1;
            if end > first {
                path.push((at, end));
                end = first;
            }
            at = variation.parent;
        }
        path.push((0, end));
        path
    }

    /// The moves of a line, from the start of the game.
    fn moves_of(&self, index: usize) -> Vec<&Written> {
        let mut moves = Vec::new();
        for (line, end) in self.path(index).into_iter().rev() {
            let skipped = moves.len() + 1 - self.first_ply(line) as usize;
            moves.extend(self.own_moves(line).iter().skip(skipped).take(end - moves.len()));
        }
        moves
    }
}

/// A record in the making. Line 0 is the main line; lines count up as they are opened.
pub(super) struct Tree {
    lines: Vec<Variation>,
    nodes: usize,
}

impl Tree {
    pub(super) fn new() -> Tree {
        let main = Variation { id: "0".to_owned(), parent: 0, from_ply: 1, moves: Vec::new(), notes: Vec::new() };
        Tree { lines: vec![main], nodes: 0 }
    }

    /// Adds a move at the end of a line.
    pub(super) fn play(&mut self, line: usize, written: Written) -> Result<(), CaseFault> {
        self.nodes += 1;
        let plies = self.plies(line) as usize;
        if self.nodes > MAX_NODES {
            return Err(CaseFault::TooManyMoves { count: self.nodes, most: MAX_NODES });
        }
        if plies >= MAX_MOVES {
            return Err(CaseFault::TooManyMoves { count: plies + 1, most: MAX_MOVES });
        }
        self.lines[line].moves.push(written);
        Ok(())
    }

    /// The number of the last ply of a line, from the start of the game; 0 if there is none.
    pub(super) fn plies(&self, line: usize) -> u32 {
        let line = &self.lines[line];
        line.from_ply - 1 + line.moves.len() as u32
    }

    /// Opens a line whose first move is played instead of ply `from_ply` (from 1) of `parent`.
    pub(super) fn branch(&mut self, parent: usize, from_ply: u32) -> Result<usize, CaseFault> {
        if self.lines.len() >= MAX_LINES {
            return Err(CaseFault::TooManyLines { most: MAX_LINES });
        }
        // A line that replaces the first move of another leaves the line that the other leaves.
        let mut parent = parent;
        while parent > 0 && from_ply <= self.lines[parent].from_ply {
            parent = self.lines[parent].parent;
        }
        let id = self.lines.len().to_string();
        self.lines.push(Variation { id, parent, from_ply: from_ply.max(1), moves: Vec::new(), notes: Vec::new() });
        Ok(self.lines.len() - 1)
    }

    /// Gives a line the name it has in its file.
    pub(super) fn name(&mut self, line: usize, id: &str) {
        self.lines[line].id = id.to_owned();
    }

    /// Adds a note after ply `ply` of a line; 0 is the position at the start. Blank notes are left out.
    pub(super) fn note(&mut self, line: usize, ply: u32, text: &str) {
        let text = text.trim();
        if !text.is_empty() {
            let id = self.lines[line].id.clone();
            self.lines[line].notes.push(Note { line: id, ply, text: text.to_owned() });
        }
    }

    /// The first move of the whole tree, if there is one.
    pub(super) fn first_move(&self) -> Option<&Written> {
        self.lines.iter().find(|line| line.from_ply == 1 && !line.moves.is_empty())?.moves.first()
    }

    /// The record, with everything else about the game from `head`. Lines without a move are left out, their notes kept
    /// with the main line.
    pub(super) fn into_record(self, head: Case) -> Record {
        let mut lines = self.lines.into_iter();
        let mut main = Case { line: "0".to_owned(), ..head };
        let first = lines.next().expect("a tree has a main line");
        main.moves = first.moves;
        main.notes.extend(first.notes);
        let mut kept = vec![0];
        let mut variations: Vec<Variation> = Vec::new();
        for variation in lines {
            if variation.moves.is_empty() {
                kept.push(kept[variation.parent]);
                main.notes.extend(variation.notes);
                continue;
            }
            let parent = kept[variation.parent];
            variations.push(Variation { parent, ..variation });
            kept.push(variations.len());
        }
        Record { main, variations }
    }
}
