//! The checker passes every report and finds what was changed in one.

mod common;

use adjudicate::views::{Language, json};
use adjudicate::{Options, examine, rulebook_for, rulebooks, verify};
use serde_json::{Value, json};

/// How many reports are damaged.
const CORRUPTIONS: usize = 1000;

/// Fields whose change can do no harm, and why. The list stands in `docs/verify.md` too.
const HARMLESS: [(&str, &str); 17] = [
    ("version", "no claim"),
    ("input.sha256", "names the file the report was made from, which is not part of the report"),
    ("input.file", "the same"),
    ("record.*", "what the file said of itself: format, players, notes"),
    ("input.from_ply", "plies before the first occurrence: the repetition in the stretch is the same"),
    ("input.moves", "moves after the stretch looked at"),
    ("input.warned", "a warning on which the ruling does not turn"),
    ("input.warned.ply", "another ply on the same side of the last turn"),
    ("firm", "whether another reading would change the ruling; it does not rest on it"),
    ("moves.*.why", "a rendering in words of reasons, considered and lines"),
    ("ruling.reason", "a rendering in words of sides and ruling"),
    ("readings.*", "a remark on another reading; the ruling does not rest on it"),
    ("moves.*.targets.*.root", "another root is possible only where a retake is legal; the label rests on the line"),
    ("moves.*.targets.*.joint", "how many pieces take part; the label rests on the line"),
    ("moves.*.lines.*", "another line that holds and shows the same, or a weaker claim that the line still bears out"),
    ("moves.*.reasons.*", "fewer ways cut, or another reason that holds and gives the same effects"),
    ("moves.*.considered.*", "another consideration that holds; none is missing that must be spoken of"),
];

/// The reports of all cases by an edition, each verified.
fn reports_by(rules: &str) -> Vec<Value> {
    let mut reports = Vec::new();
    for file in common::cases("") {
        let rulebook = rulebook_for(&file.case, Some(rules)).expect("a known edition");
        let examined = examine(&file.case, rulebook, &Options::default()).expect("legal");
        let text = json::render(&examined.report(&file.case), Language::Zh);
        let report = serde_json::from_str(&text).expect("JSON");
        if let Err(faults) = verify::verify(&text) {
            panic!("{}: {faults:?}", file.name);
        }
        reports.push(report);
    }
    reports
}

fn reports() -> Vec<Value> {
    reports_by(common::cxa_1999().id)
}

/// A small generator of numbers, the same on every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most.max(1) as u64) as usize
    }
}

/// The JSON pointers of all scalars and arrays.
fn fields(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(key, member)| fields(member, &format!("{at}/{key}"), found));
        }
        Value::Array(items) => {
            found.push(at.to_owned());
            items.iter().enumerate().for_each(|(index, item)| fields(item, &format!("{at}/{index}"), found));
        }
        _ => found.push(at.to_owned()),
    }
}

/// `/moves/3/why` as `moves.*.why`.
fn kind(pointer: &str) -> String {
    let part = |part: &str| if part.parse::<usize>().is_ok() { "*".to_owned() } else { part.to_owned() };
    pointer[1..].split('/').map(part).collect::<Vec<_>>().join(".")
}

/// Changes one field; `donor` is a value found under a field of the same kind somewhere.
fn damage(value: &mut Value, donor: Option<&Value>, dice: &mut Dice) {
    let donor = donor.filter(|donor| *donor != value && dice.below(3) > 0).cloned();
    *value = match (donor, value.take()) {
        (Some(donor), _) => donor,
        (None, Value::String(text)) => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = dice.below(letters.len() + 1);
            let letter = ['a', '1', '9', 'e', '捉', 'K'][dice.below(6)];
            if at < letters.len() {
                letters[at] = letter
            } else {
                letters.push(letter)
            }
            Value::String(letters.into_iter().collect())
        }
        (None, Value::Number(number)) => json!(number.as_u64().unwrap_or(0) + 1 + dice.below(3) as u64),
        (None, Value::Bool(flag)) => json!(!flag),
        (None, Value::Null) => [json!(1), json!("red"), json!({"side": "red", "ply": 0})][dice.below(3)].clone(),
        (None, Value::Array(mut items)) => {
            let at = dice.below(items.len().max(1));
            match dice.below(2) {
                0 if !items.is_empty() => _ = items.remove(at),
                _ if !items.is_empty() => items.push(items[at].clone()),
                _ => items.push(json!("e1")),
            }
            Value::Array(items)
        }
        (None, other) => other,
    };
}

