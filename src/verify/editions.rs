//! The editions as the checker knows them: their order of effects, and what their articles say of a labelled cycle.

use super::pattern::is_attack;
use super::readings::{self, Reading};
use super::replay::Terms;
use super::report::{Claim, Report, Target};
use super::turns::Played;
use super::{Faults, asian, asian_law};

/// What the checker knows of an edition.
#[derive(Clone, Copy)]
pub struct Edition {
    pub id: &'static str,
    /// How often the position must have occurred.
    pub ripe_at: u32,
    /// The readings that apply to it.
    pub readings: &'static [Reading],
    /// Whether 杀 names a move that is also 捉.
    pub kill_before_chase: bool,
    /// What counts in an account.
    pub terms: Terms,
    /// Whether a chase may leave what its piece guards out of account.
    pub roots_may_leave: bool,
    /// Whether a threat is old, too, if it stood before the opponent's last move.
    pub earlier_counts: bool,
    /// Whether a pawn's own attack counts where both sides attack throughout.
    pub pawns_may_count: bool,
    /// Set for the books that look at direct attacks only.
    pub asian: Option<asian::Reading>,
    /// The articles that name the classes.
    pub names: &'static [(&'static str, &'static str)],
    /// For the articles that follow from the claims of a ply by a look, whether they bear on it.
    pub bears: fn(&Claim, &Played) -> Vec<(&'static str, bool)>,
    /// What the articles say of the sides and the cycle.
    pub findings: fn(&Dispute) -> Vec<Said>,
    /// Whether it has an article with this number.
    pub has_article: fn(&str) -> bool,
    /// Whether an article is not derived, but accepted where it agrees with the ruling that follows from the others.
    pub is_trusted: fn(&str) -> bool,
}

impl Edition {
    /// The place of a class in the order in which the edition names moves.
    pub fn weight(&self, class: &str) -> Option<usize> {
        const CHASE_FIRST: [&str; 8] = ["将", "捉", "杀", "兑", "献", "拦", "跟", "闲"];
        const KILL_FIRST: [&str; 8] = ["将", "杀", "捉", "兑", "献", "拦", "跟", "闲"];
        let order = if self.kill_before_chase { KILL_FIRST } else { CHASE_FIRST };
        order.iter().position(|known| *known == class)
    }
}

/// What an article says: article, about, what.
pub type Said = (String, String, String);

/// What the articles look at.
pub struct Dispute<'a> {
    pub plies: &'a [Played],
    pub moves: &'a [Claim],
    /// Side and label of every ply.
    pub labels: Vec<(&'a str, &'a str)>,
    pub ripe: bool,
    pub warned: Option<&'a str>,
}

pub static EDITIONS: &[&Edition] = &[&CXA_1999, &CXA_2020, &AXF, &WXF];

