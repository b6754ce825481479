//! How the other answers to the first move of a shown line are met, and the two positions of an old threat, in words. Reports
//! put this under the reasons, folded where the format can fold.

use crate::chess::{Board, Kind, Move, fen};
use crate::labels::{Considered, Label, ShownLine, Start};
use crate::text::{Language, Text, both, say};

use super::why::{line_text, move_text};
use super::words::piece_at;

/// Over what is folded.
pub fn heading(label: &Label, language: Language) -> &'static str {
    let has_old = label.old_threats().next().is_some();
    language.of(if has_old { WITH_POSITIONS } else { ANSWERS })
}

const ANSWERS: Text = both("对方换别的应着又如何", "What if the opponent answers otherwise");
const WITH_POSITIONS: Text =
    both("对方换别的应着又如何；走前走后的局面", "What if the opponent answers otherwise; both positions");

/// What kind of answer a move is, by what it does on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Answer {
    Retakes,
    TakesElsewhere,
    Flees,
    Checks,
    MovesGeneral,
    Parries,
}

impl Answer {
    const ALL: [Answer; 6] =
        [Answer::Retakes, Answer::TakesElsewhere, Answer::Flees, Answer::Checks, Answer::MovesGeneral, Answer::Parries];

    /// Of the second move of a line.
    fn of(line: &ShownLine, first: Move, reply: Move) -> Answer {
        let board = line.board.after(first);
        let is_general = board.at(reply.from).is_some_and(|piece| piece.kind == Kind::King);
        if reply.to == first.to {
            Answer::Retakes
        } else if !board.is_empty(reply.to) {
            Answer::TakesElsewhere
        } else if Some(reply.from) == line.target {
            Answer::Flees
        } else if is_general {
            Answer::MovesGeneral
        } else if board.in_check(board.side_to_move()) {
            Answer::Parries
        } else {
            Answer::Checks
        }
    }

    const fn words(self, language: Language) -> &'static str {
        language.of(match self {
            Answer::Retakes => both("若吃回", "if it retakes"),
            Answer::TakesElsewhere => both("若另吃", "if it takes elsewhere"),
            Answer::Flees => both("若逃开", "if the piece goes away"),
            Answer::Checks => both("若反将", "if it checks in turn"),
            Answer::MovesGeneral => both("若动将帅", "if the general moves"),
            Answer::Parries => both("若垫挡", "if it blocks"),
        })
    }
}

/// The other answers to each line, grouped by what meets them, and the positions of old threats: one sentence each.
pub fn answers(label: &Label, language: Language) -> Vec<String> {
    let lines = 0..label.lines.len();
    lines.filter_map(|line| met(label, line, language)).chain(positions(label, language)).collect()
}

/// How all other answers to the first move of one line are met.
fn met(label: &Label, index: usize, language: Language) -> Option<String> {
    let main = &label.lines[index];
    let first = *main.moves.first()?;
    // Answers that the same moves meet belong together.
    let mut groups: Vec<(Answer, &[Move], Vec<Move>, Board)> = Vec::new();
    for line in label.met(index) {
        let [_, reply, rest @ ..] = line.moves.as_slice() else { continue };
        let kind = Answer::of(line, first, *reply);
        let after = line.board.after(first);
        match groups.iter_mut().find(|group| (group.0, group.1) == (kind, rest)) {
            Some(group) => group.2.push(*reply),
            None => groups.push((kind, rest, vec![*reply], after)),
        }
    }
    if groups.is_empty() && main.open.is_empty() {
        return None;
    }
    groups.sort_by_key(|group| Answer::ALL.iter().position(|kind| *kind == group.0));
    let mut told: Vec<String> = groups
        .iter()
        .map(|(kind, rest, replies, after)| {
            let named: Vec<String> = replies.iter().map(|&reply| move_text(after, reply, language)).collect();
            let rest = line_text(&after.after(replies[0]), rest, main.outcome, language);
            let named = language.brackets(&named.join(language.comma()));
            format!("{}{named}{}{rest}", kind.words(language), language.colon())
        })
        .collect();
    if !main.open.is_empty() {
        let after = main.board.after(first);
        let named: Vec<String> = main.open.iter().map(|&reply| move_text(&after, reply, language)).collect();
        let named = named.join(language.comma());
        told.push(say!(language, "{named} 怎样应付，搜索未判明", "how {named} is met was left open by the search"));
    }
    let (first, told) = (move_text(&main.board, first, language), told.join(language.semicolon()));
    let place = language.of(match main.start {
        Start::After => both("", ""),
        Start::Before => both("走此着之前：", "before the move: "),
        Start::Earlier => both("对方上一着之前：", "before the opponent’s last move: "),
    });
    Some(say!(language, "{place}{first} 之后，{told}", "{place}after {first}, {told}"))
}

/// The two positions of each threat that was there already, with the line from both.
fn positions(label: &Label, language: Language) -> Vec<String> {
    let both_lines = |(considered, then, now): (&Considered, &ShownLine, &ShownLine)| {
        let target = considered.target?;
        let position = then.position();
        let board = if position.is_empty(target) { &label.after } else { &position };
        let prey = piece_at(board, target, language);
        let (then, now) = (text(then, language), text(now, language));
        let (before, after) = (fen::write(&position), fen::write(&label.after));
        Some(say!(
            language,
            "对{prey} 的捉，之前的局面 {before}：{then}；走后的局面 {after}：{now}",
            "the threat on {prey}, in the position before, {before}: {then}; in the position after the move, {after}: {now}"
        ))
    };
    label.old_threats().filter_map(both_lines).collect()
}

fn text(line: &ShownLine, language: Language) -> String {
    line_text(&line.board, &line.moves, line.outcome, language)
}
