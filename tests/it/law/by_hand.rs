//! Labels, cycles and disputes made by hand.

use adjudicate::chess::{Board, Move, Side, fen};
use adjudicate::cycle::Cycle;
use adjudicate::labels::{Class, Label, Speech, Spoken, rests_on};
use adjudicate::rulebooks::{About, Says, cxa1999::RULEBOOK};
use adjudicate::verdict::{Verdict, decide};
use petgraph::graph::DiGraph;

/// A position in which nothing happens.
pub const QUIET: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w";

/// The label of a move in `position`, with one effect or several, the first naming it.
pub fn label_in(position: &str, ply: u32, play: &str, effects: &[Class]) -> Label {
    let before = fen::parse(position).expect("a position");
    let play = Move::parse(play).expect("a move");
    let label = Label {
        ply,
        side: before.side_to_move(),
        play,
        before,
        after: before.after(play),
        class: effects[0],
        effects: effects.to_vec(),
        targets: Vec::new(),
        lines: Vec::new(),
        reasons: Vec::new(),
        considered: Vec::new(),
        spoken: Vec::new(),
        rests_on: Vec::new(),
        pawn_in_mutual_attack: false,
        undecided: None,
    };
    told(label)
}

/// The label with what the rules of the book would have said in giving it: who names its effects, whose condition excuses what was
/// considered, and the terms on which its evidence rests.
pub fn told(mut label: Label) -> Label {
    let law = RULEBOOK.law();
    let naming = |class: &Class| law.names.iter().find(|(_, naming)| naming.class == *class);
    let names = |class: &Class| naming(class).map(|&(rule, _)| Spoken { rule, says: Speech::Names(*class) });
    label.spoken = label.effects.iter().filter_map(names).collect();
    let affirms = |rule| Spoken { rule, says: Speech::Affirms };
    let affirming = law.conditions.iter().filter(|(_, condition)| condition.affirms && !label.targets.is_empty());
    label.spoken.extend(affirming.map(|&(rule, _)| affirms(rule)));
    for considered in &mut label.considered {
        considered.rule =
            law.conditions.iter().find(|(_, condition)| condition.why == considered.why).map(|found| found.0);
    }
    label.rests_on = rests_on(&label, &law.terms);
    label
}

/// The label of some move of `side`.
pub fn label(ply: u32, side: Side, class: Class) -> Label {
    let label = label_in(QUIET, ply, "a0a1", &[class]);
    told(Label { side, ..label })
}

/// A dispute as a string of classes, Red's and Black's moves in turn: `"将闲 将闲"`.
pub fn labels(classes: &str) -> Vec<Label> {
    let classes = classes.chars().filter(|letter| !letter.is_whitespace());
    let sides = Side::ALL.into_iter().cycle();
    let named = |name: char| Class::parse(&name.to_string()).expect("a class");
    (1..).zip(sides).zip(classes).map(|((ply, side), name)| label(ply, side, named(name))).collect()
}

/// A cycle that has occurred so often.
pub fn cycle(occurrences: u32) -> Cycle {
    let board: Board = fen::parse(QUIET).expect("a position");
    let mut graph = DiGraph::new();
    let root = graph.add_node(board);
    Cycle { first_ply: 1, plies: 4, occurrences, routes_differ: false, graph, root }
}

/// The verdict of the 1999 rulebook.
pub fn verdict(labels: Vec<Label>, warned: Option<Side>) -> Verdict {
    decide(&RULEBOOK, cycle(3), labels, warned)
}

/// The numbers of the plies on which an article says this, each with what it says.
pub fn said_of_plies(labels: Vec<Label>, number: &str) -> Vec<(u32, Says)> {
    let findings = verdict(labels, None).findings;
    let of_this = findings.iter().filter(|finding| finding.article.number == number);
    of_this
        .filter_map(|finding| match finding.about {
            About::Ply(ply) => Some((ply, finding.says)),
            _ => None,
        })
        .collect()
}
