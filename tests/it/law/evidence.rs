//! Articles that acted through the labels cite the plies they touched.

use adjudicate::chess::{Move, Square, Squares, fen};
use adjudicate::labels::Class::{self, Block, Chase, Check, Exchange, Follow, Idle, Kill, Offer};
use adjudicate::labels::{Considered, Label, Outcome, Reason, Role, Root, ShownLine, Start, Target, Why};
use adjudicate::rulebooks::Says;

use super::by_hand::{QUIET, label_in, said_of_plies, told};

fn square(name: &str) -> Square {
    Square::parse(name).expect("a point")
}

fn line(moves: &[&str], outcome: Outcome) -> ShownLine {
    let moves = moves.iter().map(|play| Move::parse(play).expect("a move")).collect();
    let board = fen::parse(QUIET).expect("a position");
    let (role, free, open) = (Role::Wins, Squares::EMPTY, Vec::new());
    ShownLine { start: Start::After, board, moves, outcome, target: None, role, free, open }
}

/// A move that chases the piece on `target`, attacked from `attackers` and won by `moves`.
fn chase(position: &str, play: &str, target: &str, root: Root, attackers: &[&str], moves: &[&str]) -> Label {
    let mut label = label_in(position, 1, play, &[Chase]);
    let attackers = attackers.iter().map(|name| square(name)).collect();
    let piece = label.after.at(square(target)).expect("a target");
    label.targets = vec![Target { square: square(target), piece, root, attackers, joint: false, line: 0 }];
    let board = label.after.passed();
    label.lines = vec![ShownLine { board, target: Some(square(target)), ..line(moves, Outcome::Gain) }];
    label.reasons = vec![Reason::Chases { target: 0 }];
    label
}

/// An idle move with something that was considered, shown by a line.
fn considered(position: &str, play: &str, considered: Considered, shown: Option<ShownLine>) -> Label {
    let mut label = label_in(position, 1, play, &[Idle]);
    label.considered = vec![considered];
    let board = label.after.passed();
    let target = label.considered[0].target;
    label.lines = shown.into_iter().map(|line| ShownLine { board, target, role: Role::Refutes, ..line }).collect();
    label
}

#[track_caller]
fn assert_cites(label: Label, number: &str, says: &[Says]) {
    let said: Vec<Says> = said_of_plies(vec![told(label)], number).into_iter().map(|(_, says)| says).collect();
    assert_eq!(said, says, "article {number}");
}

#[track_caller]
fn assert_bears(label: Label, numbers: &[&str]) {
    for number in numbers {
        assert_cites(label.clone(), number, &[Says::Bears]);
    }
}

#[track_caller]
fn assert_silent(label: Label, numbers: &[&str]) {
    for number in numbers {
        assert_cites(label.clone(), number, &[]);
    }
}

const ROOK_AT_PAWN: &str = "3k5/9/9/9/9/p8/9/9/8R/4K4 w";

fn rook_chases_pawn() -> Label {
    chase(ROOK_AT_PAWN, "i1a1", "a4", Root::None, &["a1"], &["a1a4"])
}

#[test]
fn each_effect_is_named_by_its_article() {
    let articles: [(Class, &str); 6] =
        [(Check, "28.1"), (Kill, "28.2"), (Chase, "28.3"), (Offer, "28.6"), (Block, "28.7"), (Follow, "28.8")];
    for (class, number) in articles {
        assert_cites(label_in(QUIET, 1, "a0a1", &[class]), number, &[Says::Effect(class)]);
    }
    // It names exchanges, and says too that they are no prize.
    assert_cites(label_in(QUIET, 1, "a0a1", &[Exchange]), "28.5", &[Says::Effect(Exchange), Says::Bears]);
    assert_bears(label_in(QUIET, 1, "a0a1", &[Idle]), &["28.9"]);
}

#[test]
fn attacks_are_called_so_and_light_moves_belong_to_the_idle_ones() {
    assert_bears(label_in(QUIET, 1, "a0a1", &[Kill]), &["28.4"]);
    assert_silent(label_in(QUIET, 1, "a0a1", &[Kill]), &["28.9"]);
    assert_bears(label_in(QUIET, 1, "a0a1", &[Follow]), &["28.9"]);
    assert_silent(label_in(QUIET, 1, "a0a1", &[Follow]), &["28.4"]);
}