static CXA_1999: Edition = Edition {
    id: "cxa-1999",
    ripe_at: 3,
    readings: &[
        readings::ROOT_AS_CHASER,
        readings::OLD_THREAT,
        readings::SIDESTEP,
        readings::ORAL,
        readings::PAWNS,
        readings::KILL_AND_CHASE,
        readings::MATED_AFTER,
        readings::PAWN_FOR_ROOK,
    ],
    kill_before_chase: false,
    terms: Terms { pawn_for_rook: false, oral: false },
    roots_may_leave: true,
    earlier_counts: false,
    pawns_may_count: true,
    asian: None,
    names: &[
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
    is_trusted: |_| false,
};

static CXA_2020: Edition = Edition {
    id: "cxa-2020",
    readings: &[readings::ROOT_AS_CHASER, readings::OLD_THREAT, readings::SIDESTEP, readings::MATED_AFTER],
    kill_before_chase: true,
    terms: Terms { pawn_for_rook: true, oral: false },
    roots_may_leave: false,
    pawns_may_count: false,
    names: &[
        ("将", "24.1"),
        ("杀", "24.2"),
        ("捉", "24.3"),
        ("兑", "24.4"),
        ("献", "24.5"),
        ("拦", "24.6"),
        ("跟", "24.7"),
    ],
    bears: bears_2020,
    findings: findings_2020,
    has_article: has_article_2020,
    ..CXA_1999
};

static AXF: Edition = Edition {
    id: "axf",
    readings: &[readings::CHECK_AND_CHASE, readings::HIDDEN_ROOT, readings::GUARDS],
    roots_may_leave: false,
    pawns_may_count: false,
    asian: Some(asian::Reading { checks_chase: false, hidden_roots_count: false, guards_chase_rooted: false }),
    names: &[("将", "6"), ("杀", "9"), ("捉", "总则")],
    bears: asian_law::bears,
    findings: asian_law::findings_axf,
    has_article: asian_law::has_article,
    is_trusted: asian_law::is_trusted_axf,
    ..CXA_1999
};

static WXF: Edition =
    Edition { id: "wxf", findings: asian_law::findings_wxf, is_trusted: asian_law::is_trusted_wxf, ..AXF };

/// The edition a report was made by, as it reads it.
pub fn edition(report: &Report, faults: &mut Faults) -> Option<Edition> {
    let found = EDITIONS.iter().copied().find(|edition| edition.id == report.rules);
    let known: Vec<&str> = EDITIONS.iter().map(|edition| edition.id).collect();
    let found = faults.need(found, "rules", || {
        format!("the checker knows nothing of the edition '{}'; it knows {}", report.rules, known.join(", "))
    })?;
    Some(readings::apply(found, report, faults))
}

pub const SIDES: [&str; 2] = ["red", "black"];

impl Dispute<'_> {
    pub fn every(&self, side: &str, holds: impl Fn(&str) -> bool) -> bool {
        let mut of = self.labels.iter().filter(|label| label.0 == side).peekable();
        of.peek().is_some() && of.all(|label| holds(label.1))
    }

    fn prohibited(&self, side: &str) -> bool {
        self.every(side, is_attack)
    }

    fn allowed(&self, side: &str) -> bool {
        self.labels.iter().any(|label| label.0 == side && !is_attack(label.1))
    }

    fn both(&self, holds: impl Fn(&str) -> bool) -> bool {
        SIDES.iter().all(|side| holds(side))
    }

    pub fn checks(&self, side: &str) -> bool {
        self.every(side, |label| label == "将")
    }

    /// The side that alone checks on every move, the other side having moves.
    pub fn lone_checker(&self) -> Option<&'static str> {
        let moved = |side: &str| self.labels.iter().any(|label| label.0 == side);
        let alone = |side: &&str| self.checks(side) && !self.checks(other(side)) && moved(other(side));
        SIDES.into_iter().find(alone)
    }

    /// The side that alone attacks on every move.
    fn lone_attacker(&self) -> Option<&'static str> {
        SIDES.into_iter().find(|side| self.prohibited(side) && self.allowed(other(side)))
    }

    /// What is ruled of a side that must change.
    fn change(&self, side: &str) -> String {
        format!("{} {side}", if self.warned == Some(side) { "loses" } else { "must_change" })
    }
}

pub fn other(side: &str) -> &'static str {
    if side == "red" { "black" } else { "red" }
}

