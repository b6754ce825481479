//! The pictures show the position: it is read back from where the outlines are drawn, not from what is written beside them.

use crate::common;
use adjudicate::chess::{Board, Piece, Side, Square};
use adjudicate::views::{Language, svg};
use adjudicate::{Options, examine};

/// The text between `before` and `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("{before} is missing in {text}")) + before.len();
    &text[start..start + text[start..].find(after).expect(after)]
}

/// The position a picture shows: each piece by the place of its disc and by the outline on it.
fn drawn(picture: &str) -> Board {
    let turn = if between(picture, "data-turn=\"", "\"") == "red" { Side::Red } else { Side::Black };
    let pieces = picture.split("<g class=\"piece ").skip(1).map(|group| {
        let (x, y) = between(group, "translate(", ")").split_once(' ').expect("two numbers");
        let number = |text: &str| text.parse::<i32>().expect("a number");
        let (file, rank) = ((number(x) - 90) / 100, 9 - (number(y) - 90) / 100);
        let square = Square::at(file as i8, rank as i8).expect("on the board");
        let (side, letter) = between(group, "href=\"#", "\"").split_once('-').expect("side and letter");
        let letter = if side == "red" { letter.to_uppercase() } else { letter.to_owned() };
        (square, Piece::from_letter(letter.chars().next().expect("a letter")).expect("a piece"))
    });
    Board::new(pieces.collect::<Vec<_>>(), turn).expect("two generals")
}

#[test]
fn every_diagram_equals_its_position() {
    for file in common::cases("") {
        let options = Options::default().with_budget(1);
        let examined = examine(&file.case, common::cxa_1999(), &options).expect("legal");
        let report = examined.report(&file.case);
        let mut positions = vec![(0, examined.record.start)];
        positions.extend(examined.record.plies.iter().map(|ply| (ply.number, ply.after)));
        for (ply, board) in positions {
            let picture = svg::board_after(&report, ply, Language::Zh).expect("there is such a ply");
            assert_eq!(drawn(&picture), board, "{} after ply {ply}", file.name);
        }
    }
}

#[test]
fn every_outline_that_is_used_is_in_the_file_and_nothing_is_fetched() {
    let file = &common::cases("small")[0];
    let examined = examine(&file.case, common::cxa_1999(), &Options::default()).expect("legal");
    let picture = svg::board_after(&examined.report(&file.case), 1, Language::En).expect("ply 1");
    for used in picture.split("href=\"").skip(1) {
        let id = used.split('"').next().and_then(|href| href.strip_prefix('#')).expect("inside the file");
        assert!(picture.contains(&format!("id=\"{id}\"")), "{id}");
    }
}

#[test]
fn a_ply_that_is_not_there_has_no_picture() {
    let file = &common::cases("small")[0];
    let examined = examine(&file.case, common::cxa_1999(), &Options::default()).expect("legal");
    let beyond = examined.record.numbers().1 + 1;
    assert!(svg::board_after(&examined.report(&file.case), beyond, Language::Zh).is_none());
}
