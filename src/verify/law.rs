//! The law as the checker knows it: which findings and which ruling follow from the labels of a cycle.

use super::Faults;
use super::claims::is_open;
use super::pattern::{self, is_attack};
use super::replay::Terms;
use super::report::{Claim, Report};

/// What the checker knows of an edition.
pub struct Edition {
    pub id: &'static str,
    /// How often the position must have occurred.
    pub ripe_at: u32,
    /// The classes, the one that names a move before the others first.
    pub order: [&'static str; 8],
    /// What counts in an account.
    pub terms: Terms,
    /// Whether a pawn's own attack counts where both sides attack throughout.
    pub pawns_may_count: bool,
    /// The article that names each class.
    pub names: [(&'static str, &'static str); 8],
    /// For the articles that follow from the claims of a ply by a look, whether they bear on it.
    pub bears: fn(&Claim) -> Vec<(&'static str, bool)>,
    /// What the articles say of the sides and the cycle.
    pub findings: fn(&Dispute) -> Vec<Said>,
    /// Whether it has an article with this number.
    pub has_article: fn(&str) -> bool,
}

/// What an article says: article, about, what.
pub type Said = (String, String, String);

/// What the articles look at.
pub struct Dispute<'a> {
    /// Side and label of every ply.
    pub labels: Vec<(&'a str, &'a str)>,
    pub ripe: bool,
    pub warned: Option<&'a str>,
}

static EDITIONS: &[Edition] = &[Edition {
    id: "cxa-1999",
    ripe_at: 3,
    order: ["将", "捉", "杀", "兑", "献", "拦", "跟", "闲"],
    terms: Terms { pawn_for_rook: false },
    pawns_may_count: true,
    names: [
        ("将", "28.1"),
        ("杀", "28.2"),
        ("捉", "28.3"),
        ("兑", "28.5"),
        ("献", "28.6"),
        ("拦", "28.7"),
        ("跟", "28.8"),
        ("闲", "28.9"),
    ],
    bears: bears_1999,
    findings: findings_1999,
    has_article: has_article_1999,
}];

/// The edition a report was made by.
pub fn edition(report: &Report, faults: &mut Faults) -> Option<&'static Edition> {
    let found = EDITIONS.iter().find(|edition| edition.id == report.rules);
    let known: Vec<&str> = EDITIONS.iter().map(|edition| edition.id).collect();
    faults.need(found, "rules", || {
        format!("the checker knows nothing of the edition '{}'; it knows {}", report.rules, known.join(", "))
    })
}

const SIDES: [&str; 2] = ["red", "black"];

impl Dispute<'_> {
    fn every(&self, side: &str, holds: impl Fn(&str) -> bool) -> bool {
        let mut of = self.labels.iter().filter(|label| label.0 == side).peekable();
        of.peek().is_some() && of.all(|label| holds(label.1))
    }

    fn prohibited(&self, side: &str) -> bool {
        self.every(side, is_attack)
    }

    fn allowed(&self, side: &str) -> bool {
        self.labels.iter().any(|label| label.0 == side && !is_attack(label.1))
    }
}

fn other(side: &str) -> &'static str {
    if side == "red" { "black" } else { "red" }
}

