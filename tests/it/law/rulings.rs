//! Each row of the law: what both sides play, and how it is ruled by which articles.

use adjudicate::chess::Side::{self, Black, Red};
use adjudicate::labels::Terms;
use adjudicate::rulebooks::cxa1999::RULEBOOK;
use adjudicate::rulebooks::{About, Act, Article, Finding, Read, Rulebook, Says, Text};
use adjudicate::verdict::{Kind, decide};

use super::by_hand::{cycle, labels, verdict};

#[track_caller]
fn assert_ruled(classes: &str, warned: Option<Side>, kind: Kind, side: Option<Side>, articles: &[&str]) {
    let ruling = verdict(labels(classes), warned).ruling;
    assert_eq!((ruling.kind, ruling.side, ruling.articles.as_slice()), (kind, side, articles), "{classes}");
}

#[test]
fn a_lone_perpetual_checker_loses_at_once() {
    assert_ruled("将闲 将闲", None, Kind::Loss, Some(Red), &["24.1", "26.1", "细则1"]);
    assert_ruled("闲将 闲将", None, Kind::Loss, Some(Black), &["24.1", "26.1", "细则1"]);
}

#[test]
fn a_lone_perpetual_checker_loses_against_a_perpetual_chaser() {
    assert_ruled("捉将 捉将", None, Kind::Loss, Some(Black), &["24.1", "26.1", "细则1"]);
}

#[test]
fn a_lone_perpetual_checker_loses_against_check_and_chase() {
    assert_ruled("将将 将捉", None, Kind::Loss, Some(Red), &["24.1", "26.1", "细则1"]);
}

#[test]
fn against_a_lone_perpetual_checker_no_article_says_otherwise() {
    for classes in ["将闲 将闲", "捉将 捉将"] {
        let findings = verdict(labels(classes), None).findings;
        let otherwise = findings.iter().filter(|finding| matches!(finding.says, Says::MustChange(_) | Says::Draws));
        assert_eq!(otherwise.map(|finding| finding.article.number).collect::<Vec<_>>(), [""; 0], "{classes}");
    }
}

#[test]
fn check_answered_with_check_throughout_is_a_draw() {
    assert_ruled("将将 将将", None, Kind::Draw, None, &["24.2", "26.3", "细则8"]);
}

#[test]
fn both_allowed_is_a_draw() {
    assert_ruled("将闲 兑闲", None, Kind::Draw, None, &["24.2", "26.2"]);
}

#[test]
fn exchange_offer_block_and_follow_are_idle_enough_to_be_allowed() {
    for light in ["兑", "献", "拦", "跟"] {
        assert_ruled(&format!("捉闲 {light}闲"), None, Kind::Draw, None, &["24.2", "26.2"]);
    }
}

#[test]
fn both_prohibited_is_a_draw_whatever_the_attacks() {
    assert_ruled("捉将 将杀", None, Kind::Draw, None, &["24.2", "26.3", "细则8"]);
    assert_ruled("捉杀 捉杀", None, Kind::Draw, None, &["24.2", "26.3", "细则8"]);
}

#[test]
fn one_side_prohibited_must_change() {
    assert_ruled("捉闲 捉闲", None, Kind::MustChange, Some(Red), &["24.3", "26.4"]);
    assert_ruled("捉将 闲杀", None, Kind::MustChange, Some(Black), &["24.3", "26.4"]);
}

#[test]
fn a_warned_side_that_repeats_loses() {
    assert_ruled("捉闲 捉闲", Some(Red), Kind::Loss, Some(Red), &["24.3", "26.4"]);
}

#[test]
fn a_warning_to_the_other_side_changes_nothing() {
    assert_ruled("捉闲 捉闲", Some(Black), Kind::MustChange, Some(Red), &["24.3", "26.4"]);
}

#[test]
fn a_warned_side_that_is_allowed_does_not_lose() {
    assert_ruled("捉闲 闲闲", Some(Red), Kind::Draw, None, &["24.2", "26.2"]);
}

#[test]
fn without_moves_of_both_sides_nothing_is_ruled() {
    assert_ruled("", None, Kind::None, None, &[]);
    assert_ruled("将", None, Kind::None, None, &[]);
}

