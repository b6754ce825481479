//! From labels to a verdict, by way of what the articles say.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Label, Terms};
use crate::rulebooks::{About, Finding, Rulebook, Says};

use super::{Kind, Ruling, SideVerdict, Verdict, open, pattern};

/// Rules on a repetition.
///
/// `labels` holds one label a ply of the stretch judged, in order, made with the terms of `rulebook`; `warned` is a side
/// that was told to change before the last turn of the cycle and went on. The ruling is given as soon as the position has
/// recurred once; [`Verdict::ripe`] says whether it has come round often enough (Article 24). A loss comes before an order
/// to change, and that before a draw.
///
/// A question that the search left open makes the ruling [`Kind::Undecided`] only if its answer could change it. Without a
/// move by each side there is nothing to rule on: [`Kind::None`].
pub fn decide(rulebook: &'static Rulebook, cycle: Cycle, labels: Vec<Label>, warned: Option<Side>) -> Verdict {
    decide_with(rulebook, &rulebook.terms(), cycle, labels, warned)
}

/// The same where the labels were made by other terms than the rulebook's own: with other readings.
pub fn decide_with(
    rulebook: &'static Rulebook,
    terms: &Terms,
    cycle: Cycle,
    labels: Vec<Label>,
    warned: Option<Side>,
) -> Verdict {
    let findings_of = |labels: &[Label]| rulebook.findings(&rulebook.hear(&cycle, labels, terms, warned));
    let possible: Vec<Vec<Finding>> =
        open::answers(&labels, terms).iter().map(|answered| findings_of(answered)).collect();
    let mut findings = findings_of(&labels);
    findings.retain(|finding| is_about_a_ply(finding) || possible.iter().all(|others| others.contains(finding)));
    let ruling = if possible.is_empty() { rule(&findings) } else { common(possible.iter().map(|other| rule(other))) };
    let sides = Side::ALL.map(|side| {
        let pattern = pattern::name(labels.iter().filter(|label| label.side == side));
        let prohibited =
            findings.iter().any(|finding| (finding.about, finding.says) == (About::Side(side), Says::Prohibited));
        SideVerdict { prohibited, pattern }
    });
    let ripe = cycle.occurrences >= rulebook.ripe_at();
    let terms = *terms;
    Verdict {
        rulebook,
        terms,
        ripe,
        sides,
        ruling,
        findings,
        labels,
        cycle,
        readings: Vec::new(),
        firm: None,
        claimed: None,
        budget: 0,
        spent: 0,
    }
}

fn is_about_a_ply(finding: &Finding) -> bool {
    matches!(finding.about, About::Ply(_))
}

/// The heaviest ruling among the findings, resting on every article that gives it.
fn rule(findings: &[Finding]) -> Ruling {
    let rulings = || findings.iter().filter_map(|finding| Some((finding, ruling_of(finding.says)?)));
    let first_of = |kind| rulings().map(|(_, ruled)| ruled).find(|ruled| ruled.0 == kind);
    let heaviest = [Kind::Loss, Kind::MustChange, Kind::Draw].into_iter().find_map(first_of);
    let (kind, side) = heaviest.unwrap_or((Kind::None, None));
    let articles = rulings().filter(|(_, ruled)| *ruled == (kind, side)).map(|(finding, _)| finding.article.number);
    Ruling { kind, side, articles: articles.collect() }
}

fn ruling_of(says: Says) -> Option<(Kind, Option<Side>)> {
    match says {
        Says::Loses(side) => Some((Kind::Loss, Some(side))),
        Says::MustChange(side) => Some((Kind::MustChange, Some(side))),
        Says::Draws => Some((Kind::Draw, None)),
        Says::Effect(_) | Says::Bears | Says::Affirms | Says::Prohibited | Says::Allowed | Says::Pattern(_) => None,
    }
}

/// The ruling on which all agree, resting on the articles they share; undecided if they differ.
fn common(rulings: impl Iterator<Item = Ruling>) -> Ruling {
    let undecided = || Ruling { kind: Kind::Undecided, side: None, articles: Vec::new() };
    let agreed = rulings.reduce(|mut agreed, other| {
        if (agreed.kind, agreed.side) != (other.kind, other.side) {
            return undecided();
        }
        agreed.articles.retain(|article| other.articles.contains(article));
        agreed
    });
    agreed.unwrap_or_else(undecided)
}