/// Articles 24–26, 28.10–28.15 and 细则 1 and 8 of 1999.
fn findings_1999(dispute: &Dispute) -> Vec<Said> {
    let mut said = Vec::new();
    let mut says = |article: &str, about: &str, what: String| said.push((article.to_owned(), about.to_owned(), what));
    let moved = SIDES.iter().all(|side| dispute.labels.iter().any(|label| label.0 == *side));
    let checks = |side: &str| dispute.every(side, |label| label == "将");
    let lone_checker = SIDES.into_iter().find(|side| moved && checks(side) && !checks(other(side)));
    let attacker = SIDES.into_iter().find(|side| dispute.prohibited(side) && dispute.allowed(other(side)));
    let both = |holds: &dyn Fn(&str) -> bool| SIDES.iter().all(|side| holds(side));
    let (both_bad, both_good) = (both(&|side| dispute.prohibited(side)), both(&|side| dispute.allowed(side)));
    let draws = || "draws".to_owned();
    let bears = || "bears".to_owned();
    if dispute.ripe {
        says("24", "cycle", bears());
    }
    says("25.1", "cycle", bears());
    for side in SIDES {
        if lone_checker == Some(side) {
            ["24.1", "26.1", "细则1"].iter().for_each(|article| says(article, side, format!("loses {side}")));
        } else if lone_checker.is_none() && attacker == Some(side) {
            let ruled = if dispute.warned == Some(side) { "loses" } else { "must_change" };
            ["24.3", "26.4"].iter().for_each(|article| says(article, side, format!("{ruled} {side}")));
        }
        if attacker == Some(side) {
            says("28.15", side, bears());
        }
        if dispute.prohibited(side) {
            says("25.2", side, "prohibited".to_owned());
        } else if dispute.allowed(side) {
            says("25.2", side, "allowed".to_owned());
        }
        let names = [("将", "28.10"), ("杀", "28.11"), ("捉", "28.12")];
        let others = ["兑", "献", "拦", "跟"].map(|class| (class, "28.13"));
        for (class, article) in names.into_iter().chain(others) {
            if dispute.every(side, |label| label == class) {
                says(article, side, format!("pattern {class}"));
            }
        }
    }
    if lone_checker.is_none() && (both_good || both_bad) {
        says("24.2", "cycle", draws());
        let articles: &[&str] = if both_good { &["26.2"] } else { &["26.3", "细则8"] };
        articles.iter().for_each(|article| says(article, "cycle", draws()));
    }
    if both_bad {
        says("28.14", "cycle", bears());
    }
    said
}

/// The articles of 1999 that bear on a ply by its label, its targets or what was considered.
fn bears_1999(claim: &Claim) -> Vec<(&'static str, bool)> {
    let considered = |kinds: &[&str]| claim.considered.iter().any(|item| kinds.contains(&item.kind.as_str()));
    let (attack, chases) = (is_attack(&claim.label), !claim.targets.is_empty());
    let several = claim.effects.len() > 1;
    let is_old = considered(&["already_there", "stepped_aside"]);
    let gains =
        claim.targets.iter().filter_map(|target| claim.lines.get(target.line)).any(|line| line.result == "gain");
    vec![
        ("27.3", considered(&["defence_post"])),
        ("27.4", several),
        ("28.4", attack),
        ("28.5", considered(&["own_exchange", "mate_by_exchange"])),
        ("28.9", !attack && claim.label != "闲"),
        ("29.1", chases),
        ("29.2", is_old),
        ("29.3", chases),
        ("细则2", chases),
        ("细则3", gains),
        ("细则6", is_old && !chases),
        ("细则11", claim.pawn_in_mutual_attack),
        ("细则12", several),
        ("细则13", considered(&["defence_post"])),
    ]
}

fn has_article_1999(number: &str) -> bool {
    let below = |head: &str, most: u32| {
        let rest = number.strip_prefix(head).filter(|rest| !rest.starts_with(['0', '+']));
        rest.and_then(|rest| rest.parse().ok()).is_some_and(|part: u32| 1 <= part && part <= most)
    };
    let parts = [("24.", 3), ("25.", 3), ("26.", 4), ("27.", 4), ("28.", 16), ("29.", 4), ("细则", 13)];
    matches!(number, "24" | "29") || parts.into_iter().any(|(head, most)| below(head, most))
}

