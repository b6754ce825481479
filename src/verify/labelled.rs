//! The label that a report claims for a ply, made anew from its claims: what the articles of a book look at.

use crate::labels::{Class, Considered, Label, Law, Reason, Role, RuleId, ShownLine, Speech, Spoken, rests_on};
use crate::rulebooks::Rulebook;
use crate::text::say;
use crate::verdict::report::Tried;

use super::claims::Checker;
use super::replay;

impl Checker<'_> {
    /// The label; what its lines are shown for has been noted as they were played.
    pub(super) fn label(&mut self, rulebook: &Rulebook, law: &Law) -> Label {
        let (claim, ply) = (self.claim, self.ply);
        let mut label = Label {
            ply: ply.number,
            side: ply.side,
            play: ply.play,
            before: ply.before,
            after: ply.after,
            class: claim.label,
            effects: claim.effects.clone(),
            targets: claim.targets.clone(),
            lines: (0..claim.lines.len()).map(|index| self.shown_line(index)).collect(),
            reasons: claim.reasons.clone(),
            considered: Vec::new(),
            spoken: self.spoken(law),
            rests_on: Vec::new(),
            pawn_in_mutual_attack: claim.pawn_in_mutual_attack,
            undecided: claim.undecided,
        };
        for (index, tried) in claim.considered.iter().enumerate() {
            let Tried { kind: why, target, by, line, now, .. } = *tried;
            let rule = self.rule(index, tried, rulebook, law);
            label.considered.push(Considered { why, target, by, line, now, rule });
        }
        label.rests_on = rests_on(&label, &law.terms);
        label
    }

    fn shown_line(&self, index: usize) -> ShownLine {
        let line = &self.claim.lines[index];
        let (role, target) = self.shown[index].first().copied().unwrap_or((Role::WouldWin, None));
        ShownLine {
            start: line.start,
            board: replay::start(self.ply, line.start),
            moves: line.moves.clone(),
            outcome: line.result,
            target,
            role,
            free: line.free.iter().copied().collect(),
            open: line.open.clone(),
        }
    }

    /// The rule by which something considered is excused: one whose condition tells just that, where there is such a rule.
    fn rule(&mut self, index: usize, tried: &Tried, rulebook: &Rulebook, law: &Law) -> Option<RuleId> {
        let mut rules =
            law.conditions.iter().filter(|(_, condition)| condition.why == tried.kind).map(|(rule, _)| *rule);
        let number = |rule: RuleId| rulebook.article_of(rule).map(|article| article.number);
        let found = rules.clone().find(|&rule| number(rule) == tried.article.as_deref());
        let is_right = if rules.next().is_some() { found.is_some() } else { tried.article.is_none() };
        let what = || say!("此条不这样排除威胁，或没有写条文", "no such article excuses a threat so, or none is named");
        self.must(is_right, &format!(".considered[{index}].article"), what);
        found
    }

    /// What the rules said as the move was named. Each effect is named by the rule of its class, and every threat that stands has
    /// met the conditions.
    fn spoken(&self, law: &Law) -> Vec<Spoken> {
        let of = |class: Class| {
            let says = Speech::Names(class);
            let rule =
                law.names.iter().find(|(_, naming)| naming.class == class).map(|&(rule, _)| Spoken { rule, says });
            self.spoken.iter().copied().find(|spoken| spoken.says == says).or(rule)
        };
        let mut spoken: Vec<Spoken> = self.claim.effects.iter().filter_map(|&class| of(class)).collect();
        let stands = |reason: &Reason| matches!(reason, Reason::Chases { .. } | Reason::ThreatensMate { .. });
        if self.claim.reasons.iter().any(stands) {
            let affirms = law.conditions.iter().filter(|(_, condition)| condition.affirms);
            spoken.extend(affirms.map(|&(rule, _)| Spoken { rule, says: Speech::Affirms }));
        }
        spoken
    }
}
