//! HTML: the report to put on the table, one file that needs nothing else. The layout is `templates/report.html`; a user may
//! give another, which is handed the same [`Page`].

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior};
use serde::Serialize;

use crate::chess::{Board, fen};
use crate::labels::{Label, ShownLine};
use crate::text::{Language, Text, Told, both, say};
use crate::verdict::Verdict;

use super::board::{self, Mark};
use super::meaning::meaning;
use super::page::{Legend, Named, OldPosition, Page, SideSummary, Step, Tables, Words};
use super::parts::{self, Rows};
use super::words::{after, piece_at, side, standing};
use super::{Report, View, answers, arrows, cycle_graph, next, uci, why};

/// The format `html`.
pub const VIEW: View = View {
    name: "html",
    about: Text { zh: "网页，一个文件，可打印", en: "a web page in one file, to be printed too" },
    extension: "html",
    media: "text/html",
    separator: "\n",
    holds_one: true,
    render,
    with_template: Some(render_with),
    compare: None,
};

const TEMPLATE: &str = include_str!("../../templates/report.html");
/// What a template may spend, in minijinja's own unit of work: many times what a long report takes.
const FUEL: u64 = 50_000_000;

/// The report as a web page.
pub fn render(report: &Report, language: Language) -> String {
    render_with(TEMPLATE, report, language).expect("the template of the project fits its page")
}

/// The report laid out by a template in the language of minijinja; what it is given is a [`Page`].
///
/// # Errors
/// If the template does not parse, names what is not there, or does not come to an end.
pub fn render_with(template: &str, report: &Report, language: Language) -> Result<String, Told> {
    fill(template, &Page::of(report, language))
}

/// Fills a template in; everything is escaped for HTML unless the template says `safe`.
pub(super) fn fill(template: &str, page: &impl Serialize) -> Result<String, Told> {
    let fault = |error: minijinja::Error| {
        let line = error.line().map(|line| say!("（第 {line} 行）", " at line {line}"));
        say!("模板不能用{line}：{error:#}", "the template cannot be used{line}: {error:#}"; line)
    };
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_fuel(Some(FUEL));
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
    environment.set_syntax(syntax.expect("the usual signs"));
    environment.add_template("report.html", template).map_err(fault)?;
    let filled =
        environment.get_template("report.html").and_then(|template| template.render(Serde(page))).map_err(fault)?;
    Ok(filled.trim_end().to_owned() + "\n")
}

impl Page {
    /// What a template is given for a report.
    pub fn of(report: &Report, language: Language) -> Page {
        let verdict = report.outcome.ok();
        let headline = report.headline(language);
        let table = |rows: &dyn Fn(&Verdict, Language) -> Rows| {
            verdict.map(|verdict| rows(verdict, language)).filter(Rows::has_rows)
        };
        Page {
            language: language.name(),
            title: parts::title(report.case, language).unwrap_or_else(|| headline.clone()),
            headline,
            kind: report.kind().name(),
            about: named(parts::about(report, language)),
            sides: verdict.map(|verdict| summaries(verdict, language)).unwrap_or_default(),
            steps: verdict.map(|verdict| steps(verdict, language)).unwrap_or_default(),
            board: match verdict {
                Some(_) => String::new(),
                None => board::inside(&report.line.end(), &[], &after(report.line.numbers().1, language), "board"),
            },
            graph: verdict.map(|verdict| cycle_graph::svg(verdict, language)).unwrap_or_default(),
            tables: Tables {
                moves: table(&parts::moves),
                articles: table(&parts::articles),
                readings: table(&parts::readings),
                next: Some(next::rows(report, language)).filter(Rows::has_rows),
            },
            legend: Mark::ALL.map(|mark| legend(mark, language)).to_vec(),
            shared: board::shared(),
            commands: commands(report, language),
            versions: versions(report, language),
            words: Words::of(language),
        }
    }
}

impl Words {
    fn of(language: Language) -> Words {
        let of = |text| language.of(text);
        Words {
            sides: of(both("双方走了什么", "What each side did")),
            steps: of(both("逐着", "Move by move (a ply is one move of one side)")),
            graph: language.of(cycle_graph::TITLE),
            commands: of(both("复现", "To reproduce")),
            versions: of(both("版本", "Versions")),
            articles: of(both("条文", "Articles")),
            board: of(both("局面", "The position")),
        }
    }
}