#[test]
fn a_further_effect_is_cited_too_and_the_heaviest_counts() {
    let label = label_in(QUIET, 1, "a0a1", &[Chase, Exchange]);
    assert_cites(label.clone(), "28.5", &[Says::Effect(Exchange), Says::Bears]);
    assert_bears(label, &["27.4", "细则12", "细则5"]);
    assert_silent(label_in(QUIET, 1, "a0a1", &[Chase]), &["27.4", "细则12"]);
}

#[test]
fn a_chase_meets_the_conditions_and_closes_an_account() {
    assert_bears(rook_chases_pawn(), &["25.3", "29.3", "细则3"]);
    assert_cites(rook_chases_pawn(), "29", &[Says::Affirms, Says::Bears]);
    assert_cites(rook_chases_pawn(), "29.2", &[Says::Affirms]);
    assert_cites(rook_chases_pawn(), "细则2", &[Says::Affirms]);
    assert_silent(
        rook_chases_pawn(),
        &["27.1", "27.2", "27.3", "28.16", "29.1", "29.4", "细则4", "细则5", "细则6", "细则9"],
    );
}

#[test]
fn a_crossed_pawn_floats_and_other_prizes_do_not() {
    assert_bears(rook_chases_pawn(), &["细则10"]);
    let horse = chase("3k5/9/9/9/9/n8/9/9/8R/4K4 w", "i1a1", "a4", Root::None, &["a1"], &["a1a4"]);
    assert_silent(horse, &["细则10"]);
}

#[test]
fn an_old_threat_is_cited_as_not_new() {
    let old = Considered { line: Some(0), ..Considered::of(Why::AlreadyThere, square("a4")) };
    assert_bears(considered(ROOK_AT_PAWN, "i1a1", old, None), &["29", "29.2", "细则6"]);
    let aside = Considered { line: Some(0), ..Considered::of(Why::SteppedAside, square("a4")) };
    assert_bears(considered(ROOK_AT_PAWN, "i1a1", aside, None), &["细则6"]);
}

#[test]
fn a_new_chase_beside_an_old_threat_is_not_from_chase_to_chase() {
    let mut label = rook_chases_pawn();
    label.considered = vec![Considered { line: Some(0), ..Considered::of(Why::AlreadyThere, square("d9")) }];
    assert_bears(label.clone(), &["29.2"]);
    assert_silent(label, &["细则6"]);
}

#[test]
fn the_offers_own_capture_is_cited_under_the_exchange() {
    assert_bears(considered(QUIET, "a0a1", Considered::of(Why::OwnExchange, square("d9")), None), &["28.5"]);
    assert_bears(considered(QUIET, "a0a1", Considered::of(Why::MateByExchange, square("d9")), None), &["28.5"]);
}

#[test]
fn general_and_pawn_attacking_alone_are_told_apart() {
    let general = Considered { by: Some(square("d1")), ..Considered::of(Why::Privileged, square("e1")) };
    let label = considered("4k4/9/9/9/9/9/9/9/4n4/3K5 w", "d0d1", general, None);
    assert_bears(label.clone(), &["27.1"]);
    assert_silent(label, &["27.2"]);
    let pawn = Considered { by: Some(square("a5")), ..Considered::of(Why::Privileged, square("a6")) };
    let label = considered("3k5/9/9/n8/9/P8/9/9/9/4K4 w", "a4a5", pawn, None);
    assert_bears(label.clone(), &["27.2"]);
    assert_silent(label, &["27.1"]);
}

#[test]
fn a_pawn_in_a_mutual_attack_is_cited() {
    let mut label = label_in(QUIET, 1, "a0a1", &[Chase]);
    label.pawn_in_mutual_attack = true;
    assert_bears(label, &["27.2", "细则11"]);
}

#[test]
fn attacking_beside_the_general_is_cited() {
    let position = "5k3/9/9/9/9/9/9/R8/4n4/3K5 w";
    let together = chase(position, "d0d1", "e1", Root::None, &["a1", "d1"], &["a1e1"]);
    assert_bears(together, &["27.1", "细则9"]);
}

#[test]
fn retaking_with_the_general_is_cited() {
    let moves = ["a1e1", "i1e1", "d1e1"];
    let retaken = chase("5k3/9/9/9/9/9/9/R8/4n3r/3K5 w", "a2a1", "e1", Root::Less, &["a1"], &moves);
    assert_silent(retaken.clone(), &["27.1", "细则9"]);
    let moves = ["a1e1", "i1e1", "e0e1"];
    let retaken = chase("5k3/9/9/9/9/9/9/R8/4n3r/4K4 w", "a2a1", "e1", Root::Less, &["a1"], &moves);
    assert_bears(retaken, &["27.1", "细则9"]);
}

