//! An edition of the rules: its articles, and what they come to together.

use crate::chess::Side;
use crate::cycle::Cycle;
use crate::labels::{Label, Law, RuleId, Speech, Terms};

use super::article::{About, Act, Article, Citation, Finding, Says, Stretch};
use super::dispute::{Dispute, Standing};
use crate::text::Text;

/// An edition of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// The name used on the command line and in JSON: `cxa-1999`.
    pub id: &'static str,
    /// The name for people.
    pub name: Text,
    /// The name where many stand side by side.
    pub short: Text,
    /// What its articles start from.
    pub blank: Terms,
    /// The article that each reading is about, for those that apply to this edition.
    pub readings: &'static [(&'static str, &'static str)],
    /// Every article, in the order of the book.
    pub articles: &'static [&'static Article],
    /// Articles that are in the book and do not act: none in any edition. To see what an article does, silence it.
    pub silent: &'static [&'static Article],
}

impl Rulebook {
    /// The articles that act, each with its number as a rule.
    fn speaking(&self) -> impl Iterator<Item = (RuleId, &'static Article)> {
        let numbered = self.articles.iter().enumerate().map(|(index, article)| (RuleId(index as u16), *article));
        numbered.filter(|(_, article)| !self.is_silent(article))
    }

    fn acts(&self) -> impl Iterator<Item = (RuleId, &'static Act)> {
        self.speaking().flat_map(|(rule, article)| article.acts.iter().map(move |act| (rule, act)))
    }

    fn is_silent(&self, article: &Article) -> bool {
        self.silent.contains(&article)
    }

    /// The values by which its articles name moves.
    pub fn terms(&self) -> Terms {
        let mut terms = self.blank;
        for article in self.articles {
            for act in article.acts {
                if let Act::Sets { says, otherwise } = act {
                    if self.is_silent(article) { otherwise } else { says }.put(&mut terms);
                }
            }
        }
        terms
    }

    /// What it supplies to the naming of moves.
    pub fn law(&self) -> Law {
        let (mut names, mut conditions) = (Vec::new(), Vec::new());
        for (rule, act) in self.acts() {
            match act {
                Act::Names(naming) => names.push((rule, *naming)),
                Act::Tests(condition) => conditions.push((rule, *condition)),
                _ => {}
            }
        }
        names.sort_by_key(|(_, naming)| naming.class);
        Law { terms: self.terms(), names, conditions }
    }

    /// How often the position must have occurred before a ruling may be asked for; never often enough if no article says.
    pub fn ripe_at(&self) -> u32 {
        let ripens = |(_, act): (RuleId, &Act)| if let Act::Ripens(times) = act { Some(*times) } else { None };
        self.acts().filter_map(ripens).max().unwrap_or(u32::MAX)
    }

    /// Which plies are judged: the whole record if no article says.
    pub fn stretch(&self) -> Stretch {
        let judges = |(_, act): (RuleId, &Act)| if let Act::Judges(stretch) = act { Some(*stretch) } else { None };
        self.acts().find_map(judges).unwrap_or(Stretch::Record)
    }

