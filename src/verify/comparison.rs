//! The report of several editions: each by itself, and what is said of them together.

use serde_json::{Value, json};

use super::{Fault, Faults, Verified, verify_one};

/// Checks the report of each edition, that all are of the dispute named, and that they agree and part as said.
pub(super) fn check(value: &Value, editions: &[Value]) -> Result<Verified, Vec<Fault>> {
    let mut faults = Faults::default();
    let mut verified = Verified::default();
    for (index, edition) in editions.iter().enumerate() {
        let at = format!("editions[{index}]");
        match verify_one(edition) {
            Ok(one) => verified.add(&one),
            Err(found) => faults.0.extend(found.into_iter().map(|fault| fault.below(&at))),
        }
        for field in ["fen", "moves", "sha256", "file"] {
            faults.check(edition["input"][field] == value["input"][field], format!("{at}.input.{field}"), || {
                "it is not the dispute named at the top".to_owned()
            });
        }
    }
    let rulings = rulings(editions);
    faults.check(value["agree"] == (rulings.len() == 1), "agree", || {
        format!("the editions give {} different rulings", rulings.len())
    });
    let rulings = Value::from(rulings);
    faults.check(value["rulings"] == rulings, "rulings", || format!("by the reports it should be {rulings}"));
    check_parts(value, editions, &mut faults);
    if faults.0.is_empty() { Ok(verified) } else { Err(faults.0) }
}

/// The rulings that differ, each with the editions that give it.
fn rulings(editions: &[Value]) -> Vec<Value> {
    let mut groups: Vec<Value> = Vec::new();
    for edition in editions {
        let (kind, side) = (&edition["ruling"]["kind"], &edition["ruling"]["side"]);
        match groups.iter_mut().find(|group| (&group["kind"], &group["side"]) == (kind, side)) {
            Some(group) => {
                group["rules"].as_array_mut().into_iter().for_each(|rules| rules.push(edition["rules"].clone()))
            }
            None => groups.push(json!({"rules": [edition["rules"]], "kind": kind, "side": side})),
        }
    }
    groups
}

/// Checks that exactly the moves are listed that editions name differently, and what is said of them.
fn check_parts(value: &Value, editions: &[Value], faults: &mut Faults) {
    let judged = |edition: &Value| edition["moves"].as_array().is_some_and(|moves| !moves.is_empty());
    let judged: Vec<&Value> = editions.iter().filter(|edition| judged(edition)).collect();
    let count = judged.iter().filter_map(|edition| edition["moves"].as_array()).map(Vec::len).min().unwrap_or(0);
    let name = |edition: &Value, index: usize| {
        let label = &edition["moves"][index];
        let effects = label["effects"].as_array().filter(|effects| !effects.is_empty());
        (effects.map_or_else(|| json!([label["label"]]), |effects| json!(effects)), label["undecided"].clone())
    };
    let parts = (0..count).filter(|&index| judged.iter().any(|edition| name(edition, index) != name(judged[0], index)));
    let parts: Vec<usize> = parts.collect();
    let listed = value["parts"].as_array().map(Vec::as_slice).unwrap_or_default();
    let plies: Vec<&Value> = parts.iter().map(|&index| &judged[0]["moves"][index]["ply"]).collect();
    let told: Vec<&Value> = listed.iter().map(|part| &part["ply"]).collect();
    faults.check(told == plies, "parts", || format!("the editions part at plies {plies:?}"));
    for ((number, part), &index) in listed.iter().enumerate().zip(&parts) {
        for said in part["said"].as_array().into_iter().flatten() {
            let rules = said["rules"].as_array().into_iter().flatten();
            for edition in rules.filter_map(|rules| judged.iter().find(|edition| edition["rules"] == *rules)) {
                faults.check(said["effects"] == name(edition, index).0, format!("parts[{number}]"), || {
                    format!("{} names the move {}", edition["rules"], name(edition, index).0)
                });
            }
        }
    }
}
