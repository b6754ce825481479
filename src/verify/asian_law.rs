//! What the Asian and World books say of a labelled cycle: who is at fault.
//!
//! The articles that only say of which kind a chase is (15–31 and 33–37) are not derived: they are accepted where they state
//! the ruling that follows from the others.

use crate::chess::{Board, Kind, Piece, Side, Square};

use super::asian::holds;
use super::editions::{Dispute, SIDES, Said, other};
use super::pattern::is_attack;
use super::report::{Claim, Considered, Reason};
use super::turns::Played;

/// Whether an article of the Asian book is accepted where it agrees with the ruling.
pub fn is_trusted_axf(number: &str) -> bool {
    number.parse().is_ok_and(|number: u32| matches!(number, 15 | 16 | 18..=31 | 33 | 34 | 36 | 37))
}

/// The same of the World book, whose Article 19 decides and is derived.
pub fn is_trusted_wxf(number: &str) -> bool {
    is_trusted_axf(number) && number != "19"
}

fn kind_at(board: &Board, name: &str) -> Option<Kind> {
    Square::parse(name).and_then(|square| board.at(square)).map(|piece| piece.kind)
}

pub fn has_article(number: &str) -> bool {
    let plain =
        number.parse().is_ok_and(|found: u32| (found == 3 || (5..=40).contains(&found)) && found.to_string() == number);
    number == "总则" || plain
}

/// The articles that bear on a ply by what is claimed of it.
pub fn bears(claim: &Claim, ply: &Played) -> Vec<(&'static str, bool)> {
    let kind = |name: &str| kind_at(&ply.after, name);
    let refuted = |item: &&Considered| item.kind == "refuted";
    let taker = |item: &Considered| {
        let first = item.line.and_then(|line| claim.lines.get(line)).and_then(|line| line.moves.first());
        first.and_then(|play| play.get(..2)).and_then(kind)
    };
    let rook_on_cannon = |item: &Considered| {
        taker(item) == Some(Kind::Rook) && item.target.as_deref().and_then(kind) == Some(Kind::Cannon)
    };
    let by = |wanted| {
        let is_by = |item: &Considered| item.kind == "privileged" && item.by.as_deref().and_then(kind) == Some(wanted);
        claim.considered.iter().any(is_by)
    };
    let of_a_kind = |reason: &Reason| match reason {
        Reason::OffersExchange { own, partner } => kind(own) == kind(partner),
        _ => false,
    };
    vec![
        ("17", claim.considered.iter().filter(refuted).any(rook_on_cannon)),
        ("24", claim.reasons.iter().any(of_a_kind)),
        ("28", by(Kind::King)),
        ("29", by(Kind::Pawn)),
        ("35", claim.considered.iter().any(|item| refuted(&item))),
    ]
}

/// A piece chased with every move: where it stood on each ply of the chase.
struct Victim {
    kind: Kind,
    on: Vec<(usize, Square)>,
}

/// The pieces that `by` chases on every one of its moves, followed from ply to ply and from turn to turn.
fn victims(dispute: &Dispute, by: &str) -> Vec<Victim> {
    let Some(first) = dispute.plies.first() else { return Vec::new() };
    let side = if by == "red" { Side::Black } else { Side::Red };
    let follow = |(start, piece): (Square, Piece)| {
        let (mut here, mut on) = (start, Vec::new());
        // A report may leave out moves; that is told elsewhere.
        let told = dispute.labels.iter().zip(dispute.moves);
        for (number, (ply, (label, claim))) in dispute.plies.iter().zip(told).enumerate() {
            if label.0 != by {
                here = if ply.play.from == here { ply.play.to } else { here };
                continue;
            }
            let name = here.to_string();
            let chased = claim.targets.iter().any(|target| target.square == name);
            if label.1 != "捉" || !chased {
                return None;
            }
            on.push((number, here));
        }
        (!on.is_empty()).then_some((start, here, Victim { kind: piece.kind, on }))
    };
    let mut found: Vec<(Square, Square, Victim)> = first.before.pieces(side).filter_map(follow).collect();
    loop {
        let starts: Vec<Square> = found.iter().map(|victim| victim.0).collect();
        found.retain(|victim| starts.contains(&victim.1));
        if found.len() == starts.len() {
            return found.into_iter().map(|victim| victim.2).collect();
        }
    }
}

