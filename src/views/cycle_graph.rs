//! The cycle as a graph, positions as circles and plies as arrows: `dot` for Graphviz, and a picture that needs no tool.

use std::collections::HashMap;

use petgraph::graph::NodeIndex;
use petgraph::visit::EdgeRef;

use crate::labels::Label;
use crate::text::{Language, Text, both, say};
use crate::verdict::Verdict;

use super::board::escape;
use super::why::move_text;
use super::words::side;
use super::{Report, View};

/// The format `dot`.
pub const VIEW: View = View {
    name: "dot",
    about: Text { zh: "循环图，Graphviz", en: "the cycle as a graph, for Graphviz" },
    extension: "dot",
    media: "text/vnd.graphviz",
    separator: "",
    holds_one: true,
    render: dot,
    with_template: None,
    compare: None,
};

/// The graph in the language of Graphviz; without nodes where there is nothing to rule on.
pub fn dot(report: &Report, language: Language) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " "));
    let mut text =
        format!("digraph cycle {{\n  label={};\n  node [shape=circle];\n", quoted(&report.headline(language)));
    if let Ok(verdict) = report.outcome {
        let graph = &verdict.cycle.graph;
        for node in graph.node_indices() {
            let shape = if node == verdict.cycle.root { ", shape=doublecircle" } else { "" };
            text += &format!("  {} [tooltip={}{shape}];\n", name(node), quoted(&turn(verdict, node, language)));
        }
        for edge in graph.edge_references() {
            let told = quoted(&edge_text(verdict, edge.weight().ply, language));
            text += &format!("  {} -> {} [label={told}];\n", name(edge.source()), name(edge.target()));
        }
    }
    text + "}\n"
}

/// The name of a position in the order in which they are first reached: A, B, … Z, A1, B1, …
pub fn name(node: NodeIndex) -> String {
    let letter = char::from(b'A' + (node.index() % 26) as u8);
    match node.index() / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

fn turn(verdict: &Verdict, node: NodeIndex, language: Language) -> String {
    let to_move = side(verdict.cycle.graph[node].side_to_move(), language);
    say!(language, "{to_move}走", "{to_move} to move")
}

fn edge_text(verdict: &Verdict, ply: u32, language: Language) -> String {
    let label = verdict.labels.iter().find(|label| label.ply == ply);
    label.map_or_else(|| ply.to_string(), |label| format!("{ply} {}", move_and_class(label, language)))
}

fn move_and_class(label: &Label, language: Language) -> String {
    let played = move_text(&label.before, label.play, language);
    format!("{played} {}", language.of(both(label.class.zh(), label.class.en())))
}

/// A place in the picture.
type Point = (f64, f64);

/// The graph as an SVG picture, positions on a circle clockwise from the top.
pub fn svg(verdict: &Verdict, language: Language) -> String {
    let graph = &verdict.cycle.graph;
    let count = graph.node_count().max(1) as f64;
    let radius = 110.0 + 16.0 * count;
    let (width, height) = (2.0 * radius + 480.0, 2.0 * radius + 200.0);
    let place = |node: NodeIndex| {
        let angle = (node.index() as f64 / count - 0.25) * std::f64::consts::TAU;
        (width / 2.0 + radius * angle.cos(), height / 2.0 + radius * angle.sin())
    };
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" role=\"img\" class=\"cycle\" font-family=\"sans-serif\"><title>{}</title><defs><marker \
         id=\"head-cycle\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerUnits=\"userSpaceOnUse\" markerWidth=\"18\" \
         markerHeight=\"18\" orient=\"auto\"><path d=\"M0 0L10 5L0 10z\" fill=\"#333\"/></marker></defs><rect \
         width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
        escape(language.of(TITLE))
    );
    let mut parallel: HashMap<(NodeIndex, NodeIndex), u32> = HashMap::new();
    for edge in graph.edge_references() {
        let rank = parallel.entry((edge.source(), edge.target())).or_default();
        let attacks = verdict.labels.iter().any(|label| label.ply == edge.weight().ply && label.is_attack());
        let told = escape(&edge_text(verdict, edge.weight().ply, language));
        text += &arc(place(edge.source()), place(edge.target()), f64::from(*rank), attacks, &told);
        *rank += 1;
    }
    for node in graph.node_indices() {
        let (x, y) = place(node);
        if node == verdict.cycle.root {
            text += &format!(
                "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"32\" fill=\"none\" stroke=\"#333\" stroke-width=\"2\"/>"
            );
        }
        text += &format!(
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"26\" fill=\"#fff\" stroke=\"#333\" stroke-width=\"3\"/><text x=\"{x:.0}\" \
             y=\"{:.0}\" font-size=\"26\" text-anchor=\"middle\">{}</text>",
            y + 9.0,
            name(node)
        );
    }
    text + "</svg>"
}

/// The title of the picture.
pub const TITLE: Text = both("循环图：圆为局面，箭头为着法", "The cycle: circles are positions, arrows are moves");

/// An arrow that bows to the left of its way, further out for each one that runs beside it; attacks are drawn thick.
fn arc(from: Point, to: Point, rank: f64, attacks: bool, told: &str) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let (nx, ny) = (uy, -ux);
    let bow = length * 0.18 + 12.0 + 46.0 * rank;
    let at = |point: Point, along: f64, out: f64| (point.0 + ux * along + nx * out, point.1 + uy * along + ny * out);
    let (start, end) = (at(from, 28.0, 18.0), at(to, -30.0, 18.0));
    let middle = at(((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0), 0.0, 18.0 + 2.0 * bow);
    let (x, y) = at(((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0), 0.0, bow + 30.0);
    let anchor = if nx > 0.3 {
        "start"
    } else if nx < -0.3 {
        "end"
    } else {
        "middle"
    };
    let (stroke, weight) = if attacks { (5, "bold") } else { (2, "normal") };
    format!(
        "<path d=\"M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}\" fill=\"none\" stroke=\"#333\" stroke-width=\"{stroke}\" \
         marker-end=\"url(#head-cycle)\"/><text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"22\" font-weight=\"{weight}\" \
         text-anchor=\"{anchor}\">{told}</text>",
        start.0,
        start.1,
        middle.0,
        middle.1,
        end.0,
        end.1,
        y + 7.0
    )
}
