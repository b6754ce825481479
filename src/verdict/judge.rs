//! A book at work: from a line of play to its verdict, by way of cycle, labels and findings, each handed to the next.

use crate::chess::{Line, Ply, Side};
use crate::cycle::{Cycle, CycleError};
use crate::facts::Workspace;
use crate::labels::{self, Law};
use crate::rulebooks::reading::{self, Value};
use crate::rulebooks::{Rulebook, Stretch};

use super::{Kind, Verdict, decide_with, weigh};

/// An edition with the readings applied, the budget of its searches, and what they remember.
///
/// What is remembered makes later rulings cheaper and changes no settled answer. It may settle within the budget what a search
/// without it would leave open; where two runs must agree even there, take a new judge for each.
///
/// ```
/// use adjudicate::chess::{Line, Move, fen};
/// use adjudicate::verdict::{Besides, Judge, Kind};
/// use adjudicate::{labels::DEFAULT_BUDGET, rulebooks};
/// let mut line = Line::new(fen::parse("3k5/9/9/9/4R4/9/9/9/9/5K3 w").unwrap());
/// for play in ["e5d5", "d9e9", "d5e5", "e9d9"] {
///     line.push(Move::parse(play).unwrap()).unwrap();
/// }
/// let mut judge = Judge::new(rulebooks::find("cxa-1999").unwrap(), &[], DEFAULT_BUDGET);
/// let verdict = judge.rule(&line, Besides::default(), false).unwrap();
/// assert_eq!(verdict.ruling.kind, Kind::Loss);
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    rulebook: &'static Rulebook,
    law: Law,
    budget: u64,
    workspace: Workspace,
}

/// What is known of a dispute besides the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Besides {
    /// How often the final position is stated to have occurred, where the moves show fewer.
    pub occurrences: Option<u32>,
    /// A side that was told to change.
    pub warning: Option<Warning>,
}

/// That a side was told to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Which side.
    pub side: Side,
    /// After which ply it was told; 0 is before the first.
    pub ply: u32,
}

impl Besides {
    /// The side that was told to change before the last turn of a line and so has repeated since.
    pub fn warned_in_time(&self, line: &Line) -> Option<Side> {
        let warning = self.warning?;
        let last = line.plies.last()?;
        let turn = line.plies.iter().rfind(|ply| ply.before == last.after)?;
        (warning.ply < turn.number).then_some(warning.side)
    }
}

impl Judge {
    /// A judge by an edition, with other readings than its own where `readings` says so (a later one of the same name wins), and
    /// `budget` search nodes for naming the moves of a cycle.
    pub fn new(rulebook: &'static Rulebook, readings: &[&'static Value], budget: u64) -> Judge {
        let terms = readings.iter().fold(rulebook.terms(), |terms, value| reading::with(&terms, value));
        Judge { rulebook, law: rulebook.law().with_terms(terms), budget, workspace: Workspace::default() }
    }

    /// The edition.
    pub fn rulebook(&self) -> &'static Rulebook {
        self.rulebook
    }

    /// Rules on the repetition that ends with the final position of a line. With `evidence` each label carries what its lines rest
    /// on beyond themselves, see [`labels::prove`]; names and rulings are the same without.
    ///
    /// # Errors
    /// If the final position has not stood before.
    pub fn rule(&mut self, line: &Line, besides: Besides, evidence: bool) -> Result<Verdict, CycleError> {
        let cycle = Cycle::find(line, besides.occurrences)?;
        let judged = self.judged(line, &cycle);
        let before = self.workspace.spent();
        let mut labels = labels::label_plies_in(judged, &self.law, self.budget, &mut self.workspace);
        let spent = self.workspace.spent() - before;
        if evidence {
            labels::prove(judged, &mut labels, &self.law, labels::PROOF_BUDGET, &mut self.workspace);
        }
        let warned = besides.warned_in_time(line);
        let verdict = decide_with(self.rulebook, &self.law.terms, cycle, labels, warned);
        Ok(Verdict { budget: self.budget, spent, ..verdict })
    }

    /// Tries the other readings on a verdict on the line and notes in it whether they would change the ruling. An undecided one is
    /// left as it is.
    pub fn weigh(&mut self, line: &Line, besides: Besides, verdict: &mut Verdict) {
        if verdict.ruling.kind == Kind::Undecided {
            return;
        }
        let judged = self.judged(line, &verdict.cycle);
        let warned = besides.warned_in_time(line);
        verdict.readings = weigh(judged, verdict, &self.law.terms, warned, self.budget, &mut self.workspace);
        verdict.firm = Some(verdict.readings.iter().all(|reading| !reading.changes_ruling));
    }

    /// The plies that the book judges.
    fn judged<'a>(&self, line: &'a Line, cycle: &Cycle) -> &'a [Ply] {
        match self.rulebook.stretch() {
            Stretch::Turn => cycle.stretch(line),
            Stretch::Record => &line.plies,
        }
    }
}
