//! One dispute by every edition, `--rules all`.

use std::fs;

use crate::common::{cases, root};
use adjudicate::case::Case;
use adjudicate::verify::verify;
use adjudicate::views::{Language, editions_page, json, table};
use adjudicate::{Examined, Options, examine, rulebooks};
use serde_json::Value;

fn by_every_edition(case: &Case) -> Vec<Examined> {
    let by = |&rulebook| examine(case, rulebook, &Options::default()).unwrap_or_else(|e| panic!("{}: {e}", case.file));
    rulebooks::ALL.iter().map(by).collect()
}

fn compared(case: &Case) -> Value {
    let examined = by_every_edition(case);
    let reports: Vec<_> = examined.iter().map(|examined| examined.report(case)).collect();
    serde_json::from_str(&json::compare(&reports, Language::Zh)).expect("JSON")
}

fn a_case(name: &str) -> Case {
    cases("").into_iter().find(|file| file.name == name).unwrap_or_else(|| panic!("no case {name}")).case
}

#[test]
fn every_edition_stands_in_the_comparison_as_it_does_alone() {
    let case = a_case("cxa-2020/ch8-fig09");
    let alone = by_every_edition(&case).into_iter().map(|examined| {
        serde_json::from_str::<Value>(&json::render(&examined.report(&case), Language::Zh)).expect("JSON")
    });
    assert_eq!(compared(&case)["editions"], Value::Array(alone.collect()));
}

#[test]
fn rulings_are_grouped_exactly_where_they_agree() {
    for file in cases("cxa-2020") {
        let compared = compared(&file.case);
        let essence = |ruling: &Value| (ruling["kind"].clone(), ruling["side"].clone());
        let groups = compared["rulings"].as_array().expect("a list");
        for edition in compared["editions"].as_array().expect("a list") {
            let named =
                |group: &&Value| group["rules"].as_array().is_some_and(|rules| rules.contains(&edition["rules"]));
            let found: Vec<_> = groups.iter().filter(named).map(essence).collect();
            assert_eq!(found, [essence(&edition["ruling"])], "{}", file.name);
        }
        assert_eq!(compared["agree"], Value::from(groups.len() == 1), "{}", file.name);
    }
}

#[test]
fn a_move_parts_the_editions_exactly_if_they_name_it_differently() {
    for file in cases("cxa-2020") {
        let compared = compared(&file.case);
        let editions = compared["editions"].as_array().expect("a list");
        let effects = |edition: &Value, index: usize| {
            let played = &edition["moves"][index];
            if played["effects"] == Value::Array(Vec::new()) {
                vec![played["label"].clone()].into()
            } else {
                played["effects"].clone()
            }
        };
        let moves = editions[0]["moves"].as_array().expect("a list");
        let differs =
            |index: &usize| editions.iter().any(|edition| effects(edition, *index) != effects(&editions[0], *index));
        let expected: Vec<Value> = (0..moves.len()).filter(differs).map(|index| moves[index]["ply"].clone()).collect();
        let found = compared["parts"].as_array().expect("a list").iter().map(|parting| parting["ply"].clone());
        assert_eq!(found.collect::<Vec<_>>(), expected, "{}", file.name);
    }
}

#[test]
fn a_comparison_verifies_and_a_changed_one_does_not() {
    let honest = compared(&a_case("cxa-2020/ch8-fig09"));
    assert!(verify(&honest.to_string()).is_ok(), "{:?}", verify(&honest.to_string()));
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 4] = [
        ("agree", |report| report["agree"] = true.into()),
        ("rulings", |report| report["rulings"][0]["kind"] = "draw".into()),
        ("parts", |report| report["parts"][0]["ply"] = 1.into()),
        ("editions[1].seal", |report| report["editions"][1]["ruling"]["kind"] = "loss".into()),
    ];
    for (place, change) in changes {
        let mut changed = honest.clone();
        change(&mut changed);
        let faults = verify(&changed.to_string()).expect_err(place);
        assert!(faults.iter().any(|fault| fault.at.starts_with(place)), "{place}: {faults:?}");
    }
}

#[test]
fn the_table_has_a_row_an_edition_and_says_why_they_part() {
    let case = a_case("cxa-2020/ch8-fig09");
    let examined = by_every_edition(&case);
    let reports: Vec<_> = examined.iter().map(|examined| examined.report(&case)).collect();
    let table = table::compare(&reports, Language::Zh);
    for expected in
        ["各版规则裁定不同", " 1999 版 ", " 2020 版 ", " 亚洲 ", " 世界 ", "着法分歧", "在走此着之前已存在", "所依条文"]
    {
        assert!(table.contains(expected), "no '{expected}' in\n{table}");
    }
}

#[test]
fn the_page_of_editions_is_what_the_program_prints_now() {
    let rows = cases("").into_iter().map(|file| {
        let rulings = by_every_edition(&file.case).into_iter().map(|it| it.report(&file.case).ruling(Language::Zh));
        std::iter::once(file.name.clone()).chain(rulings).collect::<Vec<_>>()
    });
    let page = editions_page(&rows.collect::<Vec<_>>(), Language::Zh);
    let committed = fs::read_to_string(root().join("reports/editions.md")).unwrap_or_default();
    assert!(committed == page, "run `cargo xtask reports` and read the diff");
}
