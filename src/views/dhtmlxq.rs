//! DhtmlXQ, the UBB text that forums and sites take, with the ruling in `result` and `endtype`.

use crate::chess::{Board, Kind, Move, Piece, Side, Square, fen};
use crate::rulebooks::Text;

use super::{Language, Report, View, pgn};

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

/// The game as DhtmlXQ.
pub fn render(report: &Report, language: Language) -> String {
    let case = report.case;
    let line = report.record;
    let mut text = "[DhtmlXQ]\n".to_owned();
    let mut item = |key: &str, value: &str| text += &format!("[DhtmlXQ_{key}]{value}[/DhtmlXQ_{key}]\n");
    item("title", &escape(case.title.as_deref().unwrap_or("")));
    item("binit", &points(&line.start));
    item("movelist", &line.plies.iter().map(|ply| digits(ply.play)).collect::<String>());
    if line.plies.is_empty() && line.start.side_to_move() == Side::Black {
        // Without a move the points do not say whose move it is.
        item("fen", &fen::write(&line.start));
    }
    for note in case.notes.iter().filter(|note| note.line == case.line) {
        item(&format!("comment{}", note.ply), &escape(&note.text));
    }
    for (key, value) in case.info.iter().filter(|(key, _)| !["result", "endtype"].contains(&key.as_str())) {
        if key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            item(key, &escape(value));
        }
    }
    item(
        "result",
        match pgn::result(report) {
            "1-0" => "红胜",
            "0-1" => "黑胜",
            "1/2-1/2" => "和棋",
            _ => "未知",
        },
    );
    item("endtype", &escape(&pgn::termination(report, language)));
    text + "[/DhtmlXQ]\n"
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

fn digits(play: Move) -> String {
    point(play.from) + &point(play.to)
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
