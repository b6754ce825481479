//! From a list of plies to their labels.

use crate::chess::{Ply, Side};
use crate::facts::{Pawns, Workspace};

use super::asian;
use super::chinese::{self, Circumstances};
use super::class::Class;
use super::label::{Label, Question, Speech, Spoken, Why};
use super::law::{Finder, Law};
use super::terms::{Order, School, Term, Terms};

/// The search nodes allowed for one cycle if nothing else is said: many times what the hardest published figure takes, and less than
/// half a second.
pub const DEFAULT_BUDGET: u64 = 400_000;

/// Labels plies that follow one another, by the law of a book, all within `budget` search nodes.
///
/// What is not decided when they are spent is left open, ply by ply. A larger budget leaves less open and changes nothing else.
///
/// A second pass applies the clause on pawns in mutual attack (1999: 27.2, 细则 11) where the book has it: when one
/// side attacks on every ply given and the other would do so too if its pawns' own attacks counted, they count.
pub fn label_plies(plies: &[Ply], law: &Law, budget: u64) -> Vec<Label> {
    label_plies_in(plies, law, budget, &mut Workspace::default())
}

/// The same with a workspace that remembers what was settled for other terms, or for other plies.
pub fn label_plies_in(plies: &[Ply], law: &Law, budget: u64, workspace: &mut Workspace) -> Vec<Label> {
    workspace.refill(budget);
    let mut labeller = Labeller { plies, law, workspace };
    let labels = (0..plies.len()).map(|number| labeller.label(number, false)).collect();
    labeller.count_pawns_in_mutual_attack(labels)
}

/// Labels the same plies by other terms, where only the labels for which `touched` holds can be different.
pub fn relabel(
    plies: &[Ply],
    labels: &[Label],
    law: &Law,
    budget: u64,
    touched: fn(&Label) -> bool,
    workspace: &mut Workspace,
) -> Vec<Label> {
    workspace.refill(budget);
    let mut labeller = Labeller { plies, law, workspace };
    let again = |(number, label): (usize, &Label)| {
        if touched(label) { labeller.label(number, false) } else { label.clone() }
    };
    let labels = labels.iter().enumerate().map(again).collect();
    labeller.count_pawns_in_mutual_attack(labels)
}

/// Adds to each label what its lines rest on beyond themselves, for a report: how every other answer to the first move of a win
/// is met, both lines of an old threat, and the points that count nothing. All within `budget` search nodes of its own, since showing
/// what is decided is not to fail; the `workspace` is that of the labelling, or any other: it changes nothing.
pub fn prove(plies: &[Ply], labels: &mut [Label], law: &Law, budget: u64, workspace: &mut Workspace) {
    for (number, label) in labels.iter_mut().enumerate() {
        workspace.refill(budget);
        let earlier = previous(plies, number).map(|ply| ply.before);
        match &law.terms.school {
            School::Chinese(terms) => chinese::prove(label, terms, earlier, workspace),
            School::Asian(terms) => asian::prove(label, terms, workspace),
        }
    }
}

struct Labeller<'a> {
    plies: &'a [Ply],
    law: &'a Law,
    workspace: &'a mut Workspace,
}

impl Labeller<'_> {
    fn label(&mut self, number: usize, in_mutual_attack: bool) -> Label {
        self.workspace.take_open();
        let ply = &self.plies[number];
        let mut label = Label::unnamed(ply);
        label.pawn_in_mutual_attack = in_mutual_attack;
        match &self.law.terms.school {
            School::Chinese(terms) => {
                let reply = previous(self.plies, number).map(|ply| ply.before);
                let pawns = if in_mutual_attack { Pawns::Attack } else { terms.facts.pawns() };
                self.find_chinese(ply, terms, Circumstances { reply, pawns }, &mut label);
            }
            School::Asian(terms) => {
                let scene = asian::Scene::new(ply, terms);
                for &(rule, naming) in &self.law.names {
                    let known = label.effects.len();
                    match naming.finds {
                        Finder::Plain(finds) => finds(ply, &mut label),
                        Finder::Asian(finds) => finds(&scene, &mut label, self.workspace),
                        Finder::Chinese(_) => {}
                    }
                    speak(&mut label, known, rule);
                }
            }
        }
        name(&mut label, &self.law.terms);
        label
    }

    /// The effects of a move by what it can win. Nothing is heavier than a check, so that a check is not searched further.
    fn find_chinese(&mut self, ply: &Ply, terms: &chinese::Terms, circumstances: Circumstances, label: &mut Label) {
        for &(rule, naming) in &self.law.names {
            let Finder::Plain(finds) = naming.finds else { continue };
            finds(ply, label);
            speak(label, 0, rule);
        }
        if label.has(Class::Check) {
            return;
        }
        let scene = chinese::Scene::new(ply, self.law, terms, circumstances, self.workspace);
        for &(rule, naming) in &self.law.names {
            let Finder::Chinese(finds) = naming.finds else { continue };
            let known = label.effects.len();
            finds(&scene, label, self.workspace);
            speak(label, known, rule);
        }
    }

    fn count_pawns_in_mutual_attack(&mut self, mut labels: Vec<Label>) -> Vec<Label> {
        let terms = &self.law.terms;
        if !terms.chinese().is_some_and(|chinese| chinese.pawn_in_mutual_attack) {
            return labels;
        }
        let attacks = |label: &Label| terms.attacks.holds(label.class);
        let may_attack = |label: &Label| attacks(label) || label.undecided.is_some();
        for side in Side::ALL {
            let has_pawn_attack = labels.iter().any(|label| label.side == side && label.pawn_attack().is_some());
            if !throughout(&labels, side.other(), may_attack) || !has_pawn_attack {
                continue;
            }
            let counted: Vec<Label> = (0..labels.len())
                .map(|number| match &labels[number] {
                    kept if kept.side != side || attacks(kept) => kept.clone(),
                    _ => self.label(number, true),
                })
                .collect();
            if Side::ALL.into_iter().all(|side| throughout(&counted, side, attacks)) {
                labels = counted;
            } else if throughout(&counted, side, may_attack) {
                labels.iter_mut().filter(|label| label.side == side).for_each(leave_pawn_attack_open);
            }
        }
        labels
    }
}

