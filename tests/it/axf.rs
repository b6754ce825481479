//! The Asian and World rulebooks: every diagram, the articles, and what tells these books from the Chinese ones.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::expect::{Expect, Ruled};
use crate::common::named::{Disagreement, assert_named};
use crate::common::{CaseFile, cases, cxa_1999};
use adjudicate::case::Case;
use adjudicate::chess::{Line, Square};
use adjudicate::facts::Workspace;
use adjudicate::labels::{Class, DEFAULT_BUDGET, Label, label_plies, relabel};
use adjudicate::rulebooks::reading::{self, Value};
use adjudicate::rulebooks::{Rulebook, axf, wxf};
use adjudicate::verdict::Verdict;
use adjudicate::{Error, Options, adjudicate};

const EDITIONS: [&Rulebook; 2] = [&axf::RULEBOOK, &wxf::RULEBOOK];

/// A diagram whose position is refused, so that it cannot be a case: name, position, moves, and the ruling printed.
const REFUSED: [(&str, &str, &str, &str); 1] = [(
    "axf/wxf-orange-D71",
    "3a2b1r/4ak3/8p/7P1/9/9/9/B2NN3B/3K5/4p4 w",
    "d1e1 e0d0 e1d1 d0e0 d1e1 e0d0 e1d1",
    "loss red",
)];

fn rule(file: &CaseFile, rulebook: &'static Rulebook) -> Verdict {
    adjudicate(&file.case, rulebook, &Options::default()).unwrap_or_else(|error| panic!("{}: {error}", file.name))
}

/// What a position and moves are ruled under `rulebook`, in a word: `loss red`.
fn ruled(fen: &str, moves: &str, rulebook: &'static Rulebook) -> String {
    let verdict = adjudicate(&Case::from_text(fen, moves), rulebook, &Options::default());
    Ruled::of(&verdict.unwrap_or_else(|error| panic!("{fen}: {error}")).ruling).to_string()
}

/// Where the program differs from a case that says how one of these editions rules it, and the diagrams that are refused.
fn disagreements() -> Vec<Disagreement> {
    let differs = |file: &CaseFile, rulebook: &'static Rulebook| {
        let expected = Expect::of(file).ruling.remove(rulebook.id)?.to_string();
        let found = Ruled::of(&rule(file, rulebook).ruling).to_string();
        let (case, at) = (file.name.clone(), "ruling".to_owned());
        (expected != found).then_some(Disagreement { case, at, expected, found })
    };
    let refused = REFUSED.iter().map(|&(case, fen, moves, expected)| {
        let outcome = adjudicate(&Case::from_text(fen, moves), &wxf::RULEBOOK, &Options::default());
        assert!(matches!(outcome, Err(Error::Line(_))), "{case} can be read now: make it a case");
        let [case, at, expected, found] = [case, "ruling", expected, "refused"].map(str::to_owned);
        Disagreement { case, at, expected, found }
    });
    let files = cases("");
    let ruled = files.iter().flat_map(|file| EDITIONS.into_iter().filter_map(move |rulebook| differs(file, rulebook)));
    ruled.chain(refused).collect()
}

#[test]
fn every_diagram_says_how_its_edition_rules_it() {
    for file in cases("axf") {
        let edition = file.case.rules.as_deref().expect("a diagram names its edition");
        assert!(Expect::of(&file).ruling.contains_key(edition), "{}", file.name);
    }
}

#[test]
fn ninety_nine_diagrams_in_a_hundred_agree() {
    let all = cases("axf").len() + REFUSED.len();
    let wrong = disagreements().iter().filter(|point| point.case.starts_with("axf/")).count();
    println!("{} of {all} diagrams agree", all - wrong);
    assert!((all - wrong) * 100 >= all * 99, "{wrong} of {all} diagrams disagree");
}

#[test]
fn everything_that_disagrees_is_named() {
    assert_named(disagreements(), "axf.md");
}

#[test]
fn both_editions_rule_every_diagram_alike() {
    for file in cases("axf") {
        let [asian, world] = EDITIONS.map(|rulebook| Ruled::of(&rule(&file, rulebook).ruling));
        assert_eq!(asian, world, "{}", file.name);
    }
}

#[test]
fn every_repetition_is_ruled_a_loss_or_a_draw() {
    for file in cases("") {
        for rulebook in EDITIONS {
            let ruling = Ruled::of(&rule(&file, rulebook).ruling);
            assert!(matches!(ruling.kind.as_str(), "loss" | "draw"), "{} under {}: {ruling}", file.name, rulebook.id);
        }
    }
}

#[test]
fn the_articles_are_the_general_rule_three_five_and_six_to_forty() {
    let printed = (6..=40).map(|number: u32| number.to_string());
    let expected: Vec<String> = ["总则", "3", "5"].map(str::to_owned).into_iter().chain(printed).collect();
    for rulebook in EDITIONS {
        let numbers: Vec<&str> = rulebook.articles.iter().map(|article| article.number).collect();
        assert_eq!(numbers, expected, "{}", rulebook.id);
    }
}

