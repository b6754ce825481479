//! Reading what was written gives the same record.

mod random_games;

use adjudicate::case::{self, Case, Note};
use adjudicate::chess::{Line, fen};
use adjudicate::{Options, examine, rulebooks, views};
use proptest::prelude::*;

const WRITERS: [&str; 4] = ["pgn", "dhtmlxq", "case", "uci"];
const STARTS: [&str; 3] = [
    fen::START,
    "4k4/4a4/4b4/1r5c1/2p1p1p2/2P3P2/9/2N1C4/4A4/2B1K3R w",
    "2bak4/4a4/4b4/9/6NRR/2B6/1rP1P4/3pB4/4p4/3K5 b",
];

/// Text that a note or a name may hold; blanks at the ends are not kept by any format.
fn text() -> impl Strategy<Value = String> {
    r"[a-z车马炮\[\]&%_\\|/;:.,()!0-9]{1,3}([ \n]?[a-z车马炮\[\]&%_\\|/;:.,()!u0-9]{1,4}){0,3}"
}

prop_compose! {
    fn games()(start in 0..STARTS.len(), choices in random_games::choices(60), names in prop::collection::vec("[a-z甲乙丙]{1,6}", 2),
               notes in prop::collection::vec((0u32..60, text()), 0..4)) -> Case {
        let game = random_games::play(STARTS[start], &choices);
        let moves: Vec<String> = game.iter().map(|(_, play)| play.to_string()).collect();
        let mut case = Case::from_text(STARTS[start], &moves.join(" "));
        case.info.insert("red".to_owned(), names[0].clone());
        case.info.insert("black".to_owned(), names[1].clone());
        let mut notes = notes;
        notes.sort_by_key(|note| note.0);
        notes.dedup_by_key(|note| note.0);
        let inside = notes.into_iter().filter(|note| note.0 as usize <= moves.len());
        case.notes = inside.map(|(ply, text)| Note { line: "0".to_owned(), ply, text }).collect();
        case
    }
}

/// What is read back from a case written in a format.
fn again(case: &Case, format: &str, language: views::Language) -> Case {
    let examined = examine(case, rulebooks::ALL[0], &Options { budget: 1, ..Options::default() }).expect("legal play");
    let written = (views::find(format).expect("a format").render)(&examined.report(case), language);
    case::read("again", written.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{written}"))
}

fn plays(case: &Case) -> (adjudicate::chess::Board, Vec<String>) {
    let line = Line::from_case(case).unwrap_or_else(|error| panic!("{error}"));
    (line.start, line.plies.iter().map(|ply| ply.play.to_string()).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_moves_are_the_same(case in games()) {
        for format in WRITERS {
            for language in views::Language::ALL {
                prop_assert_eq!(plays(&again(&case, format, language)), plays(&case), "{}", format);
            }
        }
    }

    #[test]
    fn names_and_notes_are_the_same(case in games()) {
        for format in ["pgn", "dhtmlxq", "case"] {
            let read = again(&case, format, views::Language::Zh);
            prop_assert_eq!(&read.notes, &case.notes, "{}", format);
            prop_assert_eq!([&read.info["red"], &read.info["black"]], [&case.info["red"], &case.info["black"]], "{}", format);
        }
    }
}

#[test]
fn a_loss_is_the_result_of_the_game() {
    let case = Case::from_text("3k5/9/9/9/4R4/9/9/9/9/5K3 w", "e5d5 d9e9 d5e5 e9d9");
    for format in ["pgn", "dhtmlxq"] {
        assert_eq!(again(&case, format, views::Language::Zh).info["result"], "0-1", "{format}");
    }
    assert!(again(&case, "pgn", views::Language::En).info["endtype"].contains("red loses"));
}
