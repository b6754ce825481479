//! One dispute by several editions: a row an edition, then where they part and why.

use serde::Serialize;

use crate::chess::notation::chinese;
use crate::chess::{Side, fen};
use crate::labels::{Label, Terms};
use crate::rulebooks::Rulebook;
use crate::text::{Language, both, say};
use crate::verdict::{Ruling, Verdict};

use super::Report;
use super::parts::Rows;
use super::why::why;
use super::words;

/// One dispute ruled by several editions, each with its own report.
///
/// Two editions agree on a move if they give it the same effects, and on the ruling if its kind and side are the same.
pub struct Comparison<'a> {
    reports: &'a [Report<'a>],
    language: Language,
}

/// A move as an edition names it.
#[derive(Clone, Copy)]
struct Named<'a> {
    label: &'a Label,
    terms: &'a Terms,
}

/// Editions that say the same of a move.
#[derive(Serialize)]
struct Said {
    #[serde(skip)]
    editions: Vec<&'static Rulebook>,
    /// The effects in the language of the comparison.
    #[serde(skip)]
    named: String,
    rules: Vec<&'static str>,
    effects: Vec<&'static str>,
    why: Vec<String>,
}

/// A move on which editions part.
#[derive(Serialize)]
struct PartingMove {
    ply: u32,
    side: &'static str,
    r#move: String,
    zh: String,
    said: Vec<Said>,
}

/// Editions that rule alike.
#[derive(Serialize)]
struct Ruled {
    rules: Vec<&'static str>,
    kind: &'static str,
    side: Option<&'static str>,
}

/// The JSON form: the editions with where they part, and every report in full.
#[derive(Serialize)]
pub(super) struct ComparisonObject<R> {
    schema: &'static str,
    rules: &'static str,
    input: InputObject,
    agree: bool,
    rulings: Vec<Ruled>,
    parts: Vec<PartingMove>,
    editions: Vec<R>,
}

#[derive(Serialize)]
struct InputObject {
    fen: String,
    moves: Vec<String>,
    sha256: String,
    file: String,
}

