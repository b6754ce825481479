//! Forcing play: the positions inside a line of captures and checks, and the account kept along it.

use crate::chess::{Board, Kind, Move, Piece, Side, Square};

use super::account::{Account, Balance};
use super::terms::Terms;

/// Which captures belong to the lines of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// All.
    All,
    /// Those on the square of the target: what is won by itself.
    SameSquare,
}

/// What a capture by a pawn counts outside checks and recaptures.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Barred {
    /// The pieces that offer exchanges, as long as they have not moved.
    pub from: u128,
    /// Where their partners stand.
    pub to: u128,
}

/// What is asked of a search: to win one piece.
#[derive(Clone, Copy, Debug)]
pub struct Prize {
    /// The enemy piece to be won.
    pub target: Square,
    /// Enemy pieces whose capture counts nothing, as long as they have not moved.
    pub free_for_us: u128,
    /// Own pieces whose loss counts nothing, as long as they have not moved.
    pub free_for_them: u128,
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
    /// Whether any mate undoes the win, whatever the edition says of later mates (the test of the position before, §3).
    pub any_mate: bool,
    /// Whether mate counts before the target is taken; not where mate is threatened in any case.
    pub mate_wins: bool,
    /// Own pieces that may take and give check; the others only answer checks. All bits for no restriction.
    pub active: u128,
}

impl Prize {
    /// Winning the piece on `target`, nothing set apart.
    pub fn of(target: Square) -> Prize {
        Prize {
            target,
            free_for_us: 0,
            free_for_them: 0,
            barred: Barred::default(),
            scope: Scope::All,
            general_counts: false,
            pawns: Pawns::Idle,
            strength: Strength::Even,
            any_mate: false,
            mate_wins: true,
            active: u128::MAX,
        }
    }
}

/// What stays the same in a whole search.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    pub terms: Terms,
    pub side: Side,
    pub prize: Prize,
}

/// A position inside a line, with what has happened so far.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub board: Board,
    pub account: Account,
    /// Where the target stands; where it was taken once it is.
    pub target: Square,
    pub taken: bool,
    /// The opponent answered on the square of the capture, or was given something first: even is not enough.
    pub rooted: bool,
    /// Where the piece that took the target stands, as long as it is on the board.
    taker: Option<Square>,
    /// A pawn took the target where every attack by a pawn counts.
    by_pawn: bool,
    free_for_us: u128,
    free_for_them: u128,
    barred_from: u128,
    active: u128,
    last_capture: Option<Square>,
    /// A pawn that crossed the river by the last move.
    just_crossed: Option<Square>,
    /// Plies since the target was taken.
    pub since: u32,
}

impl Node {
    /// The start of a search from `board`, the attacker to move.
    pub fn root(rules: &Rules, board: &Board) -> Node {
        let prize = &rules.prize;
        Node {
            board: *board,
            account: Account::default(),
            target: prize.target,
            taken: false,
            rooted: prize.strength == Strength::Gain,
            taker: None,
            by_pawn: false,
            free_for_us: prize.free_for_us & !prize.target.bit(),
            free_for_them: prize.free_for_them,
            barred_from: prize.barred.from,
            active: prize.active,
            last_capture: None,
            just_crossed: None,
            since: 0,
        }
    }

    /// The start of a search from `board`, the opponent having just taken a piece of `price` on `square`.
    pub fn after_loss(rules: &Rules, board: &Board, square: Square, price: Account) -> Node {
        Node {
            account: Account::default().minus(price),
            target: square,
            taken: true,
            rooted: true,
            last_capture: Some(square),
            ..Node::root(rules, board)
        }
    }

    /// Whether the attacker has what it wants if the line stops here.
    pub fn stops_well(&self, rules: &Rules) -> bool {
        let oral = rules.terms.oral_supplements;
        let even_is_enough =
            !self.rooted || rules.prize.strength != Strength::Gain && (self.by_pawn || oral && self.taker.is_some());
        self.taken
            && match self.account.balance(rules.terms.pawn_for_rook) {
                Balance::Gain => true,
                Balance::Even => even_is_enough,
                Balance::Loss => oral && self.account.is_piece_for_three_weak(),
            }
    }

