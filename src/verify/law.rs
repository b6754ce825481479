//! Whether findings and ruling follow from the labels of a cycle.

use super::Faults;
use super::claims::is_open;
use super::editions::{Dispute, Edition, SIDES, Said, other};
use super::pattern::{self, is_attack};
use super::report::{Claim, Report};
use super::turns::Played;

/// Checks what is said of the plies, the sides and the cycle, and that the ruling follows.
pub fn check(report: &Report, edition: &Edition, plies: &[Played], faults: &mut Faults) {
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
    for (index, (claim, ply)) in report.moves.iter().zip(plies).enumerate() {
        articles(report, edition, index, (claim, ply), faults);
    }
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
        let dispute = Dispute { plies, moves: &report.moves, labels: pairs.collect(), ripe, warned };
        with_trusted((edition.findings)(&dispute), report, edition)
    };
    let plain = of(report.moves.iter().map(|claim| claim.label.clone()).collect());
    let possible: Vec<Vec<Said>> = answers(&report.moves, edition).into_iter().map(of).collect();
    let expected: Vec<&Said> = plain.iter().filter(|said| possible.iter().all(|other| other.contains(said))).collect();
    sides(report, &expected, faults);
    of_the_whole(report, &expected, faults);
    let rulings: Vec<(String, Vec<String>)> =
        if possible.is_empty() { vec![rule(&plain)] } else { possible.iter().map(|said| rule(said)).collect() };
    ruling(report, &rulings, faults);
}

/// What follows, with the findings of articles that are accepted because they state the same ruling.
fn with_trusted(mut said: Vec<Said>, report: &Report, edition: &Edition) -> Vec<Said> {
    for finding in report.findings.iter().filter(|finding| (edition.is_trusted)(&finding.article)) {
        let one = (finding.article.clone(), finding.about.clone(), finding.says.clone());
        let is_ruling = one.2 == "draws" || one.2.starts_with("loses ");
        let agrees = said.iter().any(|other| (&other.1, &other.2) == (&one.1, &one.2));
        if is_ruling && agrees && !said.contains(&one) {
            said.push(one);
        }
    }
    said
}

/// The articles of a ply are those whose findings speak of it, and its effects are named by the right ones.
fn articles(report: &Report, edition: &Edition, index: usize, (claim, ply): (&Claim, &Played), faults: &mut Faults) {
    let about = format!("ply {}", claim.ply);
    let at = format!("moves[{index}].articles");
    let spoken: Vec<_> = report.findings.iter().filter(|finding| finding.about == about).collect();
    let mut numbers: Vec<&str> = spoken.iter().map(|finding| finding.article.as_str()).collect();
    numbers.sort_by_key(|number| place(number));
    numbers.dedup();
    faults.check(claim.articles == numbers, &at, || format!("the findings about the ply are of {}", numbers.join(" ")));
    let mut expected: Vec<(&str, String)> = Vec::new();
    for &(class, article) in edition.names {
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
    let derived = (edition.bears)(claim, ply);
    if edition.asian.is_some() {
        let known = bearing.iter().all(|article| derived.iter().any(|one| one.0 == *article));
        faults.check(known, &at, || "an article bears on the ply that says nothing of plies".to_owned());
    }
    for (article, bears) in derived {
        faults.check(bearing.contains(&article) == bears, &at, || {
            format!("{article} {} on what is claimed", if bears { "bears" } else { "does not bear" })
        });
    }
    faults.check(bearing.windows(2).all(|pair| pair[0] != pair[1]), &at, || {
        "an article bears on the ply twice".to_owned()
    });
}

/// The place of an article in the book.
fn place(number: &str) -> Vec<u32> {
    let numbered = match number.strip_prefix("细则") {
        Some(detail) => format!("1000.{detail}"),
        None => number.replace("总则", "0"),
    };
    numbered.split('.').map(|part| part.parse().unwrap_or(u32::MAX)).collect()
}

fn sides(report: &Report, expected: &[&Said], faults: &mut Faults) {
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
        let prohibited = expected.iter().any(|said| said.1 == name && said.2 == "prohibited");
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
