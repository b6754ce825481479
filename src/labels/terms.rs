//! What a book may fix for the naming of moves: the values in force, and the settings by which an article fixes one of them.

use crate::facts::{self, Forms, MatedAfter, RootAsChaser, Worth};

use super::asian;
use super::class::{Class, Classes};

/// By what kind of definitions moves are named, with the values that school knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum School {
    /// The Chinese national books: what a move threatens to win, by any forcing line.
    Chinese(super::chinese::Terms),
    /// The Asian and World books: what a move attacks directly.
    Asian(asian::Terms),
}

/// From which position on a threat counts as old (29.2, 从捉到捉).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldThreat {
    /// If it was there just before the move.
    BeforeMove,
    /// If it was there then, or already before the opponent's last move.
    BeforeReply,
}

/// Which of several effects names a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The heaviest, 杀 before 捉 (2020, 26.4).
    KillBeforeChase,
    /// The heaviest, 捉 before 杀 (1999, 27.4).
    ChaseBeforeKill,
    /// The lightest: no book says so; it is what is left where none says that the heaviest counts.
    LightestFirst,
}

/// The values by which moves are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// By what kind of definitions, with the values of that school.
    pub school: School,
    /// Which of several effects names a move.
    pub order: Order,
    /// Whether a chase stands that also offers an exchange or a piece, or puts the mover where it may be taken (细则 5).
    pub chase_may_offer: bool,
    /// The classes that are 打, attacks (28.4).
    pub attacks: Classes,
    /// The classes that are 闲, idle, whatever their name (28.9).
    pub idles: Classes,
}

impl Terms {
    /// What the Chinese books start from, before an article speaks.
    pub const CHINESE: Terms = Terms {
        school: School::Chinese(super::chinese::Terms::PLAIN),
        order: Order::KillBeforeChase,
        chase_may_offer: true,
        attacks: Classes::of(&[Class::Check, Class::Kill, Class::Chase]),
        idles: Classes::of(&[Class::Exchange, Class::Offer, Class::Block, Class::Follow, Class::Idle]),
    };

    /// What the Asian and World books start from, before an article speaks.
    pub const ASIAN: Terms =
        Terms { school: School::Asian(asian::Terms::PLAIN), order: Order::ChaseBeforeKill, ..Terms::CHINESE };

    /// The values of the Chinese school, if moves are named by it.
    pub const fn chinese(&self) -> Option<&super::chinese::Terms> {
        match &self.school {
            School::Chinese(terms) => Some(terms),
            School::Asian(_) => None,
        }
    }

    /// How material and mates are counted, where they are.
    pub fn facts(&self) -> facts::Terms {
        self.chinese().map_or(facts::Terms::PLAIN, |terms| terms.facts)
    }
}

/// What a setting is about: the name of one value in [`Terms`]. Evidence tells by it on which values it rests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Term {
    /// What each kind of piece is worth.
    Material,
    /// What a crossed pawn is worth against pieces.
    FloatingPawn,
    /// By which kinds of line a piece may be won.
    Forms,
    /// That a net gain is a win whatever the root of the piece.
    NetGain,
    /// That an even account is enough only against a piece without a root.
    Rootless,
    /// When being mated undoes a win.
    MatedAfter,
    /// What a root leaves exposed when it takes.
    RootAsChaser,
    /// The oral supplements of about 2000.
    OralSupplements,
    /// That the general's own capture wins nothing.
    General,
    /// That the general's retakes and captures with check count.
    GeneralHelps,
    /// That a pawn's own capture wins nothing.
    Pawn,
    /// That a pawn's retakes and captures with check count.
    PawnHelps,
    /// That a pawn's own capture counts in mutual attack.
    MutualPawn,
    /// That pieces of a kind that may take each other are on offer and no prize.
    Exchange,
    /// Whether the partner of an exchange is a prize where a third piece attacks it too.
    JoinedPartner,
    /// That protection is judged by what can retake.
    Roots,
    /// That a root which cannot retake is told apart from none.
    FalseRoots,
    /// That a chase which takes several pieces is told apart.
    Joint,
    /// That a check the mover stood in is left out of what was there before.
    OwnDoing,
    /// Since when a threat must be there to be old.
    OldThreat,
    /// That a general's answer to a check is idle, whatever else it does.
    AnswersAreIdle,
    /// Whether a larger win of the same piece is new.
    Size,
    /// What a partner of a standing joint attack does that only steps aside.
    Sidestep,
    /// Which of several effects names a move.
    Order,
    /// That a chase stands although it also offers something.
    ChaseMayOffer,
    /// Which classes are attacks.
    Attacks,
    /// Which classes are idle.
    Idles,
    /// A point on which the Asian books stand by themselves.
    Asian(asian::Point),
}

