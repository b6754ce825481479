//! Trees of moves written in pre-order: after a move its continuation, then the move played instead of it.

use super::record::Tree;
use super::{Located, Written};

/// A move of the tree with what follows it.
pub(super) struct Node {
    /// The move.
    pub written: Written,
    /// The note after it.
    pub note: String,
    /// Whether a continuation follows.
    pub has_next: bool,
    /// Whether a move played instead follows, after the continuation.
    pub has_sibling: bool,
}

/// Builds the tree from its moves; `next` gives them in order, and `None` where the file breaks off.
///
/// Returns whether it broke off: moves were announced that did not come.
pub(super) fn read(tree: &mut Tree, mut next: impl FnMut() -> Result<Option<Node>, Located>) -> Result<bool, Located> {
    // Where a move played instead is still to come: the line and the ply it leaves.
    let mut waiting: Vec<(usize, u32)> = Vec::new();
    let (mut line, mut ply) = (0, 1);
    loop {
        let Some(node) = next()? else { return Ok(true) };
        let place = node.written.place();
        tree.play(line, node.written).map_err(|fault| (Some(place), fault))?;
        tree.note(line, ply, &node.note);
        if node.has_sibling {
            waiting.push((line, ply));
        }
        if node.has_next {
            ply += 1;
            continue;
        }
        let Some((left, at)) = waiting.pop() else { return Ok(false) };
        line = tree.branch(left, at).map_err(|fault| (Some(place), fault))?;
        ply = at;
    }
}
