//! One dispute by several editions: a row an edition, then where they part and why.

use crate::chess::Side;
use crate::chess::notation::chinese;
use crate::labels::{Class, Label, Terms};
use crate::rulebooks::Rulebook;
use crate::text::{Language, both, say};
use crate::verdict::report::{Compared, Disputed, Document, Group, Parting, SCHEMA, Saying};
use crate::verdict::{Ruling, Verdict};

use super::Report;
use super::parts::Rows;
use super::why::{move_text, why};
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
struct Said {
    editions: Vec<&'static Rulebook>,
    /// The effects in the language of the comparison.
    named: String,
    data: Saying,
}

/// A move on which editions part.
struct PartingMove<'a> {
    label: &'a Label,
    said: Vec<Said>,
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

    /// The comparison as data, with the report of each edition as given.
    pub(super) fn document(&self, editions: Vec<Document>) -> Compared {
        let first = &editions[0].input;
        let input = Disputed {
            fen: first.fen.clone(),
            moves: first.moves.clone(),
            sha256: first.sha256.clone(),
            file: first.file.clone(),
        };
        let rulings = Group::of(&editions);
        let part = |PartingMove { label, said }: PartingMove| Parting {
            ply: label.ply,
            side: label.side,
            r#move: label.play,
            zh: chinese::write(&label.before, label.play),
            said: said.into_iter().map(|said| said.data).collect(),
        };
        Compared {
            schema: SCHEMA.to_owned(),
            rules: "all".to_owned(),
            input,
            agree: rulings.len() == 1,
            rulings,
            parts: self.parting_moves().into_iter().map(part).collect(),
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
            let played = move_text(&parting.label.before, parting.label.play, language);
            let cells = [parting.label.ply.to_string(), played, self.named(&said.editions), said.named.clone()];
            [&cells[..], &[said.data.why.join(language.semicolon())]].concat()
        };
        let parting = self.parting_moves();
        let rows = parting.iter().flat_map(|parting| parting.said.iter().map(move |said| row(parting, said)));
        Rows::new(language, both("着法分歧", "Moves on which they part"), &columns, rows.collect())
    }

    /// Every move with different effects in different editions, and the sentences that not all of them share.
    fn parting_moves(&self) -> Vec<PartingMove<'a>> {
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

    fn parting_move(&self, label: &'a Label, groups: &[(Vec<&'static Rulebook>, Named)]) -> PartingMove<'a> {
        let language = self.language;
        let told: Vec<Vec<String>> = groups.iter().map(|(_, named)| why(named.label, named.terms, language)).collect();
        let is_shared = |sentence: &String| told.iter().all(|told| told.contains(sentence));
        let said = groups.iter().zip(&told).map(|((editions, Named { label, .. }), told)| {
            let own = told.iter().filter(|sentence| !is_shared(sentence)).cloned().collect();
            let data = Saying { rules: ids(editions), effects: named_by(label).to_vec(), why: own };
            Said { editions: editions.clone(), named: super::parts::effects(label, language), data }
        });
        PartingMove { label, said: said.collect() }
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

fn ids(editions: &[&'static Rulebook]) -> Vec<String> {
    editions.iter().map(|edition| edition.id.to_owned()).collect()
}

/// The effects of a move, or its class if it has none.
fn named_by(label: &Label) -> &[Class] {
    if label.effects.is_empty() { std::slice::from_ref(&label.class) } else { &label.effects }
}

/// The articles a ruling rests on, with their titles.
fn titles(verdict: &Verdict, language: Language) -> String {
    let cited = verdict.ruling.articles.iter().filter_map(|number| verdict.rulebook.article(number));
    let told = cited.map(|article| format!("{} {}", article.number, language.of(article.title)));
    told.collect::<Vec<_>>().join(language.semicolon())
}