/// One value put into [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// See [`Term::Material`].
    Material(Worth),
    /// See [`Term::FloatingPawn`]: whether a pawn given for a rook is a gain.
    PawnForRook(bool),
    /// See [`Term::Forms`].
    Forms(Forms),
    /// See [`Term::NetGain`].
    NetGain(bool),
    /// See [`Term::Rootless`].
    Rootless(bool),
    /// See [`Term::MatedAfter`].
    MatedAfter(MatedAfter),
    /// See [`Term::RootAsChaser`].
    RootAsChaser(RootAsChaser),
    /// See [`Term::OralSupplements`].
    OralSupplements(bool),
    /// See [`Term::General`]: whether its own capture wins.
    GeneralTakes(bool),
    /// See [`Term::GeneralHelps`].
    GeneralHelps(bool),
    /// See [`Term::Pawn`]: whether its own capture wins.
    PawnTakes(bool),
    /// See [`Term::PawnHelps`].
    PawnHelps(bool),
    /// See [`Term::MutualPawn`].
    MutualPawn(bool),
    /// See [`Term::Exchange`].
    Exchange(bool),
    /// See [`Term::JoinedPartner`].
    JoinedPartners(bool),
    /// See [`Term::Roots`].
    Roots(bool),
    /// See [`Term::FalseRoots`].
    FalseRoots(bool),
    /// See [`Term::Joint`].
    Joint(bool),
    /// See [`Term::OwnDoing`].
    OwnDoing(bool),
    /// See [`Term::OldThreat`].
    OldThreat(OldThreat),
    /// See [`Term::AnswersAreIdle`].
    AnswersAreIdle(bool),
    /// See [`Term::Size`].
    SizeMatters(bool),
    /// See [`Term::Sidestep`]: whether it chases.
    SidestepChases(bool),
    /// See [`Term::Order`].
    Order(Order),
    /// See [`Term::ChaseMayOffer`].
    ChaseMayOffer(bool),
    /// See [`Term::Attacks`].
    Attacks(Classes),
    /// See [`Term::Idles`].
    Idles(Classes),
    /// See [`Term::Asian`]: whether the point holds.
    Asian(asian::Point, bool),
}

impl Setting {
    /// What it is about.
    pub const fn term(self) -> Term {
        match self {
            Setting::Material(_) => Term::Material,
            Setting::PawnForRook(_) => Term::FloatingPawn,
            Setting::Forms(_) => Term::Forms,
            Setting::NetGain(_) => Term::NetGain,
            Setting::Rootless(_) => Term::Rootless,
            Setting::MatedAfter(_) => Term::MatedAfter,
            Setting::RootAsChaser(_) => Term::RootAsChaser,
            Setting::OralSupplements(_) => Term::OralSupplements,
            Setting::GeneralTakes(_) => Term::General,
            Setting::GeneralHelps(_) => Term::GeneralHelps,
            Setting::PawnTakes(_) => Term::Pawn,
            Setting::PawnHelps(_) => Term::PawnHelps,
            Setting::MutualPawn(_) => Term::MutualPawn,
            Setting::Exchange(_) => Term::Exchange,
            Setting::JoinedPartners(_) => Term::JoinedPartner,
            Setting::Roots(_) => Term::Roots,
            Setting::FalseRoots(_) => Term::FalseRoots,
            Setting::Joint(_) => Term::Joint,
            Setting::OwnDoing(_) => Term::OwnDoing,
            Setting::OldThreat(_) => Term::OldThreat,
            Setting::AnswersAreIdle(_) => Term::AnswersAreIdle,
            Setting::SizeMatters(_) => Term::Size,
            Setting::SidestepChases(_) => Term::Sidestep,
            Setting::Order(_) => Term::Order,
            Setting::ChaseMayOffer(_) => Term::ChaseMayOffer,
            Setting::Attacks(_) => Term::Attacks,
            Setting::Idles(_) => Term::Idles,
            Setting::Asian(point, _) => Term::Asian(point),
        }
    }

    /// Puts the value into `terms`. A value that the school does not know has no effect there.
    pub fn put(self, terms: &mut Terms) {
        match self {
            Setting::Order(order) => terms.order = order,
            Setting::ChaseMayOffer(may) => terms.chase_may_offer = may,
            Setting::Attacks(classes) => terms.attacks = classes,
            Setting::Idles(classes) => terms.idles = classes,
            Setting::Asian(point, holds) => {
                if let School::Asian(asian) = &mut terms.school {
                    asian.set(point, holds);
                }
            }
            of_gains => {
                if let School::Chinese(chinese) = &mut terms.school {
                    of_gains.put_into(chinese);
                }
            }
        }
    }

    fn put_into(self, terms: &mut super::chinese::Terms) {
        let facts = &mut terms.facts;
        match self {
            Setting::Material(worth) => facts.worth = worth,
            Setting::PawnForRook(gains) => facts.pawn_for_rook = gains,
            Setting::Forms(forms) => facts.forms = forms,
            Setting::NetGain(wins) => facts.net_gain = wins,
            Setting::Rootless(must) => facts.rootless = must,
            Setting::MatedAfter(when) => facts.mated_after = when,
            Setting::RootAsChaser(how) => facts.root_as_chaser = how,
            Setting::OralSupplements(apply) => facts.oral_supplements = apply,
            Setting::GeneralTakes(takes) => facts.general_takes = takes,
            Setting::GeneralHelps(helps) => facts.general_helps = helps,
            Setting::PawnTakes(takes) => facts.pawn_takes = takes,
            Setting::PawnHelps(helps) => facts.pawn_helps = helps,
            Setting::Exchange(offers) => facts.exchanges = offers,
            Setting::JoinedPartners(are) => facts.joined_partners = are,
            Setting::OwnDoing(left_out) => facts.own_doing = left_out,
            Setting::MutualPawn(counts) => terms.pawn_in_mutual_attack = counts,
            Setting::Roots(judged) => terms.roots = judged,
            Setting::FalseRoots(told) => terms.false_roots = told,
            Setting::Joint(told) => terms.joint = told,
            Setting::OldThreat(since) => terms.old_threat = since,
            Setting::AnswersAreIdle(are) => terms.answers_are_idle = are,
            Setting::SizeMatters(matters) => terms.size_matters = matters,
            Setting::SidestepChases(chases) => terms.sidestep_chases = chases,
            Setting::Order(_)
            | Setting::ChaseMayOffer(_)
            | Setting::Attacks(_)
            | Setting::Idles(_)
            | Setting::Asian(..) => {}
        }
    }
}