pub(super) fn named(pairs: Vec<(&'static str, String)>) -> Vec<Named> {
    pairs.into_iter().map(|(name, value)| Named { name: name.to_owned(), value }).collect()
}

fn summaries(verdict: &Verdict, language: Language) -> Vec<SideSummary> {
    let of = |of| SideSummary {
        side: side(of, language),
        pattern: super::words::side_pattern(verdict, of, language).to_owned(),
        standing: standing(verdict, of, language),
        prohibited: verdict.sides[of as usize].prohibited,
        meaning: meaning(verdict, of, language),
        moves: verdict
            .labels
            .iter()
            .filter(|label| label.side == of)
            .map(|label| why::in_short(label, language))
            .collect(),
    };
    crate::chess::Side::ALL.into_iter().map(of).collect()
}

fn steps(verdict: &Verdict, language: Language) -> Vec<Step> {
    let graph = &verdict.cycle.graph;
    let name = |label: &Label| {
        let found = graph.node_indices().find(|&node| graph[node] == label.after);
        found.map(cycle_graph::name).unwrap_or_default()
    };
    let step = |label: &Label| {
        let heading = parts::ply_heading(label, language);
        Step {
            ply: label.ply,
            position: {
                let name = name(label);
                say!(language, "局面 {name}", "position {name}")
            },
            board: board::inside(&label.after, &arrows::of(label), &heading, "board"),
            heading,
            attack: label.is_attack(),
            why: why::why(label, &verdict.terms, language),
            articles: verdict.articles_of(label.ply).join(language.comma()),
            answers_heading: answers::heading(label, language),
            answers: answers::answers(label, language),
            old: old_positions(label, language),
        }
    };
    verdict.labels.iter().map(step).collect()
}

/// A board for each position in which threats stood that the move did not create.
fn old_positions(label: &Label, language: Language) -> Vec<OldPosition> {
    let mut boards: Vec<(Board, Vec<&ShownLine>)> = Vec::new();
    for (_, then, _) in label.old_threats() {
        match boards.iter_mut().find(|(board, _)| *board == then.position()) {
            Some((_, lines)) => lines.push(then),
            None => boards.push((then.position(), vec![then])),
        }
    }
    let position = |(board, lines): (Board, Vec<&ShownLine>)| {
        let prey: Vec<String> =
            lines.iter().filter_map(|line| Some(piece_at(&board, line.target?, language))).collect();
        let prey = prey.join(language.comma());
        let heading = match board == label.before {
            true => say!(
                language,
                "走此着之前：对{prey} 的捉已在",
                "before the move: the threat on {prey} is there already"
            ),
            false => say!(
                language,
                "对方上一着之前：对{prey} 的捉已在",
                "before the opponent’s last move: the threat on {prey} is there already"
            ),
        };
        OldPosition { board: board::inside(&board, &arrows::of_lines(&lines), &heading, "board"), heading }
    };
    boards.into_iter().map(position).collect()
}

fn legend(mark: Mark, language: Language) -> Legend {
    let (colour, dashes) = mark.stroke();
    let text = match mark {
        Mark::Played => both("走动的着法", "the move played"),
        Mark::Attack => both("攻击或邀兑", "attack, or exchange offered"),
        Mark::Root => both("被攻子的根：保护它的子", "root of the piece attacked: what protects it"),
        Mark::Line => {
            both("实现攻击（或反驳）的变化，依次编号", "the line that carries it out or refutes it, numbered")
        }
    };
    Legend { class: mark.class(), colour, dashes, text: language.of(text) }
}

/// What sets an engine up: the moves so far, and the moves that would repeat, for one that is to change.
fn commands(report: &Report, language: Language) -> Vec<Named> {
    let mut pairs = vec![
        (language.of(both("开始的局面", "The position at the start")), fen::write(&report.line.start)),
        (language.of(both("引擎命令", "For an engine")), uci::position_command(report.line)),
    ];
    let repeating = next::repeating(report.next_moves);
    if !repeating.is_empty() {
        let moves: Vec<String> = repeating.iter().map(ToString::to_string).collect();
        let name = both("令其变着（UCCI）", "To make it change (UCCI)");
        pairs.push((language.of(name), format!("banmoves {}", moves.join(" "))));
    }
    named(pairs)
}

fn versions(report: &Report, language: Language) -> Vec<Named> {
    let rules = format!("{} {}", report.rulebook.id, language.of(report.rulebook.name));
    named(vec![
        ("adjudicate", env!("CARGO_PKG_VERSION").to_owned()),
        (language.of(both("规则", "Rules")), rules),
        (language.of(both("输入 SHA-256", "SHA-256 of the input")), report.case.sha256.clone()),
    ])
}
