//! Article 26.1.4, 他子应将: another piece answers a check.

use crate::chess::Kind;
use crate::labels::Class;
use crate::rulebooks::{About, Act, Article, Dispute, Finding, Read, Says, Text};

/// Article 26.1.4.
pub static ARTICLE: Article = Article {
    number: "26.1.4",
    title: Text { zh: "他子应将", en: "Another piece answers a check" },
    summary: Text {
        zh: "别的子应将而产生新的捉或杀的，按捉或杀；原来已有的，按闲。",
        en: "Another piece that answers a check chases or kills if the threat is new, and is idle if it stood before.",
    },
    does: Text {
        zh: "同 24.2、24.3 和 24.8；所引各着由别的子应将而有捉或杀。",
        en: "As 24.2, 24.3 and 24.8. Cited where another piece answers a check and chases or threatens mate by it.",
    },
    read: Read::Cited,
    acts: &[Act::Repeats { what: &[&super::a24_2_kill::ARTICLE, &super::a24_3_chase::ARTICLE], when: answers_check }],
    file: file!(),
};

/// A check answered by another piece than the general, and what that threatens or threatened already.
fn answers_check(dispute: &Dispute, finding: &Finding) -> bool {
    let About::Ply(ply) = finding.about else { return false };
    let Some(label) = dispute.label(ply) else { return false };
    let mover = label.before.at(label.play.from).map(|piece| piece.kind);
    let tells = matches!(finding.says, Says::Effect(Class::Chase | Class::Kill));
    tells && label.before.in_check(label.side) && mover != Some(Kind::King)
}