/// Articles 24–26, 28.10–28.15 and 细则 1 and 8 of 1999.
fn findings_1999(dispute: &Dispute) -> Vec<Said> {
    let mut said = Vec::new();
    let mut says = |article: &str, about: &str, what: String| said.push((article.to_owned(), about.to_owned(), what));
    let (lone_checker, attacker) = (dispute.lone_checker(), dispute.lone_attacker());
    let both_bad = dispute.both(|side| dispute.prohibited(side));
    let both_good = dispute.both(|side| dispute.allowed(side));
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
            ["24.3", "26.4"].iter().for_each(|article| says(article, side, dispute.change(side)));
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
fn bears_1999(claim: &Claim, _: &Played) -> Vec<(&'static str, bool)> {
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

/// 24.9, 24.11, 24.13, 25 and 26.9 of 2020.
fn findings_2020(dispute: &Dispute) -> Vec<Said> {
    let mut said = Vec::new();
    let mut says = |article: &str, about: &str, what: String| said.push((article.to_owned(), about.to_owned(), what));
    let both_bad = dispute.both(|side| dispute.prohibited(side));
    let lone_checker = dispute.lone_checker();
    if dispute.ripe {
        says("24.9", "cycle", "bears".to_owned());
    }
    let lighter = lighter_2020(dispute);
    for side in SIDES {
        if lone_checker == Some(side) {
            says("25.1", side, format!("loses {side}"));
        } else if lone_checker.is_none() && dispute.lone_attacker() == Some(side) {
            says("25", side, dispute.change(side));
        }
        if dispute.every(side, |label| label == "捉") {
            says("24.11", side, "pattern 捉".to_owned());
        }
        if dispute.prohibited(side) {
            says("24.13", side, "prohibited".to_owned());
        } else if dispute.allowed(side) {
            says("24.13", side, "allowed".to_owned());
        }
        if let Some((_, article)) = lighter.filter(|(light, _)| other(light) == side) {
            says(article, side, dispute.change(side));
        }
    }
    if dispute.both(|side| dispute.allowed(side)) {
        says("25", "cycle", "draws".to_owned());
    }
    if both_bad && lone_checker.is_none() && lighter.is_none() {
        says("26.9.4", "cycle", "draws".to_owned());
    }
    said
}

/// The lighter of two sides that attack on every move, and the article that makes it so.
fn lighter_2020(dispute: &Dispute) -> Option<(&'static str, &'static str)> {
    if !dispute.both(|side| dispute.prohibited(side)) || dispute.lone_checker().is_some() {
        return None;
    }
    let of = |side: &'static str| {
        let labelled = dispute.moves.iter().zip(&dispute.labels);
        labelled.filter(move |(claim, _)| claim.side == side).map(|(claim, label)| (claim, label.1))
    };
    let why = |side: &'static str| {
        let hits = |holds: fn(&Target) -> bool| {
            of(side).any(|(claim, label)| label == "捉" && claim.targets.iter().any(holds))
        };
        let rook = |target: &Target| target.piece.eq_ignore_ascii_case("r");
        if hits(|target| target.joint && target.root != "less") {
            let rooks = of(other(side)).all(|(claim, _)| claim.targets.iter().any(rook));
            Some(if rooks { "26.9.2" } else { "26.9.3" })
        } else {
            hits(|target| target.root == "less").then_some("26.9.1")
        }
    };
    let light = SIDES.into_iter().find(|side| why(side).is_some() && why(other(side)).is_none())?;
    dispute.every(other(light), |label| label == "捉").then_some((light, why(light)?))
}

/// The articles of 2020 that bear on a ply by its label, its targets or what was considered.
fn bears_2020(claim: &Claim, _: &Played) -> Vec<(&'static str, bool)> {
    let considered = |kinds: &[&str]| claim.considered.iter().any(|item| kinds.contains(&item.kind.as_str()));
    let root = |roots: &[&str]| claim.targets.iter().any(|target| roots.contains(&target.root.as_str()));
    vec![
        ("24.8", !is_attack(&claim.label)),
        ("24.15", root(&["none", "false"])),
        ("24.16", root(&["less"])),
        ("24.17", claim.targets.iter().any(|target| target.joint)),
        ("26.1", considered(&["privileged", "answers_check"])),
        ("26.2", considered(&["defence_post"])),
        ("26.4", claim.effects.len() > 1),
    ]
}

fn has_article_2020(number: &str) -> bool {
    const KNOWN: [&str; 25] = [
        "24.1", "24.2", "24.3", "24.4", "24.5", "24.6", "24.7", "24.8", "24.9", "24.11", "24.13", "24.15", "24.16",
        "24.17", "24.18", "25", "25.1", "26.1", "26.2", "26.4", "26.5", "26.9.1", "26.9.2", "26.9.3", "26.9.4",
    ];
    KNOWN.contains(&number)
}