    /// A key of everything that decides how the line can go on.
    pub fn key(&self) -> u64 {
        let mut key = self.board.hash();
        let mut add = |part: u64| key = (key ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let square = |square: Option<Square>| square.map_or(99, Square::index) as u64;
        add(self.account.key());
        add(self.target.index() as u64
            | u64::from(self.taken) << 8
            | u64::from(self.rooted) << 9
            | u64::from(self.by_pawn) << 10);
        add(square(self.taker));
        add(square(self.last_capture) | square(self.just_crossed) << 8 | u64::from(self.since.min(2)) << 16);
        for set in [self.free_for_us, self.free_for_them, self.barred_from, self.active] {
            add(set as u64);
            add((set >> 64) as u64);
        }
        key
    }

    /// The moves that belong to a line from here with the nodes they lead to, in the order to try them.
    pub fn moves(&self, rules: &Rules) -> Vec<(Move, Node)> {
        let side = self.board.side_to_move();
        let checked = self.board.in_check(side);
        let mut found: Vec<(i32, Move, Node)> = Vec::new();
        self.board.each_pseudo_move(side, |play| {
            if let Some(next) = self.forcing(rules, play, checked) {
                found.push((self.order(rules, play), play, next));
            }
        });
        found.sort_by_key(|&(order, play, _)| (order, play));
        found.into_iter().map(|(_, play, next)| (play, next)).collect()
    }

    fn forcing(&self, rules: &Rules, play: Move, checked: bool) -> Option<Node> {
        let side = self.board.side_to_move();
        let ours = side == rules.side;
        let victim = self.board.at(play.to);
        let is_general = victim.is_some_and(|piece| piece.kind == Kind::King);
        let is_barred = ours && self.barred_from & play.from.bit() != 0 && rules.prize.barred.to & play.to.bit() != 0;
        let is_idle = !checked && ours && self.active & play.from.bit() == 0;
        if is_general || is_barred || is_idle {
            return None;
        }
        let captures = victim.is_some() && (rules.prize.scope == Scope::All || play.to == self.target);
        let slides = victim.is_none() && self.board.is_muted(play.from);
        let may_check = !slides && self.board.bears_on_king(side.other(), play);
        if !(checked || captures || may_check) {
            return None;
        }
        let after = self.board.after(play);
        let belongs = checked || captures || may_check && after.in_check(side.other());
        (belongs && self.board.is_safe(play, checked, &after)).then(|| self.step(rules, play, victim, after))
    }

    /// The target first, then recaptures, then the dearest piece by the cheapest, then quiet checks and evasions.
    fn order(&self, rules: &Rules, play: Move) -> i32 {
        let worth = |square| self.board.at(square).map_or(0, |piece: Piece| WORTH[piece.kind as usize]);
        let takes_target = play.to == self.target && !self.taken && self.board.side_to_move() == rules.side;
        let victim = worth(play.to);
        let mover = if victim > 0 { worth(play.from) } else { 5 };
        mover - 10 * victim - 1000 * i32::from(takes_target) - 500 * i32::from(self.last_capture == Some(play.to))
    }

    fn step(&self, rules: &Rules, play: Move, victim: Option<Piece>, after: Board) -> Node {
        let ours = self.board.side_to_move() == rules.side;
        let touched = play.from.bit() | play.to.bit();
        let crossed = self.board.at(play.from).is_some_and(|mover| {
            mover.kind == Kind::Pawn && play.to.is_across(mover.side) && !play.from.is_across(mover.side)
        });
        let carried = if self.active & play.from.bit() != 0 { play.to.bit() } else { 0 };
        let mut next = Node {
            board: after,
            free_for_us: self.free_for_us & !touched,
            free_for_them: self.free_for_them & !touched,
            barred_from: self.barred_from & !touched,
            active: self.active & !touched | carried,
            last_capture: victim.map(|_| play.to),
            just_crossed: crossed.then_some(play.to),
            since: self.since + u32::from(self.taken),
            ..*self
        };
        if !self.taken && play.from == self.target {
            next.target = play.to;
        }
        next.taker = match self.taker {
            Some(at) if at == play.from => Some(play.to),
            Some(at) if at == play.to => None,
            taker => taker,
        };
        match victim {
            Some(victim) if ours => self.settle_gain(rules, &mut next, play, victim),
            Some(victim) => self.settle_loss(&mut next, play, victim),
            None => {}
        }
        next
    }

    fn price(&self, victim: Piece, square: Square, free: u128) -> Account {
        if free & square.bit() != 0 || self.just_crossed == Some(square) {
            Account::default()
        } else {
            Account::price(victim, square)
        }
    }

    fn settle_gain(&self, rules: &Rules, next: &mut Node, play: Move, victim: Piece) {
        let mover = self.board.at(play.from).map(|mover| mover.kind);
        let counts = match mover {
            Some(Kind::King) => rules.prize.general_counts,
            Some(Kind::Pawn) => rules.prize.pawns != Pawns::Idle,
            _ => true,
        };
        if counts || self.last_capture == Some(play.to) || next.board.in_check(rules.side.other()) {
            next.account = self.account.plus(self.price(victim, play.to, self.free_for_us));
            if !self.taken && play.to == self.target {
                next.taken = true;
                next.taker = rules.terms.oral_supplements.then_some(play.to);
                if rules.prize.strength == Strength::AsRoot {
                    next.free_for_them |= guarded_by(&self.board, play.from, rules.side);
                }
                next.by_pawn = rules.prize.pawns == Pawns::Attack && mover == Some(Kind::Pawn);
            }
        }
    }

    fn settle_loss(&self, next: &mut Node, play: Move, victim: Piece) {
        let price = self.price(victim, play.to, self.free_for_them);
        next.account = self.account.minus(price);
        next.rooted |= if self.taken { play.to == self.target } else { !price.is_nothing() };
    }
}

/// Worth by kind for the order of moves only: general, advisor, elephant, horse, rook, cannon, pawn.
const WORTH: [i32; 7] = [0, 2, 2, 4, 9, 4, 1];

/// The pieces of `side` that the piece on `by` guards, as bits.
fn guarded_by(board: &Board, by: Square, side: Side) -> u128 {
    board
        .pieces(side)
        .filter(|&(square, _)| square != by && board.attackers_of(square, side) & by.bit() != 0)
        .fold(0, |set, (square, _)| set | square.bit())
}