#[test]
fn a_line_opened_by_the_general_is_cited() {
    let opened = chase("5k3/9/9/9/9/9/9/9/9/R2K3n1 w", "d0d1", "h0", Root::None, &["a0"], &["a0h0"]);
    assert_bears(opened, &["27.1"]);
}

#[test]
fn a_defensive_post_is_cited() {
    let post = Considered { line: Some(0), ..Considered::of(Why::DefencePost, square("d9")) };
    assert_bears(considered(QUIET, "a0a1", post, None), &["27.3", "细则13"]);
}

#[test]
fn roots_that_were_judged_are_cited() {
    for root in [Root::False, Root::Less, Root::Real] {
        assert_bears(chase(ROOK_AT_PAWN, "i1a1", "a4", root, &["a1"], &["a1a4"]), &["28.16"]);
    }
}

#[test]
fn a_root_that_defeats_an_attack_is_cited_but_another_answer_is_not() {
    let position = "r2k5/9/9/9/9/n8/9/9/8R/4K4 w";
    let refuted = |moves: &[&str]| {
        let refuted = Considered { line: Some(0), ..Considered::of(Why::Refuted, square("a4")) };
        considered(position, "i1a1", refuted, Some(line(moves, Outcome::Loss)))
    };
    assert_bears(refuted(&["a1a4", "a9a4"]), &["25.3", "28.16"]);
    assert_silent(refuted(&["a1a4", "a9i9"]), &["28.16"]);
}

#[test]
fn a_shadowed_piece_has_its_root_cited() {
    let mut label = label_in(QUIET, 1, "a0a1", &[Follow]);
    label.reasons = vec![Reason::Follows { target: square("d9") }];
    assert_bears(label, &["28.16"]);
}

/// The rook on a0 would take on a5 and leave the back rank to the mate on d0.
#[test]
fn being_mated_after_the_capture_is_cited() {
    let refuted = Considered { line: Some(0), ..Considered::of(Why::Refuted, square("a5")) };
    let shown = line(&["a0a5", "d1d0"], Outcome::Mated);
    let label = considered("3k5/9/9/9/n8/9/9/4p4/3r5/1R2K4 w", "b0a0", refuted, Some(shown));
    assert_bears(label.clone(), &["29.4", "细则7"]);
    let chases = Label { class: Chase, effects: vec![Chase], ..label };
    assert_bears(chases, &["29.4", "细则7"]);
}

/// The rook that comes to a5 guards the cannon on a1 against the rook on i1, and attacks the horse on h5: what it loses by taking
/// is made good elsewhere, or is not counted.
#[test]
fn a_root_that_chases_is_cited() {
    let position = "3k5/9/9/9/1R5n1/9/9/9/C7r/4K4 w";
    let ending = |outcome| {
        let mut label = chase(position, "b5a5", "h5", Root::None, &["a5"], &["a5h5", "i1a1"]);
        label.lines[0].outcome = outcome;
        label
    };
    assert_bears(ending(Outcome::Even), &["细则4"]);
    assert_bears(ending(Outcome::Loss), &["细则4"]);
    assert_silent(ending(Outcome::Gain), &["细则4"]);
}

#[test]
fn a_chaser_that_may_be_taken_is_cited() {
    let chase_in = |position| chase(position, "b0b5", "a5", Root::None, &["b5"], &["b5a5"]);
    assert_bears(chase_in("3k5/9/9/9/n6r1/9/9/9/9/1R2K4 w"), &["细则5"]);
    let rooted = "3k5/9/9/9/n6r1/9/2N6/9/9/1R2K4 w";
    assert_silent(chase_in(rooted), &["细则5"]);
    assert_silent(chase_in("3k5/9/9/9/n8/9/9/9/7r1/1R2K4 w"), &["细则5"]);
}

#[test]
fn an_index_that_points_nowhere_is_passed_over() {
    let mut label = rook_chases_pawn();
    label.lines.clear();
    label.considered = vec![Considered { line: Some(7), ..Considered::of(Why::Refuted, square("a4")) }];
    assert_silent(label, &["25.3", "29.4", "细则3", "细则10"]);
}
