//! What each legal move of the side to move would do to the repetition. It says nothing of how good a move is.

use crate::chess::{Line, Move};
use crate::cycle;

use super::{Besides, Judge, Kind, Ruling};

/// A legal move, and what it would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct NextMove {
    /// The move.
    pub play: Move,
    /// What it does to the repetition.
    pub effect: Effect,
}

/// What a move does to the repetition.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// The position after it has stood before.
    Repeats {
        /// How often it will have stood then.
        occurrences: u32,
        /// Whether that is often enough for a ruling to be asked for.
        ripe: bool,
        /// The ruling that this brings, or would bring once it is ripe, with its articles.
        ruling: Ruling,
    },
    /// The position after it is new.
    Breaks,
    /// The opponent has no move left.
    EndsGame,
}

impl Effect {
    /// Whether the move goes on with a repetition.
    pub const fn repeats(&self) -> bool {
        matches!(self, Effect::Repeats { .. })
    }

    /// The ruling that may be asked for as soon as the move is made, with its articles: that a side loses or must change, or a draw.
    pub fn ruling(&self) -> Option<&Ruling> {
        match self {
            Effect::Repeats { ripe: true, ruling, .. } if !matches!(ruling.kind, Kind::None | Kind::Undecided) => {
                Some(ruling)
            }
            _ => None,
        }
    }
}

impl Judge {
    /// Every legal move after a line with what it would bring, in the order of the board; none where the game is over.
    ///
    /// Only moves that repeat a position are searched, each within the budget, so that the work is bounded by it and by the length
    /// of the line. Turns that are only stated in `besides` count for every position.
    ///
    /// ```
    /// use adjudicate::chess::{Line, Move, fen};
    /// use adjudicate::verdict::{Besides, Effect, Judge, Kind};
    /// use adjudicate::{labels::DEFAULT_BUDGET, rulebooks};
    /// let mut line = Line::new(fen::parse("3k5/9/9/9/4R4/9/9/9/9/5K3 w").unwrap());
    /// for play in ["e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9", "d5e5"] {
    ///     line.push(Move::parse(play).unwrap()).unwrap();
    /// }
    /// let mut judge = Judge::new(rulebooks::find("cxa-1999").unwrap(), &[], DEFAULT_BUDGET);
    /// let next = judge.next_moves(&line, Besides::default());
    /// let back = next.iter().find(|next| next.play.to_string() == "e9d9").unwrap();
    /// let Effect::Repeats { occurrences, ruling, .. } = &back.effect else { panic!("it has stood twice") };
    /// assert_eq!((*occurrences, ruling.kind, &ruling.articles[0]), (3, Kind::Loss, &"24.1"));
    /// ```
    pub fn next_moves(&mut self, line: &Line, besides: Besides) -> Vec<NextMove> {
        let end = line.end();
        let shown = cycle::final_occurrences(line);
        let unseen = if shown > 1 { besides.occurrences.unwrap_or(0).saturating_sub(shown) } else { 0 };
        let mut ahead = line.clone();
        let mut next = Vec::new();
        for play in end.legal_moves() {
            if ahead.push(play).is_ok() {
                next.push(NextMove { play, effect: self.effect(&ahead, unseen, besides) });
                ahead.pop();
            }
        }
        next
    }

    /// What the last move of a line did, where every position has stood `unseen` times more than the line shows.
    fn effect(&mut self, line: &Line, unseen: u32, besides: Besides) -> Effect {
        let after = line.end();
        if !after.has_legal_move() {
            return Effect::EndsGame;
        }
        // Equal boards have equal hashes, which are cheaper to compare.
        let shown = line.positions().filter(|board| board.hash() == after.hash() && **board == after).count();
        if shown < 2 {
            return Effect::Breaks;
        }
        let occurrences = u32::try_from(shown).unwrap_or(u32::MAX).saturating_add(unseen);
        match self.rule(line, Besides { occurrences: Some(occurrences), ..besides }, false) {
            Err(_) => Effect::Breaks,
            Ok(verdict) => Effect::Repeats { occurrences, ripe: verdict.ripe, ruling: verdict.ruling },
        }
    }
}
