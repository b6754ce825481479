//! The checker passes every report and finds what was changed in one.

use std::collections::BTreeSet;

use crate::common;
use adjudicate::chess::{Move, fen};
use adjudicate::rulebooks::reading;
use adjudicate::verdict::report::Document;
use adjudicate::views::{Language, json};
use adjudicate::{Options, examine, rulebook_for, rulebooks, verify};
use serde_json::{Value, json};

/// How many reports are damaged.
const CORRUPTIONS: usize = 1000;

/// Fields that make no claim, as `docs/verify.md` lists them: names of files, and words that only render other fields.
const NO_CLAIM: [&str; 8] = [
    "version",
    "input.sha256",
    "input.file",
    "input.warned.time",
    "input.claimed.time",
    "record.*",
    "moves.*.why",
    "ruling.reason",
];

/// Claims that are taken on trust, as `docs/verify.md` says; only the seal finds a change.
const ON_TRUST: [&str; 9] = [
    "firm",
    "readings.*",
    "applied.*",
    "budget",
    "spent",
    "next.*.ruling.*",
    "moves.*.joint",
    "moves.*.targets.*.root",
    "moves.*.targets.*.joint",
];

/// The reports of the cases in a folder by an edition, read with some values, each verified.
fn reports_by(rules: &str, readings: &[&str], folder: &str) -> Vec<Value> {
    let value = |text: &&str| {
        let (name, value) = text.split_once('=').expect("NAME=VALUE");
        reading::find(name).and_then(|reading| reading.value(value)).expect("a known reading")
    };
    let options = readings.iter().map(value).fold(Options::default(), Options::with_reading);
    let mut reports = Vec::new();
    for file in common::cases(folder) {
        let rulebook = rulebook_for(&file.case, Some(rules)).expect("a known edition");
        let examined = examine(&file.case, rulebook, &options).expect("legal");
        let text = json::render(&examined.report(&file.case), Language::Zh);
        let report = serde_json::from_str(&text).expect("JSON");
        if let Err(faults) = verify::verify(&text) {
            panic!("{} by {rules} {readings:?}: {faults:?}", file.name);
        }
        reports.push(report);
    }
    reports
}

fn reports() -> Vec<Value> {
    reports_by(common::cxa_1999().id, &[], "")
}

/// What a report claims, freed of how it is shown: of a line only what it comes to, since every line in a report that
/// passes was played and bears that out; of the record only the stretch that is judged.
fn claims(report: &Value) -> Value {
    let line = |index: &Value, moves: &Value| moves["lines"][index.as_u64().unwrap_or(999) as usize]["result"].clone();
    let freed = |item: &Value, moves: &Value| {
        let mut item = item.clone();
        for name in ["line", "now"].into_iter().filter(|name| !item[*name].is_null()).collect::<Vec<_>>() {
            item[name] = line(&item[name], moves);
        }
        item
    };
    let all = |name: &str, moves: &Value| -> Value {
        moves[name].as_array().expect("an array").iter().map(|item| freed(item, moves)).collect()
    };
    let of_ply = |moves: &Value| {
        let mut ply = moves.clone();
        for name in ["targets", "reasons", "considered"] {
            ply[name] = all(name, moves);
        }
        for name in ["lines", "why"] {
            ply[name] = Value::Null;
        }
        ply
    };
    let mut freed = report.clone();
    freed["moves"] = report["moves"].as_array().expect("an array").iter().map(of_ply).collect();
    freed["input"] = stretch(report);
    for name in ["seal", "version", "record"] {
        freed[name] = Value::Null;
    }
    freed["ruling"]["reason"] = Value::Null;
    freed
}