/// Checks what is said of the plies, the sides and the cycle, and that the ruling follows.
pub fn check(report: &Report, edition: &Edition, faults: &mut Faults) {
    for (index, finding) in report.findings.iter().enumerate() {
        let known = (edition.has_article)(&finding.article);
        faults.check(known, format!("findings[{index}].article"), || {
            format!("{} has no article {}", edition.id, finding.article)
        });
    }
    for (index, reading) in report.readings.iter().enumerate() {
        let known = (edition.has_article)(&reading.article);
        faults.check(known, format!("readings[{index}].article"), || {
            format!("{} has no article {}", edition.id, reading.article)
        });
    }
    report.moves.iter().enumerate().for_each(|(index, claim)| articles(report, edition, index, claim, faults));
    sides(report, faults);
    let Some(cycle) = &report.cycle else { return };
    let ripe = cycle.occurrences >= edition.ripe_at;
    faults.check(cycle.ripe == ripe, "cycle.ripe", || format!("it is {ripe}"));
    let in_time = cycle.shown.iter().rev().nth(1).copied().unwrap_or(0);
    let warned = report.input.warned.as_ref().filter(|warned| warned.ply <= in_time).map(|warned| warned.side.as_str());
    if let Some(warned) = &report.input.warned {
        faults.check(SIDES.contains(&warned.side.as_str()), "input.warned.side", || {
            format!("'{}' is no side", warned.side)
        });
    }
    let of = |labels: Vec<String>| {
        let pairs = report.moves.iter().map(|claim| claim.side.as_str()).zip(labels.iter().map(String::as_str));
        (edition.findings)(&Dispute { labels: pairs.collect(), ripe, warned })
    };
    let plain = of(report.moves.iter().map(|claim| claim.label.clone()).collect());
    let possible: Vec<Vec<Said>> = answers(&report.moves, edition).into_iter().map(of).collect();
    let expected: Vec<&Said> = plain.iter().filter(|said| possible.iter().all(|other| other.contains(said))).collect();
    of_the_whole(report, &expected, faults);
    let rulings: Vec<(String, Vec<String>)> =
        if possible.is_empty() { vec![rule(&plain)] } else { possible.iter().map(|said| rule(said)).collect() };
    ruling(report, &rulings, faults);
}

/// The articles of a ply are those whose findings speak of it, and its effects are named by the right ones.
fn articles(report: &Report, edition: &Edition, index: usize, claim: &Claim, faults: &mut Faults) {
    let about = format!("ply {}", claim.ply);
    let at = format!("moves[{index}].articles");
    let spoken: Vec<_> = report.findings.iter().filter(|finding| finding.about == about).collect();
    let mut numbers: Vec<&str> = spoken.iter().map(|finding| finding.article.as_str()).collect();
    numbers.sort_by_key(|number| place(number));
    numbers.dedup();
    faults.check(claim.articles == numbers, &at, || format!("the findings about the ply are of {}", numbers.join(" ")));
    let mut expected: Vec<(&str, String)> = Vec::new();
    for (class, article) in edition.names {
        if claim.effects.iter().any(|effect| effect == class) {
            expected.push((article, format!("effect {class}")));
        }
    }
    let mut named: Vec<(&str, String)> = spoken
        .iter()
        .filter(|finding| finding.says != "bears")
        .map(|finding| (finding.article.as_str(), finding.says.clone()))
        .collect();
    expected.sort();
    named.sort();
    faults.check(named == expected, &at, || format!("its effects are named by {expected:?}"));
    let mut bearing: Vec<&str> =
        spoken.iter().filter(|finding| finding.says == "bears").map(|finding| finding.article.as_str()).collect();
    bearing.sort();
    for (article, bears) in (edition.bears)(claim) {
        faults.check(bearing.contains(&article) == bears, &at, || {
            format!("{article} {} on what is claimed", if bears { "bears" } else { "does not bear" })
        });
    }
    faults.check(bearing.windows(2).all(|pair| pair[0] != pair[1]), &at, || {
        "an article bears on the ply twice".to_owned()
    });
}

/// The place of an article in the book.
fn place(number: &str) -> (u32, u32) {
    let (head, detail) = match number.strip_prefix("细则") {
        Some(detail) => ("1000", detail),
        None => number.split_once('.').unwrap_or((number, "0")),
    };
    (head.parse().unwrap_or(u32::MAX), detail.parse().unwrap_or(u32::MAX))
}

fn sides(report: &Report, faults: &mut Faults) {
    let Some(sides) = &report.sides else {
        return faults.check(false, "sides", || "they are missing".to_owned());
    };
    for (name, side) in [("red", &sides.red), ("black", &sides.black)] {
        let of: Vec<&Claim> = report.moves.iter().filter(|claim| claim.side == name).collect();
        let labels: Vec<Option<&str>> =
            of.iter().map(|claim| (!is_open(claim)).then_some(claim.label.as_str())).collect();
        let (zh, en) = pattern::name(&labels);
        let at = format!("sides.{name}");
        faults.check(side.pattern == zh, format!("{at}.pattern"), || format!("the labels make it {zh}"));
        faults.check(side.pattern_en == en, format!("{at}.pattern_en"), || format!("the labels make it {en}"));
        let prohibited = !of.is_empty() && of.iter().all(|claim| is_attack(&claim.label));
        faults.check(side.prohibited == prohibited, format!("{at}.prohibited"), || format!("it is {prohibited}"));
    }
}

