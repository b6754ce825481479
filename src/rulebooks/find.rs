//! The few ways in which an article makes its findings.

use crate::chess::Side;
use crate::labels::{Class, Label};

use super::article::Article;
use super::dispute::{About, Dispute, Finding, Says};

/// The plies that have the effect `class`, whether or not it names them.
pub fn effects(dispute: &Dispute, article: &'static Article, class: Class) -> Vec<Finding> {
    plies(dispute, article, Says::Effect(class), |label| label.effects.contains(&class))
}

/// The plies on which the article bears.
pub fn bears(dispute: &Dispute, article: &'static Article, touched: impl Fn(&Label) -> bool) -> Vec<Finding> {
    plies(dispute, article, Says::Bears, touched)
}

/// The sides, Red first, of which the article says something.
pub fn sides(article: &'static Article, says: impl Fn(Side) -> Option<Says>) -> Vec<Finding> {
    let about = |side| says(side).map(|says| Finding { article, about: About::Side(side), says });
    Side::ALL.into_iter().filter_map(about).collect()
}

/// Which side is prohibited and which allowed (1999: 25.2; 2020: 24.13).
pub fn standing(dispute: &Dispute, article: &'static Article) -> Vec<Finding> {
    sides(article, |side| match (dispute.is_prohibited(side), dispute.is_allowed(side)) {
        (true, _) => Some(Says::Prohibited),
        (_, true) => Some(Says::Allowed),
        _ => None,
    })
}

/// The sides all of whose moves are named by one of `classes`.
pub fn patterns(dispute: &Dispute, article: &'static Article, classes: &[Class]) -> Vec<Finding> {
    let name = |side| classes.iter().copied().find(|&class| dispute.is_only(side, class));
    sides(article, |side| name(side).map(Says::Pattern))
}

/// What the article says of the cycle as a whole, if `holds`.
pub fn cycle(article: &'static Article, says: Says, holds: bool) -> Vec<Finding> {
    if holds { vec![Finding { article, about: About::Cycle, says }] } else { Vec::new() }
}

/// One side alone checks without end: it loses, whatever the other side does.
pub fn loss_of_lone_checker(dispute: &Dispute, article: &'static Article) -> Vec<Finding> {
    sides(article, |side| (dispute.lone_checker() == Some(side)).then_some(Says::Loses(side)))
}

/// Both sides are prohibited: a draw, unless one side alone checks without end.
pub fn draw_of_two_attackers(dispute: &Dispute, article: &'static Article) -> Vec<Finding> {
    cycle(article, Says::Draws, dispute.both_prohibited() && dispute.lone_checker().is_none())
}

/// One side alone is prohibited, other than by 长将: it must change, and loses if it was told so and went on.
pub fn change_of_lone_attacker(dispute: &Dispute, article: &'static Article) -> Vec<Finding> {
    change_of(dispute, article, dispute.lone_attacker().filter(|_| dispute.lone_checker().is_none()))
}

/// The `offender`, if there is one, must change, and loses if it was told so and went on.
pub fn change_of(dispute: &Dispute, article: &'static Article, offender: Option<Side>) -> Vec<Finding> {
    let ruled = |side| if dispute.warned == Some(side) { Says::Loses(side) } else { Says::MustChange(side) };
    sides(article, |side| (offender == Some(side)).then(|| ruled(side)))
}

fn plies(dispute: &Dispute, article: &'static Article, says: Says, touched: impl Fn(&Label) -> bool) -> Vec<Finding> {
    let about = |label: &Label| Finding { article, about: About::Ply(label.ply), says };
    dispute.labels.iter().filter(|label| touched(label)).map(about).collect()
}
