//! What the rulebook says of the labels that the report claims must be what the report says.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Label, Terms};
use crate::rulebooks::{Rulebook, reading};
use crate::text::say;
use crate::verdict::report::{BothSides, Document, Due, Play, Ruled, Said, texts};
use crate::verdict::{self, Kind, Verdict};

use super::Faults;
use super::turns::Turns;

/// A report with what is claimed of its plies as labels.
pub struct Judged<'a> {
    pub report: &'a Document,
    pub rulebook: &'static Rulebook,
    pub terms: Terms,
    pub turns: &'a Turns,
    pub labels: Vec<Label>,
}

impl Judged<'_> {
    /// The side told to change, if it was told by ply `by`.
    pub fn warned_by(&self, by: usize) -> Option<Side> {
        let warned = self.report.input.warned.as_ref()?;
        (warned.ply as usize <= by).then_some(warned.side)
    }

    /// The verdict to which the labels come.
    fn verdict(&self) -> Option<Verdict> {
        let cycle = Cycle::find(&self.turns.line, self.report.cycle.as_ref()?.stated).ok()?;
        let before_last = self.turns.shown.iter().rev().nth(1).copied().unwrap_or(0);
        let warned = self.warned_by(before_last);
        let mut verdict = verdict::decide_with(self.rulebook, &self.terms, cycle, self.labels.clone(), warned);
        let claimed = self.report.input.claimed.as_ref().filter(|claimed| claimed.ply <= self.report.input.to_ply);
        verdict.claimed = claimed.map(|claimed| claimed.side);
        Some(verdict)
    }
}

/// Checks what is said of the plies, the sides and the cycle, and that the ruling follows.
pub fn check(judged: &Judged, faults: &mut Faults) {
    let report = judged.report;
    let (Some(cycle), Some(verdict)) = (&report.cycle, judged.verdict()) else { return };
    faults.same(&cycle.ripe, &verdict.ripe, "cycle.ripe", bool::to_string);
    sides(report, &BothSides::of(&verdict), faults);
    findings(report, &verdict, faults);
    for (index, claim) in report.moves.iter().enumerate() {
        let (articles, at) = (texts(&verdict.articles_of(claim.ply)), format!("moves[{index}].articles"));
        faults.same(&claim.articles, &articles, at, |numbers| numbers.join(" "));
    }
    let (claimed, ruling) = (&report.ruling, &verdict.ruling);
    faults.same(&claimed.kind, &ruling.kind, "ruling.kind", |kind| kind.name().to_owned());
    faults.same(&claimed.side, &ruling.side, "ruling.side", |side| side.map_or("null", Side::name).to_owned());
    faults.same(&claimed.due, &Some(verdict.due()), "ruling.due", |due| due.map_or("null", Due::name).to_owned());
    faults.same(&claimed.articles, &texts(&ruling.articles), "ruling.articles", |numbers| numbers.join(" "));
    let alone = Ruled::of(&report.record.line, report.input.to_ply, claimed, cycle);
    let what = || say!("与 ruling 和 cycle 所写不同", "it is not what stands under ruling and cycle");
    faults.check(report.rulings == [alone], "rulings", what);
    readings(report, judged.rulebook, faults);
    cited(report, judged.rulebook, faults);
    let within = report.budget.zip(report.spent).is_some_and(|(budget, spent)| spent <= budget);
    faults.check(within, "spent", || say!("超过限量，或没有写", "it is more than the budget, or not told"));
}

/// Without a repetition nothing can be claimed.
pub fn nothing_claimed(report: &Document, rulebook: &Rulebook, faults: &mut Faults) {
    let Document { moves, findings, sides, readings, rulings, firm, budget, spent, .. } = report;
    let empty = moves.is_empty() && findings.is_empty() && readings.is_empty() && rulings.is_empty();
    let empty = empty && sides.is_none() && firm.is_none() && budget.is_none() && spent.is_none();
    faults
        .check(empty, "moves", || say!("没有重复的局面，什么也不能说", "nothing can be claimed without a repetition"));
    let ruling = &report.ruling;
    let none = report.essence() == (Kind::None, None) && ruling.articles.is_empty() && ruling.due.is_none();
    faults
        .check(none, "ruling", || say!("没有重复的局面，无可裁决", "without a repetition there is nothing to rule on"));
    cited(report, rulebook, faults);
}

fn sides(report: &Document, found: &BothSides, faults: &mut Faults) {
    let missing = || say!("没有写", "it is missing");
    let Some(claimed) = faults.need(report.sides.as_ref(), "sides", missing) else { return };
    for (name, claimed, found) in [("red", &claimed.red, &found.red), ("black", &claimed.black, &found.black)] {
        let Play { pattern, pattern_en, prohibited } = found;
        let at = format!("sides.{name}");
        faults.same(&claimed.pattern, pattern, format!("{at}.pattern"), String::clone);
        faults.same(&claimed.pattern_en, pattern_en, format!("{at}.pattern_en"), String::clone);
        faults.same(&claimed.prohibited, prohibited, format!("{at}.prohibited"), bool::to_string);
    }
}

/// The findings are those of the rulebook, none more and none less, in its order.
fn findings(report: &Document, verdict: &Verdict, faults: &mut Faults) {
    let found: Vec<Said> = verdict.findings.iter().map(Said::of).collect();
    let told = |said: &Said| format!("{} {}: {}", said.article, said.about, said.says);
    for (index, said) in report.findings.iter().enumerate().filter(|(_, said)| !found.contains(said)) {
        let what = || say!("由所称的着法得不出这一项", "this does not follow from what is claimed");
        faults.check(false, format!("findings[{index}]: {}", told(said)), what);
    }
    let missing: Vec<String> = found.iter().filter(|said| !report.findings.contains(said)).map(told).collect();
    let (count, missing) = (found.len(), missing.join(", "));
    let what = || say!("依次应有 {count} 项，缺 {missing}", "in order there are {count}; missing: {missing}");
    faults.check(report.findings == found, "findings", what);
}

/// Readings are the edition's own, of the value applied and another.
fn readings(report: &Document, rulebook: &Rulebook, faults: &mut Faults) {
    for (index, weighed) in report.readings.iter().enumerate() {
        let listed =
            rulebook.readings.iter().any(|(name, article)| *name == weighed.name && *article == weighed.article);
        let other = reading::find(&weighed.name).and_then(|reading| reading.value(&weighed.other)).is_some();
        let applied = report.applied.get(&weighed.name) == Some(&weighed.applied) && weighed.other != weighed.applied;
        let what = || say!("没有或没有采用这一读法", "there is no such reading, or another was applied");
        faults.check(listed && other && applied, format!("readings[{index}]"), what);
    }
}

/// Every article cited is marked by how far its wording is known.
fn cited(report: &Document, rulebook: &Rulebook, faults: &mut Faults) {
    faults.same(&report.cited, &report.citations(rulebook), "cited", |cited| format!("{cited:?}"));
}