impl<'a> Comparison<'a> {
    /// Compares reports of one and the same dispute, one an edition; at least one.
    pub fn new(reports: &'a [Report<'a>], language: Language) -> Comparison<'a> {
        Comparison { reports, language }
    }

    /// Whether all rule alike, in one line.
    pub fn headline(&self) -> String {
        let groups = self.rulings();
        if let [(_, all)] = groups.as_slice() {
            let ruling = self.ruling(all);
            return say!(self.language, "各版规则裁定相同：{ruling}", "every edition rules alike: {ruling}");
        }
        let told = groups.iter().map(|(editions, ruling)| {
            format!("{}{}{}", self.named(editions), self.language.colon(), self.ruling(ruling))
        });
        let told = told.collect::<Vec<_>>().join(self.language.semicolon());
        say!(self.language, "各版规则裁定不同。{told}", "the editions differ. {told}")
    }

    /// A row an edition; then the moves they name differently; then the law, where they rule differently.
    pub fn sections(&self) -> [Rows; 3] {
        [self.editions(), self.moves(), self.law()]
    }

    /// The JSON form, with the report of each edition as given.
    pub(super) fn object<R>(&self, editions: Vec<R>) -> ComparisonObject<R> {
        let first = &self.reports[0];
        let rulings = self.rulings().into_iter().map(|(editions, ruling)| Ruled {
            rules: ids(&editions),
            kind: ruling.map_or("none", |ruling| ruling.kind.name()),
            side: ruling.and_then(|ruling| ruling.side).map(Side::name),
        });
        let rulings: Vec<Ruled> = rulings.collect();
        ComparisonObject {
            schema: "adjudicate/1",
            rules: "all",
            input: InputObject {
                fen: fen::write(&first.record.start),
                moves: super::parts::iccs(first.record),
                sha256: first.case.sha256.clone(),
                file: first.case.file.clone(),
            },
            agree: rulings.len() == 1,
            rulings,
            parts: self.parting_moves(),
            editions,
        }
    }

    /// Those that came to a verdict.
    fn verdicts(&self) -> impl Iterator<Item = &'a Verdict> {
        self.reports.iter().filter_map(|report| report.outcome.ok())
    }

    fn editions(&self) -> Rows {
        let language = self.language;
        let columns = [
            both("规则", "rules"),
            both("裁决", "ruling"),
            both("红方", "red"),
            both("黑方", "black"),
            both("稳固", "firm"),
            both("依据", "by"),
        ];
        let row = |report: &Report| {
            let mut row = vec![language.of(report.rulebook.short).to_owned()];
            let Ok(verdict) = report.outcome else {
                row.extend([self.ruling(&None), String::new(), String::new(), String::new()]);
                return [row, vec![report.headline(language)]].concat();
            };
            let side = |of| {
                let standing = words::standing(verdict, of, language);
                words::side_pattern(verdict, of, language).to_owned() + &language.brackets(standing)
            };
            let firm =
                verdict.firm.map_or("", |firm| language.of(if firm { both("是", "yes") } else { both("否", "no") }));
            row.extend([self.ruling(&Some(&verdict.ruling)), side(Side::Red), side(Side::Black), firm.to_owned()]);
            row.push(titles(verdict, language));
            row
        };
        Rows::new(language, both("各版规则", "The editions"), &columns, self.reports.iter().map(row).collect())
    }

    fn moves(&self) -> Rows {
        let language = self.language;
        let columns =
            [both("着", "ply"), both("着法", "move"), both("规则", "rules"), both("类", "label"), both("理由", "why")];
        let row = |parting: &PartingMove, said: &Said| {
            let played = language.pick(&parting.zh, &parting.r#move);
            let cells = [parting.ply.to_string(), played.clone(), self.named(&said.editions), said.named.clone()];
            [&cells[..], &[said.why.join(language.semicolon())]].concat()
        };
        let parting = self.parting_moves();
        let rows = parting.iter().flat_map(|parting| parting.said.iter().map(move |said| row(parting, said)));
        Rows::new(language, both("着法分歧", "Moves on which they part"), &columns, rows.collect())
    }

    /// Every move with different effects in different editions, and the sentences that not all of them share.
    fn parting_moves(&self) -> Vec<PartingMove> {
        let Some(first) = self.verdicts().next() else { return Vec::new() };
        let parting = (0..first.labels.len()).filter_map(|index| {
            let labels = self.verdicts().filter_map(|verdict| {
                Some((verdict.rulebook, Named { label: verdict.labels.get(index)?, terms: &verdict.terms }))
            });
            let said = |named: &Named<'a>| (&named.label.effects, named.label.undecided);
            let groups = grouped(labels, |one, other| said(one) == said(other));
            (groups.len() > 1).then(|| self.parting_move(&first.labels[index], &groups))
        });
        parting.collect()
    }

    fn parting_move(&self, label: &Label, groups: &[(Vec<&'static Rulebook>, Named)]) -> PartingMove {
        let language = self.language;
        let told: Vec<Vec<String>> = groups.iter().map(|(_, named)| why(named.label, named.terms, language)).collect();
        let is_shared = |sentence: &String| told.iter().all(|told| told.contains(sentence));
        let said = groups.iter().zip(&told).map(|((editions, Named { label, .. }), told)| {
            let own = told.iter().filter(|sentence| !is_shared(sentence)).cloned().collect();
            let effects = if label.effects.is_empty() { std::slice::from_ref(&label.class) } else { &label.effects };
            Said {
                editions: editions.clone(),
                rules: ids(editions),
                effects: effects.iter().map(|class| class.zh()).collect(),
                named: super::parts::effects(label, language),
                why: own,
            }
        });
        PartingMove {
            ply: label.ply,
            side: label.side.name(),
            r#move: label.play.to_string(),
            zh: chinese::write(&label.before, label.play),
            said: said.collect(),
        }
    }

    fn law(&self) -> Rows {
        let language = self.language;
        let columns = [both("规则", "rules"), both("条", "article"), both("内容", "what it says")];
        let rows = self.verdicts().flat_map(|verdict| {
            let rulebook = verdict.rulebook;
            let cited = verdict.ruling.articles.iter().filter_map(|number| rulebook.article(number));
            cited.map(move |article| {
                [language.of(rulebook.short), article.number, language.of(article.summary)].map(str::to_owned).to_vec()
            })
        });
        let rows = if self.rulings().len() > 1 { rows.collect() } else { Vec::new() };
        Rows::new(language, both("所依条文", "The articles they rest on"), &columns, rows)
    }

    /// The rulings that differ, each with the editions that give it, in the order of the editions.
    fn rulings(&self) -> Vec<(Vec<&'static Rulebook>, Option<&'a Ruling>)> {
        let ruled =
            self.reports.iter().map(|report| (report.rulebook, report.outcome.ok().map(|verdict| &verdict.ruling)));
        let essence = |ruling: &Option<&Ruling>| ruling.map(|ruling| (ruling.kind, ruling.side));
        grouped(ruled, |one, other| essence(one) == essence(other))
    }

    fn ruling(&self, ruling: &Option<&Ruling>) -> String {
        words::ruling_if_any(*ruling, self.language)
    }

    fn named(&self, editions: &[&'static Rulebook]) -> String {
        let names: Vec<&str> = editions.iter().map(|edition| self.language.of(edition.short)).collect();
        names.join(self.language.comma())
    }
}

/// What is the same put together, in the order of its first.
fn grouped<T>(
    items: impl Iterator<Item = (&'static Rulebook, T)>,
    same: impl Fn(&T, &T) -> bool,
) -> Vec<(Vec<&'static Rulebook>, T)> {
    let mut groups: Vec<(Vec<&'static Rulebook>, T)> = Vec::new();
    for (edition, item) in items {
        match groups.iter_mut().find(|(_, other)| same(&item, other)) {
            Some((editions, _)) => editions.push(edition),
            None => groups.push((vec![edition], item)),
        }
    }
    groups
}

fn ids(editions: &[&'static Rulebook]) -> Vec<&'static str> {
    editions.iter().map(|edition| edition.id).collect()
}

/// The articles a ruling rests on, with their titles.
fn titles(verdict: &Verdict, language: Language) -> String {
    let cited = verdict.ruling.articles.iter().filter_map(|number| verdict.rulebook.article(number));
    let told = cited.map(|article| format!("{} {}", article.number, language.of(article.title)));
    told.collect::<Vec<_>>().join(language.semicolon())
}