    /// A dispute as its articles look at it: what they call each side's play and how it stands is said before they rule.
    pub fn hear<'a>(
        &self,
        cycle: &'a Cycle,
        labels: &'a [Label],
        terms: &'a Terms,
        warned: Option<Side>,
    ) -> Dispute<'a> {
        let mut dispute = Dispute { cycle, labels, terms, warned, called: [None; 2], standing: [None; 2] };
        for side in Side::ALL {
            for (_, act) in self.acts() {
                if let Act::Calls(classes) = act {
                    let class = classes.iter().copied().find(|&class| dispute.is_only(side, class));
                    dispute.called[side as usize] = dispute.called[side as usize].or(class);
                }
            }
        }
        for (_, act) in self.acts() {
            if let Act::Stands(says) = act {
                for side in Side::ALL {
                    dispute.standing[side as usize] = dispute.standing[side as usize].or(says(&dispute, side));
                }
            }
        }
        dispute
    }

    /// What every article says of a dispute, in the order of the book; within an article act by act, by ply, Red before Black.
    pub fn findings(&self, dispute: &Dispute) -> Vec<Finding> {
        self.speaking().flat_map(|(_, article)| self.findings_of(article, dispute)).collect()
    }

    /// What one article says of a dispute, each thing once.
    fn findings_of(&self, article: &'static Article, dispute: &Dispute) -> Vec<Finding> {
        let mut found: Vec<Finding> = Vec::new();
        if self.is_silent(article) {
            return found;
        }
        for act in article.acts {
            for (about, says) in self.said(article, act, dispute) {
                let finding = Finding { article, about, says };
                if !found.contains(&finding) {
                    found.push(finding);
                }
            }
        }
        found
    }

    fn said(&self, article: &'static Article, act: &Act, dispute: &Dispute) -> Vec<(About, Says)> {
        let rule = self.articles.iter().position(|other| *other == article).map(|index| RuleId(index as u16));
        let plies = |says: &dyn Fn(&Label) -> Option<Says>| -> Vec<(About, Says)> {
            dispute.labels.iter().filter_map(|label| Some((About::Ply(label.ply), says(label)?))).collect()
        };
        let sides = |says: &dyn Fn(Side) -> Option<Says>| -> Vec<(About, Says)> {
            Side::ALL.into_iter().filter_map(|side| Some((About::Side(side), says(side)?))).collect()
        };
        match act {
            Act::Sets { says, .. } => {
                let term = says.term();
                plies(&|label| label.rests_on.contains(&term).then_some(Says::Bears))
            }
            Act::Names(naming) => plies(&|label| {
                let names = |spoken: &&crate::labels::Spoken| {
                    Some(spoken.rule) == rule && spoken.says == Speech::Names(naming.class)
                };
                label.spoken.iter().find(names).map(|_| Says::Effect(naming.class))
            }),
            Act::Tests(_) => plies(&|label| {
                let excused =
                    label.considered.iter().any(|considered| considered.rule.is_some() && considered.rule == rule);
                let affirmed =
                    label.spoken.iter().any(|spoken| Some(spoken.rule) == rule && spoken.says == Speech::Affirms);
                match (excused, affirmed) {
                    (true, _) => Some(Says::Bears),
                    (false, true) => Some(Says::Affirms),
                    (false, false) => None,
                }
            }),
            Act::Calls(classes) => sides(&|side| {
                classes.iter().find(|class| dispute.is_called(side, **class)).map(|class| Says::Pattern(*class))
            }),
            Act::Stands(stands) => sides(&|side| match stands(dispute, side)? {
                Standing::Prohibited if dispute.is_prohibited(side) => Some(Says::Prohibited),
                Standing::Allowed if dispute.is_allowed(side) => Some(Says::Allowed),
                _ => None,
            }),
            Act::Rules(rules) => rules(dispute),
            Act::Ripens(times) if dispute.cycle.occurrences >= *times => vec![(About::Cycle, Says::Bears)],
            Act::Judges(_) if !dispute.labels.is_empty() => vec![(About::Cycle, Says::Bears)],
            Act::Repeats { what, when } => {
                let listed = what.iter().filter_map(|article| self.articles.iter().find(|other| other == &article));
                let findings = listed.flat_map(|article| self.findings_of(article, dispute));
                findings.filter(|finding| when(dispute, finding)).map(|finding| (finding.about, finding.says)).collect()
            }
            Act::Ripens(_) | Act::Judges(_) | Act::Referee(_) | Act::Unseen(_) => Vec::new(),
        }
    }

    /// The article with this number: as printed (`29.2`, `细则6`), or with `d` for a detailed rule (`d6`, `d06`).
    ///
    /// ```
    /// use adjudicate::rulebooks::cxa1999::RULEBOOK;
    /// assert_eq!(RULEBOOK.article("d06").unwrap().number, "细则6");
    /// assert!(RULEBOOK.article("30.1").is_none());
    /// ```
    pub fn article(&self, number: &str) -> Option<&'static Article> {
        let number: String = number.chars().filter(|letter| !letter.is_whitespace()).collect();
        let number = match number.strip_prefix(['d', 'D']) {
            Some(detail) => format!("细则{}", detail.trim_start_matches('0')),
            None => number,
        };
        self.articles.iter().copied().find(|article| article.number == number)
    }

    /// The article that a rule of [`Rulebook::law`] comes from.
    pub fn article_of(&self, rule: RuleId) -> Option<&'static Article> {
        self.articles.get(usize::from(rule.0)).copied()
    }

    /// A citation of one of its articles. Editions disagree on numbers, so a citation always names the edition.
    ///
    /// ```
    /// use adjudicate::rulebooks::cxa1999::RULEBOOK;
    /// let article = RULEBOOK.article("29.2").unwrap();
    /// assert_eq!(RULEBOOK.cite(article).to_string(), "cxa-1999:29.2");
    /// ```
    pub fn cite(&self, article: &'static Article) -> Citation<'_> {
        Citation { edition: self.id, article }
    }
}
