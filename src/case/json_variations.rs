//! The variations of a case in JSON.

use std::collections::HashMap;

use serde_json::value::RawValue;

use super::json_values::{LINE_LEFT, NEW_LINE, PLY_LEFT, Reader, VARIATIONS, join};
use super::record::Tree;
use super::{Case, CaseFault, Located, Record, Written};

type Result<T> = std::result::Result<T, Located>;

impl<'a> Reader<'a> {
    /// The record of a main line and its variations, each note with the line it names.
    pub(super) fn variations(&mut self, value: &'a RawValue, mut case: Case) -> Result<Record> {
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
}
