//! Second opinions, written without the rulebooks: how the classes of moves make standings and rulings, by each of today's
//! editions, and which attacks the Asian books see. Every case is put to both; where they differ one of them is wrong.
//!
//! They are for the editions as they stand: who adds an edition or a reading need not write it here too.

mod attacks;
mod law;

use crate::common;
use adjudicate::chess::Side;
use adjudicate::labels::School;
use adjudicate::rulebooks::{self, About, Says};
use adjudicate::verdict::Verdict;
use adjudicate::{Options, examine};

use law::{Opinion, Standing};

/// Calls `look` with every case ruled by every edition, and the side that the case says was told to change.
fn every_verdict(mut look: impl FnMut(&str, Option<Side>, &Verdict)) {
    let options = Options::default().ruling_only();
    for file in common::cases("") {
        let warned = file.case.warned.as_ref().map(|warned| warned.player.into());
        for rulebook in rulebooks::ALL {
            let examined = examine(&file.case, rulebook, &options).expect("legal");
            if let Ok(verdict) = &examined.outcome {
                look(&format!("{} by {}", file.name, rulebook.id), warned, verdict);
            }
        }
    }
}

/// How a side stands by the articles of the rulebook.
fn standing(verdict: &Verdict, side: Side) -> Standing {
    let says = |says| verdict.findings.iter().any(|said| (said.about, said.says) == (About::Side(side), says));
    match (says(Says::Prohibited), says(Says::Allowed)) {
        (true, _) => Standing::Prohibited,
        (_, true) => Standing::Allowed,
        _ => Standing::Open,
    }
}

#[test]
fn every_case_is_ruled_alike_by_every_edition() {
    let mut ruled = 0;
    every_verdict(|name, warned, verdict| {
        let Opinion { standing: stands, kind, side } = law::opinion(verdict, warned);
        assert_eq!((verdict.ruling.kind, verdict.ruling.side), (kind, side), "{name}");
        assert_eq!(Side::ALL.map(|side| standing(verdict, side)), stands, "{name}");
        let prohibited = Side::ALL.map(|side| verdict.sides[side as usize].prohibited);
        assert_eq!(prohibited, stands.map(|stands| stands == Standing::Prohibited), "{name}");
        ruled += 1;
    });
    assert!(ruled > 900, "{ruled} rulings");
}

#[test]
fn the_attacks_of_the_asian_books_are_seen_alike() {
    let mut seen = 0;
    every_verdict(|name, _, verdict| {
        if let School::Asian(points) = verdict.terms.school {
            for label in &verdict.labels {
                attacks::compare(label, points, name);
                seen += 1;
            }
        }
    });
    assert!(seen > 1000, "{seen} plies");
}

#[test]
fn the_ways_that_a_move_cuts_are_seen_alike() {
    every_verdict(|name, _, verdict| verdict.labels.iter().for_each(|label| attacks::compare_cuts(label, name)));
}
