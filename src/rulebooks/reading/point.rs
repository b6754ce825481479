//! What a reading is: a name, its values, and what they set in the terms.

use crate::labels::{Label, Setting, Terms};
use crate::text::Text;

/// A point that can be read in more than one way.
#[derive(Debug)]
pub struct Reading {
    /// The name used on the command line: `--reading NAME=VALUE`.
    pub name: &'static str,
    /// What is in question.
    pub question: Text,
    /// The ways to read it.
    pub values: &'static [Value],
    /// Whether another value could change this label; where it cannot, nothing need be searched again.
    pub touches: fn(&Label) -> bool,
}

/// One way to read a point.
#[derive(Debug)]
pub struct Value {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it means.
    pub means: Text,
    /// What it sets in the terms.
    pub set: Setting,
}

impl Reading {
    /// The value that `terms` hold.
    pub fn applied(&self, terms: &Terms) -> &'static Value {
        let holds = |value: &&Value| with(terms, value) == *terms;
        self.values.iter().find(holds).expect("every term has a value that sets it")
    }

    /// The value of this name.
    pub fn value(&self, name: &str) -> Option<&'static Value> {
        self.values.iter().find(|value| value.name == name)
    }
}

/// The terms with one value put in.
pub fn with(terms: &Terms, value: &Value) -> Terms {
    let mut changed = *terms;
    value.set.put(&mut changed);
    changed
}
