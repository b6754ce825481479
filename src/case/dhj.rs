//! DHJHtmlXQ, the text of 打虎将: `[DHJHtmlXQ_34]…[/DHJHtmlXQ_34]`, items known by numbers.
//!
//! 31 is the board, a letter or a mark for each of 90 points, rows from the top; 32 the first side, 1 for Black; 34 the moves,
//! four digits each, ranks from Red's side. Other items are passed over, as their meaning is unknown. Written from a description;
//! no text of the program was at hand.

use super::formats::{Format, Reader};
use super::html_items::{Item, items};
use super::place::Places;
use super::record::{Record, Tree};
use super::setup::{self, Grid};
use super::{Case, CaseFault, Located, Written};
use crate::text::say;

/// The format.
pub(super) static FORMAT: Format = Format {
    name: "dhj",
    endings: &[],
    reader: Reader::Text { fits: |text| text.to_ascii_lowercase().contains("[dhjhtmlxq_"), read },
    starts: None,
};

const PREFIX: &str = "dhjhtmlxq_";

fn read(text: &str) -> Result<Vec<Record>, Located> {
    let mut places = Places::new(text);
    let items = items(text, &text.to_ascii_lowercase(), PREFIX);
    let value = |key: &str| items.iter().find(|item: &&Item| item.key == key).map_or("", |item| item.value);
    let mut tree = Tree::new();
    for (at, digits) in setup::digits_of_moves("DHJHtmlXQ", value("34"), &mut places)? {
        let [x, rank, to_x, to_rank] = digits;
        let place = places.of_part(at);
        let text = setup::iccs((x, 9 - rank), (to_x, 9 - to_rank))
            .ok_or_else(|| setup::off_board("DHJHtmlXQ", place, digits))?;
        tree.play(0, Written::new(&text, place)).map_err(|fault| (Some(place), fault))?;
    }
    let mut case = Case::of_game();
    let board: Vec<char> = value("31").chars().filter(|letter| !letter.is_whitespace()).collect();
    if !board.is_empty() {
        case.fen = Written::new(
            &fen(&board, value("32").trim() == "1", &mut places, value("31"))?,
            places.of_part(value("31")),
        );
    }
    let known = ["31", "32", "33", "34"];
    let others = items.iter().filter(|item| !known.contains(&item.key)).count();
    if others > 0 {
        case.warnings.push(say!("略过 {others} 项含义不明的内容", "{others} items of unknown meaning are passed over"));
    }
    Ok(vec![tree.into_record(case)])
}

fn fen(board: &[char], black: bool, places: &mut Places, written: &str) -> Result<String, Located> {
    if board.len() != 90 {
        let count = board.len();
        let what = say!("棋盘有 {count} 个点；应为 90", "the board has {count} points; expected 90");
        return Err((Some(places.of_part(written)), CaseFault::Damaged { format: "DHJHtmlXQ", what }));
    }
    let mut grid = Grid::empty();
    for (at, letter) in board.iter().enumerate().filter(|(_, letter)| letter.is_ascii_alphabetic()) {
        grid.put(at % 9, at / 9, *letter as u8);
    }
    Ok(grid.fen(black))
}
