//! What each article does, seen by silencing it: `docs/rulebooks/silenced.md`.
//!
//! An article is silenced together with all that repeat it, and every case is ruled on without them. Some case must come to another
//! label or another ruling; if not, the article says itself why not, or is for the referee.

use std::path::Path;

use adjudicate::labels::Label;
use adjudicate::rulebooks::{self, Article, Rulebook};
use adjudicate::verdict::{Kind as RulingKind, Verdict};
use adjudicate::{Options, examine};

use crate::files::{CaseFile, cases};

/// The name of the page, below the folder of the rulebooks' pages.
pub const FILE: &str = "silenced.md";

/// What comes of silencing an article.
pub struct Silenced {
    /// The edition.
    pub rulebook: &'static Rulebook,
    /// The article.
    pub article: &'static Article,
    /// The articles silenced with it, since they repeat it.
    pub with: Vec<&'static Article>,
    /// The case that shows it, and what changes there.
    pub shown: Option<(String, String)>,
}

impl Silenced {
    /// Why nothing needs to show the article, if nothing does.
    fn excuse(&self) -> Option<&'static str> {
        let article = self.article;
        match () {
            () if article.only_repeats() => Some("重申，随所申之条而默 · repeats; silenced with what it repeats"),
            () if article.referee().is_some() => Some("由裁判员掌握 · left to the referee"),
            () => article.unseen().map(|why| why.zh),
        }
    }

    /// What is wrong with the article, if nothing shows it and it does not say why.
    pub fn fault(&self) -> Option<String> {
        let cited = self.rulebook.cite(self.article);
        match (&self.shown, self.excuse(), self.article.unseen()) {
            (Some((case, _)), _, Some(_)) => Some(format!("{cited} says that nothing shows it, but {case} does")),
            (None, None, _) => {
                Some(format!("silencing {cited} changes no label and no ruling, and it does not say why"))
            }
            _ => None,
        }
    }
}

/// Silences every article of every edition in turn.
pub fn silence_all(folder: &Path) -> Result<Vec<Silenced>, String> {
    let files = cases(folder)?;
    let mut found = Vec::new();
    for rulebook in rulebooks::ALL {
        let rule = |file: &CaseFile, by| Ok::<_, String>((file.name.clone(), ruled(file, by)?));
        let plain = files.iter().map(|file| rule(file, rulebook)).collect::<Result<Vec<_>, _>>()?;
        for article in rulebook.articles {
            found.push(silence(rulebook, article, &files, &plain)?);
        }
    }
    Ok(found)
}

fn silence(
    rulebook: &'static Rulebook,
    article: &'static Article,
    files: &[CaseFile],
    plain: &[(String, Option<Verdict>)],
) -> Result<Silenced, String> {
    let with = repeating(rulebook, article);
    let mut found = Silenced { rulebook, article, with, shown: None };
    if article.only_repeats() {
        return Ok(found);
    }
    // Never freed: a rulebook lives as long as the program.
    let silent: Vec<&'static Article> = std::iter::once(article).chain(found.with.iter().copied()).collect();
    let without: &'static Rulebook = Box::leak(Box::new(Rulebook { silent: silent.leak(), ..*rulebook }));
    let cites = |verdict: &Option<Verdict>| {
        verdict.as_ref().is_some_and(|verdict| verdict.findings.iter().any(|finding| finding.article == article))
    };
    // Those that cite it are likely to show it.
    let mut order: Vec<usize> = (0..files.len()).collect();
    order.sort_by_key(|&index| !cites(&plain[index].1));
    for index in order {
        if let Some(change) = change(&plain[index].1, &ruled(&files[index], without)?) {
            found.shown = Some((files[index].name.clone(), change));
            break;
        }
    }
    Ok(found)
}

/// The articles that repeat this one, or repeat one that does.
fn repeating(rulebook: &'static Rulebook, article: &'static Article) -> Vec<&'static Article> {
    let mut found = vec![article];
    let mut at = 0;
    while at < found.len() {
        let repeats = |other: &&&'static Article| other.repeated().any(|repeated| repeated == found[at]);
        let more: Vec<_> = rulebook.articles.iter().filter(repeats).copied().collect();
        found.extend(more.into_iter().filter(|other| !found.contains(other)).collect::<Vec<_>>());
        at += 1;
    }
    found.split_off(1)
}

/// The verdict on a case; none where there is nothing to rule on.
fn ruled(file: &CaseFile, rulebook: &'static Rulebook) -> Result<Option<Verdict>, String> {
    let options = Options::default().ruling_only();
    let examined = examine(&file.read()?, rulebook, &options).map_err(|error| file.fault(&error))?;
    Ok(examined.outcome.ok())
}

/// The first label that differs, or the ruling.
fn change(plain: &Option<Verdict>, silenced: &Option<Verdict>) -> Option<String> {
    let (Some(plain), Some(silenced)) = (plain, silenced) else {
        return (plain.is_some() != silenced.is_some()).then(|| "裁决 · ruling".to_owned());
    };
    let other =
        |label: &&Label| !silenced.labels.iter().any(|other| (other.ply, other.class) == (label.ply, label.class));
    let ruling = |verdict: &Verdict| {
        let side = verdict.ruling.side.map_or(String::new(), |side| format!(" {}", side.name()));
        format!("{}{side}", verdict.ruling.kind.name())
    };
    // What only spends the budget otherwise shows nothing.
    if silenced.ruling.kind == RulingKind::Undecided {
        return None;
    }
    if ruling(plain) != ruling(silenced) {
        return Some(format!("{} → {}", ruling(plain), ruling(silenced)));
    }
    let label = plain.labels.iter().filter(|label| label.undecided.is_none()).find(other)?;
    let now = silenced.labels.iter().find(|other| other.ply == label.ply);
    let now = now.map_or("—", |label| label.class.zh());
    Some(format!("{} {} → {now}", label.ply, label.class.zh()))
}

/// The page: which case shows which article.
pub fn page(found: &[Silenced]) -> String {
    let mut text = "# 逐条默去 · Each article silenced\n\n\
        默去一条（连同重申它的各条），再裁全部案例：表中是第一个标签或裁决因此改变的案例。由 `cargo xtask docs` 写出。\n\n\
        An article is silenced, with those that repeat it, and every case is ruled on again: the table names the first case that \
        comes to another label or ruling. Written by `cargo xtask docs`.\n"
        .to_owned();
    let mut edition = "";
    for silenced in found {
        if silenced.rulebook.id != edition {
            edition = silenced.rulebook.id;
            text += &format!(
                "\n## {edition}\n\n| 条 article | 同默 with | 案例 case | 改变 change |\n| --- | --- | --- | --- |\n"
            );
        }
        let with: Vec<&str> = silenced.with.iter().map(|article| article.number).collect();
        let (case, change) = match &silenced.shown {
            Some((case, change)) => (format!("`{case}`"), change.as_str()),
            None => (String::new(), silenced.excuse().unwrap_or("无案例可见 · shown by no case")),
        };
        text += &format!("| {} | {} | {case} | {change} |\n", silenced.article.number, with.join("、"));
    }
    text
}
