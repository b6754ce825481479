//! Whether a ruling hangs on a disputed reading: the other values are tried where they could matter.

use crate::chess::Ply;
use crate::facts::Workspace;
use crate::labels::{Label, Terms, relabel};
use crate::rulebooks::reading::{self, with};

use super::{Reading, Verdict, decide_with};
use crate::chess::Side;

/// The readings of the rulebook that touch the case: with another value some move would be labelled otherwise.
///
/// `plies` are those that were labelled, by `terms`; each other value has `budget` nodes of its own. Only plies that a reading
/// could touch are searched again; what the `workspace` remembers of the first search serves again.
pub fn weigh(
    plies: &[Ply],
    verdict: &Verdict,
    terms: &Terms,
    warned: Option<Side>,
    budget: u64,
    workspace: &mut Workspace,
) -> Vec<Reading> {
    let mut weighed = Vec::new();
    let law = verdict.rulebook.law();
    for &(name, article) in verdict.rulebook.readings {
        let Some(reading) = reading::find(name) else { continue };
        if !verdict.labels.iter().any(reading.touches) {
            continue;
        }
        let applied = reading.applied(terms);
        for other in reading.values.iter().filter(|other| other.name != applied.name) {
            let other_terms = with(terms, other);
            let law = law.with_terms(other_terms);
            let labels = relabel(plies, &verdict.labels, &law, budget, reading.touches, workspace);
            if labels.iter().zip(&verdict.labels).all(|(other, label)| says_the_same(other, label)) {
                continue;
            }
            let ruling = decide_with(verdict.rulebook, &other_terms, verdict.cycle.clone(), labels, warned).ruling;
            let changes_ruling = (ruling.kind, ruling.side) != (verdict.ruling.kind, verdict.ruling.side);
            weighed.push(Reading { article, reading, applied, other, changes_ruling });
        }
    }
    weighed
}

fn says_the_same(one: &Label, other: &Label) -> bool {
    let chased = |label: &Label| label.targets.iter().map(|target| target.square).collect::<Vec<_>>();
    one.class == other.class && one.undecided == other.undecided && chased(one) == chased(other)
}