#[test]
fn the_file_of_an_article_is_named_for_the_numbers_it_holds() {
    for article in axf::RULEBOOK.articles {
        let Ok(number) = article.number.parse::<u32>() else { continue };
        let stem = Path::new(article.file).file_stem().expect("a file").to_string_lossy();
        let held: Vec<u32> = stem.trim_start_matches('a').split('_').map_while(|part| part.parse().ok()).collect();
        match held[..] {
            [first, last] => assert!((first..=last).contains(&number), "{number} is held by {stem}"),
            [only] => assert_eq!(only, number, "{number} is held by {stem}"),
            _ => assert_eq!(stem, "general", "{number}"),
        }
    }
}

#[test]
fn the_world_book_replaces_article_nineteen_alone() {
    let differing: Vec<&str> = axf::RULEBOOK
        .articles
        .iter()
        .zip(wxf::RULEBOOK.articles)
        .filter(|(asian, world)| asian != world)
        .map(|(asian, _)| asian.number)
        .collect();
    assert_eq!(differing, ["19"]);
}

/// Articles that find nothing in a record: the count of violations is the referee's, and 38 only says what is not looked at.
const SILENT: [&str; 2] = ["3", "38"];

#[test]
fn every_other_article_speaks_on_some_case() {
    for rulebook in EDITIONS {
        let files = cases("");
        let spoken: BTreeSet<&str> =
            files.iter().flat_map(|file| rule(file, rulebook).findings).map(|finding| finding.article.number).collect();
        let silent: Vec<&str> =
            rulebook.articles.iter().map(|article| article.number).filter(|number| !spoken.contains(number)).collect();
        assert_eq!(silent, SILENT, "{}", rulebook.id);
    }
}

/// Red chases the rook f8, which the horse f7 holds, by moving a mount; Black chases the rook b3 by the same moves.
#[test]
fn the_world_book_alone_ranks_the_chase_of_a_held_rook_first() {
    let position = "1c2k4/C4r3/5N3/Nn7/9/9/1R7/9/9/3K5 w";
    let by = |rulebook| ruled(position, "a6b8 b6c8 b8a6 c8b6", rulebook);
    assert_eq!(EDITIONS.map(by), ["draw", "loss red"]);
}

/// The same chase with the rook free to move: Black chases too, and it is a draw in both.
#[test]
fn a_mutual_chase_of_rooks_that_are_free_is_a_draw() {
    let position = "1c2k4/C4r3/9/Nn7/9/9/1R7/9/9/3K5 w";
    let by = |rulebook| ruled(position, "a6b8 b6c8 b8a6 c8b6", rulebook);
    assert_eq!(EDITIONS.map(by), ["draw", "draw"]);
}

#[test]
fn two_victims_by_turns_are_allowed_here_and_prohibited_in_the_chinese_book() {
    let by = |rulebook| ruled("3k5/9/9/c7c/9/9/R8/9/9/4K4 w", "a3i3 d9d8 i3a3 d8d9", rulebook);
    assert_eq!(EDITIONS.map(by), ["draw", "draw"]);
    assert_eq!(by(cxa_1999()), "must_change red");
}

/// The reading of this name with another value than `axf` gives it.
fn turned(name: &str) -> &'static Value {
    let reading = reading::find(name).unwrap_or_else(|| panic!("{name} is not listed"));
    let applied = reading.applied(&axf::RULEBOOK.terms()).name;
    reading.values.iter().find(|value| value.name != applied).expect("a second value")
}

#[test]
fn diagrams_12_and_61_alone_hang_on_a_reading() {
    let mut hanging = Vec::new();
    for file in cases("axf") {
        let usual = Ruled::of(&rule(&file, &axf::RULEBOOK).ruling);
        for (name, _) in axf::RULEBOOK.readings {
            let options = Options::default().with_reading(turned(name));
            let verdict = adjudicate(&file.case, &axf::RULEBOOK, &options).expect("a ruling");
            if Ruled::of(&verdict.ruling) != usual {
                hanging.push((file.name.clone(), *name));
            }
        }
    }
    let [check, root] = ["axf/wxf-orange-D12", "axf/wxf-orange-D61"].map(str::to_owned);
    assert_eq!(hanging, [(check, "check-and-chase"), (root, "hidden-root")]);
}

#[test]
fn what_a_reading_is_said_not_to_touch_it_does_not_change() {
    let said = |labels: &[Label]| -> Vec<(Class, Vec<Square>)> {
        let of = |label: &Label| (label.class, label.targets.iter().map(|target| target.square).collect());
        labels.iter().map(of).collect()
    };
    for file in cases("") {
        let plies = Line::from_case(&file.case).expect("a legal case").plies;
        let labels = label_plies(&plies, &axf::RULEBOOK.law(), DEFAULT_BUDGET);
        for (name, _) in axf::RULEBOOK.readings {
            let law = axf::RULEBOOK.law().with_terms(reading::with(&axf::RULEBOOK.terms(), turned(name)));
            let touches = reading::find(name).expect("a reading").touches;
            let touched = relabel(&plies, &labels, &law, DEFAULT_BUDGET, touches, &mut Workspace::default());
            assert_eq!(said(&touched), said(&label_plies(&plies, &law, DEFAULT_BUDGET)), "{}: {name}", file.name);
        }
    }
}
