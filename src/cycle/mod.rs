//! Stage 3: a [`Line`] → the [`Cycle`] to be judged.
//!
//! Knows what "the same position" means (same pieces on the same points, same side to move); not what a move is called.

mod count;
mod due;
mod error;
mod repeats;
mod scan;

use std::collections::HashMap;

use petgraph::graph::{DiGraph, NodeIndex};

use crate::chess::{Board, Line, Move, Ply};

pub use due::{DUE, NATURAL_LIMIT, due, final_occurrences, natural_limits, shown};
pub use error::CycleError;
pub use scan::{Scan, ScanError, scan};

use count::count;
use repeats::Repeats;

/// A repetition in a line: the walk from a position back to itself.
///
/// Positions are nodes and plies are edges; parallel edges are kept, since a repetition is a walk in a multigraph and a
/// position may be reached by different routes inside it. Nodes stand in the order in which they are first reached, edges in
/// the order of play.
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

impl Cycle {
    /// Finds the repetition that ends with the final position of `line` (Article 24), in time linear in its length.
    ///
    /// A turn is what is played from one occurrence of the final position to the next; within it other positions may recur.
    /// If all turns are the same moves in the same order the last is judged, else everything from the first occurrence on.
    /// `stated_occurrences` counts where the record says that there were more than the list shows.
    ///
    /// # Errors
    /// If the final position has not occurred before.
    ///
    /// ```
    /// use adjudicate::{case::Case, chess::Line, cycle::Cycle};
    /// // A lead-in of one ply, then two turns of four.
    /// let moves = "d1d5 e9f9 d5f5 f9e9 f5d5 e9f9 d5f5 f9e9 f5d5";
    /// let case = Case::from_text("4k4/9/9/9/9/9/9/9/3R5/3K5 w", moves);
    /// let cycle = Cycle::find(&Line::from_case(&case).unwrap(), None).unwrap();
    /// assert_eq!((cycle.first_ply, cycle.plies, cycle.occurrences), (6, 4, 3));
    /// assert_eq!((cycle.graph.node_count(), cycle.graph.edge_count()), (4, 4));
    /// ```
    pub fn find(line: &Line, stated_occurrences: Option<u32>) -> Result<Cycle, CycleError> {
        let repeats = Repeats::of(line);
        let shown = repeats.of_final();
        let [.., last_but_one, last] = shown[..] else {
            return Err(CycleError::no_repetition(line, &repeats));
        };
        let routes_differ = !all_equal(shown.windows(2).map(|turn| &line.plies[turn[0]..turn[1]]));
        let from = if routes_differ { shown[0] } else { last_but_one };
        let stretch = &line.plies[from..last];
        let (graph, root) = graph_of(stretch);
        Ok(Cycle {
            first_ply: stretch[0].number,
            plies: count(stretch.len()),
            occurrences: count(shown.len()).max(stated_occurrences.unwrap_or(0)),
            routes_differ,
            graph,
            root,
        })
    }

    /// The plies judged, out of the line in which the cycle was found.
    pub fn stretch<'a>(&self, line: &'a Line) -> &'a [Ply] {
        line.stretch(self.first_ply, self.plies)
    }
}

fn all_equal<'a>(mut turns: impl Iterator<Item = &'a [Ply]>) -> bool {
    let first = turns.next();
    let moves = |turn: &'a [Ply]| turn.iter().map(|ply| ply.play);
    turns.all(|turn| first.is_some_and(|first| moves(first).eq(moves(turn))))
}

/// The walk as a graph, with the node where it starts.
fn graph_of(plies: &[Ply]) -> (DiGraph<Board, PlyEdge>, NodeIndex) {
    let mut graph = DiGraph::new();
    let mut nodes: HashMap<u64, Vec<NodeIndex>> = HashMap::new();
    let mut node = |graph: &mut DiGraph<Board, PlyEdge>, board: Board| {
        let same_hash = nodes.entry(board.hash()).or_default();
        match same_hash.iter().copied().find(|&known| graph[known] == board) {
            Some(known) => known,
            None => {
                same_hash.push(graph.add_node(board));
                same_hash[same_hash.len() - 1]
            }
        }
    };
    let root = node(&mut graph, plies[0].before);
    let mut here = root;
    for ply in plies {
        let next = node(&mut graph, ply.after);
        graph.add_edge(here, next, PlyEdge { ply: ply.number, play: ply.play });
        here = next;
    }
    (graph, root)
}
