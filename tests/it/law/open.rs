//! Questions that the search left open.

use adjudicate::chess::Side::{Black, Red};
use adjudicate::chess::Square;
use adjudicate::labels::{Considered, Label, Question, Why};
use adjudicate::rulebooks::{About, Says};
use adjudicate::verdict::{Kind, Ruling};

use super::by_hand::{label_in, labels, verdict};

/// Labels of these classes with open questions at some plies.
fn with_open(classes: &str, open: &[u32]) -> Vec<Label> {
    let mut labels = labels(classes);
    for label in labels.iter_mut().filter(|label| open.contains(&label.ply)) {
        label.undecided = Some(Question::Kill);
    }
    labels
}

#[track_caller]
fn assert_ruled(labels: Vec<Label>, kind: Kind, side: Option<adjudicate::chess::Side>, articles: &[&'static str]) {
    assert_eq!(verdict(labels, None).ruling, Ruling { kind, side, articles: articles.to_vec() });
}

#[test]
fn a_question_that_could_make_a_side_prohibited_leaves_the_ruling_open() {
    assert_ruled(with_open("捉闲 闲闲", &[3]), Kind::Undecided, None, &[]);
}

#[test]
fn a_question_that_could_even_the_sides_leaves_the_ruling_open() {
    assert_ruled(with_open("捉捉 捉闲", &[4]), Kind::Undecided, None, &[]);
}

#[test]
fn a_question_is_no_matter_where_another_move_is_idle_anyway() {
    assert_ruled(with_open("捉闲 闲闲 闲闲", &[3]), Kind::Draw, None, &["24.2", "26.2"]);
}

#[test]
fn a_question_is_no_matter_where_the_move_is_an_attack_anyway() {
    assert_ruled(with_open("捉闲 捉闲", &[1, 3]), Kind::MustChange, Some(Red), &["24.3", "26.4"]);
}

#[test]
fn a_question_is_no_matter_against_a_perpetual_checker() {
    assert_ruled(with_open("闲将 捉将", &[1]), Kind::Loss, Some(Black), &["24.1", "26.1", "细则1"]);
}

#[test]
fn questions_on_both_sides_are_combined() {
    assert_ruled(with_open("捉捉 闲闲", &[3, 4]), Kind::Undecided, None, &[]);
    assert_ruled(with_open("闲捉 闲闲 闲闲", &[3, 4]), Kind::Draw, None, &["24.2", "26.2"]);
}

/// Black's two moves hang on a pawn's own attack, which counts only if Red attacks on every move.
#[test]
fn a_pawns_attack_is_answered_with_the_question_it_hangs_on() {
    let mut labels = with_open("捉闲 闲闲", &[3]);
    for label in labels.iter_mut().filter(|label| label.side == Black) {
        let pawn = label_in("3k5/9/9/p8/9/9/9/9/9/R3K4 b", label.ply, "a6a5", &[label.class]);
        let by = Square::parse("a5").unwrap();
        let target = Square::parse("a4").unwrap();
        let considered = vec![Considered { by: Some(by), ..Considered::of(Why::Privileged, target) }];
        *label = Label { considered, ..pawn };
    }
    assert_ruled(labels, Kind::Draw, None, &["24.2"]);
}

#[test]
fn what_hangs_on_an_open_question_is_not_found() {
    let findings = verdict(with_open("捉闲 闲闲", &[3]), None).findings;
    let said_of = |about| -> Vec<Says> {
        let by_25_2 = findings.iter().filter(|finding| finding.article.number == "25.2" && finding.about == about);
        by_25_2.map(|finding| finding.says).collect()
    };
    assert_eq!(said_of(About::Side(Red)), []);
    assert_eq!(said_of(About::Side(Black)), [Says::Allowed]);
}

#[test]
fn an_open_move_is_named_as_such() {
    let [red, _] = verdict(with_open("捉闲 闲闲", &[3]), None).sides;
    assert_eq!((red.pattern.zh.as_str(), red.pattern.en.as_str()), ("一捉一未定", "one chase one undecided"));
}
