//! The report of several editions: each by itself, and what is said of them together.

use serde_json::Value;

use crate::labels::{Class, Question};
use crate::text::say;
use crate::verdict::report::{Compared, Document, Group, Judged};

use super::{Fault, Faults, Verified, of_report, parsed};

/// Checks the report of each edition, that all are of the dispute named, and that they agree and part as said.
pub(super) fn check(value: &Value) -> Result<Verified, Vec<Fault>> {
    let compared: Compared<Value> = parsed(value)?;
    let (mut verified, mut faults, mut reports) = (Verified::default(), Faults::default(), Vec::new());
    for (index, edition) in compared.editions.iter().enumerate() {
        let at = format!("editions[{index}]");
        verified.take(of_report(edition), &at, &mut faults);
        let Ok(report) = parsed::<Document>(edition) else { continue };
        let (own, named) = (&report.input, &compared.input);
        let same = own.fen == named.fen && own.moves == named.moves;
        let same = same && own.sha256 == named.sha256 && own.file == named.file;
        let what = || say!("不是开头所写的那一局", "it is not the dispute named at the top");
        faults.check(same, format!("{at}.input"), what);
        reports.push(report);
    }
    let rulings = Group::of(&reports);
    faults.same(&compared.agree, &(rulings.len() == 1), "agree", bool::to_string);
    faults.same(&compared.rulings, &rulings, "rulings", |rulings| format!("{rulings:?}"));
    parts(&compared, &reports, &mut faults);
    faults.end(verified)
}

/// How an edition names a move.
fn name(judged: &Judged) -> (&[Class], Option<Question>) {
    let own = std::slice::from_ref(&judged.label);
    (if judged.effects.is_empty() { own } else { &judged.effects }, judged.undecided)
}

/// Checks that exactly the moves are listed that editions name differently, and what is said of them.
fn parts(compared: &Compared<Value>, reports: &[Document], faults: &mut Faults) {
    let judged: Vec<&Document> = reports.iter().filter(|report| !report.moves.is_empty()).collect();
    let count = judged.iter().map(|report| report.moves.len()).min().unwrap_or(0);
    let differs =
        |index: &usize| judged.iter().any(|other| name(&other.moves[*index]) != name(&judged[0].moves[*index]));
    let parts: Vec<usize> = (0..count).filter(differs).collect();
    let plies: Vec<u32> = parts.iter().map(|&index| judged[0].moves[index].ply).collect();
    let told: Vec<u32> = compared.parts.iter().map(|part| part.ply).collect();
    faults.same(&told, &plies, "parts", |plies| format!("{plies:?}"));
    for ((number, part), &index) in compared.parts.iter().enumerate().zip(&parts) {
        for said in &part.said {
            for edition in judged.iter().filter(|edition| said.rules.contains(&edition.rules)) {
                let (effects, _) = name(&edition.moves[index]);
                faults.check(said.effects == effects, format!("parts[{number}]"), || {
                    let (rules, effects) = (&edition.rules, effects.iter().map(|class| class.zh()).collect::<String>());
                    say!("{rules} 称此着为{effects}", "{rules} names the move ({effects})")
                });
            }
        }
    }
}