#[test]
fn a_side_is_prohibited_by_attacks_alone() {
    let sides = verdict(labels("将闲 杀捉 捉捉"), None).sides;
    assert_eq!(sides.map(|side| side.prohibited), [true, false]);
}

#[test]
fn prohibited_and_allowed_are_said_of_each_side_by_25_2() {
    let findings = verdict(labels("将闲 杀捉 捉捉"), None).findings;
    let said: Vec<(About, Says)> = findings
        .iter()
        .filter(|finding| finding.article.number == "25.2")
        .map(|finding| (finding.about, finding.says))
        .collect();
    assert_eq!(said, [(About::Side(Red), Says::Prohibited), (About::Side(Black), Says::Allowed)]);
}

#[test]
fn the_repetition_rules_bear_on_every_repetition() {
    let speaks = |classes| {
        let findings = verdict(labels(classes), None).findings;
        findings.iter().any(|finding| (finding.article.number, finding.about) == ("25.1", About::Cycle))
    };
    assert!(speaks("闲闲 闲闲"));
    assert!(!speaks(""));
}

#[test]
fn a_case_is_ripe_from_the_third_occurrence() {
    let ripe = |occurrences| decide(&RULEBOOK, cycle(occurrences), labels("捉闲 捉闲"), None).ripe;
    assert_eq!([2, 3, 4].map(ripe), [false, true, true]);
}

#[test]
fn article_24_bears_on_ripe_cases_only() {
    let speaks = |occurrences| {
        let findings = decide(&RULEBOOK, cycle(occurrences), labels("捉闲 捉闲"), None).findings;
        findings.iter().any(|finding| finding.article.number == "24")
    };
    assert_eq!([2, 3].map(speaks), [false, true]);
}

#[test]
fn the_names_of_attack_and_non_attack_follow_from_both_sides() {
    let says = |classes: &str, number: &str| {
        let findings = verdict(labels(classes), None).findings;
        let found = findings.iter().find(|finding| finding.article.number == number);
        found.map(|finding| finding.about)
    };
    assert_eq!(says("捉杀 捉杀", "28.14"), Some(About::Cycle));
    assert_eq!(says("捉杀 捉闲", "28.14"), None);
    assert_eq!(says("捉杀 捉闲", "28.15"), Some(About::Side(Red)));
    assert_eq!(says("捉杀 捉杀", "28.15"), None);
}

#[test]
fn findings_come_in_the_order_of_the_book() {
    let findings = verdict(labels("捉闲 将兑"), None).findings;
    let place = |finding: &Finding| RULEBOOK.articles.iter().position(|article| *article == finding.article);
    assert!(findings.is_sorted_by_key(place));
}

/// An edition whose articles contradict each other.
static MIXED: Rulebook = Rulebook {
    id: "mixed",
    name: NO_TEXT,
    short: NO_TEXT,
    blank: Terms::CHINESE,
    readings: &[],
    articles: &[&DRAWS, &CHANGES, &LOSES],
    silent: &[],
};
static DRAWS: Article = article("1", &[Act::Rules(|_| vec![(About::Cycle, Says::Draws)])]);
static CHANGES: Article = article("2", &[Act::Rules(|_| vec![(About::Cycle, Says::MustChange(Red))])]);
static LOSES: Article = article(
    "3",
    &[Act::Rules(|dispute| dispute.warned.into_iter().map(|side| (About::Cycle, Says::Loses(side))).collect())],
);
const NO_TEXT: Text = Text { zh: "", en: "" };

const fn article(number: &'static str, acts: &'static [Act]) -> Article {
    Article { number, title: NO_TEXT, summary: NO_TEXT, does: NO_TEXT, read: Read::Text, acts, file: file!() }
}

#[test]
fn a_loss_comes_before_an_order_to_change_and_that_before_a_draw() {
    let ruling = |warned| decide(&MIXED, cycle(3), labels("闲闲"), warned).ruling;
    assert_eq!((ruling(None).kind, ruling(None).articles), (Kind::MustChange, vec!["2"]));
    assert_eq!((ruling(Some(Black)).kind, ruling(Some(Black)).articles), (Kind::Loss, vec!["3"]));
}
