//! How a move is spelt, in whatever notation.

/// The ways to spell one move in one notation.
pub(super) struct Spellings {
    /// As a careful writer would, fitting no other move.
    pub exact: String,
    /// As others do; may fit several moves.
    pub loose: Vec<String>,
}
