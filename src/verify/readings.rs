//! The readings a report says it was made by, and what each means for what is checked.

use super::Faults;
use super::editions::Edition;
use super::report::Report;

/// A reading with the values it may have. Those that say nothing of lines or labels by themselves (`sidestep`,
/// `mated-after`) are taken as they are given.
pub type Reading = (&'static str, [&'static str; 2]);

pub const ROOT_AS_CHASER: Reading = ("root-as-chaser", ["always", "balance"]);
pub const OLD_THREAT: Reading = ("old-threat", ["before-move", "before-reply"]);
pub const SIDESTEP: Reading = ("sidestep", ["chase", "idle"]);
pub const ORAL: Reading = ("oral-supplements", ["off", "on"]);
pub const PAWNS: Reading = ("pawn-in-mutual-attack", ["chase", "idle"]);
pub const KILL_AND_CHASE: Reading = ("kill-and-chase", ["chase", "kill"]);
pub const MATED_AFTER: Reading = ("mated-after", ["next", "series"]);
pub const PAWN_FOR_ROOK: Reading = ("pawn-for-rook", ["even", "gain"]);
pub const CHECK_AND_CHASE: Reading = ("check-and-chase", ["check", "both"]);
pub const HIDDEN_ROOT: Reading = ("hidden-root", ["idle", "chase"]);
pub const GUARDS: Reading = ("guards-against-rooted", ["idle", "chase"]);

/// The edition as the report reads it.
pub fn apply(edition: &Edition, report: &Report, faults: &mut Faults) -> Edition {
    let mut read = *edition;
    for (name, values) in edition.readings {
        let value = report.applied.get(*name).map_or("", String::as_str);
        faults.check(values.contains(&value), format!("applied.{name}"), || {
            format!("'{value}' is none of {}", values.join(" and "))
        });
        set(&mut read, name, value);
    }
    for name in report.applied.keys() {
        let known = edition.readings.iter().any(|reading| reading.0 == name);
        faults.check(known, format!("applied.{name}"), || format!("{} has no such reading", edition.id));
    }
    read
}

fn set(edition: &mut Edition, name: &str, value: &str) {
    let mut asian = edition.asian;
    match (name, asian.as_mut()) {
        ("root-as-chaser", _) => edition.roots_may_leave = value == "always",
        ("old-threat", _) => edition.earlier_counts = value == "before-reply",
        ("oral-supplements", _) => edition.terms.oral = value == "on",
        ("pawn-in-mutual-attack", _) => edition.pawns_may_count = value == "chase",
        ("pawn-for-rook", _) => edition.terms.pawn_for_rook = value == "gain",
        ("kill-and-chase", _) => edition.kill_before_chase = value == "kill",
        ("check-and-chase", Some(asian)) => asian.checks_chase = value == "both",
        ("hidden-root", Some(asian)) => asian.hidden_roots_count = value == "chase",
        ("guards-against-rooted", Some(asian)) => asian.guards_chase_rooted = value == "chase",
        _ => {}
    }
    edition.asian = asian;
}
