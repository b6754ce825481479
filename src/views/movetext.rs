//! The moves of a game as PGN writes them: numbers, comments in braces, variations in brackets, as deep as they go.

use std::collections::HashMap;

use crate::case::Note;
use crate::chess::notation::{chinese, iccs};
use crate::chess::{Branch, Ply, Side};
use crate::text::Language;

use super::Report;

/// The moves of a report's line with its notes and variations; what is not empty ends with a line break.
pub fn movetext(report: &Report, branches: &[Branch], language: Language) -> String {
    let case = report.case;
    let (own, lost): (Vec<_>, Vec<_>) = case.notes.iter().partition(|note| note.line == case.line);
    let black_begins = report.record.start.side_to_move() == Side::Black;
    let mut writer = Writer { text: String::new(), fresh: true, language, black_begins };
    let mut children: HashMap<usize, Vec<&Branch>> = HashMap::new();
    for branch in branches.iter().rev() {
        children.entry(branch.written.parent).or_default().push(branch);
    }
    let mut open = vec![Open::new(&report.record.plies, own, children.remove(&0))];
    writer.notes(open[0].notes_up_to(0));
    // The lines are kept on a list and not walked by recursion: files nest them ten thousand deep.
    while let Some(line) = open.last_mut() {
        if let Some(branch) = line.next_branch() {
            let first = branch.written.from_ply;
            // A variation can only replace a move, so one that goes on after the last takes that along.
            let lead = line.plies.last().filter(|last| last.number < first);
            writer.open();
            let notes = branch.written.notes.iter().collect();
            let mut line = Open::new(&branch.plies, notes, children.remove(&branch.index));
            lead.into_iter().for_each(|ply| writer.ply(ply));
            writer.notes(line.notes_up_to(first - 1));
            open.push(line);
        } else if let Some(ply) = line.next_ply() {
            writer.ply(ply);
            writer.notes(line.notes_up_to(ply.number));
        } else {
            writer.notes(line.notes_up_to(u32::MAX));
            open.pop();
            if !open.is_empty() {
                writer.close();
            }
        }
    }
    lost.into_iter().for_each(|note| writer.comment(&format!("{}/{}: {}", note.line, note.ply, note.text)));
    writer.finish()
}

/// A line being written.
struct Open<'a> {
    plies: &'a [Ply],
    /// How many of them are written.
    written: usize,
    /// The notes not yet written, the next last.
    notes: Vec<&'a Note>,
    /// The variations not yet written, the next last.
    branches: Vec<&'a Branch<'a>>,
}

impl<'a> Open<'a> {
    /// `branches` with the next last among those that leave the same ply.
    fn new(plies: &'a [Ply], mut notes: Vec<&'a Note>, branches: Option<Vec<&'a Branch<'a>>>) -> Open<'a> {
        let mut branches = branches.unwrap_or_default();
        branches.sort_by_key(|branch| std::cmp::Reverse(branch.written.from_ply));
        notes.sort_by_key(|note| note.ply);
        notes.reverse();
        Open { plies, written: 0, notes, branches }
    }

    /// The next variation, once the ply it replaces is written or the line is at its end.
    fn next_branch(&mut self) -> Option<&'a Branch<'a>> {
        let next = self.branches.last()?;
        let last = self.plies[..self.written].last().map_or(0, |ply| ply.number);
        let due = next.written.from_ply <= last || self.written == self.plies.len();
        due.then(|| self.branches.pop()).flatten()
    }

    fn next_ply(&mut self) -> Option<&'a Ply> {
        let ply = self.plies.get(self.written)?;
        self.written += 1;
        Some(ply)
    }

    /// Takes the notes to plies up to `ply`.
    fn notes_up_to(&mut self, ply: u32) -> Vec<&'a Note> {
        let mut taken = Vec::new();
        while self.notes.last().is_some_and(|note| note.ply <= ply) {
            taken.extend(self.notes.pop());
        }
        taken
    }
}

struct Writer {
    text: String,
    /// Whether a move of Black needs its number: at the start, after a note and around brackets.
    fresh: bool,
    language: Language,
    black_begins: bool,
}

impl Writer {
    fn ply(&mut self, ply: &Ply) {
        let round = (ply.number + 1 + u32::from(self.black_begins)) / 2;
        let side = ply.before.side_to_move();
        match side {
            Side::Red => self.text += &format!("{round}. "),
            Side::Black if self.fresh => self.text += &format!("{round}... "),
            Side::Black => {}
        }
        self.text += &self.language.pick(chinese::write(&ply.before, ply.play), iccs::write(ply.play));
        self.text.push(if side == Side::Black { '\n' } else { ' ' });
        self.fresh = false;
    }

    fn notes(&mut self, notes: Vec<&Note>) {
        notes.into_iter().for_each(|note| self.comment(&note.text));
    }

    fn comment(&mut self, text: &str) {
        self.new_line();
        self.text += &format!("{{{}}}\n", text.replace('}', ")").replace('{', "("));
        self.fresh = true;
    }

    fn open(&mut self) {
        self.new_line();
        self.text.push('(');
        self.fresh = true;
    }

    fn close(&mut self) {
        self.text.truncate(self.text.trim_end().len());
        self.text += ")\n";
        self.fresh = true;
    }

    /// Breaks the line, unless nothing stands on it but an opening bracket.
    fn new_line(&mut self) {
        if !self.text.ends_with(['\n', '(']) && !self.text.is_empty() {
            self.text.truncate(self.text.trim_end().len());
            self.text.push('\n');
        }
    }

    fn finish(mut self) -> String {
        self.new_line();
        self.text
    }
}
