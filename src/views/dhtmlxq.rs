//! DhtmlXQ, the UBB text that forums and sites take, with the ruling in `result` and `endtype`.

use std::collections::HashMap;

use crate::case::{Case, Note};
use crate::chess::{Board, Branch, Kind, Piece, Ply, Side, Square};
use crate::text::{Language, Text};

use super::{Report, View, parts, pgn};

/// The format `dhtmlxq`.
pub const VIEW: View = View {
    name: "dhtmlxq",
    about: Text { zh: "东萍 UBB 棋谱", en: "DhtmlXQ, the UBB text of forums" },
    extension: "txt",
    media: "text/plain",
    separator: "\n",
    render,
    with_template: None,
    compare: None,
    holds_one: false,
};

/// The order of the pieces of a side in the list of points.
const ORDER: [Kind; 16] = [
    Kind::Rook,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::King,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Rook,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// The line as DhtmlXQ.
pub fn render(report: &Report, language: Language) -> String {
    render_game(report, &[], language)
}

/// The game as DhtmlXQ, variations as branches under their own numbers where they have such, else numbered in order.
pub fn render_game(report: &Report, branches: &[Branch], language: Language) -> String {
    let case = report.case;
    let line = report.record;
    let mut items = Items("[DhtmlXQ]\n".to_owned());
    items.text("title", case.title.as_deref().unwrap_or(""));
    items.put("binit", &points(&line.start));
    items.put("movelist", &digits(&line.plies));
    let begins = line.plies.first().or_else(|| branches.first()?.plies.first());
    if begins.is_none() && line.start.side_to_move() == Side::Black || line.quiet_before > 0 {
        // Without a move the points do not say whose move it is, and they never say how many plies went before.
        items.put("fen", &parts::fen(line));
    }
    let numbers = Numbers::of(case, branches);
    for branch in branches {
        let [number, parent] = [branch.index, branch.written.parent].map(|index| numbers.of_line(index));
        items.put(&format!("move_{parent}_{}_{number}", branch.written.from_ply), &digits(&branch.plies));
    }
    for note in case.notes.iter().filter(|note| note.line == case.line) {
        items.text(&format!("comment{}", note.ply), &note.text);
    }
    for branch in branches {
        let number = numbers.of_line(branch.index);
        branch.written.notes.iter().for_each(|note| items.note(number, note));
    }
    for (number, note) in numbers.lost_notes(case) {
        items.note(number, note);
    }
    items.text("source", case.source.as_deref().unwrap_or(""));
    for (key, value) in case.info.iter().filter(|(key, _)| !["result", "endtype"].contains(&key.as_str())) {
        if key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            items.text(key, value);
        }
    }
    let result = match pgn::result(report) {
        "1-0" => "红胜",
        "0-1" => "黑胜",
        "1/2-1/2" => "和棋",
        _ => "未知",
    };
    items.put("result", result);
    items.text("endtype", &pgn::termination(report, language));
    items.0 + "[/DhtmlXQ]\n"
}

struct Items(String);

impl Items {
    fn put(&mut self, key: &str, value: &str) {
        self.0 += &format!("[DhtmlXQ_{key}]{value}[/DhtmlXQ_{key}]\n");
    }

    /// What people wrote; nothing if it is blank.
    fn text(&mut self, key: &str, text: &str) {
        if !text.trim().is_empty() || key == "title" {
            self.put(key, &escape(text));
        }
    }

    fn note(&mut self, line: u32, note: &Note) {
        self.text(&format!("comment{line}_{}", note.ply), &note.text);
    }
}

/// The numbers that lines have in the text; the main line is 0.
struct Numbers {
    /// Whether all names of lines are numbers, each once, so that they can be kept.
    kept: bool,
    names: HashMap<usize, u32>,
}

impl Numbers {
    fn of(case: &Case, branches: &[Branch]) -> Numbers {
        let names: HashMap<usize, u32> = branches
            .iter()
            .filter_map(|branch| Some((branch.index, branch.written.id.parse().ok().filter(|&number| number > 0)?)))
            .collect();
        let mut once: Vec<u32> = names.values().copied().collect();
        once.sort_unstable();
        once.dedup();
        Numbers { kept: once.len() == branches.len() && case.line == "0", names }
    }

    fn of_line(&self, index: usize) -> u32 {
        let given = self.names.get(&index).filter(|_| self.kept).copied();
        given.unwrap_or_else(|| u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// The notes to lines that the record does not hold. If lines are numbered anew they would come to stand with another, so
    /// they go to the start of the game.
    fn lost_notes<'a>(&self, case: &'a Case) -> impl Iterator<Item = (u32, &'a Note)> {
        let kept = self.kept;
        let lost = case.notes.iter().filter(|note| note.line != case.line);
        lost.map(move |note| (note.line.parse().ok().filter(|_| kept).unwrap_or(0), note))
    }
}

/// Text in which nothing can be taken for an item, a code or a line break that it is not.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => escaped += "||",
            '&' | '[' | ']' | '|' | '\\' | '_' | '%' => escaped += &format!("&#{};", letter as u32),
            _ => escaped.push(letter),
        }
    }
    escaped
}

fn point(square: Square) -> String {
    format!("{}{}", square.file(), 9 - square.rank())
}

fn digits(plies: &[Ply]) -> String {
    plies.iter().map(|ply| point(ply.play.from) + &point(ply.play.to)).collect()
}

/// The points of all pieces in their order; `99` is off the board.
fn points(board: &Board) -> String {
    let mut left: Vec<(Square, Piece)> = Side::ALL.into_iter().flat_map(|side| board.pieces(side)).collect();
    let mut take = |wanted: Piece| {
        let at = left.iter().position(|&(_, piece)| piece == wanted)?;
        Some(point(left.remove(at).0))
    };
    let wanted = Side::ALL.into_iter().flat_map(|side| ORDER.map(|kind| Piece::new(side, kind)));
    wanted.map(|piece| take(piece).unwrap_or_else(|| "99".to_owned())).collect()
}