/// The findings about the sides and the cycle are those that follow from the labels, none more and none less.
fn of_the_whole(report: &Report, expected: &[&Said], faults: &mut Faults) {
    let mut expected: Vec<Said> = expected.iter().map(|said| (*said).clone()).collect();
    let is_ply = |about: &str| report.moves.iter().any(|claim| about == format!("ply {}", claim.ply));
    for (index, finding) in report.findings.iter().enumerate().filter(|(_, finding)| !is_ply(&finding.about)) {
        let said = (finding.article.clone(), finding.about.clone(), finding.says.clone());
        let found = expected.iter().position(|other| *other == said);
        faults.check(found.is_some(), format!("findings[{index}]"), || {
            format!("{} does not say '{}' of {}, or not twice", said.0, said.2, said.1)
        });
        found.map(|found| expected.remove(found));
    }
    faults.check(expected.is_empty(), "findings", || format!("missing: {expected:?}"));
}

/// The labels of the plies under every answer to the questions left open; none if nothing is open.
fn answers(moves: &[Claim], edition: &Edition) -> Vec<Vec<String>> {
    let is_open_side = |side: &str| moves.iter().any(|claim| claim.side == side && is_open(claim));
    if !SIDES.iter().any(|side| is_open_side(side)) {
        return Vec::new();
    }
    let combinations = [[false, false], [true, false], [false, true], [true, true]];
    let fits = |attacks: &[bool; 2]| SIDES.iter().zip(attacks).all(|(side, attacks)| is_open_side(side) || !attacks);
    combinations.into_iter().filter(fits).map(|attacks| answered(moves, edition, attacks)).collect()
}

fn answered(moves: &[Claim], edition: &Edition, attacks: [bool; 2]) -> Vec<String> {
    let assumed = |side: &str| attacks[usize::from(side == "black")];
    let comes_to_attack = |side: &str| {
        let mut of = moves.iter().filter(|claim| claim.side == side);
        assumed(side) && of.all(|claim| is_attack(&claim.label) || is_open(claim))
    };
    let by_pawn = |claim: &Claim| claim.considered.iter().any(|item| item.kind == "privileged");
    let label = |claim: &Claim| {
        let counts = is_open(claim) && assumed(&claim.side)
            || edition.pawns_may_count && comes_to_attack(other(&claim.side)) && by_pawn(claim);
        if counts && !is_attack(&claim.label) { "捉".to_owned() } else { claim.label.clone() }
    };
    moves.iter().map(label).collect()
}

/// The heaviest ruling and the articles that give it.
fn rule(said: &[Said]) -> (String, Vec<String>) {
    let heaviest =
        ["loses", "must_change", "draws"].iter().find_map(|word| said.iter().find(|said| said.2.starts_with(word)));
    let ruling = heaviest.map_or("none", |said| said.2.as_str());
    let mut articles: Vec<String> = said.iter().filter(|said| said.2 == ruling).map(|said| said.0.clone()).collect();
    articles.sort_by_key(|number| place(number));
    (ruling.to_owned(), articles)
}

fn ruling(report: &Report, rulings: &[(String, Vec<String>)], faults: &mut Faults) {
    let agreed = rulings.iter().all(|ruling| ruling.0 == rulings[0].0);
    let (said, articles) = match agreed {
        false => ("undecided".to_owned(), Vec::new()),
        true => {
            let shared = |article: &&String| rulings.iter().all(|ruling| ruling.1.contains(article));
            (rulings[0].0.clone(), rulings[0].1.iter().filter(shared).cloned().collect())
        }
    };
    let (word, side) = said.split_once(' ').map_or((said.as_str(), None), |(word, side)| (word, Some(side)));
    let kind = match word {
        "loses" => "loss",
        "draws" => "draw",
        other => other,
    };
    let claimed = &report.ruling;
    faults.check(claimed.kind == kind, "ruling.kind", || format!("from the labels follows {kind}"));
    faults.check(claimed.side.as_deref() == side, "ruling.side", || format!("from the labels follows {side:?}"));
    faults.check(claimed.articles == articles, "ruling.articles", || format!("it rests on {}", articles.join(" ")));
}
