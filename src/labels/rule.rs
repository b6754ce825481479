//! How a rule of a book is known to this stage, which names no article.

/// The number of a rule in the book that supplies it: its place in the list of articles, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub u16);
