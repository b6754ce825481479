//! Article 28.2, 杀: kill: a mate threat.

use crate::labels::{Class, Considered};
use crate::rulebooks::{Article, Role, Text, find};

/// Article 28.2.
pub static ARTICLE: Article = Article {
    number: "28.2",
    title: Text { zh: "杀", en: "Kill: a mate threat" },
    summary: Text {
        zh: "走子后，下一着起可用照将或连续照将把对方将死的，叫杀。",
        en: "A move that threatens to mate with the next move, by one check or by an unbroken series of checks.",
    },
    does: Text {
        zh: "假定对方不应，搜索连续照将的杀着，对方可作任何合法应着；走子之前已有的杀不算。所引各着：定为杀，或其杀势早已存在。",
        en: "Supposes that the opponent passes and searches for mate by checks alone against every legal defence. A mate that was threatened before the move is not charged. Cited for moves with this effect, and (as bearing) where the mate was already there.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        let old = |considered: &Considered| matches!(considered, Considered::MateAlreadyThere { .. });
        let mut findings = find::effects(dispute, &ARTICLE, Class::Kill);
        findings.extend(find::bears(dispute, &ARTICLE, |label| label.considered.iter().any(old)));
        findings
    },
};
