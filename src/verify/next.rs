//! What a report says that each legal move would bring.

use crate::chess::notation::chinese;
use crate::chess::{Move, Ply};
use crate::cycle::Cycle;
use crate::labels::{Label, Why};
use crate::rulebooks::Rulebook;
use crate::text::say;
use crate::verdict::report::{Brings, Cited, Document, Due, Next};
use crate::verdict::{self, Kind, Ruling};

use super::Faults;
use super::law::Judged;
use super::turns::Turns;

/// Checks that every legal move is listed, whether it repeats, and what follows by the labels of the plies judged if it goes
/// round once more. What else a repetition would come to is taken on trust.
pub fn check(report: &Document, rulebook: &Rulebook, turns: &Turns, judged: Option<&Judged>, faults: &mut Faults) {
    let board = turns.line.end();
    let legal = board.legal_moves().to_vec();
    let listed: Vec<Move> = report.next.iter().map(|next| next.r#move).collect();
    faults.same(&listed, &legal, "next", |legal| format!("{legal:?}"));
    let unseen =
        report.cycle.as_ref().map_or(0, |cycle| (cycle.occurrences as usize).saturating_sub(cycle.shown.len()));
    for (index, next) in report.next.iter().enumerate().filter(|(_, next)| board.is_legal(next.r#move)) {
        let at = format!("next[{index}]");
        faults.same(&next.zh, &chinese::write(&board, next.r#move), format!("{at}.zh"), String::clone);
        let after = board.after(next.r#move);
        let boards = std::iter::once(&turns.line.start).chain(turns.line.plies.iter().map(|ply| &ply.after));
        let shown = boards.filter(|other| **other == after).count();
        let over = after.legal_moves().is_empty();
        let repeats = shown > 0 && !over;
        let occurrences = repeats.then_some((shown + 1 + unseen) as u32);
        let due = Due::by(occurrences.is_some_and(|times| times >= rulebook.ripe_at()), false);
        let brings = match &next.ruling {
            _ if over => Brings::Ends,
            Some(ruling) if repeats => Brings::by(due, ruling.kind),
            _ => Brings::Breaks,
        };
        faults.same(&next.brings, &brings, format!("{at}.brings"), |brings| brings.name().to_owned());
        faults.same(&next.occurrences, &occurrences, format!("{at}.occurrences"), |times| format!("{times:?}"));
        let what = || say!("重复才有裁决", "there is a ruling exactly where the position has stood before");
        faults.check(next.ruling.is_some() == repeats, format!("{at}.ruling"), what);
        ruled(next, due, rulebook, &at, faults);
        if let Some(expected) = judged.and_then(|judged| goes_round(judged, next)) {
            let Ruling { kind, side, articles } = expected;
            let same = |claimed: &Cited| (claimed.kind, claimed.side) == (kind, side) && claimed.articles == articles;
            faults.check(next.ruling.as_ref().is_some_and(same), format!("{at}.ruling"), || {
                let (kind, articles) = (kind.name(), articles.join(" "));
                say!("由所判各着得 {kind}（{articles}）", "by the plies judged it is {kind} ({articles})")
            });
        }
    }
}

/// A ruling to come has a side where its kind needs one, and rests on articles of the book.
fn ruled(next: &Next, due: Due, rulebook: &Rulebook, at: &str, faults: &mut Faults) {
    let Some(ruling) = &next.ruling else { return };
    faults.same(&ruling.due, &due, format!("{at}.ruling.due"), |due| due.name().to_owned());
    let against = matches!(ruling.kind, Kind::Loss | Kind::MustChange);
    let what = || say!("只有判负和令变着才针对一方", "only a loss and an order to change go against a side");
    faults.check(ruling.side.is_some() == against, format!("{at}.ruling.side"), what);
    let known = |number: &String| rulebook.articles.iter().any(|article| article.number == number);
    let what = || say!("规则没有这一条", "the book has no such article");
    faults.check(ruling.articles.iter().all(known), format!("{at}.ruling.articles"), what);
}

/// The ruling that follows if the first ply of the turn judged is played again, where the same plies are judged then, and nothing
/// was left open.
fn goes_round(judged: &Judged, next: &Next) -> Option<Ruling> {
    let Judged { report, rulebook, terms, turns, labels } = judged;
    let cycle = report.cycle.as_ref()?;
    let is_open = |label: &Label| label.undecided.is_some() || label.failed(Why::LeftOpen).next().is_some();
    let spare = report.budget.zip(report.spent).is_some_and(|(budget, spent)| spent < budget / 4);
    let (first, last) = (labels.first()?, turns.line.plies.last()?);
    if first.play != next.r#move || labels.len() != cycle.plies as usize || labels.iter().any(is_open) || !spare {
        return None;
    }
    let number = last.number + 1;
    let ply = Ply { number, play: first.play, before: last.after, after: first.after, written: String::new() };
    let mut line = turns.line.clone();
    line.plies.push(ply);
    let cycle = Cycle::find(&line, next.occurrences).ok()?;
    if (cycle.first_ply, cycle.plies as usize) != (first.ply + 1, labels.len()) {
        return None;
    }
    let mut labels = labels.clone();
    labels.rotate_left(1);
    labels.last_mut()?.ply = number;
    let warned = judged.warned_by(cycle.first_ply as usize - 1);
    Some(verdict::decide_with(rulebook, terms, cycle, labels, warned).ruling)
}