/// Whether some piece that `by` chases throughout is a piece held in its place by a horse all the while.
fn chases_held(dispute: &Dispute, by: &str) -> bool {
    let by_horse = |&(number, square): &(usize, Square)| {
        let board = &dispute.plies[number].after;
        let horses = board.pieces(dispute.plies[number].side).filter(|(_, piece)| piece.kind == Kind::Horse);
        horses.into_iter().any(|(horse, _)| holds(board, horse, square))
    };
    victims(dispute, by).iter().any(|victim| victim.kind != Kind::King && victim.on.iter().all(by_horse))
}

pub fn findings_axf(dispute: &Dispute) -> Vec<Said> {
    findings(dispute, false)
}

pub fn findings_wxf(dispute: &Dispute) -> Vec<Said> {
    findings(dispute, true)
}

fn findings(dispute: &Dispute, held_ranks_first: bool) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    let mut says =
        |article: &str, about: &str, what: &str| said.push((article.to_owned(), about.to_owned(), what.to_owned()));
    let checks = |side: &str| dispute.checks(side);
    let chases = |side: &str| !victims(dispute, side).is_empty();
    let nobody_checks = !SIDES.iter().any(|side| checks(side));
    let chaser = SIDES.into_iter().find(|side| nobody_checks && chases(side) && !chases(other(side)));
    let offender = dispute.lone_checker().or(chaser);
    let both_move = SIDES.iter().all(|side| dispute.labels.iter().any(|label| label.0 == *side));
    for side in SIDES {
        says("总则", side, if checks(side) || chases(side) { "prohibited" } else { "allowed" });
        if offender == Some(side) {
            says("总则", side, &format!("loses {side}"));
        }
        if dispute.lone_checker() == Some(side) {
            says("6", side, &format!("loses {side}"));
            let answers =
                |claim: &Claim| claim.side == other(side) && claim.effects.iter().any(|effect| effect == "将");
            if dispute.moves.iter().any(answers) {
                says("8", side, &format!("loses {side}"));
            }
        }
        let held = |side: &str| chases_held(dispute, side);
        if held_ranks_first && nobody_checks && held(side) && !held(other(side)) {
            says("19", side, &format!("loses {side}"));
        }
    }
    if both_move && offender.is_none() {
        says("5", "cycle", "draws");
    }
    if SIDES.iter().all(|side| checks(side)) {
        says("7", "cycle", "draws");
    }
    if offender.is_none() {
        draws(dispute).into_iter().for_each(|article| says(article, "cycle", "draws"));
    }
    said
}

/// The articles that rule a draw of the play of a side, nobody being at fault.
fn draws(dispute: &Dispute) -> Vec<&'static str> {
    let some =
        |side: &str, class: &[&str]| dispute.labels.iter().any(|label| label.0 == side && class.contains(&label.1));
    let every = |side: &str, class: &[&str]| dispute.every(side, |label| class.contains(&label));
    let only_both =
        |side: &str, one: &str, two: &str| every(side, &[one, two]) && some(side, &[one]) && some(side, &[two]);
    let idle = |side: &str| dispute.labels.iter().any(|label| label.0 == side && !is_attack(label.1));
    let meets = |side: &str| {
        let mut of = dispute.moves.iter().filter(|claim| claim.side == side);
        of.all(|claim| claim.considered.iter().any(|item| item.kind == "refuted"))
    };
    let any = |holds: &dyn Fn(&str) -> bool| SIDES.iter().any(|side| holds(side));
    let rules: [(&str, bool); 10] = [
        ("9", any(&|side| every(side, &["杀"]))),
        ("10", any(&|side| every(side, &["杀"]) && every(other(side), &["杀"]))),
        ("11", any(&|side| only_both(side, "将", "杀"))),
        ("12", any(&|side| only_both(side, "将", "捉"))),
        ("13", any(&|side| some(side, &["将"]) && idle(side))),
        ("14", any(&|side| some(side, &["捉", "杀"]) && idle(side))),
        ("32", any(&|side| every(side, &["捉"]) && victims(dispute, side).is_empty())),
        ("35", any(&meets)),
        ("39", any(&|side| every(side, &["拦"]))),
        ("40", any(&|side| every(side, &["兑", "献"]))),
    ];
    rules.into_iter().filter(|rule| rule.1).map(|rule| rule.0).collect()
}
