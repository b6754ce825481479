//! Stage 3: a [`Line`] → the [`Cycle`] to be judged.
//!
//! Knows what "the same position" means (same pieces on the same points, same side to move); not what a move is called.

use petgraph::graph::{DiGraph, NodeIndex};

use crate::chess::{Board, Line, Move};

/// A repetition in a line: the walk from a position back to itself.
///
/// Positions are nodes and plies are edges; parallel edges are kept, since a repetition is a walk in a multigraph and a
/// position may be reached by different routes inside it.
#[derive(Clone, Debug)]
pub struct Cycle {
    /// The number of the first ply judged, from 1.
    pub first_ply: u32,
    /// The number of plies judged: one turn of the cycle, or all turns shown if they took different routes.
    pub plies: u32,
    /// How often the final position has occurred, as shown or as stated, whichever is more.
    pub occurrences: u32,
    /// Whether the turns between the occurrences took different routes, so that all of them are judged.
    pub routes_differ: bool,
    /// Positions and plies of the stretch judged.
    pub graph: DiGraph<Board, PlyEdge>,
    /// The node of the recurring position.
    pub root: NodeIndex,
}

/// A ply as an edge of the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyEdge {
    /// The number of the ply in the move list, from 1.
    pub ply: u32,
    /// The move.
    pub play: Move,
}

/// Why there is nothing to rule on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CycleError {
    /// The final position has occurred once.
    #[error("the position after ply {ply} has occurred once; nothing to rule on{}", match .last_repetition { Some((a, b)) => format!(" (the positions after plies {a} and {b} are the same: end the record there to have that repetition ruled)"), None => String::new() })]
    NoRepetition {
        /// The number of the last ply.
        ply: u32,
        /// The last pair of equal positions in the list, by the ply after which they stood.
        last_repetition: Option<(u32, u32)>,
        /// The last capture, after which nothing before it can recur.
        last_capture: Option<u32>,
    },
}

impl Cycle {
    /// Finds the repetition that ends with the final position of `line`.
    ///
    /// # Errors
    /// If the final position has not occurred before.
    pub fn find(line: &Line, stated_occurrences: Option<u32>) -> Result<Cycle, CycleError> {
        let _ = (line, stated_occurrences);
        unimplemented!()
    }
}
