//! What a gain search is asked: which piece is to be won, how well, and what counts.

use crate::chess::{Square, Squares};

use super::account::Size;

/// Which captures belong to the lines of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// All.
    All,
    /// Those on the square of the target: what is won by itself.
    SameSquare,
}

/// What a capture by a pawn counts outside checks and recaptures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Pawns {
    /// Nothing (27.2).
    #[default]
    Idle,
    /// As much as by any other piece.
    Take,
    /// Even if the pawn is retaken: in mutual 打 every attack by a pawn counts (细则 11).
    Attack,
}

/// How well a capture must come out for the attacker, the strongest demand first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Strength {
    /// Ahead, however the opponent is compensated.
    Gain,
    /// At least even, if the opponent is compensated only elsewhere than on the square of the capture (semantics §2).
    #[default]
    Even,
    /// The same, and what a capturing piece leaves without its guard counts nothing (细则 4 without a gain test).
    AsRoot,
}

/// Pairs of points between which the attacker may not capture: from any of the first set to any of the second.
///
/// While an exchange stands offered, its partner is no prize for the piece that offers it (semantics §6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Barred {
    /// The pieces that offer exchanges, as long as they have not moved.
    pub from: Squares,
    /// Where their partners stand.
    pub to: Squares,
}

/// What is asked of a search: to win one piece.
#[derive(Clone, Copy, Debug)]
pub struct Prize {
    /// The enemy piece to be won.
    pub target: Square,
    /// Enemy pieces whose capture counts nothing, as long as they have not moved.
    pub free_for_us: Squares,
    /// Own pieces whose loss counts nothing, as long as they have not moved.
    pub free_for_them: Squares,
    /// Captures that only carry out an exchange offered.
    pub barred: Barred,
    /// Which captures belong to the lines.
    pub scope: Scope,
    /// Whether the capture by one's own general counts outside checks and recaptures (27.1).
    pub general_counts: bool,
    /// The same for pawns (27.2).
    pub pawns: Pawns,
    /// How well it must come out.
    pub strength: Strength,
    /// How much must be gained, if that is asked for: then even is never enough.
    pub least: Option<Size>,
    /// Whether any mate undoes the win, whatever the edition says of later mates (the test of the position before, §3).
    pub any_mate: bool,
    /// Whether the loss of a piece set apart counts where it answers a check.
    pub parries_count: bool,
    /// Whether mate counts before the target is taken; not where mate is threatened in any case.
    pub mate_wins: bool,
    /// Own pieces that may take and give check; the others only answer checks. All points for no restriction.
    pub active: Squares,
}

impl Strength {
    /// The next weaker demand: what fails it fails this one too.
    pub(super) fn weaker(self) -> Option<Strength> {
        match self {
            Strength::Gain => Some(Strength::Even),
            Strength::Even => Some(Strength::AsRoot),
            Strength::AsRoot => None,
        }
    }
}

impl Prize {
    /// Winning the piece on `target`, nothing set apart.
    pub fn of(target: Square) -> Prize {
        Prize {
            target,
            free_for_us: Squares::EMPTY,
            free_for_them: Squares::EMPTY,
            barred: Barred::default(),
            scope: Scope::All,
            general_counts: false,
            pawns: Pawns::Idle,
            strength: Strength::Even,
            least: None,
            any_mate: false,
            parries_count: false,
            mate_wins: true,
            active: Squares::ALL,
        }
    }
}