/// A damaged report, with the kind of the field that was changed.
fn damaged(reports: &[Value], dice: &mut Dice) -> (Value, String) {
    loop {
        let original = &reports[dice.below(reports.len())];
        let mut pointers = Vec::new();
        fields(original, "", &mut pointers);
        pointers.retain(|pointer| pointer != "/seal");
        let pointer = &pointers[dice.below(pointers.len())];
        let other = &reports[dice.below(reports.len())];
        let mut others = Vec::new();
        fields(other, "", &mut others);
        others.retain(|found| kind(found) == kind(pointer));
        let donor = others.get(dice.below(others.len())).and_then(|found| other.pointer(found));
        let mut report = original.clone();
        damage(report.pointer_mut(pointer).expect("a field"), donor, dice);
        if report != *original {
            return (report, pointer.clone());
        }
    }
}

fn is_harmless(kind: &str) -> bool {
    HARMLESS.iter().any(|(known, _)| {
        *known == kind || known.strip_suffix(".*").is_some_and(|head| kind.starts_with(&format!("{head}.")))
    })
}

#[test]
fn every_report_verifies_by_every_edition_the_checker_knows() {
    for rulebook in rulebooks::ALL.iter().filter(|rulebook| verify::knows(rulebook.id)) {
        assert!(reports_by(rulebook.id).len() > 100);
    }
}

/// Who changes a report on purpose makes a new seal; what is claimed must be found false by itself.
#[test]
fn a_thousand_corruptions_are_caught_or_harmless() {
    let reports = reports();
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let (mut caught, mut by_play, mut passed) = (0, 0, Vec::new());
    for number in 0..CORRUPTIONS {
        let (mut report, pointer) = damaged(&reports, &mut dice);
        caught += usize::from(verify::verify(&report.to_string()).is_err());
        report["seal"] = json!(verify::seal(&report));
        match verify::verify(&report.to_string()) {
            Err(faults) => {
                by_play += 1;
                assert!(faults.iter().all(|fault| !fault.at.is_empty() && !fault.what.is_empty()));
            }
            Ok(_) => {
                let value = report.pointer(&pointer).expect("the field");
                if !is_harmless(&kind(&pointer)) {
                    passed.push(format!("corruption {number} of {pointer} to {value}"));
                }
            }
        }
    }
    assert_eq!(caught, CORRUPTIONS, "the seal finds every change");
    assert!(passed.is_empty(), "{passed:#?}");
    println!("{by_play} of {CORRUPTIONS} caught without the seal");
    assert!(by_play * 10 > CORRUPTIONS * 8, "only {by_play} were caught without the seal");
}

#[test]
fn a_fault_names_its_place() {
    let mut report = reports().into_iter().find(|report| report["ruling"]["kind"] == "must_change").expect("one");
    report["ruling"]["side"] = if report["ruling"]["side"] == "red" { json!("black") } else { json!("red") };
    report["seal"] = json!(verify::seal(&report));
    let faults = verify::verify(&report.to_string()).expect_err("the wrong side");
    assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["ruling.side"]);
}

#[test]
fn an_edition_the_checker_does_not_know_is_refused() {
    let mut report = reports().remove(0);
    report["rules"] = json!("club");
    report["seal"] = json!(verify::seal(&report));
    let faults = verify::verify(&report.to_string()).expect_err("an unknown edition");
    assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["rules"]);
}

#[test]
fn what_is_no_report_is_one_fault() {
    for text in ["", "[]", "{}", "{\"schema\": 1}", "null"] {
        assert_eq!(verify::verify(text).expect_err("no report").len(), 1, "{text}");
    }
}
