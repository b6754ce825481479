//! A position as an SVG picture: pieces as outlines, and arrows for what a move does.
//!
//! Every piece is a group `<g class="piece …" data-square="e9" data-piece="k">`, so that a program can read the position
//! back. Red's pieces are light with a double rim, Black's dark with a light character: colour is not needed to tell them
//! apart; nor is it for the arrows, which differ in their dashes.

use crate::chess::{Board, Move, Piece, Side, Square};

use super::outlines;

/// The distance between neighbouring points, in units of the picture.
const STEP: i32 = 100;
/// From the edge of the picture to the outermost points.
const MARGIN: i32 = 90;
/// The width of a picture, in its own units.
pub const WIDTH: i32 = 8 * STEP + 2 * MARGIN;
/// The height of a picture.
pub const HEIGHT: i32 = 9 * STEP + 2 * MARGIN;
/// The radius of a piece.
const RADIUS: i32 = 43;

/// What an arrow stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// The move that led here.
    Played,
    /// A piece that protects the piece attacked.
    Root,
    /// An attack on a piece or the general.
    Attack,
    /// The line that carries the attack out.
    Line,
}

impl Mark {
    /// All kinds, in the order in which they are drawn.
    pub const ALL: [Mark; 4] = [Mark::Played, Mark::Root, Mark::Attack, Mark::Line];

    /// The class in the picture and its style.
    pub const fn class(self) -> &'static str {
        match self {
            Mark::Played => "played",
            Mark::Root => "root",
            Mark::Attack => "attack",
            Mark::Line => "line",
        }
    }

    /// Colour, from a palette that survives colour blindness, and dashes.
    pub const fn stroke(self) -> (&'static str, &'static str) {
        match self {
            Mark::Played => ("#0072b2", "none"),
            Mark::Root => ("#007a5a", "22 12"),
            Mark::Attack => ("#c44e00", "none"),
            Mark::Line => ("#7a3b9a", "3 15"),
        }
    }
}

/// An arrow between two points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// From where to where.
    pub play: Move,
    /// What it stands for.
    pub mark: Mark,
    /// The number of the move in its line, from 1; 0 for none.
    pub number: usize,
}

/// The outlines and arrow heads that the pictures of one document share; to stand in it once.
pub fn shared() -> String {
    let mut text = String::from("<defs>");
    for (letter, path) in outlines::PIECES {
        text += &format!("<path id=\"{}\" d=\"{path}\"/>", piece_id(letter));
    }
    for (number, path) in outlines::RIVER.iter().enumerate() {
        text += &format!("<path id=\"river{number}\" d=\"{path}\"/>");
    }
    for mark in Mark::ALL {
        let (class, (colour, _)) = (mark.class(), mark.stroke());
        text += &format!(
            "<marker id=\"head-{class}\" viewBox=\"0 0 10 10\" refX=\"7\" refY=\"5\" markerUnits=\"userSpaceOnUse\" \
             markerWidth=\"34\" markerHeight=\"34\" orient=\"auto\"><path d=\"M0 0L10 5L0 10L2.5 5z\" fill=\"{colour}\"/></marker>"
        );
    }
    text + "</defs>"
}

/// Ids in a document of several pictures must differ in more than the case of a letter for some programs.
fn piece_id(letter: char) -> String {
    let side = if letter.is_ascii_uppercase() { "red" } else { "black" };
    format!("{side}-{}", letter.to_ascii_lowercase())
}

/// A picture that stands alone, as a file. `title` is plain text.
pub fn alone(board: &Board, arrows: &[Arrow], title: &str) -> String {
    picture(board, arrows, title, &shared(), "") + "\n"
}

/// A picture inside a document that holds [`shared`]; `class` is put on it.
#[cfg(feature = "html")]
pub fn inside(board: &Board, arrows: &[Arrow], title: &str, class: &str) -> String {
    picture(board, arrows, title, "", class)
}

fn picture(board: &Board, arrows: &[Arrow], title: &str, shared: &str, class: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let turn = board.side_to_move().name();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         role=\"img\" data-turn=\"{turn}\"{class}><title>{}</title>{shared}{}{}{}</svg>",
        escape(title),
        ground(),
        pieces(board),
        arrows_of(arrows)
    )
}

/// Text as XML shows it literally.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}

const fn x(file: i32) -> i32 {
    MARGIN + file * STEP
}

const fn y(rank: i32) -> i32 {
    MARGIN + (9 - rank) * STEP
}

fn point(square: Square) -> (i32, i32) {
    (x(square.file().into()), y(square.rank().into()))
}

