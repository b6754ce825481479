//! The points on which the Asian books fix how an attack counts.

/// One such point. Each either holds or does not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Point {
    /// A true root protects: to attack what it guards is no chase (35).
    RootsProtect,
    /// What only looks like a root protects too (34: it does not).
    FalseRootsProtect,
    /// A cannon chases a rook even if that has a true root (15).
    CannonAgainstRook,
    /// A horse chases a rook even if that has a true root (20).
    HorseAgainstRook,
    /// An advisor or elephant chases a rook, horse or cannon even if that has a true root. The text names horse and cannon only.
    GuardsAgainstRooted,
    /// Two pieces of a kind that can take each other chase neither: they are an offer (24).
    EqualsOffer,
    /// A cannon that did not move attacks anew if a mount moves: against pieces other than rooks (25).
    MountsAttack,
    /// The same against rooks (26).
    MountsAttackRooks,
    /// Only captures that are legal attack: what is held to a line takes nothing off it (27).
    OnlyLegal,
    /// What the general attacks it may attack for ever (28).
    GeneralMay,
    /// What a pawn attacks it may attack for ever (29).
    PawnMay,
    /// The standing attack of a piece on the horse that holds it is not made new (19).
    HeldSparesHolder,
    /// A move that gives check also chases what it attacks (12: it does not).
    ChecksChase,
    /// Undoing a root that would only have appeared with the capture makes a standing attack new.
    HiddenRootsCount,
}

/// The points that hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms(u16);

impl Terms {
    /// What holds before an article speaks: every plain attack on a piece of value by a move is a chase.
    pub const PLAIN: Terms = Terms(0);

    /// Whether a point holds.
    pub const fn holds(self, point: Point) -> bool {
        self.0 & 1 << point as u16 != 0
    }

    /// Makes a point hold, or not.
    pub const fn set(&mut self, point: Point, holds: bool) {
        let bit = 1 << point as u16;
        self.0 = if holds { self.0 | bit } else { self.0 & !bit };
    }
}