fn throughout(labels: &[Label], side: Side, holds: impl Fn(&Label) -> bool) -> bool {
    labels.iter().filter(|label| label.side == side).all(holds)
}

/// Notes which effects a rule has just added to those known.
fn speak(label: &mut Label, known: usize, rule: super::law::RuleId) {
    let added: Vec<Class> = label.effects[known..].to_vec();
    label.spoken.extend(added.into_iter().map(|class| Spoken { rule, says: Speech::Names(class) }));
}

/// Whether a pawn's own attack counts hangs on a question left open elsewhere in the cycle.
fn leave_pawn_attack_open(label: &mut Label) {
    if !label.is_attack() {
        label.undecided = label.undecided.or(label.pawn_attack().map(Question::Chase));
    }
}

/// The ply before this one; in a closed cycle the last ply comes before the first.
fn previous(plies: &[Ply], number: usize) -> Option<&Ply> {
    match number.checked_sub(1) {
        Some(before) => plies.get(before),
        None => plies.last().filter(|last| last.after == plies[0].before),
    }
}

/// Puts the effects in the book's order; the first names the move. Notes on which terms that rests.
fn name(label: &mut Label, terms: &Terms) {
    let offers = label.has(Class::Exchange) || label.has(Class::Offer) || may_be_taken(label);
    if !terms.chase_may_offer && offers {
        label.effects.retain(|effect| *effect != Class::Chase);
    }
    in_order(&mut label.effects, terms.order);
    if label.effects.is_empty() {
        label.effects.push(Class::Idle);
    }
    label.class = label.effects[0];
    // A question left open matters only where its answer could make an attack of a move that is none yet, take one back, or
    // rename it. What a chase rests on is settled before; a mate shown is a mate.
    let settles = match (label.class, label.undecided) {
        (Class::Check, _) | (Class::Chase, Some(Question::Chase(_))) => true,
        (Class::Kill, _) => terms.order != Order::ChaseBeforeKill,
        _ => false,
    };
    if settles {
        label.undecided = None;
    }
    // What is left open beside a class that stands is told; where the class itself is open, that says it.
    if label.undecided.is_some() {
        label.considered.retain(|considered| considered.why != Why::LeftOpen);
    }
    label.rests_on = rests_on(label, terms);
}

/// Puts effects in the order of a book, the one that names the move first.
pub fn in_order(effects: &mut [Class], order: Order) {
    effects.sort();
    match order {
        Order::ChaseBeforeKill if effects.contains(&Class::Chase) => effects.sort_by_key(|effect| match effect {
            Class::Kill => (Class::Chase, 1),
            other => (*other, 0),
        }),
        Order::KillBeforeChase | Order::ChaseBeforeKill => {}
        Order::LightestFirst => effects.reverse(),
    }
}

/// The terms on which a label rests, each once, in their order; told by its evidence as it stands.
pub fn rests_on(label: &Label, terms: &Terms) -> Vec<Term> {
    let mut found = match &terms.school {
        School::Chinese(terms) => chinese::rests_on(label, terms),
        School::Asian(terms) => asian::rests_on(label, terms),
    };
    if label.effects.len() > 1 {
        found.push(Term::Order);
    }
    if label.has(Class::Chase) && (label.has(Class::Exchange) || label.has(Class::Offer) || may_be_taken(label)) {
        found.push(Term::ChaseMayOffer);
    }
    if terms.attacks.holds(label.class) {
        found.push(Term::Attacks);
    }
    if terms.idles.holds(label.class) {
        found.push(Term::Idles);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether the moved piece stands without a root where the opponent may take it (送吃).
fn may_be_taken(label: &Label) -> bool {
    let square = label.play.to;
    label.after.attackers_of(square, label.side).is_empty() && !label.after.moves_to(square).is_empty()
}