/// The lines of the board, the river and the names of the files and ranks.
fn ground() -> String {
    let mut path = String::new();
    let mut line = |from: (i32, i32), to: (i32, i32)| {
        path += &format!("M{} {}L{} {}", x(from.0), y(from.1), x(to.0), y(to.1));
    };
    (0..10).for_each(|rank| line((0, rank), (8, rank)));
    for file in 0..9 {
        match file {
            0 | 8 => line((file, 0), (file, 9)),
            _ => [(0, 4), (5, 9)].into_iter().for_each(|(low, high)| line((file, low), (file, high))),
        }
    }
    for low in [0, 7] {
        line((3, low), (5, low + 2));
        line((5, low), (3, low + 2));
    }
    let mut names = String::new();
    for (file, name) in (0..).zip('a'..='i') {
        names += &format!("<text x=\"{}\" y=\"{}\">{name}</text>", x(file), HEIGHT - 14);
    }
    for rank in 0..10 {
        names += &format!("<text x=\"20\" y=\"{}\">{rank}</text>", y(rank) + 10);
    }
    let river: String = [(1, 0), (2, 1), (5, 2), (6, 3)]
        .into_iter()
        .map(|(file, number)| {
            let (x, y) = (x(file) + STEP / 2, y(4) - STEP / 2);
            format!("<use href=\"#river{number}\" transform=\"translate({x} {y}) scale(.06)\"/>")
        })
        .collect();
    format!(
        "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf3df\"/><path d=\"{path}\" fill=\"none\" stroke=\"#6b5a3e\" \
         stroke-width=\"2.5\"/><g fill=\"#a8977a\">{river}</g><g fill=\"#5a4a32\" font-family=\"sans-serif\" \
         font-size=\"28\" text-anchor=\"middle\">{names}</g>"
    )
}

fn pieces(board: &Board) -> String {
    let mut all: Vec<(Square, Piece)> = Side::ALL.into_iter().flat_map(|side| board.pieces(side)).collect();
    all.sort_by_key(|&(square, _)| square);
    all.into_iter().map(|(square, piece)| disc(square, piece)).collect()
}

fn disc(square: Square, piece: Piece) -> String {
    let ((x, y), letter, side) = (point(square), piece.letter(), piece.side.name());
    let (face, ink, rim) = match piece.side {
        Side::Red => ("#fffdf6", "#a01212", "#a01212"),
        Side::Black => ("#23262b", "#ffffff", "#000000"),
    };
    format!(
        "<g class=\"piece {side}\" data-square=\"{square}\" data-piece=\"{letter}\" transform=\"translate({x} {y})\">\
         <circle r=\"{RADIUS}\" fill=\"{face}\" stroke=\"{rim}\" stroke-width=\"4\"/>\
         <circle r=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.5\"/>\
         <use href=\"#{}\" fill=\"{ink}\" transform=\"scale(.06)\"/></g>",
        RADIUS - 6,
        piece_id(letter)
    )
}

fn arrows_of(arrows: &[Arrow]) -> String {
    let mut sorted: Vec<&Arrow> = arrows.iter().collect();
    sorted.sort_by_key(|arrow| arrow.mark);
    sorted.into_iter().map(drawn).collect()
}

/// An arrow from rim to rim, with a ring where a move began and the number of a move of a line.
fn drawn(arrow: &Arrow) -> String {
    let (from, to) = (point(arrow.play.from), point(arrow.play.to));
    let (class, (colour, dashes)) = (arrow.mark.class(), arrow.mark.stroke());
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // Arrows of different kinds between the same points run side by side.
    let aside = match arrow.mark {
        Mark::Line => 11.0,
        Mark::Attack => -11.0,
        Mark::Played | Mark::Root => 0.0,
    };
    let start_gap = if arrow.mark == Mark::Played { 24.0 } else { 38.0 };
    let along =
        |(x, y): (i32, i32), gap: f64| (f64::from(x) + ux * gap - uy * aside, f64::from(y) + uy * gap + ux * aside);
    let ((x1, y1), (x2, y2)) = (along(from, start_gap), along(to, -40.0));
    let mut text = format!(
        "<g class=\"arrow {class}\" data-move=\"{}\"><path d=\"M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}\" fill=\"none\" \
         stroke=\"{colour}\" stroke-width=\"9\" stroke-opacity=\".85\" stroke-dasharray=\"{dashes}\" stroke-linecap=\"round\" \
         marker-end=\"url(#head-{class})\"/>",
        arrow.play
    );
    if arrow.mark == Mark::Played {
        text += &format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"20\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"6\" stroke-dasharray=\"8 6\"/>",
            from.0, from.1
        );
    }
    if arrow.number > 0 {
        let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        text += &format!(
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"17\" fill=\"{colour}\"/><text x=\"{x:.0}\" y=\"{:.0}\" fill=\"#fff\" \
             font-family=\"sans-serif\" font-size=\"24\" text-anchor=\"middle\">{}</text>",
            y + 9.0,
            arrow.number
        );
    }
    text + "</g>"
}