/// The position that recurs and the moves from its first occurrence to the last; the whole record if nothing recurs. A warning
/// is left out: that the ruling follows with it as it stands is checked.
fn stretch(report: &Value) -> Value {
    let moves: Vec<&str> =
        report["input"]["moves"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
    let Some(shown) = report["cycle"]["shown"].as_array() else { return json!([report["input"]["fen"], moves]) };
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    let (first, last) = (number(&shown[0]), number(&report["input"]["to_ply"]));
    let start = fen::parse(report["input"]["fen"].as_str().expect("text")).expect("a position");
    let board = moves[..first].iter().fold(start, |board, play| board.after(Move::parse(play).expect("a move")));
    json!([fen::write(&board), moves[first..last]])
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

/// A damaged report, with the place of the field that was changed and what it was made from.
fn damaged<'a>(reports: &'a [Value], dice: &mut Dice) -> (Value, String, &'a Value) {
    loop {
        let original = &reports[dice.below(reports.len())];
        let mut pointers = Vec::new();
        fields(original, "", &mut pointers);
        pointers.retain(|pointer| pointer != "/seal");
        // Every kind of field alike, however many there are of it.
        let kinds: Vec<String> =
            pointers.iter().map(|pointer| kind(pointer)).collect::<BTreeSet<_>>().into_iter().collect();
        let chosen = &kinds[dice.below(kinds.len())];
        pointers.retain(|pointer| kind(pointer) == *chosen);
        let pointer = &pointers[dice.below(pointers.len())];
        let other = &reports[dice.below(reports.len())];
        let mut others = Vec::new();
        fields(other, "", &mut others);
        others.retain(|found| kind(found) == kind(pointer));
        let donor = others.get(dice.below(others.len())).and_then(|found| other.pointer(found));
        let mut report = original.clone();
        damage(report.pointer_mut(pointer).expect("a field"), donor, dice);
        if report != *original {
            return (report, pointer.clone(), original);
        }
    }
}

fn is_listed(list: &[&str], kind: &str) -> bool {
    list.iter().any(|known| {
        *known == kind
            || known.strip_suffix(".*").is_some_and(|head| kind.starts_with(&format!("{head}.")) || kind == head)
    })
}

#[test]
fn every_report_verifies_by_every_edition() {
    for rulebook in rulebooks::ALL {
        assert!(reports_by(rulebook.id, &[], "").len() > 100);
    }
}

/// The values other than an edition's own, one at a time.
#[test]
fn every_report_verifies_by_every_reading() {
    for rulebook in rulebooks::ALL.iter().filter(|rulebook| rulebook.id != "wxf") {
        for (name, _) in rulebook.readings {
            let reading = reading::find(name).expect("it is listed");
            let applied = reading.applied(&rulebook.terms()).name;
            for other in reading.values.iter().filter(|value| value.name != applied) {
                let folder = if rulebook.id == "axf" { "axf" } else { "cxa-2020" };
                reports_by(rulebook.id, &[&format!("{name}={}", other.name)], folder);
            }
        }
    }
}

/// Damages reports; every change is found by the seal, and with a new seal by playing, or is proved to claim the same.
fn corrupt(reports: &[Value], seed: u64, most_unfound: usize) {
    let mut dice = Dice(seed);
    let (mut by_play, mut passed) = (0, Vec::new());
    for number in 0..CORRUPTIONS {
        let (mut report, pointer, original) = damaged(reports, &mut dice);
        assert!(verify::verify(&report.to_string()).is_err(), "the seal finds every change, such as {pointer}");
        report["seal"] = json!(verify::seal(&report));
        match verify::verify(&report.to_string()) {
            Err(faults) => {
                by_play += 1;
                assert!(
                    faults
                        .iter()
                        .all(|fault| !fault.at.is_empty() && !fault.what.en.is_empty() && !fault.what.zh.is_empty())
                );
            }
            Ok(_) if is_listed(&NO_CLAIM, &kind(&pointer)) || is_listed(&ON_TRUST, &kind(&pointer)) => {}
            Ok(_) if claims(&report) == claims(original) => {}
            Ok(_) => {
                let (was, is) = (original.pointer(&pointer), report.pointer(&pointer));
                let file = &report["input"]["file"];
                passed.push(format!("corruption {number} of {pointer} in {file}: {was:?} to {is:?}"));
            }
        }
    }
    assert!(passed.is_empty(), "{} claim something else and pass: {passed:#?}", passed.len());
    println!("{by_play} of {CORRUPTIONS} found by playing");
    assert!(CORRUPTIONS - by_play <= most_unfound, "only {by_play} were found by playing");
}

/// Who changes a report on purpose makes a new seal; what is claimed must be found false by itself.
#[test]
fn a_thousand_corruptions_are_caught_or_claim_the_same() {
    corrupt(&reports(), 0x2545_f491_4f6c_dd1d, CORRUPTIONS / 5);
}

#[test]
fn a_thousand_corruptions_of_asian_reports_are_caught_or_claim_the_same() {
    corrupt(&reports_by("axf", &[], ""), 0x9e37_79b9_7f4a_7c15, CORRUPTIONS / 4);
}

#[test]
fn a_thousand_corruptions_of_reports_read_otherwise_are_caught_or_claim_the_same() {
    let readings = ["old-threat=before-reply", "oral-supplements=on", "kill-and-chase=kill", "pawn-for-rook=gain"];
    corrupt(&reports_by("cxa-1999", &readings, ""), 0xd1b5_4a32_d192_ed03, CORRUPTIONS / 5);
}

#[test]
fn a_fault_names_its_place() {
    let mut report = reports().into_iter().find(|report| report["ruling"]["kind"] == "must_change").expect("one");
    report["ruling"]["side"] = if report["ruling"]["side"] == "red" { json!("black") } else { json!("red") };
    report["seal"] = json!(verify::seal(&report));
    let faults = verify::verify(&report.to_string()).expect_err("the wrong side");
    assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["ruling.side", "rulings"]);
}

