//! Article 28.9, 闲: idle.

use crate::labels::Class;
use crate::rulebooks::{Article, Role, Text, find};

/// Article 28.9.
pub static ARTICLE: Article = Article {
    number: "28.9",
    title: Text { zh: "闲", en: "Idle" },
    summary: Text {
        zh: "不属于将、杀、捉的着法都是闲；兑、献、拦、跟也在闲的范围内。",
        en: "Every move that is not check, kill or chase is idle; exchange, offer, block and follow are kinds of idle move.",
    },
    does: Text {
        zh: "三种攻击都不成立的着法归入闲；其中另有名目的（兑、献、拦、跟）保留其名，此条只作依据。",
        en: "A move for which none of the three attacks holds is idle. Those with a name of their own (exchange, offer, block, follow) keep it, and this article is cited as bearing on them.",
    },
    role: Role::Naming,
    file: file!(),
    finds: |dispute| {
        let mut findings = find::effects(dispute, &ARTICLE, Class::Idle);
        findings.extend(find::bears(dispute, &ARTICLE, |label| !label.is_attack() && label.class != Class::Idle));
        findings
    },
};