/// The first line that meets another answer, by place: ply and line.
fn first_against(report: &Value) -> Option<(usize, usize)> {
    let plies = report["moves"].as_array()?.iter().enumerate();
    let against = |moves: &Value| moves["lines"].as_array()?.iter().position(|line| !line["against"].is_null());
    plies.into_iter().find_map(|(ply, moves)| Some((ply, against(moves)?)))
}

#[test]
fn an_answer_that_is_not_met_is_named() {
    let mut report = reports().into_iter().find(|report| first_against(report).is_some()).expect("one");
    let (ply, line) = first_against(&report).expect("a line");
    let lines = report["moves"][ply]["lines"].as_array_mut().expect("lines");
    let answer = lines.remove(line)["moves"][1].as_str().expect("a move").to_owned();
    report["seal"] = json!(verify::seal(&report));
    let faults = verify::verify(&report.to_string()).expect_err("an answer is missing");
    assert!(faults.iter().any(|fault| fault.what.en.contains(&answer)), "{faults:?}");
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

/// A report as the version before wrote it, as far as is looked at.
fn of_schema_one() -> Value {
    let mut report = reports().remove(0);
    report["schema"] = json!("adjudicate/1");
    for (place, fields) in
        [("", &["rulings", "next", "cited", "budget", "spent"][..]), ("/input", &["claimed"]), ("/ruling", &["due"])]
    {
        let object = report.pointer_mut(place).and_then(Value::as_object_mut).expect("an object");
        object.retain(|key, _| !fields.contains(&key.as_str()));
    }
    report
}

#[test]
fn of_an_older_report_it_is_told_what_was_checked() {
    let faults = verify::verify(&of_schema_one().to_string()).expect_err("not all was checked");
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(fault.at, "schema");
    for part in ["adjudicate/1", "moves are legal", "how often", "not checked"] {
        assert!(fault.what.en.contains(part), "no '{part}' in {fault}");
    }
    assert!(fault.what.zh.contains("未复核"), "{}", fault.what.zh);
}

#[test]
fn what_can_be_checked_of_an_older_report_is() {
    let mut report = of_schema_one();
    report["cycle"]["occurrences"] = json!(99);
    let faults = verify::verify(&report.to_string()).expect_err("a wrong count");
    assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["schema", "cycle.occurrences"]);
}

#[test]
fn what_holds_no_claims_is_told_so() {
    for (text, part) in [("{\"schema\": \"adjudicate-batch/1\"}", "batch"), ("{\"schema\": \"chess/1\"}", "not known")]
    {
        let faults = verify::verify(text).expect_err(text);
        assert!(faults.len() == 1 && faults[0].what.en.contains(part), "{faults:?}");
    }
}

#[test]
fn reports_in_a_row_are_read_one_by_one() {
    let mut reports = reports();
    reports.truncate(3);
    let text: String = reports.iter().map(|report| format!("{report}\n")).collect();
    assert_eq!(verify::verify(&text).expect("they hold").reports, 3);
    let (first, second) = (reports[0].clone(), &mut reports[1]);
    second["ruling"]["kind"] = json!("undecided");
    let faults = verify::verify(&format!("{first}{second}")).expect_err("the second is changed");
    assert!(faults.iter().all(|fault| fault.at.starts_with("reports[1].")), "{faults:?}");
}

#[test]
fn every_report_is_read_back_as_it_was_written() {
    for file in common::cases("") {
        let rulebook = rulebook_for(&file.case, None).expect("a known edition");
        let options = Options::default().weighing_readings();
        let examined = examine(&file.case, rulebook, &options).expect("legal");
        let text = json::render(&examined.report(&file.case), Language::Zh);
        let report = Document::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", file.name));
        assert!(report.to_json() == text, "{}", file.name);
    }
}

#[test]
fn what_is_not_as_the_schema_says_is_told_with_its_place() {
    let mut report = reports().remove(0);
    report["moves"][1]["side"] = json!("green");
    let unread = Document::from_json(&report.to_string()).expect_err("no side");
    assert_eq!(unread.at, "moves[1].side");
    let faults = verify::verify(&report.to_string()).expect_err("no side");
    assert_eq!(faults.iter().map(|fault| fault.at.as_str()).collect::<Vec<_>>(), ["moves[1].side"]);
}
